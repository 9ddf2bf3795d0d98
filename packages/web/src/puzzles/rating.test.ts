import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf, type Rating, rated, unrated } from "./rating.ts";

const ratings = fc.record({
  value: fc.double({ min: 300, max: 2500, noNaN: true }),
  haze: fc.double({ min: 30, max: 350, noNaN: true }),
});
const puzzles = fc.integer({ min: 600, max: 2400 });

describe("a rating", () => {
  it("never falls by solving and never rises by missing", () => {
    fc.assert(
      fc.property(ratings, puzzles, (rating, puzzle) => {
        expect(rated(rating, puzzle, true).value).toBeGreaterThanOrEqual(rating.value);
        expect(rated(rating, puzzle, false).value).toBeLessThanOrEqual(rating.value);
      }),
    );
  });

  it("has less haze after every puzzle, whatever came of it, and always some", () => {
    fc.assert(
      fc.property(ratings, puzzles, fc.boolean(), (rating, puzzle, solved) => {
        const { haze } = rated(rating, puzzle, solved);
        expect(haze).toBeLessThan(rating.haze);
        expect(haze).toBeGreaterThan(0);
      }),
    );
  });

  it("learns more from a harder puzzle that is solved, and from an easier one that is missed", () => {
    fc.assert(
      fc.property(puzzles, puzzles, (one, other) => {
        const [easy, hard] = [Math.min(one, other), Math.max(one, other)];
        const gain = (puzzle: number, solved: boolean) =>
          rated(unrated, puzzle, solved).value - unrated.value;
        // Only up to how surprising it is: far beyond one's strength a single puzzle says little more.
        if (hard - unrated.value < 300)
          expect(gain(hard, true)).toBeGreaterThanOrEqual(gain(easy, true) - 1e-9);
        if (unrated.value - easy < 300)
          expect(gain(easy, false)).toBeLessThanOrEqual(gain(hard, false) + 1e-9);
      }),
    );
  });

  it("comes to where somebody solves as many as they should", () => {
    const strength = 1400;
    let rating: Rating = unrated;
    let owed = 0;
    for (let turn = 0; turn < 60; turn++) {
      const puzzle = 900 + ((turn * 379) % 1200);
      owed += chanceOf(strength, puzzle);
      const solved = owed >= 1;
      if (solved) owed--;
      rating = rated(rating, puzzle, solved);
    }
    expect(Math.abs(rating.value - strength)).toBeLessThan(2 * rating.haze);
    expect(rating.haze).toBeLessThan(70);
  });
});
