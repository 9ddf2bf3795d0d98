import { describe, expect, it } from "vitest";
import { act, board, deal, legalMoves, position, seatOf } from "../testing/fish-and-chips.ts";
import { fishAndChips } from "./game.ts";
import type { State } from "./state.ts";

function pileOn(state: State, square: string): string {
  const row = 6 - Number(square.charAt(1));
  return (fishAndChips.view(state, 0).board[row]?.["abcdef".indexOf(square.charAt(0))] ?? []).join(" ");
}

describe("a fish catches a fish of equal or lower value (FC-T2)", () => {
  it.each([
    ["M1", true],
    ["M8", true],
    ["M9", true],
    ["M10", false],
    ["M12", false],
    ["M16", false],
  ])("a red 9 beside %s", (caught, can) => {
    expect(legalMoves(position({ sea: { c4: "R9", d4: caught } }))).toEqual(can ? ["c4-d4"] : []);
  });

  it("an octopus catches an octopus, a 1 a 1", () => {
    expect(legalMoves(position({ sea: { c4: "R16", d4: "M16", a1: "R1", a2: "M1" } }))).toEqual([
      "a1-a2",
      "c4-d4",
    ]);
  });

  it("whichever colour catches which", () => {
    const fish = { red: "R9", mauve: "M9", green: "G9", yellow: "Y9" } as const;
    for (const [catcher, mine] of Object.entries(fish))
      for (const [caught, theirs] of Object.entries(fish)) {
        const turn = catcher as keyof typeof fish;
        const higher = theirs.replace("9", "10");
        const state = position({ players: 4, turn, sea: { b2: mine, b3: theirs, c2: higher } });
        expect(legalMoves(state).filter((short) => short.startsWith("b2"))).toEqual(
          catcher === caught ? [] : ["b2-b3"],
        );
      }
  });
});

describe("a fish moves in its row or column, over empty squares only (FC-T3)", () => {
  it("to the left, right, below and above, in this order", () => {
    const sea = { d4: "R9", a4: "M1", f4: "M2", d1: "M3", d6: "M4" };
    expect(legalMoves(position({ sea }))).toEqual(["d4-a4", "d4-f4", "d4-d1", "d4-d6"]);
  });

  it("to neighbours too", () => {
    const sea = { d4: "R9", c4: "M1", e4: "M2", d3: "M3", d5: "M4" };
    expect(legalMoves(position({ sea }))).toEqual(["d4-c4", "d4-e4", "d4-d3", "d4-d5"]);
  });

  it("never diagonally", () => {
    expect(legalMoves(position({ sea: { d4: "R9", c3: "M1", e5: "M2", a1: "M3", f2: "M4" } }))).toEqual([]);
  });

  it("not past another fish, whoever holds it", () => {
    const sea = { d4: "R9", c4: "R2", a4: "M1", d5: "M12", d6: "M4" };
    expect(legalMoves(position({ sea }))).toEqual(["c4-a4"]);
  });

  it("not past a fish it could catch itself: it stops there", () => {
    expect(legalMoves(position({ sea: { a1: "R9", c1: "M5", e1: "M4" } }))).toEqual(["a1-c1"]);
  });

  it("not around the edge of the board", () => {
    expect(legalMoves(position({ sea: { f1: "R16", a2: "M1" } }))).toEqual([]);
    expect(legalMoves(position({ sea: { a3: "R16", f2: "M1" } }))).toEqual([]);
    expect(legalMoves(position({ sea: { c6: "R16", d1: "M1" } }))).toEqual([]);
    expect(legalMoves(position({ sea: { d1: "R16", c6: "M1" } }))).toEqual([]);
  });

  it("over a square that has become empty too", () => {
    const state = position({ sea: { a1: "R9", a3: "R5", a5: "M3", d3: "M4", f6: "M16" } });
    expect(legalMoves(state)).toEqual(["a3-d3", "a3-a5"]);
    act(state, "a3-d3");
    expect(legalMoves(state)).toEqual(["a1-a5"]);
  });

  it("a catcher leaves its own square empty: the ways through it open", () => {
    const state = position({ sea: { d4: "R9", b4: "M10", f4: "M8", d6: "M12", d1: "R11" } });
    expect(legalMoves(state)).toEqual(["d4-f4"]);
    act(state, "d4-f4");
    expect(pileOn(state, "d4")).toBe("");
    expect(legalMoves(state)).toEqual(["b4-f4", "d6-d1"]);
  });

  it("the ways open from the other side too", () => {
    const state = position({ sea: { d4: "R9", f4: "M10", b4: "M8", d1: "M12", d6: "R11" } });
    act(state, "d4-b4");
    expect(legalMoves(state)).toEqual(["d1-d6", "f4-b4"]);
  });
});

