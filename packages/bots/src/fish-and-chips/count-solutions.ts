/**
 * In how many ways a position of the solitaire can be won, exactly, and how likely somebody is to win who
 * catches at random. Goes by the game's own rules and shares nothing with the solver, so that one can vouch for
 * the other. For positions of few piles: it follows every line.
 */
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { after, codesOf, toMove } from "../imagine.ts";

export interface Count {
  /** Ways to win: lines of catches that differ somewhere. */
  readonly solutions: number;
  /** The chance of winning if every catch is drawn, each as likely as the others. */
  readonly chance: number;
}

export function countSolutions(state: State): Count {
  return countFrom(state, new Map());
}

/** The same position is reached on many ways, and counts the same each time. */
function countFrom(state: State, known: Map<string, Count>): Count {
  if (toMove(fishAndChips, state) === null) {
    const won = fishAndChips.winners(state)?.length ?? 0;
    return { solutions: won, chance: won };
  }
  const key = keyOf(state);
  const before = known.get(key);
  if (before !== undefined) return before;
  const codes = codesOf(fishAndChips, state, 0);
  let solutions = 0;
  let chance = 0;
  for (const code of codes) {
    const one = countFrom(after(fishAndChips, state, 0, code), known);
    solutions += one.solutions;
    chance += one.chance / codes.length;
  }
  const count = { solutions, chance };
  known.set(key, count);
  return count;
}

/** What lies beneath a top fish never comes up again (FC-T5), nor is it counted (FC-5). */
function keyOf(state: State): string {
  const { turn, board } = fishAndChips.view(state, "spectator");
  return `${turn} ${board.map((row) => row.map((pile) => pile[pile.length - 1] ?? "").join()).join()}`;
}
