/** The options of a pond: its edition, its variant, its places, and what its box holds. */
import { type Card, cards, deckSize } from "./cards.ts";

export interface Options {
  /** CP-C2: names and pictures. */
  readonly edition: "ludolux" | "first";
  /** CP-V1. */
  readonly variant: "base" | "confirmed";
  /** CP-R2: where the second of two players sits. */
  readonly seating: "facing" | "adjacent";
  /** CP-R5: whether everybody sees into every bucket. */
  readonly buckets: "closed" | "open";
  /** CP-R1: how many of each card; the rest of the 36 is water. */
  readonly F1: number;
  readonly F2: number;
  readonly F3: number;
  readonly S1: number;
  readonly S2: number;
}

export const usualOptions: Options = {
  edition: "ludolux",
  variant: "base",
  seating: "facing",
  buckets: "closed",
  F1: 6,
  F2: 6,
  F3: 6,
  S1: 6,
  S2: 3,
};

/** How many fish and stone cards these options ask for. */
export function namedCards({ F1, F2, F3, S1, S2 }: Options): number {
  return F1 + F2 + F3 + S1 + S2;
}

/** How many there are of a card; what is no fish and no stone is water. */
export function copiesOf(card: Card, options: Options): number {
  return card === "W" ? deckSize - namedCards(options) : options[card];
}

/** Every card of the box, in the order of `cards`. */
export function deckOf(options: Options): Card[] {
  return cards.flatMap((card) => new Array<Card>(copiesOf(card, options)).fill(card));
}
