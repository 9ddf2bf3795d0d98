import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import { seeded } from "@guinguette/rules/random";
import { describe, expect, it } from "vitest";
import { steps } from "../budget.ts";
import { codesOf } from "../imagine.ts";
import { countSolutions } from "./count-solutions.ts";
import { generatePuzzle } from "./generate-puzzles.ts";
import { openPuzzle, type Puzzle, readCatches, readPuzzle, writePuzzle } from "./puzzle-code.ts";
import { allPuzzles, gradeOf, grades, puzzleNumbered, puzzleOfDay, puzzles, ratingOf } from "./puzzles.ts";
import { solveSolitaire } from "./solitaire.ts";

/** By the rules: the table may be opened, every move made, and the solution wins. */
function replay({ code, solution }: Puzzle): void {
  const { table, moves } = readPuzzle(code);
  expect(fishAndChips.checkSetup(table)).toBe(null);
  const state = fishAndChips.deal(table, seeded("any"));
  for (const move of [...moves, ...readCatches(solution)]) {
    expect(fishAndChips.check(state, 0, move)).toBe(null);
    fishAndChips.play(state, 0, fishAndChips.encode(move), null);
  }
  expect(fishAndChips.winners(state)).toEqual([0]);
}

describe.each(grades)("the puzzles of grade %i", (grade) => {
  it("are twelve, and open and are won by the rules", () => {
    expect(puzzles[grade]).toHaveLength(12);
    for (const puzzle of puzzles[grade]) replay(puzzle);
  });

  it("have one solution each, of 8 to 16 piles, and are as hard as their grade says", () => {
    for (const { code, solution, rating } of puzzles[grade]) {
      const state = openPuzzle(readPuzzle(code));
      const count = countSolutions(state);
      expect(count.solutions).toBe(1);
      expect(gradeOf(count)).toBe(grade);
      expect(ratingOf(count)).toBe(rating);
      const { board } = fishAndChips.view(state, 0);
      const piles = board.flat().filter((pile) => pile.length > 0).length;
      expect(piles).toBeGreaterThanOrEqual(8);
      expect(piles).toBeLessThanOrEqual(16);
      expect(codesOf(fishAndChips, state, 0).length).toBeGreaterThan(1);
      expect(solveSolitaire(fishAndChips.view(state, 0), seeded("luck"), steps(1000))).toEqual({
        result: "solved",
        moves: readCatches(solution),
      });
    }
  });
});

it("no puzzle comes twice", () => {
  const codes = grades.flatMap((grade) => puzzles[grade].map(({ code }) => code));
  expect(new Set(codes).size).toBe(60);
});

it("the first of the list is what its seed gives, each time", () => {
  expect(puzzles[1][0]).toMatchObject(generatePuzzle("grade 1, 0", 1));
});

it("a code says all of a puzzle", () => {
  const { code } = puzzles[3][4]!;
  const { table, moves } = readPuzzle(code);
  expect(writePuzzle(table.setup.order!, table.setup.boards![0]!, moves)).toBe(code);
});

it("what is no puzzle is not written nor read as one", () => {
  const { table, moves } = readPuzzle(puzzles[1][0]!.code);
  const { order = [], boards = [] } = table.setup;
  expect(() => writePuzzle(order, [["", "R8"]], moves)).toThrow("no empty squares");
  expect(() => writePuzzle(order, boards[0]!, [{ type: "ready" }])).toThrow("catches only");
  expect(() => readPuzzle("xmgy--")).toThrow("no colour");
});

it("every puzzle has a number, from 1 on, and is found by it", () => {
  expect(allPuzzles.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  for (const puzzle of allPuzzles) expect(puzzleNumbered(puzzle.number)).toBe(puzzle);
  for (const none of [0, 61, -1, 1.5]) expect(puzzleNumbered(none)).toBe(null);
});

it("what is won half of the time by luck is rated as luck is; the rarer, the higher", () => {
  expect(ratingOf({ solutions: 1, chance: 1 / 2 })).toBe(600);
  expect(ratingOf({ solutions: 1, chance: 1 / 11 })).toBe(1000);
  expect(ratingOf({ solutions: 1, chance: 1 / 101 })).toBe(1400);
});

describe("the puzzle of the day", () => {
  it("goes from easy to hard in five days", () => {
    expect([100, 101, 102, 103, 104].map((day) => puzzleOfDay(day).grade)).toEqual([1, 2, 3, 4, 5]);
  });

  it("is another for sixty days, then the same again", () => {
    const codes = Array.from({ length: 60 }, (_, day) => puzzleOfDay(20_000 + day).code);
    expect(new Set(codes).size).toBe(60);
    expect(puzzleOfDay(20_060)).toEqual(puzzleOfDay(20_000));
    expect(puzzleOfDay(-60)).toEqual(puzzleOfDay(0));
  });
});

it("what is won every fourth time by luck is no puzzle; the rarer, the harder", () => {
  const chances = [0.5, 0.25, 0.24, 0.05, 0.01, 0.002, 0.0001];
  expect(chances.map((chance) => gradeOf({ solutions: 1, chance }))).toEqual([null, null, 1, 2, 3, 4, 5]);
});
