import { describe, expect, it } from "vitest";
import { act, deal, move, type Step } from "../testing/fish-fish.ts";
import { fishFish } from "./game.ts";
import type { State } from "./state.ts";

function refusal(state: State, seat: number, step: Step): unknown {
  return fishFish.check(state, seat, move(step));
}

/** Good and bad moves of both kinds. */
const anyMoves: readonly Step[] = ["catch 5", "empty 99", 0, 4, 99, -1];
const anyCasts: readonly Step[] = ["catch 5", "empty 2", "catch 99", "empty 0"];
const anyBets: readonly Step[] = [0, 1, 4, 99, -1];

function over(): State {
  const state = deal(2);
  for (let round = 0; round < 4; round++) act(state, "empty 2", 4);
  return state;
}

describe("once the game is over", () => {
  it.each(anyMoves)("nothing is allowed to anybody: %s (FF-G1)", (step) => {
    for (const seat of [0, 1])
      expect(refusal(over(), seat, step)).toEqual({ rule: "FF-G1", why: "game-over" });
  });
});

describe("a cast (FF-L1)", () => {
  it.each(anyCasts)("is for the Fisher, whatever is cast and whenever: %s", (step) => {
    const state = deal(4, 2);
    for (const seat of [0, 1, 3])
      expect(refusal(state, seat, step)).toEqual({ rule: "FF-L1", why: "not-the-fisher", fisher: 2 });
    act(state, "empty 3");
    for (const seat of [0, 1, 3])
      expect(refusal(state, seat, step)).toEqual({ rule: "FF-L1", why: "not-the-fisher", fisher: 2 });
  });

  it.each(anyCasts)("has to wait until the line on the table is checked: %s", (step) => {
    const state = deal(4, 2);
    act(state, "empty 3");
    expect(refusal(state, 2, step)).toEqual({ rule: "FF-L1", why: "line-already-set", turn: 3 });
    act(state, 1);
    expect(refusal(state, 2, step)).toEqual({ rule: "FF-L1", why: "line-already-set", turn: 0 });
  });

  it("has to wait whatever line lies there, a catch under bait 2 too", () => {
    const state = deal(2);
    act(state, "catch 2");
    expect(refusal(state, 0, "empty 3")).toEqual({ rule: "FF-L1", why: "line-already-set", turn: 1 });
  });

  it("needs the fishing card in hand; the bait, which everybody can see, comes first (FF-R2)", () => {
    const state = deal(2);
    act(state, "catch 5", 0, "catch 4", 0);
    expect(refusal(state, 0, "catch 3")).toEqual({ rule: "FF-L1", why: "card-not-held", card: "catch" });
    for (const bait of [5, 99])
      expect(refusal(state, 0, `catch ${bait}`)).toEqual({
        rule: "FF-L1",
        why: "bait-not-held",
        bait,
        held: [2, 3, 3],
      });
    expect(refusal(state, 0, "empty 3")).toBeNull();
    const emptied = deal(2);
    act(emptied, "empty 5", 0, "empty 4", 0, "empty 3", 0);
    expect(refusal(emptied, 0, "empty 3")).toEqual({ rule: "FF-L1", why: "card-not-held", card: "empty" });
    expect(refusal(emptied, 0, "catch 3")).toBeNull();
  });

  it.each([0, 1, 6, 99, -2])("needs a bait that is in the box: %i is not", (bait) => {
    expect(refusal(deal(2), 0, `catch ${bait}`)).toEqual({
      rule: "FF-L1",
      why: "bait-not-held",
      bait,
      held: [2, 3, 3, 4, 5],
    });
  });

  it("needs a bait that is still in hand; a 3 is there twice", () => {
    const state = deal(2);
    act(state, "empty 3", 0);
    expect(refusal(state, 0, "catch 3")).toBeNull();
    act(state, "empty 3", 0, "catch 5", 0);
    for (const bait of [3, 5])
      expect(refusal(state, 0, `empty ${bait}`)).toEqual({
        rule: "FF-L1",
        why: "bait-not-held",
        bait,
        held: [2, 4],
      });
    for (const bait of [2, 4]) expect(refusal(state, 0, `empty ${bait}`)).toBeNull();
  });
});

