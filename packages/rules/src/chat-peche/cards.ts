/** The pond cards (CP-C1). How many there are of each is the table's to say (CP-R1, see options.ts). */
export const cards = ["F1", "F2", "F3", "S1", "S2", "W"] as const;

/** A card by its name: fish, stones or water, and how many. */
export type Card = (typeof cards)[number];

/** A card by its place in `cards`, as the state keeps it. */
export type CardIndex = number;

interface CardKind {
  readonly fish: number;
  readonly stones: number;
  readonly water: number;
}

/** What a card shows, in the order of `cards`. */
export const cardTable: Readonly<Record<Card, CardKind>> = {
  F1: { fish: 1, stones: 0, water: 0 },
  F2: { fish: 2, stones: 0, water: 0 },
  F3: { fish: 3, stones: 0, water: 0 },
  S1: { fish: 0, stones: 1, water: 0 },
  S2: { fish: 0, stones: 2, water: 0 },
  W: { fish: 0, stones: 0, water: 1 },
};

/** CP-C1: four fills of nine. */
export const deckSize = 36;
