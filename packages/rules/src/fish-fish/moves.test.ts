import { describe, expect, it } from "vitest";
import { Malformed } from "../shape.ts";
import { move, type Step } from "../testing/fish-fish.ts";
import { fishFish } from "./game.ts";

const numbering: readonly Step[] = [
  "catch 2",
  "catch 3",
  "catch 4",
  "catch 5",
  "empty 2",
  "empty 3",
  "empty 4",
  "empty 5",
  0,
  1,
  2,
  3,
  4,
];

describe("the numbering", () => {
  it("has the casts of a catch, those of an empty card, then the bets; the two 3s are one move", () => {
    expect(fishFish.moveCount).toBe(13);
    for (const [code, step] of numbering.entries()) {
      expect(fishFish.decode(code)).toEqual(move(step));
      expect(fishFish.encode(move(step))).toBe(code);
    }
  });

  it("writes a move as the record does", () => {
    expect(JSON.stringify(fishFish.decode(6))).toBe('{"type":"cast","card":"empty","bait":4}');
    expect(JSON.stringify(fishFish.decode(10))).toBe('{"type":"bet","tiles":2}');
  });

  it.each([-1, 0, 1, 6, 99, 1e300, -(2 ** 31)])("a bait of %i has no number", (bait) => {
    expect(fishFish.encode({ type: "cast", card: "catch", bait })).toBe(-1);
    expect(fishFish.encode({ type: "cast", card: "empty", bait })).toBe(-1);
  });

  it.each([-1, 5, 99, 1e300, -(2 ** 31)])("a bet of %i tiles has no number", (tiles) => {
    expect(fishFish.encode({ type: "bet", tiles })).toBe(-1);
  });
});

describe("a move from outside", () => {
  it.each([
    { type: "cast", card: "catch", bait: 5 },
    { type: "cast", card: "empty", bait: 99 },
    { type: "bet", tiles: 0 },
    { type: "bet", tiles: -3 },
  ])("may be any cast with a card's name and a whole number, and any whole bet: %o", (given) => {
    expect(fishFish.moveShape(given, "move")).toEqual(given);
  });

  it.each([
    [{ type: "cast", card: "shark", bait: 5 }, "move.card", "name"],
    [{ type: "cast", card: "catch" }, "move", "missing"],
    [{ type: "cast", card: "catch", bait: 2.5 }, "move.bait", "type"],
    [{ type: "cast", card: "catch", bait: 2, tiles: 1 }, "move", "extra"],
    [{ type: "bet", tiles: "2" }, "move.tiles", "type"],
    [{ type: "bet" }, "move", "missing"],
    [{ type: "bet", tiles: 2, bait: 2 }, "move", "extra"],
    [{ type: "fish", tiles: 2 }, "move.type", "name"],
    [{ tiles: 2 }, "move", "missing"],
    [[], "move", "type"],
  ] as const)("is malformed otherwise: %o", (given, at, kind) => {
    const read = () => fishFish.moveShape(given, "move");
    expect(read).toThrow(Malformed);
    expect(read).toThrow(expect.objectContaining({ at, problem: expect.objectContaining({ kind }) }));
  });
});
