/**
 * The tiles of all Fish in one integer: an octal digit for each, in betting order, the first Fish's digit
 * last. Four tiles fit in a digit, so everybody's tiles are moved by one addition.
 */
import type { Seat } from "../seats.ts";

export type Tiles = number;

/** The tiles of the Fish at this place of the betting order. */
export function tilesAt(tiles: Tiles, place: number): number {
  return (tiles >> (3 * place)) & 7;
}

/** Digits in betting order in one integer. */
export function packed(digits: readonly number[]): number {
  return digits.reduceRight((above, digit) => 8 * above + digit, 0);
}

/** The lowest bit of the digit of each Fish that has a tile. */
export function havingTiles(tiles: Tiles): Tiles {
  return (tiles | (tiles >> 1) | (tiles >> 2)) & 0o1111111;
}

/** All tiles together: at most 28, so the digits are added in pairs, and all pairs by one multiplication. */
export function sumOf(tiles: Tiles): number {
  const pairs = (tiles & 0o7070707) + ((tiles >> 3) & 0o7070707);
  return (Math.imul(pairs, 0o1010101) >> 18) & 0o77;
}

/** The Fish in betting order: from the Fisher's left clockwise in odd rounds, from the Fisher's right
 * anticlockwise in even ones (FF-N2). */
export function bettingOrder(players: number, fisher: Seat, round: number): Seat[] {
  const step = round % 2 === 1 ? 1 : players - 1;
  return Array.from({ length: players - 1 }, (_, place) => (fisher + step * (place + 1)) % players);
}
