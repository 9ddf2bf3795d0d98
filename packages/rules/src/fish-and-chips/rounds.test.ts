import { describe, expect, it } from "vitest";
import { act, legalMoves, position, seatOf } from "../testing/fish-and-chips.ts";
import { fishAndChips } from "./game.ts";

/** Red catches M5 on c6, and then nobody can catch any more: M16 is out of reach in its corner. */
const lastCatch = { c4: "R9", c6: "M5", a1: "M16" } as const;

describe("a round ends when no player can catch (FC-E1)", () => {
  it("it is scored and noted, and a new round is dealt (FC-E2)", () => {
    const state = position({ sea: lastCatch, scores: [10, 20], round: 3 });
    const events = act(state, "c4-c6");
    expect(events.slice(1)).toEqual([
      { type: "roundEnded", round: 3, rule: "FC-E1", points: [1, 0], left: [1, 1], scores: [11, 20] },
      {
        type: "dealt",
        round: 4,
        board: fishAndChips.view(state, 0).board.map((row) => row.map(([fish = ""]) => fish)),
        starter: fishAndChips.view(state, 0).starter,
      },
    ]);
    expect(fishAndChips.view(state, 0)).toMatchObject({
      round: 4,
      phase: "repositioning",
      scores: [11, 20],
      caught: [0, 0],
      sweeper: null,
      winners: null,
    });
    expect(fishAndChips.scores(state, "everything")).toEqual([11, 20]);
    expect(fishAndChips.winners(state)).toBeNull();
  });

  it("nobody is told to pass then: the round is over (FC-E1)", () => {
    const events = act(position({ players: 3, sea: { ...lastCatch, f3: "G8" } }), "c4-c6");
    expect(events.map(({ type }) => type)).toEqual(["caught", "roundEnded", "dealt"]);
  });

  it("not as long as one player can (FC-E1)", () => {
    const state = position({ players: 3, sea: { ...lastCatch, f3: "G8", f6: "R8" } });
    expect(act(state, "c4-c6").map(({ type }) => type)).toEqual(["caught", "passed"]);
    expect(seatOf(state)).toBe(2);
    expect(legalMoves(state)).toEqual(["f3-f6"]);
  });

  it("what was told of a round stays as it was when later rounds are scored (FC-E2)", () => {
    const state = position({ sea: lastCatch, scores: [10, 20] });
    const ended = act(state, "c4-c6")[1];
    (state.scores as number[])[0] = 99;
    expect(ended).toMatchObject({ type: "roundEnded", scores: [11, 20] });
    const last = position({ sea: lastCatch, scores: [59, 20] });
    const over = act(last, "c4-c6").at(-1);
    (last.scores as number[])[0] = 99;
    expect(over).toMatchObject({ type: "gameOver", scores: [60, 20] });
  });

  it("the sea is dealt anew: full, each fish alone, and nobody's catch is left over", () => {
    const state = position({ players: 3, sea: { ...lastCatch, f3: "G8 M7 R5" } });
    act(state, "c4-c6");
    const { board, caught } = fishAndChips.view(state, 0);
    expect(board.flat().every((pile) => pile.length === 1)).toBe(true);
    expect(caught).toEqual([0, 0, 0]);
    act(state, "ready", "ready", "ready");
    const [short = ""] = legalMoves(state);
    expect(act(state, short)[0]).toMatchObject({ type: "caught", size: 1, gain: 1 });
  });
});

describe("each fish caught is worth one point (FC-E2)", () => {
  it("to whom owns the pile it is in when the round ends, however it came there", () => {
    const sea = { ...lastCatch, d2: "G7 M4 R2 M3 G9", f3: "G8", e1: "R7 G5 M6" };
    const state = position({ players: 3, sea, scores: [1, 2, 3] });
    // Red: M5. Mauve: R7 and G5 under M6. Green, on top of d2: M4, R2, M3, but not its own G7.
    expect(act(state, "c4-c6")[1]).toEqual({
      type: "roundEnded",
      round: 1,
      rule: "FC-E1",
      points: [1, 2, 3],
      left: [1, 2, 2],
      scores: [2, 4, 6],
    });
  });

  it("with four players", () => {
    const sea = { c4: "R9", c6: "M8", a1: "M16", f2: "R8 G9 Y10", e5: "Y8 G13" };
    expect(act(position({ players: 4, sea }), "c4-c6")[1]).toMatchObject({ points: [1, 0, 1, 2] });
  });
});

