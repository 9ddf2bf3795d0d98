/** The puzzles that come with the game, by grade, and the puzzle of the day. */
import type { Count } from "./count-solutions.ts";
import type { Puzzle } from "./puzzle-code.ts";
import { puzzleList } from "./puzzle-list.ts";

/** From easy to hard. */
export const grades = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof grades)[number];

/** The chance to win by catching at random, below which a puzzle is of a grade, the hardest first. */
const below: readonly (readonly [number, Grade])[] = [
  [1 / 600, 5],
  [1 / 150, 4],
  [1 / 40, 3],
  [1 / 12, 2],
  [1 / 4, 1],
];

/** The grade of a position with a single solution, or null if it is too easy to be a puzzle. */
export function gradeOf({ chance }: Count): Grade | null {
  return below.find(([limit]) => chance < limit)?.[1] ?? null;
}

export const puzzles: Readonly<Record<Grade, readonly Puzzle[]>> = {
  1: puzzleList[0].map(puzzleOn),
  2: puzzleList[1].map(puzzleOn),
  3: puzzleList[2].map(puzzleOn),
  4: puzzleList[3].map(puzzleOn),
  5: puzzleList[4].map(puzzleOn),
};

function puzzleOn(line: string): Puzzle {
  const cut = line.lastIndexOf("-");
  return { code: line.slice(0, cut), solution: line.slice(cut + 1) };
}

/** The puzzle of a day, days being counted from any day on: the same for everybody. Five days go from easy to
 * hard, and no puzzle comes back before all have been. */
export function puzzleOfDay(dayNumber: number): Puzzle & { readonly grade: Grade } {
  const grade = grades[remainder(dayNumber, grades.length)]!;
  const list = puzzles[grade];
  const week = Math.floor(dayNumber / grades.length);
  return { ...list[remainder(week, list.length)]!, grade };
}

function remainder(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor;
}
