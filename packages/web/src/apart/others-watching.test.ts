import { expect, it } from "vitest";
import { othersWatching } from "./others-watching.ts";

it("who looks on is not told of themselves", () => {
  expect(othersWatching(3, true)).toBe(3);
  expect(othersWatching(3, false)).toBe(2);
  // Nobody has been counted yet.
  expect(othersWatching(0, false)).toBe(0);
});
