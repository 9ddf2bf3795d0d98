/** What a way to play a round between two gives away at worst, by the rules themselves. */
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
  return { fisher: -attacked(policy, FISH), fish: attacked(policy, FISHER) };
}

/** Half of what two who know the other's ways could gain together. */
export function exploitability({ fisher, fish }: Worst): number {
  return (fish - fisher) / 2;
}

/** What the seat gets, more than the other, in the first round. */
function attacked(policy: Policy<FishFish>, seat: number): number {
  const start = fishFish.deal({ players: 2, options: {}, setup: { firstFisher: FISHER } }, seeded("any"));
  return bestResponse(fishFish, start, seat, policy, (state) => {
    if (state.round === 1) return null;
    const points = fishFish.scores(state, seat);
    return points[seat]! - points[1 - seat]!;
  });
}

export function policyOf(table: DuelTable): Policy<FishFish> {
  return (view, legal) => sharesIn(table, view, legal) ?? legal.map(() => 1 / legal.length);
}
