import { describe, expect, it } from "vitest";
import { below, seeded } from "../random.ts";
import { act, board, deal, legalMoves, move, position, seatOf } from "../testing/fish-and-chips.ts";
import type { Event } from "./events.ts";
import type { ColourName } from "./fish.ts";
import { fishAndChips } from "./game.ts";
import type { State } from "./state.ts";

/** Mauve starts: M2 lies on e6. The octopuses are on e3 and c4, the sharks on f4 and d1. */
const harbour = board(`
  .   R1  M1  R2  M2  .
  R3  M3  R4  M4  R5  M5
  M6  R6  M16 R7  M7  R15
  R8  M8  R9  M9  R16 M10
  M11 R10 M12 R11 M13 R12
  .   M14 R13 M15 R14 .
`);

function harbourDealt(): State {
  return deal(2, { boards: [harbour] });
}

function fishOn(state: State, square: string): string | undefined {
  const row = 6 - Number(square.charAt(1));
  return fishAndChips.view(state, 0).board[row]?.["abcdef".indexOf(square.charAt(0))]?.at(-1);
}

function refusalOf(state: State, short: string): unknown {
  return fishAndChips.check(state, seatOf(state), move(short));
}

describe("before the first catch of a round", () => {
  it("the starting player may swap octopus or shark with their other fish, where quiet, or be ready (FC-W1, FC-W2)", () => {
    expect(legalMoves(harbourDealt())).toEqual([
      ..."b1 d1 a2 c2 b3 a4 b5 d5 c6 e6".split(" ").map((square) => `octopus ${square}`),
      ..."b1 a2 c2 e2 b3 d3 a4 c4 b5 d5 c6 e6".split(" ").map((square) => `shark ${square}`),
      "ready",
    ]);
  });

  it("then the next player, by their own octopus and shark (FC-W1, FC-S6)", () => {
    const state = harbourDealt();
    act(state, "ready");
    expect(seatOf(state)).toBe(0);
    expect(legalMoves(state)).toEqual([
      ..."b2 f2 a3 f4 a5 e5 b6 d6".split(" ").map((square) => `octopus ${square}`),
      ..."b2 f2 a3 c3 e3 b4 d4 a5 c5 e5 b6 d6".split(" ").map((square) => `shark ${square}`),
      "ready",
    ]);
  });

  it("the two fish change places, and it is told (FC-W1)", () => {
    const state = harbourDealt();
    expect(act(state, "octopus a2")).toEqual([
      { type: "swapped", seat: 1, fish: "octopus", from: "c4", to: "a2", other: "M11" },
    ]);
    expect([fishOn(state, "c4"), fishOn(state, "a2")]).toEqual(["M11", "M16"]);
    expect(act(state, "shark c4")).toEqual([
      { type: "swapped", seat: 1, fish: "shark", from: "d1", to: "c4", other: "M11" },
    ]);
    expect([fishOn(state, "c4"), fishOn(state, "d1")]).toEqual(["M15", "M11"]);
  });

  it("swapping is optional: being ready passes the turn (FC-W1)", () => {
    const state = harbourDealt();
    expect(act(state, "ready")).toEqual([{ type: "readied", seat: 1 }]);
    expect(seatOf(state)).toBe(0);
    expect(state.swapped).toBe(0);
    expect(act(state, "shark a3", "ready")).toEqual([
      { type: "swapped", seat: 0, fish: "shark", from: "f4", to: "a3", other: "R8" },
      { type: "readied", seat: 0 },
    ]);
    expect(fishAndChips.view(state, 0)).toMatchObject({ phase: "catching", turn: "mauve", swapped: [] });
  });

  it("catching begins with the starting player, from where the fish lie now (FC-S5, FC-W1)", () => {
    const state = harbourDealt();
    act(state, "octopus e6", "ready", "ready");
    expect(seatOf(state)).toBe(1);
    // M16 on e6 catches left and down, M2 on c4 catches nothing.
    const catches = legalMoves(state);
    expect(catches.filter((short) => short.startsWith("e6"))).toEqual(["e6-d6", "e6-e5"]);
    expect(catches.filter((short) => short.startsWith("c4"))).toEqual([]);
  });

  it("nothing is caught yet by a swap: every fish is still alone and counted once", () => {
    const state = harbourDealt();
    act(state, "octopus d1", "shark b1", "octopus f4", "ready");
    const { board: rows, caught } = fishAndChips.view(state, 0);
    expect(caught).toEqual([0, 0]);
    expect(rows.flat().filter((pile) => pile.length === 1)).toHaveLength(32);
    expect(rows.flat(2).toSorted()).toEqual(harbour.flat().filter(Boolean).toSorted());
  });

  it("comes again before every round (FC-R4)", () => {
    const state = position({ sea: { c4: "R9", c6: "M5", a1: "M16" } });
    act(state, "c4-c6");
    expect(fishAndChips.view(state, 0)).toMatchObject({ round: 2, phase: "repositioning", swapped: [] });
    expect(legalMoves(state).at(-1)).toBe("ready");
    expect(legalMoves(state).length).toBeGreaterThan(10);
  });
});

