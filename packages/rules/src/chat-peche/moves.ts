/**
 * The moves and their numbers:
 *
 *    0 …  2  place the cat before column 1, 2 or 3
 *    3       stay
 *    4 … 84  lure, from each of the nine spots to each of them, in the order of `spots`
 *   85 … 93  fish each of the nine spots
 */
import { integer, oneOf, type Shape, type Shaped, tagged } from "../shape.ts";
import { columns, type Spot, type SpotIndex, spots } from "./pond.ts";

const spotShape: Shape<Spot> = oneOf(spots);

export const moveShape = tagged({
  place: { column: integer },
  lure: { from: spotShape, to: spotShape },
  stay: {},
  fish: { spot: spotShape },
});

export type Move = Shaped<typeof moveShape>;

export const stayCode = 3;
export const firstLure = stayCode + 1;
export const firstFish = firstLure + spots.length * spots.length;
export const moveCount = firstFish + spots.length;

export function lureCode(from: SpotIndex, to: SpotIndex): number {
  return firstLure + from * spots.length + to;
}

function lureFrom(code: number): SpotIndex {
  return ((code - firstLure) / 9) | 0;
}

function lureTo(code: number): SpotIndex {
  return (code - firstLure) % 9;
}

export function encode(move: Move): number {
  switch (move.type) {
    case "place":
      return columns.indexOf(move.column);
    case "stay":
      return stayCode;
    case "lure":
      return lureCode(spots.indexOf(move.from), spots.indexOf(move.to));
    case "fish":
      return firstFish + spots.indexOf(move.spot);
  }
}

export function decode(code: number): Move {
  if (code < stayCode) return { type: "place", column: code + 1 };
  if (code === stayCode) return { type: "stay" };
  if (code < firstFish)
    return { type: "lure", from: spots[lureFrom(code)] as Spot, to: spots[lureTo(code)] as Spot };
  return { type: "fish", spot: spots[code - firstFish] as Spot };
}
