import { describe, expect, it } from "vitest";
import { act, legal, look, playRound, table, why } from "../testing/line.ts";
import { fishFish } from "./game.ts";

describe("a cast", () => {
  it("is the Fisher's alone (FF-L1)", () => {
    const state = table(3, 1);
    expect(why(state, 0, "catch 5")).toEqual({ rule: "FF-L1", why: "not-the-fisher", fisher: 1 });
    expect(why(state, 2, "catch 99")).toEqual({ rule: "FF-L1", why: "not-the-fisher", fisher: 1 });
    expect(why(state, 1, "catch 5")).toBeNull();
  });

  it("waits until the line on the table is checked (FF-L1)", () => {
    const state = table(2);
    act(state, "empty 5");
    expect(why(state, 0, "catch 2")).toMatchObject({ rule: "FF-L1", why: "line-already-set" });
    expect(why(state, 0, "catch 99")).toMatchObject({ rule: "FF-L1", why: "line-already-set" });
  });

  it("needs the fishing card in hand (FF-L1)", () => {
    const state = table(2);
    act(state, "catch 2", "0", "catch 5", "0");
    expect(why(state, 0, "catch 3")).toMatchObject({ rule: "FF-L1", why: "card-not-held", card: "catch" });
    expect(why(state, 0, "empty 3")).toBeNull();
  });

  it("needs the bait in hand (FF-L1)", () => {
    const state = table(2);
    for (const bait of [1, 6, 0, -3, 99, 1e300])
      expect(why(state, 0, `empty ${bait}`)).toEqual({
        rule: "FF-L1",
        why: "bait-not-held",
        bait,
        held: [2, 3, 3, 4, 5],
      });
    act(state, "empty 3", "0");
    expect(why(state, 0, "empty 3")).toBeNull();
    act(state, "empty 3", "0");
    expect(why(state, 0, "empty 3")).toEqual({
      rule: "FF-L1",
      why: "bait-not-held",
      bait: 3,
      held: [2, 4, 5],
    });
  });
});

describe("a bet", () => {
  it("comes after a line is set, from a Fish, in betting order (FF-L2)", () => {
    const state = table(3);
    expect(why(state, 1, "1")).toMatchObject({ rule: "FF-L2", why: "no-line-yet" });
    act(state, "empty 5");
    expect(why(state, 0, "1")).toMatchObject({ rule: "FF-L2", why: "fisher-bets-not" });
    expect(why(state, 2, "1")).toEqual({ rule: "FF-L2", why: "not-your-turn", turn: 1 });
    act(state, "2");
    expect(why(state, 1, "1")).toMatchObject({ rule: "FF-L2", why: "already-bet" });
  });

  it("is not asked of a Fish without tiles (FF-L2)", () => {
    const state = table(3);
    act(state, "empty 5", "4", "1", "empty 2");
    expect(why(state, 1, "0")).toMatchObject({ rule: "FF-L2", why: "no-tiles-left" });
  });

  it("is of none to all of its tiles (FF-L2)", () => {
    const state = table(2);
    act(state, "empty 5", "1", "empty 2");
    expect(why(state, 1, "4")).toEqual({ rule: "FF-L2", why: "too-many-tiles", asked: 4, left: 3 });
    expect(why(state, 1, "99")).toEqual({ rule: "FF-L2", why: "too-many-tiles", asked: 99, left: 3 });
    expect(why(state, 1, "-1")).toEqual({ rule: "FF-L2", why: "below-zero", asked: -1, left: 3 });
    for (const tiles of [0, 1, 2, 3]) expect(why(state, 1, `${tiles}`)).toBeNull();
  });

  it("is of all of them on the fifth line (FF-L3), which comes after the range (FF-L2)", () => {
    const state = table(2);
    act(state, "empty 2", "1", "empty 3", "0", "empty 3", "0", "catch 4", "0", "catch 5");
    expect(why(state, 1, "2")).toEqual({ rule: "FF-L3", why: "must-bet-all", asked: 2, left: 3 });
    expect(why(state, 1, "0")).toEqual({ rule: "FF-L3", why: "must-bet-all", asked: 0, left: 3 });
    expect(why(state, 1, "4")).toEqual({ rule: "FF-L2", why: "too-many-tiles", asked: 4, left: 3 });
    expect(why(state, 1, "3")).toBeNull();
  });
});

it("after the last round nothing is played any more (FF-G1)", () => {
  const state = table(2);
  for (let round = 0; round < 4; round++) playRound(state);
  for (const seat of [0, 1])
    for (const short of ["catch 5", "99"])
      expect(why(state, seat, short)).toEqual({ rule: "FF-G1", why: "game-over" });
  for (const seat of [0, 1]) expect(legal(state, seat)).toEqual([]);
  expect(look(state).winners).not.toBeNull();
  expect(fishFish.actors(state)).toBe(0);
});