describe('with `reposition: "first-round"` it comes before the first round only (FC-R4)', () => {
  const once = { reposition: "first-round" } as const;

  it("the first round begins with it as usual", () => {
    expect(legalMoves(deal(2, { boards: [harbour] }, once))).toEqual(legalMoves(harbourDealt()));
    for (const players of [2, 3, 4])
      expect(fishAndChips.view(deal(players, {}, once), 0).phase).toBe("repositioning");
  });

  it("the second begins with the starter's catch, or that of the first who can", () => {
    const state = position({ sea: { c4: "R9", c6: "M5", a1: "M16" }, options: once });
    expect(act(state, "c4-c6").map(({ type }) => type)).toEqual(["caught", "roundEnded", "dealt"]);
    const { round, phase, turn, starter } = fishAndChips.view(state, 0);
    expect([round, phase, turn]).toEqual([2, "catching", starter]);
    expect(legalMoves(state).every((short) => short.includes("-"))).toBe(true);
  });

  it("a starter who cannot catch passes at once (FC-T6)", () => {
    // Mauve has e6, but meets red only where red is bigger.
    const walled = board(`
      .   M7  M8  M9  M10 .
      M11 M12 M13 M14 M15 M16
      M1  M2  M3  M4  M5  M6
      R11 R12 R13 R14 R15 R16
      R5  R6  R7  R8  R9  R10
      .   R1  R2  R3  R4  .
    `);
    const state = deal(2, { boards: [harbour, walled] }, once);
    act(state, "ready", "ready");
    const random = seeded("to the second round");
    let events: Event[] = [];
    while (fishAndChips.view(state, 0).round === 1) {
      const moves = legalMoves(state);
      events = act(state, moves[below(random, moves.length)] ?? "");
    }
    expect(events.slice(-2)).toMatchObject([
      { type: "dealt", round: 2, starter: "mauve" },
      { type: "passed", colour: "mauve" },
    ]);
    expect(legalMoves(state)).toEqual(["a3-a4", "b3-b4", "c3-c4", "d3-d4", "e3-e4", "f3-f4"]);
  });

  it("a swap, or being ready, is refused there as it is while catching (FC-W1)", () => {
    const state = position({ sea: { c4: "R9", c6: "M5", a1: "M16" }, options: once });
    act(state, "c4-c6");
    for (const short of ["ready", "shark a1"])
      expect(refusalOf(state, short)).toEqual({ rule: "FC-W1", why: "repositioning-over" });
  });

  it("changes nothing in the solitaire (FC-4)", () => {
    const [usual, other] = [deal(1), deal(1, {}, once)];
    expect(legalMoves(other)).toEqual(legalMoves(usual));
  });
});

describe("each of octopus and shark has one swap (FC-R4)", () => {
  it("a fish that has swapped cannot swap again, the other can", () => {
    const state = harbourDealt();
    act(state, "octopus a2");
    expect(fishAndChips.view(state, 0).swapped).toEqual(["octopus"]);
    expect(refusalOf(state, "octopus c4")).toEqual({
      rule: "FC-R4",
      why: "swapped-already",
      fish: "octopus",
    });
    expect(legalMoves(state).every((short) => short.startsWith("shark") || short === "ready")).toBe(true);
    expect(legalMoves(state)).toContain("shark b1");
  });

  it("in the other order too", () => {
    const state = harbourDealt();
    act(state, "shark a2");
    expect(fishAndChips.view(state, 0).swapped).toEqual(["shark"]);
    expect(refusalOf(state, "shark d1")).toEqual({ rule: "FC-R4", why: "swapped-already", fish: "shark" });
    expect(legalMoves(state).every((short) => short.startsWith("octopus") || short === "ready")).toBe(true);
    expect(legalMoves(state)).toContain("octopus b1");
    expect(seatOf(state)).toBe(1);
  });

  it("after both the turn passes by itself, and the next player has both of theirs", () => {
    for (const swaps of [
      ["octopus a2", "shark b1"],
      ["shark b1", "octopus a2"],
    ]) {
      const state = harbourDealt();
      act(state, ...swaps);
      expect(seatOf(state)).toBe(0);
      expect(fishAndChips.view(state, 0)).toMatchObject({ phase: "repositioning", swapped: [] });
      act(state, "octopus b6", "shark d6");
      expect(fishAndChips.view(state, 0)).toMatchObject({ phase: "catching", turn: "mauve", swapped: [] });
    }
  });

  it("only the fish that is named uses up its swap, even if it changes places with the other", () => {
    const state = harbourDealt();
    act(state, "octopus d1");
    expect([fishOn(state, "c4"), fishOn(state, "d1")]).toEqual(["M15", "M16"]);
    expect(fishAndChips.view(state, 0).swapped).toEqual(["octopus"]);
    act(state, "shark d1");
    expect([fishOn(state, "c4"), fishOn(state, "d1")]).toEqual(["M16", "M15"]);
    expect(seatOf(state)).toBe(0);
  });
});

