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

/** The best of the places around a square: it covers the least of what weighs, then the nearest. */
export function placeBeside(
  square: SquareName,
  width: number,
  height: number,
  weight: (square: SquareName) => number,
): Box {
  const column = columnOf(square);
  const row = rowOf(square);
  const middle = clamp(column + 0.5 - width / 2, SIDE - width);
  const level = clamp(row + 0.5 - height / 2, SIDE - height);
  const places: Box[] = [];
  for (const away of [0, 1, 2, 3, 4]) {
    places.push(
      { left: middle, top: row - height - away, width, height },
      { left: middle, top: row + 1 + away, width, height },
      { left: column + 1 + away, top: level, width, height },
      { left: column - width - away, top: level, width, height },
    );
  }
  let best: Box = { left: middle, top: level, width, height };
  let least = Number.POSITIVE_INFINITY;
  for (const [nearness, box] of places.entries()) {
    if (box.left < 0 || box.top < 0 || box.left + width > SIDE || box.top + height > SIDE) continue;
    const cost = nearness + 20 * covered(box, weight);
    if (cost >= least) continue;
    least = cost;
    best = box;
  }
  return best;
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
