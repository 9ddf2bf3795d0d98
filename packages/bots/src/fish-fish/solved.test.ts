import { fishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import { seeded } from "@guinguette/rules/random";
import { act, deal, move, type Step, seatOf } from "@guinguette/rules/testing/fish-fish";
import { expect, it } from "vitest";
import { steps } from "../budget.ts";
import { codesOf } from "../imagine.ts";
import { solveFishFish } from "./duel-solve.ts";
import { sharesIn } from "./duel-table.ts";
import { exploitability, worstOf } from "./duel-worst.ts";
import { readShares, writeShares } from "./shares.ts";
import { chooseSolved, shippedDuel } from "./solved.ts";

/** What the table says about the spot after these steps. */
function sharesAfter(...made: readonly Step[]): Map<string, number> {
  const state = deal(2);
  act(state, ...made);
  const seat = seatOf(state);
  const legal = codesOf(fishFish, state, seat).map((code) => fishFish.decode(code));
  const shares = sharesIn(shippedDuel(), fishFish.view(state, seat), legal) ?? [];
  return new Map(legal.map((each, place) => [JSON.stringify(each), shares[place]!]));
}

function shareOf(shares: Map<string, number>, step: Step): number {
  return shares.get(JSON.stringify(move(step))) ?? Number.NaN;
}

it("gives away less than a thousandth of a point to somebody who knows it by heart and remembers everything", () => {
  const unanswered: Move[] = [];
  const worst = worstOf((view, legal) => {
    const shares = sharesIn(shippedDuel(), view, legal);
    if (shares === null) unanswered.push(...legal);
    return shares ?? [];
  });
  expect(unanswered).toEqual([]);
  expect(exploitability(worst)).toBeLessThan(0.001);
  expect(worst.fisher).toBeLessThan(-1.4906);
  expect(worst.fish).toBeGreaterThan(-1.4907);
});

it("the attack finds what there is to gain from somebody who plays at random", () => {
  const worst = worstOf((_view, legal) => legal.map(() => 1 / legal.length));
  expect(worst.fisher).toBeLessThan(-4);
  expect(worst.fish).toBeGreaterThan(8);
});

it("the Fisher opens with the 5, with either card about as often", () => {
  const shares = sharesAfter();
  expect(shareOf(shares, "catch 5")).toBeCloseTo(0.52, 1);
  expect(shareOf(shares, "empty 5")).toBeCloseTo(0.48, 1);
});

it("the Fish answers with no tile or one, never with more", () => {
  const shares = sharesAfter("empty 5");
  expect(shareOf(shares, 0) + shareOf(shares, 1)).toBeGreaterThan(0.99);
  expect(shareOf(shares, 0)).toBeGreaterThan(0.2);
});

it("a Fisher who took over from somebody else still casts", () => {
  const state = deal(2);
  act(state, "empty 3", 1);
  const legal = codesOf(fishFish, state, 0).map((code) => fishFish.decode(code));
  expect(legal).toContainEqual(chooseSolved(fishFish.view(state, 0), legal, seeded("over")));
});

it("shares are written and read again, rounded and whole", () => {
  const shares = new Map([["a1", [0.25, 0.75, 0]]]);
  expect(writeShares(shares)).toBe("a1:4000bfff0000");
  const read = readShares(writeShares(shares)).get("a1") ?? [];
  expect(read[0]).toBeCloseTo(0.25, 4);
  expect(read.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
});

it("solving comes closer and closer, and stops when the budget is spent", () => {
  const gaps: number[] = [];
  const solved = solveFishFish(steps(400), (each) => gaps.push(exploitability(each)));
  expect(gaps).toHaveLength(solved.tries);
  expect(gaps).toEqual(gaps.toSorted((one, other) => other - one));
  expect(gaps.at(-1)).toBeLessThan(0.15);
  expect(gaps[0]).toBeGreaterThan(gaps.at(-1) ?? 0);
  // The value of the game lies between what the two hold on to.
  expect(solved.fisher).toBeLessThan(-1.4906);
  expect(solved.fish).toBeGreaterThan(-1.4907);
});
