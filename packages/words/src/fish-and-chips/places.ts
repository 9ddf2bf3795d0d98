/** Where things lie in the sea, and what a fish is, as one reads it from a view. */
import {
  type ColourName,
  colourOf,
  colours,
  type FishName,
  fishNamed,
  OCTOPUS,
  rankOf,
  SHARK,
} from "@guinguette/rules/fish-and-chips/fish";
import type { BigFish, Move } from "@guinguette/rules/fish-and-chips/moves";
import { boardSquare, nameOf, type SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";

export type Sea = View["board"];

/** The squares as they are read: top row first. */
export const squaresAsRead: readonly SquareName[] = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [0, 1, 2, 3, 4, 5].map((column) => nameOf(boardSquare(row, column))),
);

/** The lifebuoy (FC-R2). */
export const buoy: SquareName = "f6";

/** From the left, 0 to 5. */
export function columnOf(square: SquareName): number {
  return square.charCodeAt(0) - "a".charCodeAt(0);
}

/** From the top, 0 to 5. */
export function rowOf(square: SquareName): number {
  return 6 - Number(square.charAt(1));
}

/** Whether a square lies on the straight way between two others. */
export function isBetween(square: SquareName, from: SquareName, to: SquareName): boolean {
  const within = (at: number, one: number, other: number) =>
    at >= Math.min(one, other) && at <= Math.max(one, other);
  return (
    within(columnOf(square), columnOf(from), columnOf(to)) && within(rowOf(square), rowOf(from), rowOf(to))
  );
}

/** From the bottom up; empty on an empty square. */
export function pileAt(sea: Sea, square: SquareName): readonly FishName[] {
  return sea[rowOf(square)]?.[columnOf(square)] ?? [];
}

export function topAt(sea: Sea, square: SquareName): FishName | null {
  return pileAt(sea, square).at(-1) ?? null;
}

export function colourIndex(fish: FishName): number {
  return colourOf(fishNamed(fish));
}

export function colourNamed(fish: FishName): ColourName {
  return colours[colourIndex(fish)] as ColourName;
}

export function faceValue(fish: FishName): number {
  return rankOf(fishNamed(fish));
}

/** The octopus is a 16, the shark a 15 (FC-R1). */
export function kindOf(fish: FishName): BigFish | "chip" {
  const value = faceValue(fish);
  return value === OCTOPUS ? "octopus" : value === SHARK ? "shark" : "chip";
}

/** A pile belongs to its top fish (FC-T5). */
export function ownerAt(sea: Sea, square: SquareName): ColourName | null {
  const top = topAt(sea, square);
  return top === null ? null : colourNamed(top);
}

function bigFishAt(sea: Sea, colour: ColourName, kind: BigFish): SquareName | null {
  return (
    squaresAsRead.find((square) => {
      const top = topAt(sea, square);
      return top !== null && kindOf(top) === kind && colourNamed(top) === colour;
    }) ?? null
  );
}

/** The two squares of a move, the one that acts first; none for « ready ». */
export function endsOf(move: Move, view: View): readonly [SquareName, SquareName] | null {
  switch (move.type) {
    case "catch":
      return [move.from, move.to];
    case "swap": {
      const from = bigFishAt(view.board, view.turn, move.fish);
      return from === null ? null : [from, move.with];
    }
    case "ready":
      return null;
  }
}

/** What a catch is worth now: the fish of other colours in it, or all of them (FC-R5). */
export function gainOf(move: Extract<Move, { type: "catch" }>, view: View): number {
  const owner = ownerAt(view.board, move.from);
  const caught = pileAt(view.board, move.to);
  return view.options.recaptured === "counted"
    ? caught.length
    : caught.filter((fish) => colourNamed(fish) !== owner).length;
}

/** Piles of each colour, in the order of `colours`. */
export function pilesByColour(sea: Sea): readonly number[] {
  const owners = squaresAsRead.map((square) => ownerAt(sea, square));
  return colours.map((colour) => owners.filter((owner) => owner === colour).length);
}
