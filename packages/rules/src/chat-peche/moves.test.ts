import { describe, expect, it } from "vitest";
import { Malformed } from "../shape.ts";
import { chatPeche } from "./game.ts";
import { spots } from "./pond.ts";

describe("the numbering", () => {
  it("places, stay, lures, fishings: 94 codes", () => {
    expect(chatPeche.moveCount).toBe(94);
    expect([0, 1, 2].map((code) => chatPeche.decode(code))).toEqual(
      [1, 2, 3].map((column) => ({ type: "place", column })),
    );
    expect(chatPeche.decode(3)).toEqual({ type: "stay" });
    expect(chatPeche.decode(4)).toEqual({ type: "lure", from: "a3", to: "a3" });
    expect(chatPeche.decode(5)).toEqual({ type: "lure", from: "a3", to: "b3" });
    expect(chatPeche.decode(84)).toEqual({ type: "lure", from: "c1", to: "c1" });
    expect([85, 93].map((code) => chatPeche.decode(code))).toEqual([
      { type: "fish", spot: "a3" },
      { type: "fish", spot: "c1" },
    ]);
    for (let code = 0; code < 94; code++) expect(chatPeche.encode(chatPeche.decode(code))).toBe(code);
  });

  it("has no code for a column that is not there", () => {
    for (const column of [0, 4, -1, 1e9]) expect(chatPeche.encode({ type: "place", column })).toBe(-1);
  });

  it("knows the nine spots only", () => {
    const read = (move: unknown) => chatPeche.moveShape(move, "move");
    expect(spots).toHaveLength(9);
    for (const spot of spots) expect(read({ type: "fish", spot })).toEqual({ type: "fish", spot });
    expect(() => read({ type: "fish", spot: "d4" })).toThrow(Malformed);
    expect(() => read({ type: "place", column: "1" })).toThrow(Malformed);
    expect(() => read({ type: "place", column: 1, row: 1 })).toThrow(Malformed);
    expect(() => read({ type: "lure", from: "a1" })).toThrow(Malformed);
    expect(read({ type: "place", column: 77 })).toEqual({ type: "place", column: 77 });
  });

  it("says what the game is", () => {
    expect(chatPeche.id).toBe("chat-peche");
    expect(chatPeche.about).toEqual({
      players: [2, 3, 4],
      hidden: true,
      simultaneous: true,
      chance: true,
      bounded: true,
      startField: "firstPlayer",
      colourIsSeat: false,
    });
    expect(chatPeche.options).toEqual({
      edition: { kind: "choice", values: ["ludolux", "first"] },
      variant: { kind: "choice", values: ["base", "confirmed"] },
      seating: { kind: "choice", values: ["facing", "adjacent"], players: [2] },
      buckets: { kind: "choice", values: ["closed", "open"] },
      F1: { kind: "integer", min: 0, initial: 6 },
      F2: { kind: "integer", min: 0, initial: 6 },
      F3: { kind: "integer", min: 0, initial: 6 },
      S1: { kind: "integer", min: 0, initial: 6 },
      S2: { kind: "integer", min: 0, initial: 3 },
    });
  });
});
