import { describe, expect, it } from "vitest";
import { Malformed } from "../shape.ts";
import { type FishType, fishTypes } from "./cards.ts";
import { decode, encode, MOVE_COUNT, type Move, moveShape } from "./moves.ts";

/** Every well-formed move whose integers make sense, in the order of the page. */
function allMoves(): Move[] {
  const cards = [0, 1, 2, 3];
  const kinds: readonly { fish: FishType; double: boolean }[] = fishTypes.flatMap((fish) => [
    { fish, double: false },
    { fish, double: true },
  ]);
  return [
    ...cards.map((card): Move => ({ type: "keep", card })),
    ...cards.map((card): Move => ({ type: "wish", card })),
    ...kinds.map((kind): Move => ({ type: "sell", ...kind })),
    ...fishTypes.flatMap((from) => [1, 2, 3].map((steps): Move => ({ type: "moveBuyer", from, steps }))),
    ...fishTypes.map((to): Move => ({ type: "placeBuyer", to })),
    ...fishTypes.map((fish): Move => ({ type: "sellAll", fish })),
    ...kinds.map((kind): Move => ({ type: "sellOne", ...kind })),
    ...fishTypes.flatMap((from) => [0, 1, 2, 3, 4].map((seat): Move => ({ type: "toWaste", from, seat }))),
    ...[0, 1, 2, 3, 4].map((seat): Move => ({ type: "fromWaste", seat })),
  ];
}

describe("the numbering", () => {
  it("has 111 codes, and the same move always has the same one", () => {
    expect(MOVE_COUNT).toBe(111);
    const moves = allMoves();
    expect(moves).toHaveLength(111);
    expect(moves.map(encode)).toEqual(moves.map((_, code) => code));
    expect(moves.map((_, code) => decode(code))).toEqual(moves);
  });

  it("begins each kind of move where it always has", () => {
    expect([0, 4, 8, 22, 43, 50, 57, 71, 106, 110].map(decode)).toEqual([
      { type: "keep", card: 0 },
      { type: "wish", card: 0 },
      { type: "sell", fish: "angelfish", double: false },
      { type: "moveBuyer", from: "angelfish", steps: 1 },
      { type: "placeBuyer", to: "angelfish" },
      { type: "sellAll", fish: "angelfish" },
      { type: "sellOne", fish: "angelfish", double: false },
      { type: "toWaste", from: "angelfish", seat: 0 },
      { type: "fromWaste", seat: 0 },
      { type: "fromWaste", seat: 4 },
    ]);
  });

  it("has no code for an integer that makes no sense", () => {
    const moves: Move[] = [
      { type: "keep", card: -1 },
      { type: "keep", card: 4 },
      { type: "wish", card: -1 },
      { type: "wish", card: 4 },
      { type: "moveBuyer", from: "catfish", steps: 0 },
      { type: "moveBuyer", from: "catfish", steps: 4 },
      { type: "toWaste", from: "catfish", seat: -1 },
      { type: "toWaste", from: "catfish", seat: 5 },
      { type: "fromWaste", seat: -1 },
      { type: "fromWaste", seat: 5 },
      { type: "keep", card: 1e300 },
    ];
    expect(moves.map(encode)).toEqual(moves.map(() => -1));
  });
});

describe("the shape of a move", () => {
  it("takes every move of the page as it is", () => {
    for (const move of allMoves()) expect(moveShape(move, "move")).toEqual(move);
    expect(moveShape({ type: "keep", card: 99 }, "move")).toEqual({ type: "keep", card: 99 });
    expect(moveShape({ type: "fromWaste", seat: -3 }, "move")).toEqual({ type: "fromWaste", seat: -3 });
  });

  it.each([
    [{ type: "fish", card: 0 }],
    [{ type: "keep" }],
    [{ type: "keep", card: 0, worms: 1 }],
    [{ type: "keep", card: 0.5 }],
    [{ type: "wish", card: "0" }],
    [{ type: "sell", fish: "monkfish" }],
    [{ type: "sell", fish: "cod", double: false }],
    [{ type: "sell", fish: "monkfish", double: 0 }],
    [{ type: "moveBuyer", from: "catfish" }],
    [{ type: "moveBuyer", from: "catfish", steps: null }],
    [{ type: "placeBuyer", to: "sea" }],
    [{ type: "sellAll", fish: "monkfish", double: false }],
    [{ type: "sellOne", fish: "monkfish" }],
    [{ type: "toWaste", from: "catfish" }],
    [{ type: "toWaste", seat: 0 }],
    [{ type: "fromWaste", seat: "0" }],
    [{ card: 0 }],
    [null],
  ])("refuses %j", (value) => {
    expect(() => moveShape(value, "move")).toThrow(Malformed);
  });
});
