import { act, type Position, position } from "@guinguette/rules/testing/wishes";
import type { CardName, FishType } from "@guinguette/rules/wishes/cards";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import { usualOptions } from "@guinguette/rules/wishes/options";
import type { State } from "@guinguette/rules/wishes/state";
import { describe, expect, it } from "vitest";
import { ask } from "../testing/ask.ts";
import { shareWon } from "../testing/match.ts";
import { sensibleWishes } from "./wishes.ts";

function asked(state: State): Move {
  return ask(sensibleWishes, wishes, state, 0);
}

/** Nothing to wish for here (IW-R6). */
const doubles: readonly CardName[] = [
  "catfish:double",
  "kingfish:double",
  "monkfish:double",
  "starfish:double",
];
const noWorms = [0, 0, 0];

describe("selling (IW-V1)", () => {
  it("sells where it is paid most", () => {
    const state = position({
      ocean: doubles,
      worms: noWorms,
      boats: [["swordfish:worms", "angelfish:worms"]],
      buyers: { angelfish: [3], catfish: [2], clownfish: [2], kingfish: [1], monkfish: [1] },
    });
    expect(asked(state)).toEqual({ type: "sell", fish: "angelfish", double: false });
  });

  it("sells the pawn that wins a market, though another fish pays a dollar more (IW-M2)", () => {
    const state = position({
      ocean: doubles,
      worms: noWorms,
      boats: [["kingfish:worms", "catfish:worms"]],
      pawns: { kingfish: [1, 1, 1] },
    });
    expect(asked(state)).toEqual({ type: "sell", fish: "kingfish", double: false });
  });

  it("keeps out of the waste when it is about to be counted (IW-E2)", () => {
    const state = position({
      ocean: doubles,
      worms: noWorms,
      boats: [["catfish:worms", "clownfish:worms"]],
      filled: { catfish: 4, kingfish: 5, monkfish: 6 },
      waste: [3, 3, 3],
      dollars: [20, 20, 20],
    });
    expect(asked(state)).toEqual({ type: "sell", fish: "clownfish", double: false });
  });
});

describe("wishes", () => {
  it("lets a wish sell the whole catch of a type (IW-W5)", () => {
    const state = position({
      ocean: ["starfish:sellAll", ...doubles.slice(0, 3)],
      worms: noWorms,
      boats: [["angelfish:worms", "angelfish:boat"]],
    });
    expect(asked(state)).toEqual({ type: "wish", card: 0 });
    act(state, asked(state));
    expect(asked(state)).toEqual({ type: "sellAll", fish: "angelfish" });
  });

  it("brings the best buyer to its fish, then sells (IW-W3)", () => {
    const state = position({
      ocean: ["starfish:move3", ...doubles.slice(0, 3)],
      worms: noWorms,
      boats: [["clownfish:worms", "swordfish:worms"]],
    });
    expect(asked(state)).toEqual({ type: "wish", card: 0 });
    act(state, asked(state));
    expect(asked(state)).toEqual({ type: "moveBuyer", from: "angelfish", steps: 2 });
    act(state, asked(state));
    expect(asked(state)).toEqual({ type: "sellOne", fish: "clownfish", double: false });
  });

  it("takes its own pawn out of the waste rather than another's (IW-W6)", () => {
    const state = position({
      ocean: ["starfish:waste", ...doubles.slice(0, 3)],
      worms: noWorms,
      waste: [4, 3, 1],
    });
    act(state, { type: "wish", card: 0 });
    expect(asked(state)).toEqual({ type: "fromWaste", seat: 0 });
  });
});

describe("the Ocean", () => {
  it("keeps the fish that is worth most (IW-A1)", () => {
    const state = position({
      ocean: ["swordfish:double", "angelfish:double", "starfish:double", "monkfish:double"],
    });
    expect(asked(state)).toEqual({ type: "keep", card: 1 });
  });

  it("does not spend worms for a fish that pays hardly more (IW-O1)", () => {
    const state = position({
      ocean: ["kingfish:double", "starfish:double", "swordfish:double", "catfish:double"],
      // Enough to have most of them either way (IW-E3).
      worms: [9, 2, 2],
    });
    expect(asked(state)).toEqual({ type: "keep", card: 0 });
  });
});

describe("the end", () => {
  const lastPawn: Position = {
    ocean: doubles,
    worms: [6, 6, 6],
    boats: [["swordfish:worms"]],
    filled: { angelfish: 4, clownfish: 5, monkfish: 6 },
    pawns: { swordfish: [2, 2, 2] },
  };

  it("ends the game when it is ahead (IW-E1)", () => {
    const state = position({ ...lastPawn, dollars: [60, 20, 20] });
    expect(asked(state)).toEqual({ type: "sell", fish: "swordfish", double: false });
  });

  it("plays on when it is behind", () => {
    const state = position({ ...lastPawn, dollars: [20, 60, 60] });
    expect(asked(state)).not.toMatchObject({ type: "sell" });
  });
});

it("goes for the prizes of this table, not for the usual ones (IW-R3)", () => {
  // One pawn fills either market: one for the first prize, one for the second, and kingfish pay more.
  const given = {
    ocean: doubles,
    pawns: { monkfish: [2, 1, 0], kingfish: [1, 2, 0] },
    boats: [["monkfish:waste", "kingfish:waste"]],
    buyers: { kingfish: [3, 2], angelfish: [2], catfish: [1], clownfish: [1] },
  } as const;
  const dear = position({ ...given, options: { first4: 60, second4: 0 } });
  const cheap = position({ ...given, options: { first4: 0, second4: 0 } });
  const sell = (fish: FishType): Move => ({ type: "sell", fish, double: false });
  expect(ask(sensibleWishes, wishes, dear, 0)).toEqual(sell("monkfish"));
  expect(ask(sensibleWishes, wishes, cheap, 0)).not.toEqual(sell("monkfish"));
});

it.each([2, 3, 4, 5])("wins nearly every game of %i against random play", (players) => {
  expect(shareWon(wishes, players, sensibleWishes, 2, usualOptions)).toBeGreaterThan(0.9);
});
