/**
 * The tiles of all Fish in one integer: an octal digit for each seat, seat 0's last. Four tiles fit in a digit,
 * so everybody's tiles are moved by one addition.
 */
import type { Seat } from "../seats.ts";
import { TILES } from "./cards.ts";

export type Tiles = number;

export function tilesAt(tiles: Tiles, seat: Seat): number {
  return (tiles >> (3 * seat)) & 7;
}

/** So many tiles at this seat and none elsewhere. */
export function tilesFor(seat: Seat, count: number): Tiles {
  return count << (3 * seat);
}

/** Every Fish with all its tiles; the Fisher has none (FF-S3). */
export function allTiles(players: number, fisher: Seat): Tiles {
  const everybody = (TILES * 0o11111111) & (tilesFor(players, 1) - 1);
  return everybody - tilesFor(fisher, TILES);
}

/** All tiles together: at most 28, so the digits are added in pairs, and the pairs by one multiplication. */
export function sumOf(tiles: Tiles): number {
  const pairs = (tiles & 0o7070707) + ((tiles >> 3) & 0o7070707);
  return (Math.imul(pairs, 0o1010101) >> 18) & 0o77;
}

/** For the tiles of any four seats, a bit for each of them that has some. */
export const seatsWithTiles = Uint8Array.from({ length: 1 << 12 }, (_, tiles) =>
  [0, 1, 2, 3].reduce((seats, seat) => seats + (tilesAt(tiles, seat) > 0 ? 1 << seat : 0), 0),
);
