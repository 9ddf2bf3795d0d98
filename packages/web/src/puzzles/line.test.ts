import { readCatches, writeCatches } from "@guinguette/bots/fish-and-chips/puzzle-code";
import { allPuzzles } from "@guinguette/bots/fish-and-chips/puzzles";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { below, seeded } from "@guinguette/rules/random";
import { describe, expect, it } from "vitest";
import { hintOf, squaresOf } from "./hint.ts";
import { catchesIn, type Line, lineOf } from "./line.ts";

type Puzzle = (typeof allPuzzles)[number];
const code = (move: Move | undefined) => (move === undefined ? -1 : fishAndChips.encode(move));

/** Catches at random until the sea stands still. */
function strayed(puzzle: Puzzle, seed: string): { readonly catches: readonly Move[]; readonly line: Line } {
  const random = seeded(seed);
  const catches: Move[] = [];
  for (;;) {
    const line = lineOf(puzzle, catches);
    const move = line.legal[below(random, Math.max(1, line.legal.length))];
    if (line.over || move === undefined) return { catches, line };
    catches.push(move);
  }
}

describe("every puzzle", () => {
  it("is solved by its solution and right all the way", () => {
    for (const puzzle of allPuzzles) {
      const solution = readCatches(puzzle.solution);
      const start = lineOf(puzzle, []);
      expect(start).toMatchObject({ made: 0, right: 0, over: false, solved: false, needed: solution.length });
      const end = lineOf(puzzle, solution);
      expect(end).toMatchObject({ right: solution.length, over: true, solved: true, others: [] });
      // Every catch is told, and the last is what the board shows.
      const caught = end.told.filter(({ event }) => event.type === "caught").map(({ at }) => at);
      expect(caught).toEqual(solution.map((_, at) => at));
      expect(end.events.filter(({ type }) => type === "caught")).toHaveLength(1);
    }
  });

  it("is right exactly as far as it is the solution, and never solved by another line", () => {
    for (const puzzle of allPuzzles) {
      const solution = readCatches(puzzle.solution);
      const { catches, line } = strayed(puzzle, `stray ${puzzle.number}`);
      const common = catches.findIndex((move, index) => code(move) !== code(solution[index]));
      expect(line.right).toBe(common === -1 ? catches.length : common);
      expect(line.solved).toBe(common === -1);
      // What is left over is what it failed by (FC-5).
      expect(line.others.length > 0).toBe(!line.solved);
    }
  });

  it("hints in three steps that lead from its start to its end", () => {
    for (const puzzle of allPuzzles) {
      const catches: Move[] = [];
      for (let line = lineOf(puzzle, catches); !line.over; line = lineOf(puzzle, catches)) {
        const [where, which, what] = [1, 2, 3].map((step) => hintOf(puzzle, line, step));
        if (what?.step !== "what" || what.move.type !== "catch") throw new Error("a hint says no catch");
        const { from, to } = what.move;
        // Each step says more than the one before, and all say the same.
        expect(squaresOf(where ?? null)).toEqual(expect.arrayContaining([from, to]));
        expect(squaresOf(where ?? null)).toHaveLength(6);
        expect(squaresOf(which ?? null)).toEqual([from]);
        catches.push(what.move);
      }
      expect(lineOf(puzzle, catches).solved).toBe(true);
    }
  });
});

it("off the way there is one hint: how far it was right", () => {
  const puzzle = allPuzzles[0] as Puzzle;
  const wrong = lineOf(puzzle, []).legal.find((move) => code(move) !== code(readCatches(puzzle.solution)[0]));
  const line = lineOf(puzzle, wrong === undefined ? [] : [wrong]);
  for (const step of [1, 2, 3]) expect(hintOf(puzzle, line, step)).toEqual({ step: "astray", right: 0 });
  expect(squaresOf(hintOf(puzzle, line, 1))).toEqual([]);
});

it("catches that were kept are made again, as far as they are legal", () => {
  const puzzle = allPuzzles[20] as Puzzle;
  const some = readCatches(puzzle.solution).slice(0, 3);
  expect(catchesIn(puzzle, writeCatches(some))).toEqual(some);
  expect(catchesIn(puzzle, `${writeCatches(some)}00zz`)).toEqual(some);
  for (const odd of ["", "A", "0", "<script>", "zzz"]) expect(catchesIn(puzzle, odd)).toEqual([]);
});
