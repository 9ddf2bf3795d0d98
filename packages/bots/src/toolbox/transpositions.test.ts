import { expect, it } from "vitest";
import { mix, spread } from "./keys.ts";
import {
  AT_LEAST,
  AT_MOST,
  boundOf,
  depthOf,
  EXACT,
  find,
  moveOf,
  remember,
  transpositions,
} from "./transpositions.ts";

it("tells what was found out about a position", () => {
  const table = transpositions(16);
  remember(table, 5, -7, -40, AT_MOST, 3, 1295);
  const slot = find(table, 5, -7);
  const facts = table.facts[slot]!;
  expect([table.values[slot], boundOf(facts), depthOf(facts), moveOf(facts)]).toEqual([
    -40,
    AT_MOST,
    3,
    1295,
  ]);
  expect(find(table, 5, 7)).toBe(-1);
  expect(find(table, 4, -7)).toBe(-1);
  remember(table, 5, -7, 12, EXACT, 4, 0);
  expect(table.values[find(table, 5, -7)]).toBe(12);
});

it("keeps, of two positions for one place, both, and of three the two that were looked at deepest", () => {
  const table = transpositions(14);
  const [one, two, three] = [1, 1 + (1 << 14), 1 + (2 << 14)] as const;
  remember(table, one, 1, 0, EXACT, 9, 0);
  remember(table, two, 1, 0, AT_LEAST, 2, 0);
  expect([find(table, one, 1), find(table, two, 1)]).not.toContain(-1);
  remember(table, three, 1, 0, EXACT, 5, 0);
  expect(find(table, two, 1)).toBe(-1);
  expect([find(table, one, 1), find(table, three, 1)]).not.toContain(-1);
});

it("grows as it fills, up to its limit, and loses little on the way", () => {
  const table = transpositions(16);
  const count = 25_000;
  for (let i = 0; i < count; i++) remember(table, spread(i, 1), mix(i, 1), i, EXACT, 1, 0);
  expect(table.bits).toBe(16);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const slot = find(table, spread(i, 1), mix(i, 1));
    if (slot !== -1 && table.values[slot] === i) kept++;
  }
  expect(kept).toBeGreaterThan(0.85 * count);
  for (let i = 0; i < 100_000; i++) remember(table, spread(i, 2), mix(i, 2), i, EXACT, 1, 0);
  expect(table.facts.length).toBe(1 << 16);
});