describe("a swap is with another fish of one's own colour (FC-W1)", () => {
  it.each([
    ["an opponent's fish", "octopus b4", "b4", "R6"],
    ["an empty square", "octopus a1", "a1", null],
    ["itself", "octopus c4", "c4", "M16"],
  ])("not with %s", (_what, short, square, found) => {
    const state = harbourDealt();
    expect(refusalOf(state, short)).toEqual({
      rule: "FC-W1",
      why: "not-another-own-fish",
      fish: "octopus",
      square,
      found,
    });
  });

  it("the shark not with itself, though with the octopus", () => {
    const state = harbourDealt();
    expect(refusalOf(state, "shark d1")).toEqual({
      rule: "FC-W1",
      why: "not-another-own-fish",
      fish: "shark",
      square: "d1",
      found: "M15",
    });
    expect(refusalOf(state, "shark c4")).toBeNull();
  });
});

describe("a swap threatens no opponent's octopus or shark (FC-W2, FC-R3)", () => {
  /** Red has its two in quiet corners and an 8 on d4, a mauve fish lies beside it. */
  function beside(square: string, fish: string, more: object = {}): State {
    return position({
      phase: "repositioning",
      sea: { a1: "R16", f1: "R15", d4: "R8", [square]: fish },
      ...more,
    });
  }

  it.each(["c4", "e4", "d3", "d5"])("from no side: an opponent's shark lies on %s", (square) => {
    expect(refusalOf(beside(square, "M15"), "octopus d4")).toEqual({
      rule: "FC-W2",
      why: "would-threaten",
      fish: "R16",
      square: "d4",
      target: "M15",
    });
    expect(refusalOf(beside(square, "M15"), "shark d4")).toMatchObject({ rule: "FC-W2", fish: "R15" });
  });

  it.each(["c3", "c5", "e3", "e5"])("diagonally it threatens nobody: %s", (square) => {
    expect(refusalOf(beside(square, "M15"), "octopus d4")).toBeNull();
  });

  it("an octopus threatens octopus and shark, a shark only the shark (FC-R3)", () => {
    expect(refusalOf(beside("c4", "M16"), "octopus d4")).toMatchObject({ rule: "FC-W2", target: "M16" });
    expect(refusalOf(beside("c4", "M16"), "shark d4")).toBeNull();
    expect(legalMoves(beside("c4", "M16"))).toEqual(["octopus f1", "shark a1", "shark d4", "ready"]);
    expect(legalMoves(beside("c4", "M15"))).toEqual(["octopus f1", "shark a1", "ready"]);
  });

  it("other fish may be threatened", () => {
    expect(refusalOf(beside("c4", "M14"), "octopus d4")).toBeNull();
    expect(refusalOf(beside("c4", "M14"), "shark d4")).toBeNull();
  });

  it("over empty squares too, but not past another fish, whoever's it is (FC-R3)", () => {
    expect(refusalOf(beside("a4", "M15"), "octopus d4")).toMatchObject({ rule: "FC-W2", target: "M15" });
    expect(refusalOf(beside("d6", "M16"), "octopus d4")).toMatchObject({ rule: "FC-W2", target: "M16" });
    for (const between of ["R9", "M3"]) {
      const sea = { a1: "R16", f1: "R15", d4: "R8", b4: between, a4: "M15" };
      expect(refusalOf(position({ phase: "repositioning", sea }), "octopus d4")).toBeNull();
    }
  });

  it("any opponent's, whichever colour", () => {
    for (const target of ["M15", "G15"])
      expect(refusalOf(beside("c4", target, { players: 3 }), "shark d4")).toMatchObject({ target });
  });

  it("one's own two may lie side by side", () => {
    const sea = { a1: "R16", f1: "R15", e1: "R8", b6: "M16", c6: "M15" };
    expect(legalMoves(position({ phase: "repositioning", sea }))).toEqual([
      "octopus e1",
      "octopus f1",
      "shark a1",
      "shark e1",
      "ready",
    ]);
  });

  it("what the deal brought about may stay: only the fish that moves is looked at", () => {
    // The octopus threatens M15 from c4 as dealt; the shark's swap does not touch that, nor the 8 that comes.
    const sea = { c4: "R16", c5: "M15", f1: "R15", a2: "R8", e2: "M16", f2: "M3" };
    const state = position({ phase: "repositioning", sea });
    expect(refusalOf(state, "shark a2")).toBeNull();
    expect(refusalOf(state, "octopus a2")).toMatchObject({ rule: "FC-W2", target: "M16" });
  });

  it("the fish that makes room may come to threaten: it is no octopus and no shark", () => {
    const sea = { c4: "R16", c5: "M15", f1: "R15", a2: "R14", e6: "M16" };
    expect(refusalOf(position({ phase: "repositioning", sea }), "octopus a2")).toBeNull();
  });
});