describe("a bet (FF-L2)", () => {
  it.each(anyBets)("is not for the Fisher, line or no line: %s", (step) => {
    const state = deal(3, 1);
    expect(refusal(state, 1, step)).toEqual({ rule: "FF-L2", why: "fisher-bets-not" });
    act(state, "catch 2");
    expect(refusal(state, 1, step)).toEqual({ rule: "FF-L2", why: "fisher-bets-not" });
  });

  it.each(anyBets)("needs a line: %s", (step) => {
    const state = deal(3, 1);
    for (const seat of [0, 2])
      expect(refusal(state, seat, step)).toEqual({ rule: "FF-L2", why: "no-line-yet", fisher: 1 });
    act(state, "catch 2", 1, 0);
    for (const seat of [0, 2])
      expect(refusal(state, seat, step)).toEqual({ rule: "FF-L2", why: "no-line-yet", fisher: 1 });
  });

  it.each(anyBets)("has its turn: %s", (step) => {
    const state = deal(4, 0);
    act(state, "catch 2");
    for (const seat of [2, 3])
      expect(refusal(state, seat, step)).toEqual({ rule: "FF-L2", why: "not-your-turn", turn: 1 });
    act(state, 1);
    expect(refusal(state, 3, step)).toEqual({ rule: "FF-L2", why: "not-your-turn", turn: 2 });
  });

  it.each(anyBets)("is made once per line: %s", (step) => {
    const state = deal(4, 0);
    act(state, "catch 2", 4);
    expect(refusal(state, 1, step)).toEqual({ rule: "FF-L2", why: "already-bet", tiles: 4 });
    act(state, 0);
    expect(refusal(state, 2, step)).toEqual({ rule: "FF-L2", why: "already-bet", tiles: 0 });
    expect(refusal(state, 1, step)).toEqual({ rule: "FF-L2", why: "already-bet", tiles: 4 });
  });

  it.each(anyBets)("is not asked of a Fish without tiles, before its turn or after: %s", (step) => {
    const state = deal(5, 0);
    act(state, "empty 2", 4, 0, 4, 0, "empty 3");
    for (const seat of [1, 3])
      expect(refusal(state, seat, step)).toEqual({ rule: "FF-L2", why: "no-tiles-left" });
    act(state, 0);
    for (const seat of [1, 3])
      expect(refusal(state, seat, step)).toEqual({ rule: "FF-L2", why: "no-tiles-left" });
  });

  it("is from nothing to all that is left", () => {
    const state = deal(2);
    act(state, "empty 2", 1, "empty 3");
    for (const tiles of [0, 1, 2, 3]) expect(refusal(state, 1, tiles)).toBeNull();
    for (const asked of [4, 5, 99, 2 ** 40])
      expect(refusal(state, 1, asked)).toEqual({ rule: "FF-L2", why: "too-many-tiles", asked, left: 3 });
    for (const asked of [-1, -99])
      expect(refusal(state, 1, asked)).toEqual({ rule: "FF-L2", why: "below-zero", asked, left: 3 });
  });

  it("may be less than all on the fourth line", () => {
    const state = deal(2);
    act(state, "empty 2", 1, "empty 3", 0, "catch 3", 0, "catch 4");
    for (const tiles of [0, 1, 2, 3]) expect(refusal(state, 1, tiles)).toBeNull();
  });
});

describe("a bet on the fifth line (FF-L3)", () => {
  const fifth = () => {
    const state = deal(2);
    act(state, "empty 2", 1, "empty 3", 0, "catch 3", 0, "catch 4", 0, "empty 5");
    return state;
  };

  it("is all that is left", () => {
    expect(refusal(fifth(), 1, 3)).toBeNull();
    for (const asked of [0, 1, 2])
      expect(refusal(fifth(), 1, asked)).toEqual({ rule: "FF-L3", why: "must-bet-all", asked, left: 3 });
  });

  it("is out of range first (FF-L2 before FF-L3)", () => {
    expect(refusal(fifth(), 1, 4)).toEqual({ rule: "FF-L2", why: "too-many-tiles", asked: 4, left: 3 });
    expect(refusal(fifth(), 1, -1)).toEqual({ rule: "FF-L2", why: "below-zero", asked: -1, left: 3 });
  });
});
