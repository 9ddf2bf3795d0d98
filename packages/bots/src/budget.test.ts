import { expect, it } from "vitest";
import { noTime, steps, within } from "./budget.ts";

it("is spent when the clock says so, and not before", () => {
  let now = 1000;
  const budget = within(50, () => now);
  expect(budget.spent()).toBe(false);
  now = 1049;
  expect(budget.spent()).toBe(false);
  now = 1050;
  expect(budget.spent()).toBe(true);
  expect(within(0, () => now).spent()).toBe(true);
});

it("is spent after so many askings, or at once", () => {
  const budget = steps(2);
  expect([1, 2, 3].map(() => budget.spent())).toEqual([false, false, true]);
  expect(noTime.spent()).toBe(true);
});
