/**
 * The sea in play: who can catch what, and what a catch does. This is the inner loop of every playout.
 *
 * Squares only ever become empty, so each occupied square keeps links to its nearest occupied squares, and a
 * catch relinks in constant time: nothing walks over empty water (FC-T3).
 *
 * A pile is one number: 20 bits with, for each colour, the least value that catches it (31, more than any
 * fish has, for its own colour: FC-T4), then the top fish (FC-T5). So a colour tests a pile by one mask and
 * one comparison, and a catch moves one number. Links are one number too: four squares of six bits. So is what
 * a pile holds: how many fish of each colour, six bits each, and the place of its lowest fish.
 */
import { colourOf, FISH_LIMIT, OCTOPUS, placeOf } from "./fish.ts";
import { dealtSquares, EDGE, SQUARES } from "./squares.ts";
import type { State } from "./state.ts";

const VALUE_BITS = 5;
const NEVER = 31;
const FISH_SHIFT = 20;
const COLOUR_SHIFT = FISH_SHIFT + VALUE_BITS;

const COUNT_BITS = 6;
const COUNT = 63;
const BOTTOM_SHIFT = 4 * COUNT_BITS;
const COUNTS = (1 << BOTTOM_SHIFT) - 1;

/** Where `owned` keeps the squares from 32 on. Most squares are below, so branches on it are well foreseen. */
const HIGH = 4;

// What is imported is looked up again at every use; what stands here is built into the machine code.
const codesPerSquare = SQUARES;

const RIGHT = 6;
const BELOW = 12;
const ABOVE = 18;
const SQUARE = 63;

/** No colour ever has more catches: sixteen piles, four directions, and slots to spare (see listCatches, legal). */
const MOST_CATCHES = 4 * OCTOPUS + 4;

/** The pile of a fish alone, by fish number. */
export const pileOf: readonly number[] = Array.from({ length: FISH_LIMIT }, (_, fish) => {
  let pile = fish << FISH_SHIFT;
  for (let colour = 0; colour < 4; colour++)
    pile |= (colourOf(fish) === colour ? NEVER : fish & NEVER) << (colour * VALUE_BITS);
  return pile;
});

export function topFish(pile: number): number {
  return pile >> FISH_SHIFT;
}

function filled(length: number, value: number): number[] {
  return Array.from({ length }, () => value);
}

/** Nothing anywhere; the edge can never be caught. */
export const emptyPiles: readonly number[] = [...filled(SQUARES, 0), (1 << FISH_SHIFT) - 1];
export const emptySquares: readonly number[] = filled(SQUARES, 0);
/** By number of colours: a state is copied often, and has no places to spare. */
export const noneBeneath: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((inPlay) =>
  filled(inPlay * OCTOPUS, 0),
);
export const noCatches: readonly number[] = filled(MOST_CATCHES, 0);

/** The links of any set of occupied squares. */
export function linksAmong(occupied: (square: number) => boolean): number[] {
  const look = (square: number, step: number, count: number): number => {
    for (let i = 1; i <= count; i++) if (occupied(square + i * step)) return square + i * step;
    return EDGE;
  };
  const links = filled(SQUARES + 1, EDGE | (EDGE << RIGHT) | (EDGE << BELOW) | (EDGE << ABOVE));
  for (let square = 0; square < SQUARES; square++) {
    if (!occupied(square)) continue;
    const column = square % 6;
    const row = (square - column) / 6;
    links[square] =
      look(square, -1, column) |
      (look(square, 1, 5 - column) << RIGHT) |
      (look(square, -6, row) << BELOW) |
      (look(square, 6, 5 - row) << ABOVE);
  }
  return links;
}

/** The links at the start of a round, by number of colours. */
export const dealtLinks: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((inPlay) => {
  const dealt = dealtSquares(inPlay);
  return linksAmong((square) => dealt.includes(square));
});

/** The nearest occupied squares of an occupied square: left, right, below, above; EDGE where there is none. */
export function neighbours(state: State, square: number): readonly [number, number, number, number] {
  const links = state.links[square]!;
  return [links & SQUARE, (links >> RIGHT) & SQUARE, (links >> BELOW) & SQUARE, links >> ABOVE];
}

/** What a fish alone holds, by fish number: itself. */
export const alone: readonly number[] = Array.from(
  { length: FISH_LIMIT },
  (_, fish) => (placeOf(fish) << BOTTOM_SHIFT) | (1 << (colourOf(fish) * COUNT_BITS)),
);

