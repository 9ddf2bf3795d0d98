/**
 * The moves of Fish Fish and their numbering: every cast, which is a fishing card times a bait value (the two
 * 3s are one move), then the bets of 0 to 4 tiles.
 */
import { integer, oneOf, type Shaped, tagged } from "../shape.ts";
import { baitValues, type FishingCard, fishingCards, TILES } from "./cards.ts";

export const moveShape = tagged({
  cast: { card: oneOf(fishingCards), bait: integer },
  bet: { tiles: integer },
});
export type Move = Shaped<typeof moveShape>;

/** Codes below this cast a catch, from bait 2 upwards; those from here cast an empty card. */
export const EMPTY_CASTS = baitValues.length;
/** Codes from here are bets. */
export const BETS = fishingCards.length * baitValues.length;
export const MOVE_COUNT = BETS + TILES + 1;

export function encode(move: Move): number {
  if (move.type === "bet") return move.tiles >= 0 && move.tiles <= TILES ? BETS + move.tiles : -1;
  const values: readonly number[] = baitValues;
  const place = values.indexOf(move.bait);
  if (place === -1) return -1;
  return move.card === "catch" ? place : EMPTY_CASTS + place;
}

export function decode(code: number): Move {
  if (code >= BETS) return { type: "bet", tiles: code - BETS };
  return { type: "cast", card: cardOfCast(code), bait: baitOfCast(code) };
}

export function cardOfCast(code: number): FishingCard {
  return code < EMPTY_CASTS ? "catch" : "empty";
}

export function baitOfCast(code: number): number {
  return baitValues[code % baitValues.length]!;
}
