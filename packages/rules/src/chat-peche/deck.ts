/** The deck: shuffled once, when the game is dealt, into the four fills of nine cards. */
import { next, type Random } from "../random.ts";
import type { Box } from "./box.ts";
import { type Card, type CardIndex, cards, deckSize } from "./cards.ts";
import { type SpotIndex, spots } from "./pond.ts";

/** The nine cards of one turn, three bits each: the lowest are the card of the first spot. */
export type Fill = number;

export function cardAt(fill: Fill, spot: SpotIndex): CardIndex {
  return (fill >> (spot * 3)) & 7;
}

/** A deck as its four fills, the first card first. */
export function fillsOf(deck: readonly Card[]): Fill[] {
  const fills = [0, 0, 0, 0];
  for (const [place, card] of deck.entries()) {
    const fill = Math.floor(place / spots.length);
    fills[fill] = (fills[fill] ?? 0) | (cards.indexOf(card) << ((place % spots.length) * 3));
  }
  return fills;
}

// Shuffling is a good part of the time of a random game. So it works in one place, without allocating, and
// every number drawn decides several cards: read as a fraction of 26 bits and stretched by the number of
// cards left, its whole part picks a card and the rest of the fraction picks on. All orders are equally
// likely, as the fractions that would favour some of them are drawn again: what is left after a batch is
// the fraction times the product of the batch, so those can be told before the first card is picked.
const fractionBits = 26;
const fractionMask = (1 << fractionBits) - 1;

/** How many cards each number decides; few enough that nearly none must be drawn again. */
const batches = [4, 4, 4, 5, 5, 6, 8];
/** How many ways there are to pick the cards of each batch. */
const ways = batches.map((size, batch) => {
  const left = deckSize - batches.slice(0, batch).reduce((sum, earlier) => sum + earlier, 0);
  return Array.from({ length: size }, (_, picked) => left - picked).reduce((product, n) => product * n, 1);
});
const unfair = ways.map((count) => (fractionMask + 1) % count);

const pool = new Uint8Array(deckSize);
// Four cards are put back at a time.
const poolWords = new Int32Array(pool.buffer);

/** CP-S2. The same seed gives the same deck in every release: never change how many numbers this draws. */
export function shuffledFills(sorted: Box["sorted"], random: Random): Fill[] {
  for (let i = 0; i < poolWords.length; i++) poolWords[i] = sorted[i]!;
  let left = deckSize;
  for (let batch = 0; batch < batches.length; batch++) {
    let fraction = next(random) >>> (32 - fractionBits);
    while ((Math.imul(fraction, ways[batch]!) & fractionMask) < unfair[batch]!)
      fraction = next(random) >>> (32 - fractionBits);
    for (const until = left - batches[batch]!; left > until; ) {
      const stretched = Math.imul(fraction, left);
      const picked = stretched >>> fractionBits;
      fraction = stretched & fractionMask;
      left--;
      const card = pool[picked]!;
      pool[picked] = pool[left]!;
      pool[left] = card;
    }
  }
  return [packed(0), packed(9), packed(18), packed(27)];
}

/** Nine cards of the pool as a fill; written out, because a loop takes twice as long. */
function packed(at: number): Fill {
  return (
    pool[at]! |
    (pool[at + 1]! << 3) |
    (pool[at + 2]! << 6) |
    (pool[at + 3]! << 9) |
    (pool[at + 4]! << 12) |
    (pool[at + 5]! << 15) |
    (pool[at + 6]! << 18) |
    (pool[at + 7]! << 21) |
    (pool[at + 8]! << 24)
  );
}