describe("the fish left on the board (FC-R9)", () => {
  it("are one's own that still lie on top: counted when the round ends, and worth nothing", () => {
    const sea = { ...lastCatch, d2: "R8", f3: "M2 G8 G9", e5: "M4 R3" };
    const ended = act(position({ players: 3, sea }), "c4-c6")[1];
    // Red: the 9 that caught, the 8 that nobody caught, the 3 on its catch. Green's 8 lies under its 9.
    expect(ended).toMatchObject({
      type: "roundEnded",
      points: [2, 0, 1],
      left: [3, 1, 1],
      scores: [2, 0, 1],
    });
  });

  it("belong to the top fish, as the whole pile does: what lies beneath is not left to anybody (FC-R10)", () => {
    const sea = { ...lastCatch, f3: "R8 M4 R3 G2" };
    expect(act(position({ players: 3, sea }), "c4-c6")[1]).toMatchObject({
      points: [1, 0, 3],
      left: [1, 1, 1],
    });
  });
});

describe("one's own fish taken back", () => {
  const sea = { c4: "R9", c6: "R2 M4 R3 M5", a1: "M16" } as const;

  it("score nothing (FC-R5)", () => {
    const state = position({ sea });
    const [caught, ended] = act(state, "c4-c6");
    expect(caught).toMatchObject({ size: 4, gain: 2 });
    expect(ended).toMatchObject({ points: [2, 0], scores: [2, 0] });
  });

  it('count like the others with `recaptured: "counted"`: every fish under the top one does (FC-R5)', () => {
    const state = position({ sea, options: { recaptured: "counted" } });
    expect(fishAndChips.view(state, 0).caught).toEqual([0, 3]);
    const [caught, ended] = act(state, "c4-c6");
    expect(caught).toMatchObject({ size: 4, gain: 4 });
    expect(ended).toMatchObject({ points: [4, 0], scores: [4, 0] });
  });

  it("of several piles only what lies under the tops counts (FC-R5)", () => {
    const piles = { c4: "R9", c6: "M5", a1: "R1 M4 R2 M16", f2: "M1 R4 R6", e5: "R8" };
    expect(act(position({ sea: piles, options: { recaptured: "counted" } }), "c4-c6")[1]).toMatchObject({
      points: [3, 3],
    });
    expect(act(position({ sea: piles }), "c4-c6")[1]).toMatchObject({ points: [2, 2] });
  });

  it("a catch that is caught in turn is lost (FC-R5)", () => {
    const state = position({ sea: { c4: "R9", c6: "M5", f6: "M10", a1: "M16", e1: "R3" } });
    act(state, "c4-c6");
    expect(fishAndChips.view(state, 0).caught).toEqual([1, 0]);
    const [caught, ended] = act(state, "f6-c6");
    expect(caught).toMatchObject({ caught: "R9", size: 2, gain: 1 });
    expect(ended).toMatchObject({ type: "passed" });
    expect(fishAndChips.view(state, 0).caught).toEqual([0, 1]);
  });
});

describe("the first to total 60 at the end of a round wins (FC-E3)", () => {
  it("with 60", () => {
    const state = position({ sea: lastCatch, scores: [59, 12], round: 5 });
    expect(act(state, "c4-c6").slice(1)).toEqual([
      { type: "roundEnded", round: 5, rule: "FC-E1", points: [1, 0], left: [1, 1], scores: [60, 12] },
      { type: "gameOver", rule: "FC-E3", scores: [60, 12], winners: [0] },
    ]);
    expect(fishAndChips.winners(state)).toEqual([0]);
    expect(fishAndChips.scores(state, 1)).toEqual([60, 12]);
    expect(fishAndChips.actors(state)).toBe(0);
    expect(legalMoves(state, 0)).toEqual([]);
    expect(legalMoves(state, 1)).toEqual([]);
    expect(fishAndChips.view(state, 0)).toMatchObject({
      phase: "over",
      round: 5,
      winners: [0],
      sweeper: null,
    });
  });

  it("not with 59", () => {
    const state = position({ sea: lastCatch, scores: [58, 12] });
    expect(act(state, "c4-c6").at(-1)).toMatchObject({ type: "dealt" });
    expect(fishAndChips.winners(state)).toBeNull();
  });

  it("not before the round ends, whatever lies in the piles", () => {
    const state = position({ sea: { ...lastCatch, a4: "R1" }, scores: [59, 0] });
    act(state, "c4-c6");
    expect(fishAndChips.view(state, 0)).toMatchObject({ caught: [1, 0], scores: [59, 0] });
    expect(seatOf(state)).toBe(1);
  });

  it("or another target, as the table has set it", () => {
    for (const [target, over] of [
      [1, true],
      [2, false],
    ] as const) {
      const state = position({ sea: lastCatch, options: { target } });
      act(state, "c4-c6");
      expect(fishAndChips.winners(state)).toEqual(over ? [0] : null);
    }
  });

  it("the last seat may be the one who reaches it", () => {
    const state = position({
      players: 4,
      sea: { ...lastCatch, f3: "Y10", d2: "R10 Y9" },
      scores: [0, 0, 0, 59],
    });
    expect(act(state, "c4-c6").at(-1)).toEqual({
      type: "gameOver",
      rule: "FC-E3",
      scores: [1, 0, 0, 60],
      winners: [3],
    });
  });
});

