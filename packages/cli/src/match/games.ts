/** What one thread of a match does: games, one after the other, until none is left. */
import type { Broken, Course } from "./course.ts";
import { type Played, playGame, type Thoughtless, type Thread } from "./game.ts";
import type { Plan } from "./plan.ts";
import { stopProgram, type Witness } from "./program.ts";
import { nextGame, noteFailure, noteSuccess, type Shared } from "./shared.ts";
import { type Sitter, sittersFor } from "./sitter.ts";

/** What a thread has to tell. */
export type News =
  | { readonly kind: "played"; readonly played: Played; readonly gaveUp: boolean }
  | { readonly kind: "thoughtless"; readonly which: Thoughtless }
  /** `mark`: what marks all that come of this process, and of no other. */
  | { readonly kind: "started"; readonly pid: number; readonly mark: string }
  | { readonly kind: "ended"; readonly pid: number }
  | { readonly kind: "said"; readonly line: string };

/** The work of one thread; `broken` is the game with which it goes on in the place of another. */
export interface Order {
  readonly plan: Plan;
  readonly shared: Shared;
  readonly course: Course;
  readonly broken?: Broken;
}

export async function playGames(
  { plan, shared, course, broken }: Order,
  tell: (news: News) => void,
  seated: typeof sittersFor = sittersFor,
): Promise<void> {
  const witness: Witness = {
    started: (pid, mark) => tell({ kind: "started", pid, mark }),
    ended: (pid) => tell({ kind: "ended", pid }),
    said: (line) => tell({ kind: "said", line }),
  };
  const sitters = await seated(plan, witness);
  const thread: Thread = {
    shared,
    course,
    thoughtless: (which) => tell({ kind: "thoughtless", which }),
  };
  let left = broken;
  for (;;) {
    const number = left?.game ?? nextGame(shared, plan);
    if (number === null) break;
    const played = await playGame(plan, number, sitters, thread, left);
    left = undefined;
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
  leave(sitters[fault.player] as (typeof sitters)[number]);
  return noteFailure(shared, fault.player);
}

function leave(sitter: Sitter): void {
  if (sitter.kind === "program") stopProgram(sitter.program);
}
