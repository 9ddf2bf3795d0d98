/**
 * A pile in one small integer: how many it holds of each card, four bits each, and which card lies on top.
 *
 * The order below the top is not kept, because nothing can ever depend on it: piles are only covered (CP-1),
 * moved (CP-3) and taken (CP-4) whole, so a card once covered never shows again before it is in a bucket, and
 * nobody may look (CP-3b). This makes luring and fishing one addition each.
 */
import { type Card, type CardIndex, cards, cardTable } from "./cards.ts";

export type Pile = number;

/** What a pile or a bucket holds, whatever lies on top. */
export type Cards = number;

const topShift = 24;
const countBits = (1 << topShift) - 1;

export const emptyPile: Pile = 0;

export function pileOf(card: CardIndex): Pile {
  return (card << topShift) | (1 << (card << 2));
}

/** CP-R4: what arrives lies on top, and keeps its own top. */
export function cover(pile: Pile, arriving: Pile): Pile {
  return (pile & countBits) + arriving;
}

export function cardsIn(pile: Pile): Cards {
  return pile & countBits;
}

/** The card on top of a pile that is not empty. */
export function topOf(pile: Pile): Card {
  return cards[pile >> topShift] as Card;
}

/** How many cards there are of this kind. */
export function copiesIn(held: Cards, card: CardIndex): number {
  return (held >> (card << 2)) & 15;
}

/** Adds up what each card counts for. */
function sumOf(held: Cards, each: (card: Card) => number): number {
  return cards.reduce((sum, card, index) => sum + copiesIn(held, index) * each(card), 0);
}

export function heightOf(held: Cards): number {
  return sumOf(held, () => 1);
}

export function fishIn(held: Cards): number {
  return sumOf(held, (card) => cardTable[card].fish);
}

export function stonesIn(held: Cards): number {
  return sumOf(held, (card) => cardTable[card].stones);
}

export function waterIn(held: Cards): number {
  return sumOf(held, (card) => cardTable[card].water);
}

/** Every card by its name, in the order of the table. */
export function namesIn(held: Cards): Card[] {
  return cards.flatMap((card, index) => new Array<Card>(copiesIn(held, index)).fill(card));
}
