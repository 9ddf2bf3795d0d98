import { seeded } from "@guinguette/rules/random";
import { expect, it } from "vitest";
import { noTime } from "./budget.ts";
import { randomBot } from "./random.ts";

const moves = ["a", "b", "c"].map((type) => ({ type }));

it("plays every legal move about as often", () => {
  const random = seeded("bot");
  const counts = { a: 0, b: 0, c: 0 };
  for (let turn = 0; turn < 3000; turn++)
    counts[randomBot.choose({ seat: 0 }, moves, random, noTime).type as keyof typeof counts]++;
  for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

it("plays the same with the same stream, and draws once for a move", () => {
  const [one, other] = [seeded("x"), seeded("x")];
  const turns = Array.from({ length: 50 }, () => randomBot.choose({ seat: 0 }, moves, one, noTime));
  expect(Array.from({ length: 50 }, () => randomBot.choose({ seat: 0 }, moves, other, noTime))).toEqual(
    turns,
  );
  expect(one).toEqual(other);
  expect(new Set(turns.slice(0, 10)).size).toBeGreaterThan(1);
});

it("cannot play without a move", () => {
  expect(() => randomBot.choose({ seat: 0 }, [], seeded("x"), noTime)).toThrow("without a legal move");
});
