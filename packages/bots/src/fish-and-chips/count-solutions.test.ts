import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { legalCodes, position } from "@guinguette/rules/testing/fish-and-chips";
import { describe, expect, it } from "vitest";
import { after } from "../imagine.ts";
import { countSolutions } from "./count-solutions.ts";
import { openPuzzle, readPuzzle } from "./puzzle-code.ts";
import { puzzles } from "./puzzles.ts";

const order = ["red", "mauve", "green", "yellow"] as const;

/** Every line to its end, none of them remembered. */
function plain(state: State): { solutions: number; chance: number } {
  if (fishAndChips.actors(state) === 0) {
    const solutions = fishAndChips.winners(state)!.length;
    return { solutions, chance: solutions };
  }
  const counts = legalCodes(state).map((code) => plain(after(fishAndChips, state, 0, code)));
  return {
    solutions: counts.reduce((sum, one) => sum + one.solutions, 0),
    chance: counts.reduce((sum, one) => sum + one.chance, 0) / counts.length,
  };
}

describe("counting solutions", () => {
  it("one catch of two wins: one solution, half a chance", () => {
    // From b5 on, b1 and e5 cannot both be had.
    const sea = { b1: "G8", b2: "Y16", b5: "G9", e5: "G10" };
    const state = position({ players: 1, order, turn: "yellow", sea });
    expect(legalCodes(state)).toHaveLength(2);
    expect(countSolutions(state)).toEqual({ solutions: 1, chance: 0.5 });
  });

  it("two ways round are two solutions", () => {
    const sea = { b2: "Y16", b5: "G9", e5: "G10", e2: "G8" };
    const state = position({ players: 1, order, turn: "yellow", sea });
    expect(countSolutions(state)).toEqual({ solutions: 2, chance: 1 });
  });

  it("a sea that can never be clear has none", () => {
    const lost = position({ players: 1, order, turn: "yellow", sea: { a1: "Y8", a3: "G8", f6: "R9" } });
    expect(countSolutions(lost)).toEqual({ solutions: 0, chance: 0 });
  });

  it("agrees with following every line", () => {
    for (const { code } of [...puzzles[1], ...puzzles[2]].slice(0, 16)) {
      const state = openPuzzle(readPuzzle(code));
      const [counted, followed] = [countSolutions(state), plain(state)];
      expect(counted.solutions).toBe(followed.solutions);
      expect(counted.chance).toBeCloseTo(followed.chance, 12);
    }
  });
});
