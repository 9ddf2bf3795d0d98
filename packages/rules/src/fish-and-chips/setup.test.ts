import { describe, expect, it } from "vitest";
import { Malformed } from "../shape.ts";
import { board, table } from "../testing/fish-and-chips.ts";
import { fishAndChips } from "./game.ts";
import type { Board } from "./setup.ts";

const two = board(`
  .   R1  M1  R2  M2  .
  R3  M3  R4  M4  R5  M5
  M6  R6  M16 R7  M7  R15
  R8  M8  R9  M9  R16 M10
  M11 R10 M12 R11 M13 R12
  .   M14 R13 M15 R14 .
`);
const three = board(`
  R5  R6  R7  R8  R9  R10
  R11 R12 R13 R14 R15 R16
  M5  M6  M7  M8  M9  M10
  M11 M12 M13 M14 M15 M16
  G5  G6  G7  G8  G9  G10
  G11 G12 G13 G14 G15 G16
`);
const four = board(`
  R8  R9  R10 R11 R12 R13
  R14 R15 R16 M8  M9  M10
  M11 M12 M13 M14 M15 M16
  G8  G9  G10 G11 G12 G13
  G14 G15 G16 Y8  Y9  Y10
  Y11 Y12 Y13 Y14 Y15 Y16
`);

/** The board with some squares changed; rows and columns as the set-up writes them. */
function changed(
  from: Board,
  ...changes: readonly (readonly [row: number, column: number, fish: string])[]
): Board {
  const rows = from.map((row) => [...row] as string[]);
  for (const [row, column, fish] of changes) (rows[row] as string[])[column] = fish;
  return rows as unknown as Board;
}

function refusal(players: number, ...boards: readonly Board[]): unknown {
  return fishAndChips.checkSetup(table(players, { boards }));
}

describe("boards laid out by hand", () => {
  it("may be none, one or several", () => {
    expect(fishAndChips.checkSetup(table(2))).toBeNull();
    expect(refusal(2)).toBeNull();
    expect(refusal(2, two)).toBeNull();
    expect(refusal(3, three, three)).toBeNull();
    expect(refusal(4, four)).toBeNull();
    expect(refusal(1, four)).toBeNull();
  });

  it("of two players have two red 16s, and a fish is missing (FC-S1)", () => {
    expect(refusal(2, changed(two, [0, 1, "R16"]))).toEqual({
      rule: "FC-S1",
      why: "wrong-fish",
      round: 1,
      missing: ["R1"],
      surplus: ["R16"],
    });
  });

  it("lack a fish, or have one too many, or one of another colour", () => {
    expect(refusal(2, changed(two, [5, 4, ""]))).toEqual({
      rule: "FC-S1",
      why: "wrong-fish",
      round: 1,
      missing: ["R14"],
      surplus: [],
    });
    expect(refusal(2, changed(two, [0, 0, "G9"]))).toEqual({
      rule: "FC-S1",
      why: "wrong-fish",
      round: 1,
      missing: [],
      surplus: ["G9"],
    });
    expect(refusal(3, changed(three, [0, 0, "Y8"], [5, 5, "R4"]))).toEqual({
      rule: "FC-S2",
      why: "wrong-fish",
      round: 1,
      missing: ["R5", "G16"],
      surplus: ["Y8", "R4"],
    });
  });

  it("break the rule of their number of players (FC-S1, FC-S2, FC-S3, FC-1)", () => {
    const empty = board(". . . . . .\n".repeat(6));
    expect([2, 3, 4, 1].map((players) => refusal(players, empty))).toMatchObject([
      { rule: "FC-S1", why: "wrong-fish" },
      { rule: "FC-S2", why: "wrong-fish" },
      { rule: "FC-S3", why: "wrong-fish" },
      { rule: "FC-1", why: "wrong-fish" },
    ]);
    expect(refusal(2, three)).toMatchObject({ rule: "FC-S1" });
    expect(refusal(3, four)).toMatchObject({ rule: "FC-S2" });
    expect(refusal(4, three)).toMatchObject({ rule: "FC-S3" });
    expect(refusal(1, three)).toMatchObject({ rule: "FC-1" });
  });

  it("are all checked, the surplus ones too, and the round is named", () => {
    const wrong = changed(two, [0, 1, ""]);
    expect(refusal(2, two, wrong, two)).toMatchObject({ rule: "FC-S1", round: 2 });
    expect(refusal(2, two, two, wrong)).toMatchObject({ rule: "FC-S1", round: 3 });
  });

  it.each([
    ["a6", 0, 0],
    ["f6", 0, 5],
    ["a1", 5, 0],
    ["f1", 5, 5],
  ])("of two players leave the corner %s empty (FC-S1)", (square, row, column) => {
    expect(refusal(2, changed(two, [row, column, "R9"], [3, 2, ""]))).toEqual({
      rule: "FC-S1",
      why: "filled-corner",
      round: 1,
      square,
    });
  });

  it("of two players name the first filled corner, and the round (FC-S1)", () => {
    const wrong = changed(two, [5, 5, "R9"], [3, 2, ""], [0, 5, "R1"], [0, 1, ""]);
    expect(refusal(2, two, wrong)).toEqual({ rule: "FC-S1", why: "filled-corner", round: 2, square: "f6" });
  });

  it("of two players have the wrong fish before they have a filled corner (FC-S1)", () => {
    expect(refusal(2, changed(two, [0, 0, "R16"]))).toMatchObject({ why: "wrong-fish", surplus: ["R16"] });
  });
});

