/** Help in three steps: where to look, which pile, what it catches. Off the only way that wins, there is one thing to
 * say: how far it was right. */
import { type Puzzle, readCatches } from "@guinguette/bots/fish-and-chips/puzzle-code";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { type SquareName, squareNames } from "@guinguette/rules/fish-and-chips/squares";
import type { Line } from "./line.ts";

export type Hint =
  | { readonly step: "where"; readonly along: "column" | "row"; readonly name: string }
  | { readonly step: "which"; readonly square: SquareName }
  | { readonly step: "what"; readonly move: Move }
  | { readonly step: "astray"; readonly right: number };

export const hintSteps = 3;

/** The hint of a step, from 1 to 3; null where there is nothing to catch. */
export function hintOf(puzzle: Puzzle, line: Line, step: number): Hint | null {
  if (line.right < line.made) return { step: "astray", right: line.right };
  const move = readCatches(puzzle.solution)[line.made];
  if (move?.type !== "catch") return null;
  if (step >= hintSteps) return { step: "what", move };
  if (step === 2) return { step: "which", square: move.from };
  const column = move.from.charAt(0);
  return column === move.to.charAt(0)
    ? { step: "where", along: "column", name: column }
    : { step: "where", along: "row", name: move.from.charAt(1) };
}

/** The squares that a hint points at. */
export function squaresOf(hint: Hint | null): SquareName[] {
  switch (hint?.step) {
    case "where":
      return squareNames.filter((square) => square.includes(hint.name));
    case "which":
      return [hint.square];
    case "what":
    case "astray":
    case undefined:
      return [];
  }
}