describe("whom one cannot catch (FC-T4)", () => {
  it("one's own fish, of whatever value", () => {
    expect(legalMoves(position({ sea: { c4: "R9", d4: "R1", c5: "R9", b4: "R16" } }))).toEqual([]);
  });

  it("nobody on an empty square: there is nothing between a fish and the edge", () => {
    expect(legalMoves(position({ sea: { c4: "R16", a1: "M1" } }))).toEqual([]);
  });
});

describe("piles (FC-T5)", () => {
  it("the catcher lands on top, the pile it was brings all its fish along, the square it left is empty", () => {
    const state = position({ sea: { c4: "M3 M8 R9", c6: "R1 M4 R2 M5", a1: "M16" } });
    const [event] = act(state, "c4-c6");
    expect(event).toEqual({
      type: "caught",
      seat: 0,
      colour: "red",
      from: "c4",
      to: "c6",
      catcher: "R9",
      caught: "M5",
      size: 4,
      gain: 2,
    });
    // Told of the pile as it lay; the round is over and the next one dealt.
    expect(state.round).toBe(2);
  });

  it("lie in the order they were caught, from the bottom up", () => {
    const state = position({ sea: { a6: "M2", c6: "R7", c3: "M9", f3: "R12", a1: "M16" } });
    act(state, "c6-a6");
    expect(pileOn(state, "a6")).toBe("M2 R7");
    expect(pileOn(state, "c6")).toBe("");
    act(state, "a1-a6");
    expect(pileOn(state, "a6")).toBe("M2 R7 M16");
  });

  it("two piles become one: below what was caught, above what came", () => {
    const state = position({
      sea: { a6: "M2 R7", d6: "G5 M4 R9 M6", a1: "M16", c1: "R3" },
      players: 3,
      turn: "red",
    });
    act(state, "a6-d6");
    expect(pileOn(state, "d6")).toBe("G5 M4 R9 M6 M2 R7");
  });

  it("a pile belongs to its top fish: it moves for its owner only", () => {
    const sea = { c4: "M16 R2", c5: "M1", d4: "R1" };
    expect(legalMoves(position({ sea, turn: "red" }))).toEqual(["c4-c5"]);
    expect(legalMoves(position({ sea: { ...sea, c5: "M2" }, turn: "mauve" }))).toEqual(["c5-c4"]);
  });

  it("a pile has the value of its top fish, when it catches and when it is caught", () => {
    expect(legalMoves(position({ sea: { c4: "R16 M16 R3", c5: "M4", b4: "M3" } }))).toEqual(["c4-b4"]);
    expect(legalMoves(position({ sea: { c4: "R3", c5: "M16 R16 M2" } }))).toEqual(["c4-c5"]);
    expect(legalMoves(position({ sea: { c4: "R3", c5: "M1 R1 M4" } }))).toEqual([]);
  });

  it("an own fish under an opponent's top can be caught back, with all of the pile", () => {
    const state = position({ sea: { c4: "R3", c5: "R16 M2", a1: "M16" } });
    expect(act(state, "c4-c5")[0]).toMatchObject({ size: 2, gain: 1 });
  });

  it("fills and clears every square of the board, the last row too", () => {
    for (const [from, to] of [
      ["a6", "f6"],
      ["f6", "a6"],
      ["b1", "b6"],
      ["b6", "b1"],
      ["c6", "d6"],
      ["b5", "b6"],
      ["c5", "c6"],
      ["c6", "c5"],
      ["b6", "b5"],
    ] as const) {
      const state = position({ sea: { [from]: "R9", [to]: "M5", e3: "M16", d3: "R4" } });
      act(state, `${from}-${to}`);
      expect([pileOn(state, from), pileOn(state, to)]).toEqual(["", "M5 R9"]);
      expect(fishAndChips.view(state, 0).caught).toEqual([1, 0]);
      // The caught square no longer is mauve's to move from, the left one no longer red's.
      expect(legalMoves(state)).toEqual(["e3-d3"]);
    }
  });
});

