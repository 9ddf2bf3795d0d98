/** Where words are shown on the sea: off the squares one may want to see or touch. In squares of the sea. */
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import { columnOf, rowOf, squaresAsRead } from "@guinguette/words/fish-and-chips/places";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SIDE = 6;
/** How many places are tried across and down. */
const STEPS = 24;

/** The best place off a square: it covers the least of what weighs, then the nearest, and rather above than below. */
export function placeBeside(
  square: SquareName,
  width: number,
  height: number,
  weight: (square: SquareName) => number,
): Box {
  const column = columnOf(square);
  const row = rowOf(square);
  let best: Box = { left: clamp(column, SIDE - width), top: clamp(row, SIDE - height), width, height };
  let least = Number.POSITIVE_INFINITY;
  for (const top of placesAlong(height))
    for (const left of placesAlong(width)) {
      const box = { left, top, width, height };
      if (overlap(column, left, width) > 0 && overlap(row, top, height) > 0) continue;
      const away = Math.hypot(left + width / 2 - column - 0.5, top + height / 2 - row - 0.5);
      const cost = away + 20 * covered(box, weight);
      if (cost >= least - 0.01) continue;
      least = cost;
      best = box;
    }
  return best;
}

/** Along one side of the sea: at the start, in the middle and at the end of each square, as far as it has room. */
function placesAlong(length: number): number[] {
  const starts = Array.from({ length: SIDE }, (_, at) => [at, at + (1 - length) / 2, at + 1 - length]);
  return starts.flat().filter((start) => start >= 0 && start + length <= SIDE);
}

/** The best place anywhere, the highest of several: with enough water free it covers no fish. */
export function placeOnWater(width: number, height: number, weight: (square: SquareName) => number): Box {
  const rest = { across: Math.max(0, SIDE - width), down: Math.max(0, SIDE - height) };
  let best: Box = { left: rest.across / 2, top: 0, width, height };
  let least = covered(best, weight);
  for (let down = 0; down <= STEPS; down++)
    for (let across = 0; across <= STEPS; across++) {
      const box = {
        left: (rest.across * across) / STEPS,
        top: (rest.down * down) / STEPS,
        width,
        height,
      };
      const cost = covered(box, weight);
      // A hair's breadth of difference is none.
      if (cost >= least - 0.01) continue;
      least = cost;
      best = box;
    }
  return best;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function covered(box: Box, weight: (square: SquareName) => number): number {
  let sum = 0;
  for (const square of squaresAsRead) {
    const across = overlap(columnOf(square), box.left, box.width);
    const down = overlap(rowOf(square), box.top, box.height);
    sum += across * down * weight(square);
  }
  return sum;
}

function overlap(at: number, from: number, length: number): number {
  return Math.max(0, Math.min(at + 1, from + length) - Math.max(at, from));
}
