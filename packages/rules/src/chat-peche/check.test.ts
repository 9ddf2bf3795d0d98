import { describe, expect, it } from "vitest";
import { act, move, pond, toFishing } from "../testing/chat-peche.ts";
import { chatPeche } from "./game.ts";

const nine = "F1 F2 F3 S1 S2 W F1 F2 F3";
type State = ReturnType<typeof pond>;
const why = (state: State, short: string) =>
  chatPeche.check(state, Number(short.slice(0, 1)), move(short.slice(2)));

describe("while the cats are placed", () => {
  const state = pond(nine, 3);
  act(state, "1 place 2");

  it("columns are 1, 2 and 3 (CP-2)", () => {
    for (const column of [0, 4, -1, 99, 1e300])
      expect(why(state, `0 place ${column}`)).toEqual({ rule: "CP-2", why: "no-such-column", column });
    for (const column of [1, 2, 3]) expect(why(state, `0 place ${column}`)).toBeNull();
  });

  it("a placing is final (CP-R6), which comes before the column (CP-2)", () => {
    expect(why(state, "1 place 3")).toEqual({ rule: "CP-2", why: "already-placed" });
    expect(why(state, "1 place 9")).toEqual({ rule: "CP-2", why: "already-placed" });
  });

  it("nobody lures, stays or fishes yet (CP-3, CP-4)", () => {
    expect(why(state, "0 lure a1-c3")).toEqual({ rule: "CP-3", why: "wrong-phase", phase: "place" });
    expect(why(state, "0 stay")).toEqual({ rule: "CP-3", why: "wrong-phase", phase: "place" });
    expect(why(state, "1 fish a1")).toEqual({ rule: "CP-4", why: "wrong-phase", phase: "place" });
  });
});

describe("while the pond is lured about", () => {
  const state = pond(nine, 3, {}, 1);
  act(state, "0 place 1", "1 place 2", "2 place 3", "1 lure a3-b3");

  it("only the player whose turn it is, once (CP-3)", () => {
    expect(why(state, "0 stay")).toEqual({ rule: "CP-3", why: "not-your-turn", turn: 2 });
    expect(why(state, "1 lure b3-a3")).toEqual({ rule: "CP-3", why: "not-your-turn", turn: 2 });
    expect(why(state, "2 stay")).toBeNull();
  });

  it("a pile goes to a spot next to it (CP-3)", () => {
    expect(why(state, "2 lure a1-b2")).toEqual({
      rule: "CP-3",
      why: "not-adjacent",
      from: "a1",
      to: "b2",
      neighbours: ["a2", "b1"],
    });
    expect(why(state, "2 lure b1-b1")).toMatchObject({
      rule: "CP-3",
      why: "same-spot",
      from: "b1",
      to: "b1",
    });
    expect(why(state, "2 lure a1-c1")).toMatchObject({ rule: "CP-3", why: "not-adjacent" });
  });

  it("an empty spot cannot be lured from, which comes after adjacency (CP-R4)", () => {
    expect(why(state, "2 lure a3-b3")).toEqual({ rule: "CP-R4", why: "empty-origin", from: "a3" });
    expect(why(state, "2 lure a3-c3")).toMatchObject({ rule: "CP-3", why: "not-adjacent" });
    expect(why(state, "2 lure b3-a3")).toBeNull();
  });

  it("the cats stay where they are, and nobody fishes yet (CP-2, CP-4)", () => {
    expect(why(state, "2 place 1")).toEqual({ rule: "CP-2", why: "wrong-phase", phase: "lure" });
    expect(why(state, "2 fish a1")).toEqual({ rule: "CP-4", why: "wrong-phase", phase: "lure" });
  });
});

describe("while everybody fishes", () => {
  const state = pond(nine, 2);
  act(state, "0 place 1", "1 place 1", "0 lure a3-b3", "1 stay");

  it("only the player whose turn it is (CP-4)", () => {
    expect(why(state, "1 fish c1")).toEqual({ rule: "CP-4", why: "not-your-turn", turn: 0 });
  });

  it("only in the cat's column (CP-4), which comes before an empty spot (CP-4a)", () => {
    expect(why(state, "0 fish b3")).toEqual({
      rule: "CP-4",
      why: "other-column",
      spot: "b3",
      column: 1,
      spots: ["a1", "a2", "a3"],
      holding: ["a1", "a2"],
    });
    expect(why(state, "0 fish a3")).toEqual({
      rule: "CP-4a",
      why: "empty-spot",
      spot: "a3",
      holding: ["a1", "a2"],
    });
    expect(why(state, "0 fish a1")).toBeNull();
  });

  it("the luring is over, and no cat moves; a lured pile is not taken back (CP-3, CP-3c, CP-2)", () => {
    expect(why(state, "0 stay")).toEqual({ rule: "CP-3", why: "wrong-phase", phase: "fish" });
    expect(why(state, "0 lure b3-a3")).toEqual({ rule: "CP-3", why: "wrong-phase", phase: "fish" });
    expect(why(state, "1 place 2")).toEqual({ rule: "CP-2", why: "wrong-phase", phase: "fish" });
  });
});

it("after the fourth turn nothing is played any more, whatever it is (CP-E1)", () => {
  const state = pond(nine, 2);
  for (let turn = 0; turn < 4; turn++) {
    const [first, second] = turn % 2 === 0 ? [0, 1] : [1, 0];
    toFishing(state, 1, 1);
    act(state, `${first} fish ${first === 0 ? "a1" : "c1"}`, `${second} fish ${second === 0 ? "a1" : "c1"}`);
  }
  for (const short of ["0 place 9", "1 stay", "0 lure a1-c3", "1 fish a1"])
    expect(why(state, short)).toEqual({ rule: "CP-E1", why: "game-over" });
});
