/**
 * Fish & Chips for three and four, as somebody sees it who expects the worst: all the others play against them
 * together. The value is one's own points less the others' on average.
 */

import { SQUARES } from "@guinguette/rules/fish-and-chips/squares";
import type { Sides } from "../toolbox/alpha-beta.ts";
import { countIn, MOST_CATCHES, MOST_PLIES, makeCatch, ownerOf, type Sea, takeBack } from "./sea.ts";
import { onlyColour } from "./waters.ts";

/** A point of lead; divisible by every number of opponents, whose points are averaged. */
export const POINT = 12;
/** More than any round can bring: a clean sweep wins the game at once (FC-E4). */
export const SWEEP = 1000 * POINT;

export function oneAgainstAll(players: number, me: number, counted: boolean): Sides<Sea> {
  const share = POINT / (players - 1);

  /** What a catch wins for the side of the catcher: its own points, and what the other side loses. */
  function won(sea: Sea, code: number): number {
    const holds = sea.holds[code & 63]!;
    const owner = ownerOf(sea, code & 63);
    const size = sizeOf(holds);
    const gain = counted ? size : size - countIn(holds, sea.turn);
    const loss = counted ? size - 1 : size - countIn(holds, owner);
    if (sea.turn === me) return gain * POINT + loss * share;
    return owner === me ? gain * share + loss * POINT : (gain - loss) * share;
  }

  return {
    mostMoves: MOST_CATCHES,
    mostPlies: MOST_PLIES,
    moveCount: SQUARES << 6,
    low: (sea) => sea.low ^ Math.imul(sea.turn, 0x5bd1e995),
    high: (sea) => sea.high,
    unmake: takeBack,
    side: (sea) => (sea.turn === -1 ? -1 : sea.turn === me ? 0 : 1),
    list(sea, moves, moveScores, at) {
      const count = sea.counts[sea.ply]!;
      const base = sea.ply * MOST_CATCHES;
      for (let i = 0; i < count; i++) {
        const code = sea.catches[base + i]!;
        moves[at + i] = code;
        moveScores[at + i] = won(sea, code) * 5;
      }
      return count;
    },
    make(sea, code) {
      const value = won(sea, code);
      makeCatch(sea, code);
      return value;
    },
    evaluate(sea) {
      const base = sea.ply * MOST_CATCHES;
      let most = 0;
      for (let i = base; i < base + sea.counts[sea.ply]!; i++)
        most = Math.max(most, won(sea, sea.catches[i]!));
      return most >> 1;
    },
    most: () => 2 * SWEEP,
    least: () => -2 * SWEEP,
    settle(sea) {
      if (players > 3) return 0;
      const sweeper = onlyColour(sea);
      return sweeper === -1 ? 0 : sweeper === me ? SWEEP : -SWEEP;
    },
  };
}

function sizeOf(holds: number): number {
  return countIn(holds, 0) + countIn(holds, 1) + countIn(holds, 2) + countIn(holds, 3);
}
