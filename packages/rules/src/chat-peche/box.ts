/**
 * What is in the box of a table (CP-R1), laid out for speed: the cards to shuffle, where a pile counts each of them
 * (see pile.ts), and sums over what a pile holds.
 */
import { type Card, type CardIndex, cards, cardTable, deckSize } from "./cards.ts";
import { copiesOf, deckOf, type Options, usualOptions } from "./options.ts";

export interface Box {
  /** Every card by its place in `cards`, four to a number: the shuffle copies them so. */
  readonly sorted: Int32Array;
  /** By which bit of a pile the count of each card begins: five bits a card, the first one lowest. */
  readonly shifts: number;
  /** How many bits the count of each card has. */
  readonly widths: readonly number[];
  readonly heights: Sums;
  readonly fish: Sums;
  readonly stones: Sums;
  readonly water: Sums;
}

/** A sum for every value of the lower half of the counts, then for every value of the upper half. */
export type Sums = Int8Array;

/** The top is in the three lowest bits of a pile, the counts above: at most 21 bits, however 36 cards are made up. */
export const countShift = 3;
export const halfBits = 12;
const halfSize = 1 << halfBits;

function boxFor(options: Options): Box {
  const widths = cards.map((card) => 32 - Math.clz32(copiesOf(card, options)));
  const starts = widths.map((_, kind) => widths.slice(0, kind).reduce((sum, width) => sum + width, 0));
  const sumsOf = (each: (card: Card) => number) => sumTable(widths, each);
  return {
    sorted: new Int32Array(Uint8Array.from(deckOf(options), (card) => cards.indexOf(card)).buffer),
    shifts: starts.reduce((packed, start, kind) => packed | ((start + countShift) << (kind * 5)), 0),
    widths,
    heights: sumsOf(() => 1),
    fish: sumsOf((card) => cardTable[card].fish),
    stones: sumsOf((card) => cardTable[card].stones),
    water: sumsOf((card) => cardTable[card].water),
  };
}

/** Each bit of a count is worth a power of two of its card; every entry is an earlier one and one bit more. */
function sumTable(widths: readonly number[], each: (card: Card) => number): Sums {
  const worths = cards.flatMap((card, kind) =>
    Array.from({ length: widths[kind]! }, (_, bit) => each(card) << bit),
  );
  const sums = new Int8Array(2 * halfSize);
  for (const half of [0, halfSize])
    for (let bits = 1; bits < halfSize; bits++) {
      const highest = 31 - Math.clz32(bits);
      const worth = worths[highest + (half === 0 ? 0 : halfBits)] ?? 0;
      sums[half + bits] = sums[half + bits - (1 << highest)]! + worth;
    }
  return sums;
}

// A box is made in some hundred microseconds, and asked for whenever a pond is filled or counted. So the last one is
// kept by its options, and a few by what they hold.
const mostBoxes = 16;
const boxes = new Map<number, Box>();
let lastOptions = usualOptions;
let lastBox = boxFor(usualOptions);

export function boxOf(options: Options): Box {
  if (options === lastOptions) return lastBox;
  const key = [options.F1, options.F2, options.F3, options.S1, options.S2].reduce(
    (packed, copies) => packed * (deckSize + 1) + copies,
  );
  const box = boxes.get(key) ?? boxFor(options);
  if (boxes.size === mostBoxes) boxes.clear();
  boxes.set(key, box);
  lastOptions = options;
  lastBox = box;
  return box;
}

/** Where in a pile the count of a card begins. */
export function shiftOf(box: Box, card: CardIndex): number {
  return (box.shifts >> (card * 5)) & 31;
}
