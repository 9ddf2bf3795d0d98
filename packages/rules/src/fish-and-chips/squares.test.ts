import { describe, expect, it } from "vitest";
import {
  BUOY,
  boardSquare,
  dealtSquares,
  EDGE,
  LEFT_OF_BUOY,
  nameOf,
  SQUARES,
  squareNamed,
  squareNames,
} from "./squares.ts";

describe("the board", () => {
  it("has 36 squares, 6×6: columns a to f left to right, rows 1 to 6 bottom to top (FC-C1)", () => {
    expect(SQUARES).toBe(36);
    expect(squareNames.join(" ")).toBe(
      "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2 a3 b3 c3 d3 e3 f3 " +
        "a4 b4 c4 d4 e4 f4 a5 b5 c5 d5 e5 f5 a6 b6 c6 d6 e6 f6",
    );
  });

  it("has its lifebuoy in the top right corner, f6, and e6 left of it (FC-C1, FC-R2)", () => {
    expect(nameOf(BUOY)).toBe("f6");
    expect(nameOf(LEFT_OF_BUOY)).toBe("e6");
  });

  it("squares have numbers and names, each its own", () => {
    expect(squareNames.map(squareNamed)).toEqual(Array.from({ length: 36 }, (_, square) => square));
    expect(squareNames.map((_, square) => nameOf(square))).toEqual(squareNames);
  });

  it("beyond the edge no square has a name", () => {
    expect(EDGE).toBe(36);
    expect(() => nameOf(EDGE)).toThrow(new RangeError("no square 36"));
    expect(() => nameOf(-1)).toThrow(new RangeError("no square -1"));
  });

  it("is written top row first in set-ups", () => {
    expect([0, 5].map((row) => [0, 5].map((column) => nameOf(boardSquare(row, column))))).toEqual([
      ["a6", "f6"],
      ["a1", "f1"],
    ]);
    expect(nameOf(boardSquare(2, 3))).toBe("d4");
  });
});

describe("the squares that are filled", () => {
  it("with two colours are all but the four corners (FC-S1)", () => {
    const empty = squareNames.filter((square) => !dealtSquares(2).includes(squareNamed(square)));
    expect(dealtSquares(2)).toHaveLength(32);
    expect(empty).toEqual(["a1", "f1", "a6", "f6"]);
  });

  it("with three or four colours are all (FC-S2, FC-S3)", () => {
    const all = Array.from({ length: 36 }, (_, square) => square);
    expect(dealtSquares(3)).toEqual(all);
    expect(dealtSquares(4)).toEqual(all);
  });
});
