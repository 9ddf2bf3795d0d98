import { seeded } from "@guinguette/rules/random";
import { expect, it } from "vitest";
import { best, drawn, fraction, mixed, weightsOf } from "./mix.ts";

it("weighs by how far behind the best a choice is, and drops what is too far", () => {
  expect(weightsOf([4, 3, 2, 1], 2)).toEqual([1, 0.5, 0, 0]);
  expect(weightsOf([5, 5, 4.9], Number.MIN_VALUE)).toEqual([1, 1, 0]);
});

it("draws each as often as its weight says, and never one without weight", () => {
  const random = seeded("draw");
  const counts = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < 4000; i++) counts[drawn(["a", "b", "c"] as const, [3, 0, 1], random)]++;
  expect(counts.b).toBe(0);
  expect(Math.abs(counts.a - 3000)).toBeLessThan(120);
});

it("takes the best, and any of several that are as good", () => {
  const random = seeded("best");
  const moves = [1, 7, 7.5, 3, -7.5];
  const taken = Array.from({ length: 50 }, () => best(moves, Math.abs, random));
  expect(new Set(taken)).toEqual(new Set([7.5, -7.5]));
});

it("mixes what is nearly as good", () => {
  const random = seeded("mix");
  const taken = Array.from({ length: 200 }, () => mixed([1, 2, 3], (move) => move, 1.5, random));
  expect(new Set(taken)).toEqual(new Set([2, 3]));
  expect(taken.filter((move) => move === 3).length).toBeGreaterThan(120);
});

it("draws fractions from 0 to just below 1", () => {
  const random = seeded("fraction");
  const fractions = Array.from({ length: 1000 }, () => fraction(random));
  for (const each of fractions) {
    expect(each).toBeGreaterThanOrEqual(0);
    expect(each).toBeLessThan(1);
  }
  const mean = fractions.reduce((sum, each) => sum + each, 0) / fractions.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.03);
});

it("cannot choose without a move", () => {
  expect(() => best([], () => 0, seeded("x"))).toThrow("without a legal move");
});
