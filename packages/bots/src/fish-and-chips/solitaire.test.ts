import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { below, seeded } from "@guinguette/rules/random";
import { deal, legalCodes, position } from "@guinguette/rules/testing/fish-and-chips";
import { describe, expect, it } from "vitest";
import { noTime, steps } from "../budget.ts";
import { codesOf } from "../imagine.ts";
import { countSolutions } from "./count-solutions.ts";
import { chooseFishAndChips } from "./player.ts";
import { solveSolitaire } from "./solitaire.ts";

const order = ["red", "mauve", "green", "yellow"] as const;
const patient = () => steps(10_000);

function expectWon(state: State, moves: readonly Move[]): void {
  for (const move of moves) {
    expect(fishAndChips.check(state, 0, move)).toBe(null);
    fishAndChips.play(state, 0, fishAndChips.encode(move), null);
  }
  expect(fishAndChips.winners(state)).toEqual([0]);
}

/** A deal played well until two piles too many are left, then two catches at random. */
function late(seed: string, piles: number): State {
  const state = deal(1, {}, {}, seed);
  const random = seeded(seed);
  const solution = solveSolitaire(fishAndChips.view(state, 0), random, patient());
  if (solution.result !== "solved") throw new Error("not solved");
  for (const move of solution.moves.slice(0, 34 - piles))
    fishAndChips.play(state, 0, fishAndChips.encode(move), null);
  for (let made = 0; made < 2 && fishAndChips.actors(state) !== 0; made++) {
    const codes = legalCodes(state);
    fishAndChips.play(state, 0, codes[below(random, codes.length)]!, null);
  }
  return state;
}

describe("the solitaire", () => {
  it("is solved from 200 deals, each solution good by the rules", () => {
    for (let game = 0; game < 200; game++) {
      const state = deal(1, {}, {}, `deal ${game}`);
      const solution = solveSolitaire(fishAndChips.view(state, 0), seeded(`luck ${game}`), patient());
      expect(solution.result).toBe("solved");
      if (solution.result === "solved") expectWon(state, solution.moves);
    }
  });

  it("is lost exactly where no line of catches wins", () => {
    const seen = { solved: 0, lost: 0, unknown: 0 };
    for (let game = 0; game < 150; game++) {
      const state = late(`late ${game}`, 9 + (game % 3));
      if (fishAndChips.actors(state) === 0) continue;
      const solution = solveSolitaire(fishAndChips.view(state, 0), seeded("luck"), patient());
      seen[solution.result]++;
      expect(solution.result).toBe(countSolutions(state).solutions > 0 ? "solved" : "lost");
      if (solution.result === "solved") expectWon(state, solution.moves);
    }
    expect(seen.unknown).toBe(0);
    expect(Math.min(seen.solved, seen.lost)).toBeGreaterThan(15);
  });

  it("is lost at once where a fish of another colour is out of reach", () => {
    const sea = { a1: "Y9", a3: "G8", c5: "R12", f5: "M10" };
    const view = fishAndChips.view(position({ players: 1, order, turn: "yellow", sea }), 0);
    expect(solveSolitaire(view, seeded("luck"), noTime)).toEqual({ result: "lost" });
  });

  it("is not given up without a first attempt, but is given up when time is out", () => {
    const results = Array.from({ length: 100 }, (_, game) => {
      const view = fishAndChips.view(deal(1, {}, {}, `hurry ${game}`), 0);
      return solveSolitaire(view, seeded("luck"), noTime).result;
    });
    expect(results.filter((result) => result === "solved").length).toBeGreaterThan(80);
    expect(results).toContain("unknown");
    expect(results).not.toContain("lost");
  });

  it("is won by the player who solves it anew at each catch", () => {
    const state = deal(1, {}, {}, "played");
    const random = seeded("played");
    while (fishAndChips.actors(state) !== 0) {
      const legal = codesOf(fishAndChips, state, 0).map(fishAndChips.decode);
      const move = chooseFishAndChips(fishAndChips.view(state, 0), legal, random, patient());
      fishAndChips.play(state, 0, fishAndChips.encode(move), null);
    }
    expect(fishAndChips.winners(state)).toEqual([0]);
  });

  it("is played on where it is lost", () => {
    const sea = { a1: "Y9", a3: "G8", c5: "R12", f5: "M10" };
    const state = position({ players: 1, order, turn: "yellow", sea });
    const legal = codesOf(fishAndChips, state, 0).map(fishAndChips.decode);
    expect(legal).toContainEqual(chooseFishAndChips(fishAndChips.view(state, 0), legal, seeded("x"), noTime));
  });
});
