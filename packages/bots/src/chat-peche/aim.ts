/** What anglers want: to win, which is not quite the same as many points. */
import type { Angler } from "./anglers.ts";

/** A turn as it is played out in the head. */
export interface Turn {
  /** Everybody, from the one with the float on. */
  readonly everybody: readonly Angler[];
  /** How many of them have fished already. */
  readonly done: number;
  /** The variance of the points between two players in the turns to come. */
  readonly ahead: number;
  /** Whether points are all that counts: how far ahead of the others one fishes, on average. */
  readonly points: boolean;
}

/** What every turn to come adds to the points between two players: a variance, counted in games of sensible ones. */
export const LUCK = 14;

/** Half of pi: makes the curve below as steep as the bell's. */
const STEEP = 1.5708;
/** A point decides nothing for certain as long as others may hold something unknown. */
const LEAST = 0.3;

/**
 * Writes what each has of it: the chance to end before everybody else, as if pairs did not depend on each other.
 * `gains` and `spreads` are those of this turn. The curve is one with square roots, which machines all round alike.
 */
export function aim(turn: Turn, gains: Float64Array, spreads: Float64Array, aims: Float64Array): void {
  if (turn.points) aimAtPoints(gains, aims);
  else aimAtWinning(turn, gains, spreads, aims);
}

function aimAtPoints(gains: Float64Array, aims: Float64Array): void {
  let all = 0;
  for (let each = 0; each < gains.length; each++) all += gains[each]!;
  for (let own = 0; own < gains.length; own++)
    aims[own] = gains[own]! - (all - gains[own]!) / (gains.length - 1);
}

function aimAtWinning(turn: Turn, gains: Float64Array, spreads: Float64Array, aims: Float64Array): void {
  const { ahead, everybody } = turn;
  aims.fill(1);
  for (let one = 0; one < everybody.length; one++)
    for (let other = 0; other < one; other++) {
      const mine = everybody[one]!;
      const theirs = everybody[other]!;
      const lead = mine.score + gains[one]! - theirs.score - gains[other]!;
      const variance = mine.spread + spreads[one]! + theirs.spread + spreads[other]! + ahead + LEAST;
      const chance = 0.5 + (0.5 * lead) / Math.sqrt(STEEP * variance + lead * lead);
      aims[one]! *= chance;
      aims[other]! *= 1 - chance;
    }
}
