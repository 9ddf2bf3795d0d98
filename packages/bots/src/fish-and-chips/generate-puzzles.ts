/** New puzzles: late positions of the solitaire that can be won in one way only, found along a way of winning. */
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { usualOptions } from "@guinguette/rules/fish-and-chips/options";
import { SQUARES } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { seeded, streamOf } from "@guinguette/rules/random";
import { steps } from "../budget.ts";
import { codesOf } from "../imagine.ts";
import { type Count, countSolutions } from "./count-solutions.ts";
import { openPuzzle, type Puzzle, readPuzzle, writeCatches, writePuzzle } from "./puzzle-code.ts";
import { type Grade, gradeOf } from "./puzzles.ts";
import { solveSolitaire } from "./solitaire.ts";

const FEWEST_PILES = 8;
const MOST_PILES = 16;
/** Deals that are harder to solve than almost any are left alone. */
const PATIENCE = 1000;

/** A puzzle of a grade, always the same for the same seed. */
export function generatePuzzle(seed: string, grade: Grade): Puzzle {
  for (let deal = 0; ; deal++) {
    const found = puzzleIn(`${seed} ${deal}`);
    if (found !== null && gradeOf(found.count) === grade) return found.puzzle;
  }
}

/** The longest puzzle along one way of winning a deal, if there is one. */
function puzzleIn(seed: string): { readonly puzzle: Puzzle; readonly count: Count } | null {
  const deal = fishAndChips.deal({ players: 1, options: usualOptions, setup: {} }, streamOf(seed, "deal"));
  const view = fishAndChips.view(deal, 0);
  const solved = solveSolitaire(view, seeded(seed), steps(PATIENCE));
  if (solved.result !== "solved") return null;
  let found: { readonly puzzle: Puzzle; readonly count: Count } | null = null;
  // From few piles to many: a position has at least the solutions of each that follows it.
  for (let piles = FEWEST_PILES; piles <= MOST_PILES; piles++) {
    const made = SQUARES - piles;
    const code = codeOf(view, solved.moves.slice(0, made));
    const state = openPuzzle(readPuzzle(code));
    const count = countSolutions(state);
    if (count.solutions > 1) break;
    // A puzzle begins with a choice; a line that is over by now has none either.
    if (codesOf(fishAndChips, state, 0).length < 2) continue;
    found = { puzzle: { code, solution: writeCatches(solved.moves.slice(made)) }, count };
  }
  return found;
}

function codeOf(view: View, moves: readonly Move[]): string {
  const board = view.board.map((row) => row.map(([fish]) => fish ?? ("" as const)));
  return writePuzzle(view.order, board, moves);
}
