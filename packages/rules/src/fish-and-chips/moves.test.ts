import { describe, expect, it } from "vitest";
import { Malformed } from "../shape.ts";
import {
  decode,
  encode,
  MOVE_COUNT,
  type Move,
  moveShape,
  READY,
  SWAP_OCTOPUS,
  SWAP_SHARK,
} from "./moves.ts";
import { squareNames } from "./squares.ts";

describe("the numbering of moves never changes: strategies and searches keep it", () => {
  it.each<[number, Move]>([
    [0, { type: "catch", from: "a1", to: "a1" }],
    [1, { type: "catch", from: "a1", to: "b1" }],
    [35, { type: "catch", from: "a1", to: "f6" }],
    [36, { type: "catch", from: "b1", to: "a1" }],
    [761, { type: "catch", from: "d4", to: "f1" }],
    [1295, { type: "catch", from: "f6", to: "f6" }],
    [1296, { type: "swap", fish: "octopus", with: "a1" }],
    [1331, { type: "swap", fish: "octopus", with: "f6" }],
    [1332, { type: "swap", fish: "shark", with: "a1" }],
    [1367, { type: "swap", fish: "shark", with: "f6" }],
    [1368, { type: "ready" }],
  ])("%i is %j", (code, move) => {
    expect(decode(code)).toEqual(move);
    expect(encode(move)).toBe(code);
  });

  it("has every catch, then every swap of the octopus, of the shark, then ready: 1369 moves", () => {
    expect([SWAP_OCTOPUS, SWAP_SHARK, READY, MOVE_COUNT]).toEqual([1296, 1332, 1368, 1369]);
  });

  it("gives every code its own well-formed move and back", () => {
    const seen = new Set<string>();
    for (let code = 0; code < MOVE_COUNT; code++) {
      const move = decode(code);
      expect(moveShape(move, "")).toEqual(move);
      expect(encode(move)).toBe(code);
      seen.add(JSON.stringify(move));
    }
    expect(seen.size).toBe(MOVE_COUNT);
  });

  it("gives every combination of names a code", () => {
    const codes = new Set<number>();
    for (const from of squareNames) {
      for (const to of squareNames) codes.add(encode({ type: "catch", from, to }));
      for (const fish of ["octopus", "shark"] as const) codes.add(encode({ type: "swap", fish, with: from }));
    }
    expect(codes.size).toBe(1296 + 72);
    expect(Math.max(...codes)).toBe(1367);
  });
});

describe("moves from outside", () => {
  function problemOf(json: string): unknown {
    try {
      return moveShape(JSON.parse(json), "move");
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      return [error.at, error.problem];
    }
  }

  it("are read as the page writes them", () => {
    expect(problemOf('{"type":"swap","fish":"shark","with":"c4"}')).toEqual({
      type: "swap",
      fish: "shark",
      with: "c4",
    });
    expect(problemOf('{"type":"ready"}')).toEqual({ type: "ready" });
    expect(problemOf('{"to":"c6","from":"c4","type":"catch"}')).toEqual({
      type: "catch",
      from: "c4",
      to: "c6",
    });
  });

  it("have no other squares, fish, types or fields", () => {
    expect(problemOf('{"type":"catch","from":"c4","to":"g1"}')).toEqual([
      "move.to",
      { kind: "name", found: "g1", allowed: squareNames },
    ]);
    expect(problemOf('{"type":"catch","from":"C4","to":"c6"}')).toMatchObject([
      "move.from",
      { kind: "name" },
    ]);
    expect(problemOf('{"type":"swap","fish":"whale","with":"c4"}')).toEqual([
      "move.fish",
      { kind: "name", found: "whale", allowed: ["octopus", "shark"] },
    ]);
    expect(problemOf('{"type":"swap","fish":"shark","with":"c7"}')).toMatchObject([
      "move.with",
      { kind: "name" },
    ]);
    expect(problemOf('{"type":"pass"}')).toEqual([
      "move.type",
      { kind: "name", found: "pass", allowed: ["catch", "swap", "ready"] },
    ]);
    expect(problemOf('{"type":"ready","seat":0}')).toMatchObject(["move", { kind: "extra", key: "seat" }]);
    expect(problemOf('{"type":"catch","from":"c4"}')).toEqual(["move", { kind: "missing", key: "to" }]);
  });
});
