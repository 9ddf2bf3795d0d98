/**
 * What players of one level are like, so that a table of bots is a table of people. A character is taste and not skill:
 * it decides among what its level holds to be about equally good.
 */
import type { Seat } from "@guinguette/rules/seats";
import type { Level } from "./levels.ts";

export const characterNames = ["careful", "greedy", "contrary", "storyteller"] as const;
export type CharacterName = (typeof characterNames)[number];

/** Whom the first seat has, by level. */
const first: Readonly<Record<Level, number>> = { fry: 0, gudgeon: 1, perch: 2, pike: 3, heron: 0 };

/**
 * Who sits there: the same for everybody who looks, and for as long as the bot sits there. Neighbours differ, and so do
 * the levels at one seat.
 */
export function characterAt(level: Level, seat: Seat): CharacterName {
  return characterNames[(first[level] + seat) % characterNames.length]!;
}
