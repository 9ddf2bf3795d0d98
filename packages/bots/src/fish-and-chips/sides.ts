/**
 * Fish & Chips for two sides. Of two colours, catching a pile of n fish moves the difference by n: foreign fish
 * in it are gained, and the catcher's own no longer count for the other (FC-R5). So a pile is its top fish and
 * its size, and what is still to come does not depend on what was.
 */
import { rankOf } from "@guinguette/rules/fish-and-chips/fish";
import { SQUARES } from "@guinguette/rules/fish-and-chips/squares";
import type { Sides } from "../toolbox/alpha-beta.ts";
import { fishOn, LONELY, MOST_CATCHES, MOST_PLIES, makeCatch, type Sea, squareOf, takeBack } from "./sea.ts";
import { onlyColour } from "./waters.ts";

/** A point of lead; divisible by every number of opponents, whose points are averaged. */
export const POINT = 12;
/** More than any round can bring: a clean sweep wins the game at once (FC-E4). */
export const SWEEP = 1000 * POINT;

/** Where one's own fish taken back do not count. Whoever sweeps has the greatest difference there can be, so
 * a sweep needs no prize. */
export const duel: Sides<Sea> = {
  mostMoves: MOST_CATCHES,
  mostPlies: MOST_PLIES,
  moveCount: SQUARES << 6,
  side: (sea) => sea.turn,
  list: (sea, moves, moveScores, at) => listBySize(sea, moves, moveScores, at),
  make(sea, code) {
    const won = sea.holds[code & 63]! * POINT;
    makeCatch(sea, code);
    return won;
  },
  unmake: takeBack,
  low: (sea) => sea.low ^ Math.imul(sea.turn, 0x5bd1e995),
  high: (sea) => sea.high,
  evaluate: (sea) => biggest(sea) * (POINT / 2),
  most: (sea) => stake(sea, 1 - sea.turn) * POINT,
  least: (sea) => -stake(sea, sea.turn) * POINT,
  settle: () => 0,
};

/** Where they count (FC-R5): a pile of n is n more under the catcher's top fish and n - 1 less under the
 * other's. Many small piles may now count for less than one that is not all, so a sweep has its prize. */
export const countedDuel: Sides<Sea> = {
  ...duel,
  make(sea, code) {
    const won = (2 * sea.holds[code & 63]! - 1) * POINT;
    makeCatch(sea, code);
    return won;
  },
  evaluate: (sea) => biggest(sea) * POINT,
  most: () => 2 * SWEEP,
  least: () => -2 * SWEEP,
  settle(sea) {
    const sweeper = onlyColour(sea);
    return sweeper === -1 ? 0 : sweeper === 0 ? SWEEP : -SWEEP;
  },
};

function listBySize(sea: Sea, moves: Int32Array, moveScores: Int32Array, at: number): number {
  const { catches, holds } = sea;
  const count = sea.counts[sea.ply]!;
  const base = sea.ply * MOST_CATCHES;
  for (let i = 0; i < count; i++) {
    const code = catches[base + i]!;
    moves[at + i] = code;
    moveScores[at + i] = holds[code & 63]! * 64;
  }
  return count;
}

/** The size of the biggest pile that the colour to move can catch. */
function biggest(sea: Sea): number {
  const { catches, holds } = sea;
  const base = sea.ply * MOST_CATCHES;
  const end = base + sea.counts[sea.ply]!;
  let most = 0;
  for (let at = base; at < end; at++) {
    const size = holds[catches[at]! & 63]!;
    if (size > most) most = size;
  }
  return most;
}

/** All the fish that a colour might still lose: those in piles that share a line with others and that the
 * highest fish of the other colour could catch. No fish grows, so this bounds all that is to come. */
function stake(sea: Sea, colour: number): number {
  const reach = highest(sea, 1 - colour);
  let all = 0;
  for (let entry = colour; entry < 8; entry += 4)
    for (let owned = sea.owned[entry]!; owned !== 0; owned &= owned - 1) {
      const square = squareOf(owned & -owned, entry);
      if (rankOf(fishOn(sea, square)) <= reach && sea.links[square] !== LONELY) all += sea.holds[square]!;
    }
  return all;
}

/** The value of the highest fish of a colour that can still meet others. */
function highest(sea: Sea, colour: number): number {
  let most = 0;
  for (let entry = colour; entry < 8; entry += 4)
    for (let owned = sea.owned[entry]!; owned !== 0; owned &= owned - 1) {
      const square = squareOf(owned & -owned, entry);
      const rank = rankOf(fishOn(sea, square));
      if (rank > most && sea.links[square] !== LONELY) most = rank;
    }
  return most;
}
