import { describe, expect, it } from "vitest";
import { act, deal, legalCodes, move, position, seatOf } from "../testing/fish-and-chips.ts";
import { fishAndChips } from "./game.ts";
import type { SquareName } from "./squares.ts";
import type { State } from "./state.ts";

function refusal(state: State, short: string, seat = seatOf(state)): unknown {
  return fishAndChips.check(state, seat, move(short));
}

function catching(sea: { readonly [square in SquareName]?: string }): State {
  return position({ sea });
}

/** A swap that breaks nothing, one that breaks everything, and the same for catches. */
const anyMoves = ["ready", "octopus a1", "shark c4", "c4-c6", "a1-b2", "c4-c4"];

describe("once the game is over nothing is allowed", () => {
  it.each(anyMoves)("%s, to anybody (FC-E3)", (short) => {
    const over = position({ phase: "over", sea: { c4: "R9", c6: "M5" } });
    for (const seat of [0, 1])
      expect(refusal(over, short, seat)).toEqual({ rule: "FC-E3", why: "game-over" });
  });

  it.each(anyMoves)("%s, in the solitaire (FC-5)", (short) => {
    const over = position({ players: 1, phase: "over", sea: { c4: "R9", c6: "M8" } });
    expect(refusal(over, short, 0)).toEqual({ rule: "FC-5", why: "game-over" });
  });
});

describe("out of turn nothing is allowed (FC-S6)", () => {
  it.each(anyMoves)("%s, while catching and while repositioning", (short) => {
    for (const phase of ["catching", "repositioning"] as const) {
      const sea = { c4: "R9", c6: "M5", a1: "R16", b1: "R15", e6: "M16", f5: "M15" };
      const state = position({ phase, turn: "red", sea });
      expect(refusal(state, short, 1)).toEqual({ rule: "FC-S6", why: "not-your-turn", turn: 0 });
    }
  });

  it("names whose turn it is", () => {
    const state = position({ players: 3, turn: "green", sea: { c4: "G9", c6: "M5" } });
    for (const seat of [0, 1])
      expect(refusal(state, "c4-c6", seat)).toEqual({ rule: "FC-S6", why: "not-your-turn", turn: 2 });
    expect(refusal(state, "c4-c6", 2)).toBeNull();
  });

  it("in the solitaire the one seat plays every colour, any other none", () => {
    const state = position({ players: 1, turn: "yellow", sea: { c4: "Y9", c6: "M8" } });
    expect(refusal(state, "c4-c6", 0)).toBeNull();
    expect(refusal(state, "c4-c6", 3)).toEqual({ rule: "FC-S6", why: "not-your-turn", turn: 0 });
  });
});

describe("each phase has its moves", () => {
  it("no catch while repositioning, however good or bad (FC-W1)", () => {
    const sea = { c4: "R9", c6: "M5", a1: "R16", b1: "R15", e6: "M16", f5: "M15" };
    const state = position({ phase: "repositioning", sea });
    for (const short of ["c4-c6", "a2-a3", "c4-d5"])
      expect(refusal(state, short)).toEqual({ rule: "FC-W1", why: "still-repositioning" });
    expect(refusal(state, "ready")).toBeNull();
    expect(refusal(state, "octopus c4")).toBeNull();
  });

  it("no swap and no ready while catching, however good or bad (FC-W1)", () => {
    const state = catching({ c4: "R9", c6: "M5", a1: "R16", b1: "R15" });
    for (const short of ["ready", "octopus c4", "shark f6", "octopus a1"])
      expect(refusal(state, short)).toEqual({ rule: "FC-W1", why: "repositioning-over" });
    expect(refusal(state, "c4-c6")).toBeNull();
  });

  it("no swap and no ready in the solitaire (FC-4)", () => {
    const state = position({ players: 1, sea: { c4: "R9", c6: "M8", a1: "R16" } });
    for (const short of ["ready", "octopus c4", "shark f6"])
      expect(refusal(state, short)).toEqual({ rule: "FC-4", why: "no-repositioning" });
  });
});

describe("a swap is refused for its first fault: used, not another own fish, threat", () => {
  const sea = { a1: "R16", f1: "R15", d4: "R8", c4: "M15", f6: "M16" } as const;

  it("used already comes before a square that is not one's own (FC-R4, FC-W1)", () => {
    const state = position({ phase: "repositioning", sea, swapped: ["octopus"] });
    expect(refusal(state, "octopus c4")).toEqual({ rule: "FC-R4", why: "swapped-already", fish: "octopus" });
    expect(refusal(state, "octopus d4")).toEqual({ rule: "FC-R4", why: "swapped-already", fish: "octopus" });
    expect(refusal(state, "shark c4")).toEqual({
      rule: "FC-W1",
      why: "not-another-own-fish",
      fish: "shark",
      square: "c4",
      found: "M15",
    });
  });

  it("for the shark just so (FC-R4)", () => {
    const state = position({ phase: "repositioning", sea, swapped: ["shark"] });
    expect(refusal(state, "shark f6")).toEqual({ rule: "FC-R4", why: "swapped-already", fish: "shark" });
    expect(refusal(state, "octopus f6")).toMatchObject({ rule: "FC-W1", found: "M16" });
  });

  it("a square that is not one's own comes before the threat from it (FC-W1, FC-W2)", () => {
    const state = position({ phase: "repositioning", sea });
    expect(refusal(state, "octopus b4")).toEqual({
      rule: "FC-W1",
      why: "not-another-own-fish",
      fish: "octopus",
      square: "b4",
      found: null,
    });
    expect(refusal(state, "octopus d4")).toEqual({
      rule: "FC-W2",
      why: "would-threaten",
      fish: "R16",
      square: "d4",
      target: "M15",
    });
  });
});