describe("octopus and shark swapped with each other are both looked at (FC-R3)", () => {
  function refusals(sea: object): unknown[] {
    const state = position({ phase: "repositioning", sea });
    return [refusalOf(state, "octopus f1"), refusalOf(state, "shark a1")];
  }

  it("where neither comes to threaten, they may", () => {
    expect(refusals({ a1: "R16", f1: "R15", c4: "M16", d5: "M15" })).toEqual([null, null]);
  });

  it("the octopus comes beside an opponent's octopus, where the shark was no threat", () => {
    const refusal = { rule: "FC-W2", why: "would-threaten", fish: "R16", square: "f1", target: "M16" };
    expect(refusals({ a1: "R16", f1: "R15", f2: "M16", d5: "M15" })).toEqual([refusal, refusal]);
  });

  it("the shark comes beside an opponent's shark, though the octopus goes somewhere quiet", () => {
    const refusal = { rule: "FC-W2", why: "would-threaten", fish: "R15", square: "a1", target: "M15" };
    expect(refusals({ a1: "R16", f1: "R15", a2: "M15", d5: "M16" })).toEqual([refusal, refusal]);
  });

  it("the shark comes beside an opponent's octopus: that is no threat", () => {
    expect(refusals({ a1: "R16", f1: "R15", a2: "M16", d5: "M15" })).toEqual([null, null]);
  });

  it("both would threaten: the fish that is named is told of first", () => {
    const sea = { a1: "R16", a2: "M15", f1: "R15", f2: "M16" };
    expect(refusals(sea)).toEqual([
      { rule: "FC-W2", why: "would-threaten", fish: "R16", square: "f1", target: "M16" },
      { rule: "FC-W2", why: "would-threaten", fish: "R15", square: "a1", target: "M15" },
    ]);
  });

  it("legal moves agree, both ways", () => {
    const quiet = position({ phase: "repositioning", sea: { a1: "R16", f1: "R15", a2: "M16", d5: "M15" } });
    expect(legalMoves(quiet)).toEqual(["octopus f1", "shark a1", "ready"]);
    const loud = position({ phase: "repositioning", sea: { a1: "R16", f1: "R15", a2: "M15", d5: "M16" } });
    expect(legalMoves(loud)).toEqual(["ready"]);
  });
});

describe("turn order of repositioning", () => {
  it.each<[number, ColourName, number[]]>([
    [3, "green", [2, 0, 1]],
    [4, "mauve", [1, 2, 3, 0]],
  ])("%i players from %s on: %j (FC-W1, FC-S6)", (players, starter, seats) => {
    let seed = 0;
    while (fishAndChips.view(deal(players, {}, {}, `table ${seed}`), 0).starter !== starter) seed++;
    const state = deal(players, {}, {}, `table ${seed}`);
    const acted: number[] = [];
    while (fishAndChips.view(state, 0).phase === "repositioning") {
      acted.push(seatOf(state));
      act(state, "ready");
    }
    expect(acted).toEqual(seats);
  });
});