/** What a pile holds once a fish lies on it too. */
export function addTo(holds: number, fish: number): number {
  return holds + (alone[fish]! & COUNTS);
}

/** Notes that the pile on a square is of this colour. */
export function own(state: State, colour: number, square: number): void {
  if (square < 32) state.owned[colour]! |= 1 << square;
  else state.owned[colour + HIGH]! |= 1 << (square - 32);
}

/** How many fish of a colour there are in what a pile, or several piles added up, holds. */
export function countIn(holds: number, colour: number): number {
  return (holds >> (colour * COUNT_BITS)) & COUNT;
}

/** All that the piles of a colour hold, added up, and how many piles they are. */
export function holdings(state: State, colour: number): { readonly holds: number; readonly piles: number } {
  let holds = 0;
  let piles = 0;
  let owned = state.owned[colour]!;
  for (let base = 0; ; base = 32, owned = state.owned[colour + HIGH]!) {
    for (; owned !== 0; owned &= owned - 1) {
      holds += state.holds[base + 31 - Math.clz32(owned & -owned)]! & COUNTS;
      piles++;
    }
    if (base !== 0) return { holds, piles };
  }
}

/**
 * Lists the catches of a colour (FC-T2, FC-T3, FC-T4) into `state.catches`, by square, then left, right,
 * below, above. Each candidate is written and the count moves on only if it is a catch: no branch to mispredict.
 */
export function listCatches(state: State, colour: number): number {
  const { piles, links, catches } = state;
  const shift = colour * VALUE_BITS;
  const mask = NEVER << shift;
  let count = 0;
  let owned = state.owned[colour]!;
  let base = 0;
  for (;;) {
    while (owned !== 0) {
      const from = base + 31 - Math.clz32(owned & -owned);
      owned &= owned - 1;
      const reach = (((piles[from]! >> FISH_SHIFT) & NEVER) + 1) << shift;
      const near = links[from]!;
      const code = Math.imul(from, codesPerSquare);
      let to = near & SQUARE;
      catches[count] = code + to;
      count += ((piles[to]! & mask) - reach) >>> 31;
      to = (near >> RIGHT) & SQUARE;
      catches[count] = code + to;
      count += ((piles[to]! & mask) - reach) >>> 31;
      to = (near >> BELOW) & SQUARE;
      catches[count] = code + to;
      count += ((piles[to]! & mask) - reach) >>> 31;
      to = near >> ABOVE;
      catches[count] = code + to;
      count += ((piles[to]! & mask) - reach) >>> 31;
    }
    if (base !== 0) return count;
    base = 32;
    owned = state.owned[colour + HIGH]!;
  }
}

/** The pile on `from` lands on the pile on `to` (FC-T5). */
export function makeCatch(state: State, from: number, to: number): void {
  const { piles, links, holds, owned } = state;
  const catcher = piles[from]!;
  const caught = piles[to]!;
  const colour = catcher >> COLOUR_SHIFT;
  const loser = caught >> COLOUR_SHIFT;
  if (to < 32) {
    owned[loser]! &= ~(1 << to);
    owned[colour]! |= 1 << to;
  } else {
    owned[loser + HIGH]! &= ~(1 << (to - 32));
    owned[colour + HIGH]! |= 1 << (to - 32);
  }
  if (from < 32) owned[colour]! &= ~(1 << from);
  else owned[colour + HIGH]! &= ~(1 << (from - 32));

  // The lowest fish of what stands on `to` stays the lowest there.
  const carried = holds[from]!;
  state.beneath[carried >> BOTTOM_SHIFT] = caught >> FISH_SHIFT;
  holds[to]! += carried & COUNTS;
  piles[to] = catcher;
  piles[from] = 0;

  const near = links[from]!;
  const left = near & SQUARE;
  const right = (near >> RIGHT) & SQUARE;
  const below = (near >> BELOW) & SQUARE;
  const above = near >> ABOVE;
  links[left] = (links[left]! & ~(SQUARE << RIGHT)) | (right << RIGHT);
  links[right] = (links[right]! & ~SQUARE) | left;
  links[below] = (links[below]! & ~(SQUARE << ABOVE)) | (above << ABOVE);
  links[above] = (links[above]! & ~(SQUARE << BELOW)) | (below << BELOW);
}
