/** What a way to play a round between two gives away at worst, by the rules themselves. */
import type { Game } from "@guinguette/rules/contract";
import { type FishFish, fishFish } from "@guinguette/rules/fish-fish/game";
import { seeded } from "@guinguette/rules/random";
import { bestResponse, type Policy } from "../toolbox/best-response.ts";
import { FISH, FISHER } from "./duel.ts";
import { type DuelTable, sharesIn } from "./duel-table.ts";

/** Points of a round, the Fisher's less the Fish's. */
export interface Worst {
  /** What the Fisher gets from the worst that a Fish can do to it. */
  readonly fisher: number;
  /** What the Fisher gets that does the worst to the Fish. */
  readonly fish: number;
}

export function worstOf(policy: Policy<FishFish>): Worst {
  return worstIn(fishFish, policy);
}

/** The same, where views tell more than they must. */
export function worstIn<T extends FishFish>(game: Game<T>, policy: Policy<T>): Worst {
  return { fisher: -attacked(game, policy, FISH), fish: attacked(game, policy, FISHER) };
}

/** Half of what two who know the other's ways could gain together. */
export function exploitability({ fisher, fish }: Worst): number {
  return (fish - fisher) / 2;
}

/** What the seat gets, more than the other, in the first round. */
function attacked<T extends FishFish>(game: Game<T>, policy: Policy<T>, seat: number): number {
  const start = game.deal({ players: 2, options: {}, setup: { firstFisher: FISHER } }, seeded("any"));
  return bestResponse(game, start, seat, policy, (state) => {
    if (state.round === 1) return null;
    const points = game.scores(state, seat);
    return points[seat]! - points[1 - seat]!;
  });
}

export function policyOf(table: DuelTable): Policy<FishFish> {
  return (view, legal) => sharesIn(table, view, legal) ?? legal.map(() => 1 / legal.length);
}