describe("a catch is refused for its first fault: whose pile, what is there, the way, the value", () => {
  const sea = { c4: "R9", c6: "M12", c5: "R2", a4: "M3", e4: "R4", f5: "M11", a1: "R16", b1: "M1" } as const;

  it("from an empty square (FC-T5)", () => {
    for (const to of ["c6", "f6", "d3", "c4", "f5"])
      expect(refusal(catching(sea), `d3-${to}`)).toEqual({
        rule: "FC-T5",
        why: "not-your-pile",
        square: "d3",
        found: null,
      });
  });

  it("from somebody else's pile, even with one's own fish in it (FC-T5)", () => {
    const state = catching({ ...sea, c6: "R5 M12" });
    for (const to of ["c4", "c5", "c6", "a4", "d3"])
      expect(refusal(state, `c6-${to}`)).toEqual({
        rule: "FC-T5",
        why: "not-your-pile",
        square: "c6",
        found: "M12",
      });
  });

  it("in the solitaire from any pile of another colour than the one to play (FC-3)", () => {
    const state = position({ players: 1, turn: "green", sea: { a1: "G9", b1: "M8" } });
    expect(refusal(state, "b1-a1")).toEqual({
      rule: "FC-3",
      why: "not-this-colour",
      square: "b1",
      found: "M8",
      turn: "green",
    });
    expect(refusal(state, "c1-a2")).toEqual({
      rule: "FC-3",
      why: "not-this-colour",
      square: "c1",
      found: null,
      turn: "green",
    });
    expect(refusal(state, "a1-b1")).toBeNull();
  });

  it("to an empty square, in line or not (FC-T4)", () => {
    for (const to of ["d4", "c2", "f6"] as const)
      expect(refusal(catching(sea), `c4-${to}`)).toEqual({ rule: "FC-T4", why: "nothing-there", square: to });
  });

  it("to one's own pile, in line or not, and to where one is (FC-T4)", () => {
    for (const [to, found] of [
      ["e4", "R4"],
      ["a1", "R16"],
      ["c4", "R9"],
    ] as const)
      expect(refusal(catching(sea), `c4-${to}`)).toEqual({
        rule: "FC-T4",
        why: "own-pile",
        square: to,
        found,
      });
  });

  it("not in line, whatever the value (FC-T3)", () => {
    for (const to of ["f5", "b1"] as const)
      expect(refusal(catching(sea), `c4-${to}`)).toEqual({
        rule: "FC-T3",
        why: "not-in-line",
        from: "c4",
        to,
      });
  });

  it("past another fish, whatever the value; the nearest one is named (FC-T3)", () => {
    expect(refusal(catching(sea), "c4-c6")).toEqual({
      rule: "FC-T3",
      why: "blocked",
      from: "c4",
      to: "c6",
      by: "c5",
    });
    const row = { a3: "M1", b3: "M2", d3: "R3", f3: "R16" } as const;
    expect(refusal(catching(row), "f3-a3")).toEqual({
      rule: "FC-T3",
      why: "blocked",
      from: "f3",
      to: "a3",
      by: "d3",
    });
    expect(refusal(catching({ a3: "R16", b3: "M2", d3: "R3", f3: "M1" }), "a3-f3")).toMatchObject({
      by: "b3",
    });
    expect(refusal(catching({ d1: "R16", d3: "M2", d5: "R3", d6: "M1" }), "d1-d6")).toMatchObject({
      by: "d3",
    });
    expect(refusal(catching({ d6: "R16", d5: "M2", d3: "R3", d1: "M1" }), "d6-d1")).toMatchObject({
      by: "d5",
    });
  });

  it("a red 9 cannot catch a mauve 12 (FC-T2)", () => {
    const state = catching({ c4: "R9", c6: "M12" });
    expect(refusal(state, "c4-c6")).toEqual({ rule: "FC-T2", why: "too-big", catcher: "R9", caught: "M12" });
  });

  it("a pile counts by its top fish, on both sides (FC-T2, FC-T5)", () => {
    const state = catching({ c4: "M1 R16 M2 R9", c6: "M1 R1 M10" });
    expect(refusal(state, "c4-c6")).toEqual({ rule: "FC-T2", why: "too-big", catcher: "R9", caught: "M10" });
  });

  it("a 9 may catch a 9, in all four directions and over any distance (FC-T2, FC-T3)", () => {
    for (const [from, to] of ["a4-f4", "f4-a4", "c1-c6", "c6-c1", "c3-d3", "d3-c3", "e5-e6", "e6-e5"].map(
      (short) => short.split("-") as [SquareName, SquareName],
    ))
      expect(refusal(catching({ [from]: "R9", [to]: "M9" }), `${from}-${to}`)).toBeNull();
  });
});

describe("check and legal say the same of every code", () => {
  it.each([1, 2, 3, 4])("%i players, all the way through a game", (players) => {
    const state = deal(players, {}, { target: 12 }, "codes");
    for (let turn = 0; fishAndChips.actors(state) !== 0; turn++) {
      const codes = legalCodes(state);
      if (turn < 2 || turn % 5 === 0) {
        const allowed: number[] = [];
        for (let code = 0; code < fishAndChips.moveCount; code++)
          if (fishAndChips.check(state, seatOf(state), fishAndChips.decode(code)) === null)
            allowed.push(code);
        expect(codes.toSorted((a, b) => a - b)).toEqual(allowed);
      }
      fishAndChips.play(state, seatOf(state), codes[(turn * 7) % codes.length] ?? 0, null);
    }
    expect(fishAndChips.winners(state)).not.toBeNull();
  });

  it("the helper of these tests refuses what check refuses", () => {
    expect(() => act(catching({ c4: "R9", c6: "M12" }), "c4-c6")).toThrow("FC-T2");
  });
});
