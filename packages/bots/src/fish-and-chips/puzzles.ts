/** The puzzles that come with the game, by grade, and the puzzle of the day. */
import type { Count } from "./count-solutions.ts";
import type { Puzzle } from "./puzzle-code.ts";
import { puzzleList } from "./puzzle-list.ts";
import { puzzleRatings } from "./puzzle-ratings.ts";

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

/** The rating of whoever catches at random, from which all others are counted. */
const RANDOM = 600;

/** The rating at which one would win as often as not, by the same law as for players: 400 points are ten to one. */
export function ratingOf({ chance }: Count): number {
  return Math.round(RANDOM + 400 * Math.log10((1 - chance) / chance));
}

/** A puzzle of the list: its number is its name, and stays so. */
export interface ListedPuzzle extends Puzzle {
  readonly number: number;
  readonly grade: Grade;
  readonly rating: number;
}

export const puzzles: Readonly<Record<Grade, readonly ListedPuzzle[]>> = {
  1: listed(1),
  2: listed(2),
  3: listed(3),
  4: listed(4),
  5: listed(5),
};

/** All of them, by number, the first being 1. */
export const allPuzzles: readonly ListedPuzzle[] = grades.flatMap((grade) => puzzles[grade]);

export function puzzleNumbered(number: number): ListedPuzzle | null {
  return allPuzzles[number - 1] ?? null;
}

function listed(grade: Grade): ListedPuzzle[] {
  const before = puzzleList.slice(0, grade - 1).reduce((sum, lines) => sum + lines.length, 0);
  return puzzleList[grade - 1]!.map((line, index) => {
    const cut = line.lastIndexOf("-");
    return {
      code: line.slice(0, cut),
      solution: line.slice(cut + 1),
      number: before + index + 1,
      grade,
      rating: puzzleRatings[grade - 1]![index]!,
    };
  });
}

/** The puzzle of a day, days being counted from any day on: the same for everybody. Five days go from easy to
 * hard, and no puzzle comes back before all have been. */
export function puzzleOfDay(dayNumber: number): ListedPuzzle {
  const list = puzzles[grades[remainder(dayNumber, grades.length)]!];
  const week = Math.floor(dayNumber / grades.length);
  return list[remainder(week, list.length)]!;
}

function remainder(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor;
}
