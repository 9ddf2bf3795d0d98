import { expect, it } from "vitest";
import { timeSaid, toldOf } from "./told.ts";

const puzzle = { number: 37, rating: 1672 };
const address = "https://example.org/puzzles/37";

it("others are told how long it took, whether there was help, and where it is", () => {
  const trace = { hints: 0, stuck: false, solved: 31 };
  expect(toldOf({ puzzle, trace, day: 20_773, address }, "en")).toBe(
    "Guinguette, puzzle of 16 November 2026 (rated 1672): solved in 31\u00a0s, no hint, on the first try. https://example.org/puzzles/37",
  );
  expect(toldOf({ puzzle, trace: { hints: 2, stuck: true, solved: 130 }, day: null, address }, "fr")).toBe(
    "Guinguette, énigme 37 (cote 1672)\u00a0: résolue en 2\u00a0min 10\u00a0s, 2 conseils. https://example.org/puzzles/37",
  );
  expect(
    toldOf({ puzzle, trace: { hints: 1, stuck: false, solved: 5 }, day: null, address }, "en"),
  ).toContain("1 hint.");
});

it("a time is said in seconds, minutes or hours", () => {
  expect([0, 59, 60, 3599, 3600, 7325].map(timeSaid)).toEqual([
    "0\u00a0s",
    "59\u00a0s",
    "1\u00a0min 0\u00a0s",
    "59\u00a0min 59\u00a0s",
    "1\u00a0h 0\u00a0min",
    "2\u00a0h 2\u00a0min",
  ]);
});
