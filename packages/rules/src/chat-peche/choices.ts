/**
 * Up to three codes in one number, so that a state can keep what may be chosen now: seven bits for each code,
 * the first one lowest, and above them how many there are.
 */
import { firstFish } from "./moves.ts";
import { columns, type SpotMask, spots } from "./pond.ts";

export type Choices = number;

function choicesOf(codes: readonly number[]): Choices {
  return codes.reduce((packed, code, place) => packed | (code << (place * 7)), codes.length << 21);
}

/** A cat goes before any of the three columns (CP-2). */
export const placeChoices: Choices = choicesOf(columns.map((_, code) => code));

/** Lures are too many for one number. */
export const noChoices: Choices = choicesOf([]);

/** Those spots of a column that hold cards may be fished (CP-4, CP-4a). */
export function fishChoices(open: SpotMask): Choices {
  return choicesOf(spots.flatMap((_, spot) => ((open >> spot) & 1 ? [firstFish + spot] : [])));
}
