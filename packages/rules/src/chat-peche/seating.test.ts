import { describe, expect, it } from "vitest";
import { act, fishable, look, pond, toFishing } from "../testing/chat-peche.ts";
import { areNeighbours, neighboursOf, spots } from "./pond.ts";

const nine = "F1 F2 F3 S1 S2 W F1 F2 F3";

describe("the banks", () => {
  it("four seats clockwise: south, west, north, east, each at a bank of their own (CP-R2, CP-S4)", () => {
    expect(look(pond(nine, 4)).seats.map(({ bank }) => bank)).toEqual(["south", "west", "north", "east"]);
  });

  it("three seats: south, west, north, whatever the option says (CP-R2, CP-R3)", () => {
    for (const seating of ["facing", "adjacent"] as const)
      expect(look(pond(nine, 3, { seating })).seats.map(({ bank }) => bank)).toEqual([
        "south",
        "west",
        "north",
      ]);
    expect(look(pond(nine, 4, { seating: "adjacent" })).seats.map(({ bank }) => bank)).toEqual([
      "south",
      "west",
      "north",
      "east",
    ]);
  });

  it("two seats face each other, or sit side by side by option (CP-R2)", () => {
    expect(look(pond(nine, 2)).seats.map(({ bank }) => bank)).toEqual(["south", "north"]);
    expect(look(pond(nine, 2, { seating: "adjacent" })).seats.map(({ bank }) => bank)).toEqual([
      "south",
      "west",
    ]);
  });

  it("columns are numbered from a player's own left: three columns of three spots (CP-R3, CP-S4)", () => {
    expect(look(pond(nine, 4)).seats.map(({ columns }) => columns)).toEqual([
      [
        ["a1", "a2", "a3"],
        ["b1", "b2", "b3"],
        ["c1", "c2", "c3"],
      ],
      [
        ["a3", "b3", "c3"],
        ["a2", "b2", "c2"],
        ["a1", "b1", "c1"],
      ],
      [
        ["c3", "c2", "c1"],
        ["b3", "b2", "b1"],
        ["a3", "a2", "a1"],
      ],
      [
        ["c1", "b1", "a1"],
        ["c2", "b2", "a2"],
        ["c3", "b3", "a3"],
      ],
    ]);
  });

  it.each([
    [1, ["a3", "a2", "a1"], ["a3", "b3", "c3"], ["c3", "c2", "c1"], ["a1", "b1", "c1"]],
    [2, ["b3", "b2", "b1"], ["a2", "b2", "c2"], ["b3", "b2", "b1"], ["a2", "b2", "c2"]],
    [3, ["c3", "c2", "c1"], ["a1", "b1", "c1"], ["a3", "a2", "a1"], ["a3", "b3", "c3"]],
  ])("a cat before column %i fishes these spots from each bank (CP-R3, CP-4)", (column, ...expected) => {
    for (const [seat, fished] of expected.entries()) {
      const state = pond(nine, 4, {}, seat);
      toFishing(state, column, column, column, column);
      expect(fishable(state, seat)).toEqual(fished);
    }
  });

  it("two who face each other count the same columns from opposite ends (CP-R2, CP-R3)", () => {
    for (const [column, fished] of [
      [1, ["c3", "c2", "c1"]],
      [3, ["a3", "a2", "a1"]],
    ] as const) {
      const state = pond(nine, 2, {}, 1);
      toFishing(state, 2, column);
      expect(fishable(state, 1)).toEqual(fished);
    }
  });

  it("two who sit side by side fish across each other (CP-R2)", () => {
    const state = pond(nine, 2, { seating: "adjacent" }, 1);
    toFishing(state, 2, 3);
    expect(fishable(state, 1)).toEqual(["a1", "b1", "c1"]);
    act(state, "1 fish b1");
    expect(fishable(state, 0)).toEqual(["b3", "b2"]);
  });
});

describe("spots next to each other", () => {
  it("touch horizontally or vertically, never diagonally, and never around an edge (CP-3)", () => {
    expect(neighboursOf("b2")).toEqual(["b3", "a2", "c2", "b1"]);
    expect(neighboursOf("a1")).toEqual(["a2", "b1"]);
    expect(neighboursOf("c3")).toEqual(["b3", "c2"]);
    expect(areNeighbours("c3", "a2")).toBe(false);
    expect(areNeighbours("a3", "b2")).toBe(false);
    expect(areNeighbours("b2", "b2")).toBe(false);
    expect(areNeighbours("a1", "c1")).toBe(false);
    for (const one of spots)
      for (const other of spots) expect(areNeighbours(one, other)).toBe(areNeighbours(other, one));
  });
});