describe("several reach it in the same round (FC-R6)", () => {
  const sea = { ...lastCatch, f2: "R1 R2 M3" } as const;

  it("the highest total wins (FC-R6)", () => {
    const state = position({ sea, scores: [59, 59] });
    expect(act(state, "c4-c6").at(-1)).toEqual({
      type: "gameOver",
      rule: "FC-E3",
      scores: [60, 61],
      winners: [1],
    });
  });

  it("equal totals share the victory (FC-R6)", () => {
    const state = position({ sea, scores: [60, 59] });
    expect(act(state, "c4-c6").at(-1)).toEqual({
      type: "gameOver",
      rule: "FC-E3",
      scores: [61, 61],
      winners: [0, 1],
    });
    expect(fishAndChips.winners(state)).toEqual([0, 1]);
  });

  it("two of three share it, the third does not", () => {
    const state = position({ players: 3, sea: { ...sea, e5: "M9 G7" }, scores: [60, 50, 60] });
    act(state, "c4-c6");
    expect(fishAndChips.winners(state)).toEqual([0, 2]);
  });
});

describe("a clean sweep: all opposing fish in a single round (FC-E4, FC-R7)", () => {
  const sweep = { c4: "R9", c6: "M5", a1: "M3 R8" } as const;

  it("wins the game at once with two players, whatever the totals; the round is noted first", () => {
    const state = position({ sea: sweep, scores: [0, 59], round: 2 });
    expect(act(state, "c4-c6").slice(1)).toEqual([
      { type: "roundEnded", round: 2, rule: "FC-E1", points: [2, 0], left: [2, 0], scores: [2, 59] },
      { type: "gameOver", rule: "FC-E4", scores: [2, 59], winners: [0] },
    ]);
    expect(fishAndChips.winners(state)).toEqual([0]);
    expect(fishAndChips.actors(state)).toBe(0);
    expect(fishAndChips.view(state, 0)).toMatchObject({ phase: "over", sweeper: 0, winners: [0] });
  });

  it("wins the game at once with three players", () => {
    const sea = { c4: "G9", c6: "M5", a1: "R6 G8" };
    const state = position({ players: 3, turn: "green", sea, scores: [59, 0, 3] });
    expect(act(state, "c4-c6").at(-1)).toEqual({
      type: "gameOver",
      rule: "FC-E4",
      scores: [59, 0, 5],
      winners: [2],
    });
    expect(fishAndChips.view(state, 0).sweeper).toBe(2);
  });

  it("wins nothing by itself with four players", () => {
    const sea = { c4: "R9", c6: "M8", a1: "G8 R10", f2: "Y8 R11" };
    const state = position({ players: 4, sea });
    expect(act(state, "c4-c6").map(({ type }) => type)).toEqual(["caught", "roundEnded", "dealt"]);
    expect(fishAndChips.view(state, 0)).toMatchObject({ scores: [3, 0, 0, 0], sweeper: null, winners: null });
  });

  it("with four players the total still decides", () => {
    const sea = { c4: "R9", c6: "M8", a1: "G8 R10", f2: "Y8 R11" };
    const state = position({ players: 4, sea, scores: [57, 0, 0, 0] });
    expect(act(state, "c4-c6").at(-1)).toEqual({
      type: "gameOver",
      rule: "FC-E3",
      scores: [60, 0, 0, 0],
      winners: [0],
    });
  });

  it("is a sweep even where the total is reached: that player alone wins (FC-R7)", () => {
    const state = position({ sea: sweep, scores: [58, 60] });
    expect(act(state, "c4-c6").at(-1)).toEqual({
      type: "gameOver",
      rule: "FC-E4",
      scores: [60, 60],
      winners: [0],
    });
  });

  it("is none as long as one pile, however small, belongs to somebody else", () => {
    for (const square of ["a1", "f1", "b6", "f6"] as const) {
      const state = position({ sea: { c4: "R9", c5: "M5", [square]: "M1" } });
      act(state, "c4-c5");
      expect(fishAndChips.winners(state)).toBeNull();
    }
  });
});
