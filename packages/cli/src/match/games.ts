/** What one thread of a match does: games, one after the other, until none is left. */
import { type Played, playGame } from "./game.ts";
import type { Plan } from "./plan.ts";
import { stopProgram, type Witness } from "./program.ts";
import { nextGame, noteFailure, noteSuccess, type Shared } from "./shared.ts";
import { type Sitter, sittersFor } from "./sitter.ts";

/** What a thread has to tell. */
export type News =
  | { readonly kind: "played"; readonly played: Played; readonly gaveUp: boolean }
  | { readonly kind: "started" | "ended"; readonly pid: number }
  | { readonly kind: "said"; readonly line: string };

export async function playGames(plan: Plan, shared: Shared, tell: (news: News) => void): Promise<void> {
  const witness: Witness = {
    started: (pid) => tell({ kind: "started", pid }),
    ended: (pid) => tell({ kind: "ended", pid }),
    said: (line) => tell({ kind: "said", line }),
  };
  const sitters = await sittersFor(plan, witness);
  for (;;) {
    const number = nextGame(shared, plan);
    if (number === null) break;
    const played = await playGame(plan, number, sitters, shared);
    if (played === null) break;
    tell({ kind: "played", played, gaveUp: settle(plan, played, sitters, shared) });
  }
  for (const sitter of sitters) leave(sitter);
}

/** Counts failures, and makes ready for the next game. Whether somebody has failed once too often. */
function settle(plan: Plan, { fault }: Played, sitters: readonly Sitter[], shared: Shared): boolean {
  for (const [player, sitter] of sitters.entries()) {
    if (sitter.kind === "bot" || player === fault?.player) continue;
    if (fault === null) noteSuccess(shared, player);
    // It ended between two games: that harms nobody. Whoever is to meet a deal again does not remember it.
    if (sitter.program.gone !== null || plan.sameDeal) leave(sitter);
  }
  if (fault === null) return false;
  leave(sitters[fault.player]!);
  return noteFailure(shared, fault.player);
}

function leave(sitter: Sitter): void {
  if (sitter.kind === "program") stopProgram(sitter.program);
}
