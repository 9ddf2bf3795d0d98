/**
 * One small count per seat (pawns, worms, boats), all in one number: 5 bits a seat, and their sum above them.
 * No sum passes 31: a waste holds at most 9 pawns before a sale of at most 10, and there are 30 worms.
 */
import type { Seat } from "../seats.ts";

export type Tally = number;

const BITS = 5;
const MOST = 31;
const SUM = 25;

export function countOf(tally: Tally, seat: Seat): number {
  return (tally >> (BITS * seat)) & MOST;
}

export function sumOf(tally: Tally): number {
  return tally >> SUM;
}

/** The tally with `more` for a seat; less, if negative. */
export function added(tally: Tally, seat: Seat, more: number): Tally {
  return tally + more * ((1 << (BITS * seat)) + (1 << SUM));
}

export function tallyOf(counts: readonly number[]): Tally {
  let tally = 0;
  for (let seat = 0; seat < counts.length; seat++) tally = added(tally, seat, counts[seat]!);
  return tally;
}

export function countsIn(tally: Tally, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => countOf(tally, seat));
}

/** How many seats have more than this one. */
export function seatsAhead(tally: Tally, players: number, seat: Seat): number {
  const own = countOf(tally, seat);
  let ahead = 0;
  for (let other = 0; other < players; other++) if (countOf(tally, other) > own) ahead++;
  return ahead;
}

/** How many seats have just as many as this one, itself among them. */
export function seatsLevel(tally: Tally, players: number, seat: Seat): number {
  const own = countOf(tally, seat);
  let level = 0;
  for (let other = 0; other < players; other++) if (countOf(tally, other) === own) level++;
  return level;
}