describe("whoever can catch must (FC-T1)", () => {
  it("there is no other move while catching than to catch (FC-T1)", () => {
    const state = position({ sea: { c4: "R9", d4: "M5", e4: "R7" } });
    expect(legalMoves(state)).toEqual(["c4-d4", "e4-d4"]);
    expect(fishAndChips.check(state, 0, { type: "ready" })).toEqual({
      rule: "FC-W1",
      why: "repositioning-over",
    });
  });

  it("the turn does not pass as long as the player can catch (FC-T1, FC-T6)", () => {
    const state = position({ turn: "mauve", sea: { c4: "R9", d4: "M5", a1: "M7", a2: "R6" } });
    expect(seatOf(state)).toBe(1);
    expect(legalMoves(state)).toEqual(["a1-a2"]);
    expect(legalMoves(state, 0)).toEqual([]);
  });
});

describe("who cannot catch passes (FC-T6, FC-R8)", () => {
  it("by itself, and play goes to the next player who can (FC-T6, FC-R8)", () => {
    const state = position({
      players: 4,
      sea: { a1: "R9", a2: "M8", c6: "Y8", d6: "R14", f1: "G13", e6: "Y16" },
    });
    // Red catches, mauve has no fish left, green cannot catch, yellow catches red's 14.
    expect(act(state, "a1-a2")).toEqual([
      {
        type: "caught",
        seat: 0,
        colour: "red",
        from: "a1",
        to: "a2",
        catcher: "R9",
        caught: "M8",
        size: 1,
        gain: 1,
      },
      { type: "passed", colour: "mauve", rule: "FC-T6" },
      { type: "passed", colour: "green", rule: "FC-T6" },
    ]);
    expect(seatOf(state)).toBe(3);
    expect(legalMoves(state)).toEqual(["e6-d6"]);
  });

  it("nobody passes who can catch", () => {
    const state = position({ sea: { a1: "R9", a2: "M8", c1: "R3", d1: "M4" } });
    expect(act(state, "a1-a2").map(({ type }) => type)).toEqual(["caught"]);
    expect(seatOf(state)).toBe(1);
  });

  it("the same player may catch twice in a row, when all others pass", () => {
    const state = position({ players: 3, sea: { a1: "R9", a2: "M8", c1: "R12", d1: "G11", f6: "G16" } });
    expect(act(state, "a1-a2").slice(1)).toEqual([
      { type: "passed", colour: "mauve", rule: "FC-T6" },
      { type: "passed", colour: "green", rule: "FC-T6" },
    ]);
    expect(seatOf(state)).toBe(0);
  });

  it("the starting player too, when the catching begins", () => {
    // Red holds the top right corner; its outer fish are small and have big neighbours.
    const corner = board(`
      M8  M9  M16 R10 R13 R16
      M10 M11 G16 R9  R14 R15
      M12 M13 Y16 R8  R11 R12
      M14 G8  G9  M15 G15 Y15
      G10 G11 G12 G13 G14 Y8
      Y9  Y10 Y11 Y12 Y13 Y14
    `);
    const state = deal(4, { boards: [corner] });
    expect(fishAndChips.view(state, 0).starter).toBe("red");
    expect(act(state, "ready", "ready", "ready", "ready")).toEqual([
      { type: "readied", seat: 0 },
      { type: "readied", seat: 1 },
      { type: "readied", seat: 2 },
      { type: "readied", seat: 3 },
      { type: "passed", colour: "red", rule: "FC-T6" },
    ]);
    expect(seatOf(state)).toBe(1);
  });

  it("passes are no moves: nothing is legal for a seat that is not to move (FC-S6)", () => {
    const state = position({ sea: { a1: "R9", a2: "M8" } });
    expect(legalMoves(state, 1)).toEqual([]);
    expect(fishAndChips.actors(state)).toBe(0b01);
    expect(fishAndChips.actors(position({ turn: "mauve", sea: { a1: "R9", a2: "M10" } }))).toBe(0b10);
  });
});
