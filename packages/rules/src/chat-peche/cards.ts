/** The pond cards (CP-C1). What is in the box is data: whoever owns one may correct it here (CP-R1). */
export const cards = ["F1", "F2", "F3", "S1", "S2", "W"] as const;

/** A card by its name: fish, stones or water, and how many. */
export type Card = (typeof cards)[number];

/** A card by its place in `cards`, as the state keeps it. */
export type CardIndex = number;

interface CardKind {
  readonly copies: number;
  readonly fish: number;
  readonly stones: number;
  readonly water: number;
}

/** CP-R1, in the order of `cards`. */
export const cardTable: Readonly<Record<Card, CardKind>> = {
  F1: { copies: 6, fish: 1, stones: 0, water: 0 },
  F2: { copies: 6, fish: 2, stones: 0, water: 0 },
  F3: { copies: 6, fish: 3, stones: 0, water: 0 },
  S1: { copies: 6, fish: 0, stones: 1, water: 0 },
  S2: { copies: 3, fish: 0, stones: 2, water: 0 },
  W: { copies: 9, fish: 0, stones: 0, water: 1 },
};

/** CP-C1: four fills of nine. */
export const deckSize = 36;

/** Every card of the box, in the order of `cards`. */
export const wholeDeck: readonly Card[] = cards.flatMap((card) =>
  new Array<Card>(cardTable[card].copies).fill(card),
);
