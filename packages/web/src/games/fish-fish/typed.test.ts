import type { Move } from "@guinguette/rules/fish-fish/moves";
import { describe, expect, it } from "vitest";
import { typedMoves } from "./typed.ts";

const casts: Move[] = (["catch", "empty"] as const).flatMap((card) =>
  [2, 3, 5].map((bait): Move => ({ type: "cast", card, bait })),
);
const bets: Move[] = [0, 1, 2, 3].map((tiles) => ({ type: "bet", tiles }));

describe("typed moves", () => {
  it.each([
    ["p5", "catch", 5],
    ["prise 2", "catch", 2],
    ["C3", "catch", 3],
    ["catch 3", "catch", 3],
    ["b3", "empty", 3],
    ["bredouille 5", "empty", 5],
    ["e2", "empty", 2],
    ["empty 2", "empty", 2],
  ] as const)("%s sets a line", (text, card, bait) => {
    expect(typedMoves(text, casts)).toEqual([{ type: "cast", card, bait }]);
  });

  it.each([
    ["m2", 2],
    ["mise 3", 3],
    ["miser 1 tuile", 1],
    ["b2", 2],
    ["bet 2 tiles", 2],
    ["rien", 0],
    ["nothing", 0],
    ["tout", 3],
    ["all", 3],
  ])("%s bets", (text, tiles) => {
    expect(typedMoves(text, bets)).toEqual([{ type: "bet", tiles }]);
  });

  it("means nothing else", () => {
    for (const text of ["p4", "b9", "fish", "", "m"]) expect(typedMoves(text, casts)).toEqual([]);
    for (const text of ["p4", "m4", "bet", "", "0x2"]) expect(typedMoves(text, bets)).toEqual([]);
  });
});
