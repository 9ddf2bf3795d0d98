/** What can be told of a sea without looking ahead. */
import { rankOf } from "@guinguette/rules/fish-and-chips/fish";
import { fishOn, type Sea, squareOf } from "./sea.ts";

/** The only colour left, or -1 (FC-R7, FC-5). */
export function onlyColour(sea: Sea): number {
  let only = -1;
  for (let colour = 0; colour < sea.colours; colour++) {
    if ((sea.owned[colour]! | sea.owned[colour + 4]!) === 0) continue;
    if (only !== -1) return -1;
    only = colour;
  }
  return only;
}

/** The occupied columns of each row, as bits: written anew for each question. */
const rows = new Uint8Array(6);

/**
 * Fish move onto other fish only (FC-T4), so those that no chain of shared rows and columns links now will
 * never meet. Within such a chain nothing but a fish of one's own as high as the highest can end on top.
 */
export function canBeCleared(sea: Sea, own: number): boolean {
  const { owned } = sea;
  const low = owned[0]! | owned[1]! | owned[2]! | owned[3]!;
  const high = owned[4]! | owned[5]! | owned[6]! | owned[7]!;
  for (let row = 0; row < 5; row++) rows[row] = (low >> (6 * row)) & 63;
  rows[5] = (low >>> 30) | (high << 2);
  for (let left = 63; left !== 0; ) {
    const chain = chainIn(left);
    left &= ~chain;
    const best = highestIn(sea, own, chain);
    for (let colour = 0; colour < sea.colours; colour++)
      if (colour !== own && highestIn(sea, colour, chain) > best) return false;
  }
  return true;
}

/** The rows, as bits, that are linked by columns with the first of those given. */
function chainIn(given: number): number {
  let chain = given & -given;
  let columns = rows[31 - Math.clz32(chain)]!;
  for (let before = 0; before !== chain; ) {
    before = chain;
    for (let rest = given & ~chain; rest !== 0; rest &= rest - 1) {
      const row = 31 - Math.clz32(rest & -rest);
      if ((rows[row]! & columns) === 0) continue;
      columns |= rows[row]!;
      chain |= 1 << row;
    }
  }
  return chain;
}

/** The squares 0–31 in each set of rows; those from 32 on are all in the last row. */
const squaresIn = Int32Array.from({ length: 64 }, (_, chain) => {
  let squares = 0;
  for (let square = 0; square < 32; square++)
    if ((chain >> Math.floor(square / 6)) & 1) squares |= 1 << square;
  return squares;
});

function highestIn(sea: Sea, colour: number, chain: number): number {
  let most = 0;
  for (let owned = sea.owned[colour]! & squaresIn[chain]!; owned !== 0; owned &= owned - 1)
    most = Math.max(most, rankOf(fishOn(sea, squareOf(owned & -owned, 0))));
  if (chain < 32) return most;
  for (let owned = sea.owned[colour + 4]!; owned !== 0; owned &= owned - 1)
    most = Math.max(most, rankOf(fishOn(sea, squareOf(owned & -owned, 4))));
  return most;
}
