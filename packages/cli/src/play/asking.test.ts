import { expect, it } from "vitest";
import { choiceLines } from "./asking.ts";

it("short choices stand side by side, numbered down each column", () => {
  expect(choiceLines(["bet 0", "bet 1", "bet 2"])).toEqual(["  1) bet 0     2) bet 1     3) bet 2"]);
  const lines = choiceLines(Array.from({ length: 12 }, (_, index) => `move ${index}`));
  expect(lines).toEqual([
    "   1) move 0       4) move 3       7) move 6      10) move 9",
    "   2) move 1       5) move 4       8) move 7      11) move 10",
    "   3) move 2       6) move 5       9) move 8      12) move 11",
  ]);
});

it("choices wider than the terminal are broken behind their numbers", () => {
  const long = Array.from({ length: 20 }, () => "word").join(" ");
  expect(choiceLines(["short", long])).toEqual([
    "  1) short",
    `  2) ${Array.from({ length: 15 }, () => "word").join(" ")}`,
    `     ${Array.from({ length: 5 }, () => "word").join(" ")}`,
  ]);
});
