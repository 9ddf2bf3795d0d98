/**
 * A pile in one small integer: how many it holds of each card, four bits each, and which card lies on top.
 *
 * The order below the top is not kept, because nothing can ever depend on it: piles are only covered (CP-1),
 * moved (CP-3) and taken (CP-4) whole, so a card once covered never shows again before it is in a bucket, and
 * nobody may look (CP-3b). This makes luring and fishing one addition each.
 */

import { type Card, type CardIndex, cards, cardTable } from "./cards.ts";
import type { Fill } from "./deck.ts";

export type Pile = number;

/** What a pile or a bucket holds, whatever lies on top. */
export type Cards = number;

/** The top is in the three lowest bits, the counts above. */
const topBits = 7;
const countShift = 3;
const oneCard = 1 << countShift;

export const emptyPile: Pile = 0;

/** A card by itself. Of a fill, the card in its lowest bits. */
export function pileOf(fill: CardIndex | Fill): Pile {
  const card = fill & topBits;
  return card | (oneCard << (card << 2));
}

/** CP-R4: what arrives lies on top, and keeps its own top. */
export function cover(pile: Pile, arriving: Pile): Pile {
  return (pile & ~topBits) + arriving;
}

// A fill (CP-1), card by card: loops take twice as long, and literals are the arrays that are made fastest.

/** Nine cards, each a pile of its own. */
export function pilesOf(fill: Fill): Pile[] {
  return [
    pileOf(fill),
    pileOf(fill >> 3),
    pileOf(fill >> 6),
    pileOf(fill >> 9),
    pileOf(fill >> 12),
    pileOf(fill >> 15),
    pileOf(fill >> 18),
    pileOf(fill >> 21),
    pileOf(fill >> 24),
  ];
}

/** Nine cards on top of nine piles. */
export function coverAll(piles: Pile[], fill: Fill): void {
  piles[0] = cover(piles[0]!, pileOf(fill));
  piles[1] = cover(piles[1]!, pileOf(fill >> 3));
  piles[2] = cover(piles[2]!, pileOf(fill >> 6));
  piles[3] = cover(piles[3]!, pileOf(fill >> 9));
  piles[4] = cover(piles[4]!, pileOf(fill >> 12));
  piles[5] = cover(piles[5]!, pileOf(fill >> 15));
  piles[6] = cover(piles[6]!, pileOf(fill >> 18));
  piles[7] = cover(piles[7]!, pileOf(fill >> 21));
  piles[8] = cover(piles[8]!, pileOf(fill >> 24));
}

export function cardsIn(pile: Pile): Cards {
  return pile & ~topBits;
}

/** The card on top of a pile that is not empty. */
export function topOf(pile: Pile): Card {
  return cards[pile & topBits] as Card;
}

/** How many cards there are of this kind. */
export function copiesIn(held: Cards, card: CardIndex): number {
  return (held >> ((card << 2) + countShift)) & 15;
}

// Simulations ask for the scores of every game they play, so sums over the cards are looked up: three of the six
// kinds are in the lower half of the counts, three in the upper, and a table has the sum of each half.
const halfBits = 12;
const halfSize = 1 << halfBits;

function sumsOf(each: (card: Card) => number): Int8Array {
  return Int8Array.from({ length: 2 * halfSize }, (_, index) => {
    const held = (index % halfSize) << (countShift + (index < halfSize ? 0 : halfBits));
    return cards.reduce((sum, card, kind) => sum + copiesIn(held, kind) * each(card), 0);
  });
}

function sumIn(sums: Int8Array, held: Cards): number {
  const counts = held >> countShift;
  return sums[counts & (halfSize - 1)]! + sums[halfSize + (counts >> halfBits)]!;
}

const heights = sumsOf(() => 1);
const fish = sumsOf((card) => cardTable[card].fish);
const stones = sumsOf((card) => cardTable[card].stones);
const water = sumsOf((card) => cardTable[card].water);

export function heightOf(held: Cards): number {
  return sumIn(heights, held);
}

export function fishIn(held: Cards): number {
  return sumIn(fish, held);
}

export function stonesIn(held: Cards): number {
  return sumIn(stones, held);
}

export function waterIn(held: Cards): number {
  return sumIn(water, held);
}

/** Every card by its name, in the order of the table. */
export function namesIn(held: Cards): Card[] {
  return cards.flatMap((card, index) => new Array<Card>(copiesIn(held, index)).fill(card));
}
