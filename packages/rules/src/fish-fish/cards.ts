/** What is in the box, as data: nothing here decides anything. */
import type { Seat } from "../seats.ts";

/** The fishing cards, and how many there are of each (FF-C1). */
export const fishingCards = ["catch", "empty"] as const;
export type FishingCard = (typeof fishingCards)[number];
export const CATCHES = 2;
export const EMPTIES = 3;

/** The values of the bait cards, which are the places of a loot tile too, and how many cards have each value
 * (FF-C2, FF-C3). */
export const baitValues = [2, 3, 4, 5] as const;
export type BaitValue = (typeof baitValues)[number];
export const baitCounts: readonly number[] = [1, 2, 1, 1];

/** A Fisher has cards for this many lines. */
export const LINES = CATCHES + EMPTIES;

/** Every Fish starts a round with so many tiles, all of one kind (FF-S3). */
export const TILES = 4;

/** What a caught tile is worth to the Fisher (FF-P1). */
export const CATCH_POINTS = 4;

export const playerCounts: readonly number[] = [2, 3, 4, 5, 6, 7, 8];

/** Everybody is Fisher once, or twice where two or three play (FF-G1). */
export function roundsFor(players: number): number {
  return players <= 3 ? 2 * players : players;
}

/** The kinds of fish, for looks only (FF-C3). */
export const fishKinds = [
  "angelfish",
  "catfish",
  "clownfish",
  "kingfish",
  "monkfish",
  "starfish",
  "swordfish",
] as const;
export type FishKind = (typeof fishKinds)[number];

/** The kind of a Fish. There are seven for eight seats, so the eighth takes the one the Fisher does not need. */
export function kindOf(seat: Seat, fisher: Seat): FishKind {
  return fishKinds[seat < fishKinds.length ? seat : fisher]!;
}
