/**
 * A pile in one small integer: how many it holds of each card, and which card lies on top. Each count has as many
 * bits as the box of the table asks for (see box.ts).
 *
 * The order below the top is not kept, because nothing can ever depend on it: piles are only covered (CP-1),
 * moved (CP-3) and taken (CP-4) whole, so a card once covered never shows again before it is in a bucket, and
 * nobody may look (CP-3b). This makes luring and fishing one addition each.
 */

import { type Box, halfBits, countShift as lowestCount, type Sums, shiftOf } from "./box.ts";
import { type Card, type CardIndex, cards } from "./cards.ts";
import type { Fill } from "./deck.ts";

export type Pile = number;

/** What a pile or a bucket holds, whatever lies on top. */
export type Cards = number;

/** The top is in the three lowest bits, the counts above. */
const topBits = 7;
const countShift = lowestCount;

export const emptyPile: Pile = 0;

/** A card by itself. Of a fill, the card in its lowest bits. */
export function pileOf(fill: CardIndex | Fill, shifts: Box["shifts"]): Pile {
  const card = fill & topBits;
  // A shift looks at five bits of its distance only: those of this card.
  return card | (1 << (shifts >> (card * 5)));
}

/** CP-R4: what arrives lies on top, and keeps its own top. */
function cover(pile: Pile, arriving: Pile): Pile {
  return (pile & ~topBits) + arriving;
}

// A fill (CP-1), card by card: loops take twice as long, and literals are the arrays that are made fastest.

/** Nine cards, each a pile of its own. */
export function pilesOf(fill: Fill, shifts: Box["shifts"]): Pile[] {
  return [
    pileOf(fill, shifts),
    pileOf(fill >> 3, shifts),
    pileOf(fill >> 6, shifts),
    pileOf(fill >> 9, shifts),
    pileOf(fill >> 12, shifts),
    pileOf(fill >> 15, shifts),
    pileOf(fill >> 18, shifts),
    pileOf(fill >> 21, shifts),
    pileOf(fill >> 24, shifts),
  ];
}

/** Nine cards on top of nine piles. */
export function coverAll(piles: Pile[], fill: Fill, shifts: Box["shifts"]): void {
  piles[0] = cover(piles[0]!, pileOf(fill, shifts));
  piles[1] = cover(piles[1]!, pileOf(fill >> 3, shifts));
  piles[2] = cover(piles[2]!, pileOf(fill >> 6, shifts));
  piles[3] = cover(piles[3]!, pileOf(fill >> 9, shifts));
  piles[4] = cover(piles[4]!, pileOf(fill >> 12, shifts));
  piles[5] = cover(piles[5]!, pileOf(fill >> 15, shifts));
  piles[6] = cover(piles[6]!, pileOf(fill >> 18, shifts));
  piles[7] = cover(piles[7]!, pileOf(fill >> 21, shifts));
  piles[8] = cover(piles[8]!, pileOf(fill >> 24, shifts));
}

export function cardsIn(pile: Pile): Cards {
  return pile & ~topBits;
}

/** The card on top of a pile that is not empty. */
export function topOf(pile: Pile): Card {
  return cards[pile & topBits] as Card;
}

/** How many cards there are of this kind. */
export function copiesIn(held: Cards, card: CardIndex, box: Box): number {
  return (held >> shiftOf(box, card)) & ((1 << box.widths[card]!) - 1);
}

// Simulations ask for the scores of every game they play, so sums over the cards are looked up: a table has the sum
// of each half of the counts.
const halfSize = 1 << halfBits;

function sumIn(sums: Sums, held: Cards): number {
  const counts = held >> countShift;
  return sums[counts & (halfSize - 1)]! + sums[halfSize + (counts >> halfBits)]!;
}

export function heightOf(held: Cards, box: Box): number {
  return sumIn(box.heights, held);
}

export function fishIn(held: Cards, box: Box): number {
  return sumIn(box.fish, held);
}

export function stonesIn(held: Cards, box: Box): number {
  return sumIn(box.stones, held);
}

export function waterIn(held: Cards, box: Box): number {
  return sumIn(box.water, held);
}

/** Every card by its name, in the order of the table. */
export function namesIn(held: Cards, box: Box): Card[] {
  return cards.flatMap((card, index) => new Array<Card>(copiesIn(held, index, box)).fill(card));
}