describe("the solitaire's order", () => {
  function wrong(...order: readonly ("red" | "mauve" | "green" | "yellow")[]): unknown {
    return fishAndChips.checkSetup(table(1, { order }));
  }

  it("has each colour once (FC-2)", () => {
    expect(wrong("green", "red", "yellow", "mauve")).toBeNull();
    expect(wrong("green", "red", "yellow")).toEqual({ rule: "FC-2", why: "wrong-order", missing: ["mauve"] });
    expect(wrong("green", "red", "yellow", "red")).toEqual({
      rule: "FC-2",
      why: "wrong-order",
      missing: ["mauve"],
    });
    expect(wrong("green", "red", "yellow", "mauve", "red")).toEqual({
      rule: "FC-2",
      why: "wrong-order",
      missing: [],
    });
    expect(wrong()).toEqual({
      rule: "FC-2",
      why: "wrong-order",
      missing: ["red", "mauve", "green", "yellow"],
    });
  });

  it("is looked at after the boards", () => {
    const setup = { boards: [changed(four, [0, 0, ""])], order: ["red" as const] };
    expect(fishAndChips.checkSetup(table(1, setup))).toMatchObject({ rule: "FC-1" });
  });
});

describe("set-ups from outside", () => {
  function problemOf(players: number, setup: unknown): unknown {
    try {
      return fishAndChips.setupShape(players)(setup, "setup");
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      return [error.at, error.problem];
    }
  }

  it("are read as the page writes them", () => {
    expect(problemOf(2, {})).toEqual({});
    expect(problemOf(2, { boards: [two] })).toEqual({ boards: [two] });
    expect(problemOf(1, { order: ["red", "red"] })).toEqual({ order: ["red", "red"] });
    expect(problemOf(1, { boards: [four], order: [] })).toEqual({ boards: [four], order: [] });
  });

  it("have an order in the solitaire only (FC-2)", () => {
    for (const players of [2, 3, 4])
      expect(problemOf(players, { order: ["red"] })).toEqual([
        "setup",
        { kind: "extra", key: "order", allowed: ["boards"] },
      ]);
    expect(problemOf(1, { orders: [] })).toEqual([
      "setup",
      { kind: "extra", key: "orders", allowed: ["boards", "order"] },
    ]);
  });

  it("have six rows of six (FC-C1)", () => {
    expect(problemOf(2, { boards: [two, two.slice(1)] })).toEqual([
      "setup.boards[1]",
      { kind: "length", found: 5, expected: 6 },
    ]);
    expect(problemOf(2, { boards: [two.map((row) => [...row, ""])] })).toEqual([
      "setup.boards[0][0]",
      { kind: "length", found: 7, expected: 6 },
    ]);
  });

  it("know the 53 fish and no other (FC-C2)", () => {
    for (const fish of ["R17", "R0", "G4", "Y7", "B3", "r16", "R016", " ", "__proto__"])
      expect(problemOf(2, { boards: [changed(two, [4, 3, fish])] })).toMatchObject([
        "setup.boards[0][4][3]",
        { kind: "name", found: fish },
      ]);
    expect(problemOf(2, { boards: [changed(two, [4, 3, "G5"], [0, 0, "Y8"])] })).toHaveProperty("boards");
    expect(problemOf(1, { order: ["blue"] })).toEqual([
      "setup.order[0]",
      { kind: "name", found: "blue", allowed: ["red", "mauve", "green", "yellow"] },
    ]);
    expect(problemOf(2, { boards: two })).toMatchObject(["setup.boards[0][0]", { kind: "type" }]);
  });
});
