import type { Card } from "@guinguette/rules/chat-peche/cards";
import { chatPeche } from "@guinguette/rules/chat-peche/game";
import { usualOptions } from "@guinguette/rules/chat-peche/options";
import type { State } from "@guinguette/rules/chat-peche/state";
import { seeded } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import { act, look, move, pond, toFishing } from "@guinguette/rules/testing/chat-peche";
import { describe, expect, it } from "vitest";
import { noTime } from "../budget.ts";
import { ask, askOften } from "../testing/ask.ts";
import { shareWon } from "../testing/match.ts";
import { sensibleChatPeche } from "./chat-peche.ts";

function askedOften(state: State, seat: Seat) {
  return askOften(sensibleChatPeche, chatPeche, state, seat);
}

function asked(state: State, seat: Seat) {
  return ask(sensibleChatPeche, chatPeche, state, seat);
}

describe("placing the cat (CP-2)", () => {
  it("goes to the column full of fish", () => {
    const state = pond("F3 S1 W  F3 S2 W  F3 S1 W");
    for (const each of askedOften(state, 0)) expect(each).toEqual(move("place 1"));
    // North counts its columns from the other side (CP-R3).
    for (const each of askedOften(state, 1)) expect(each).toEqual(move("place 3"));
  });

  it("is now before the one, now before the other of two good columns", () => {
    const placed = askedOften(pond("F3 F3 S1  F2 F1 W  W W S2"), 0);
    expect(placed).toContainEqual(move("place 1"));
    expect(placed).toContainEqual(move("place 2"));
    expect(placed).not.toContainEqual(move("place 3"));
  });
});

describe("luring (CP-3)", () => {
  it("brings the good pile before its own cat", () => {
    const state = pond("W F3 W  W W W  S1 W S1");
    act(state, "0 place 1", "1 place 1");
    for (const each of askedOften(state, 0)) expect(each).toEqual(move("lure b3-a3"));
  });

  it("pulls away what others would take before it", () => {
    // Seat 1 has the float and, most likely, its cat before the only fish.
    const state = pond("W W F3  W W S1  W W S1", 2, {}, 1);
    act(state, "0 place 1", "1 place 1", "1 stay");
    const pulled = askedOften(state, 0);
    for (const each of pulled) expect(each).toMatchObject({ type: "lure" });
    expect(pulled).toContainEqual(move("lure c3-b3"));
  });

  it("keeps the pile that its cat waits for", () => {
    const state = pond("F3 S2 W  S2 S2 W  W W W");
    act(state, "0 place 1", "1 place 2");
    for (const each of askedOften(state, 0)) expect(each).not.toMatchObject({ from: "a3" });
  });
});

describe("fishing (CP-4)", () => {
  it("takes the most fish", () => {
    const state = pond("F1 W W  F3 W W  F2 W W");
    toFishing(state, 1, 2);
    expect(asked(state, 0)).toEqual(move("fish a2"));
  });

  it("takes water rather than stones, and one stone rather than two", () => {
    const state = pond("S1 S2 F1  W S2 F1  S2 S1 F1");
    toFishing(state, 1, 2);
    expect(asked(state, 0)).toEqual(move("fish a2"));
    act(state, "0 fish a2");
    expect(asked(state, 1)).toEqual(move("fish b1"));
  });

  it("takes the higher of two piles with the same card on top: below there are more fish than stones", () => {
    const state = pond("F2 W W  W W W  F2 W W");
    act(state, "0 place 1", "1 place 2", "0 lure a1-a2", "1 stay");
    for (const each of askedOften(state, 0)) expect(each).toEqual(move("fish a2"));
  });
});

describe("the variant for confirmed anglers (CP-V1)", () => {
  function lastTurn(bucket: readonly Card[]) {
    const state = pond("F1 S1 S1  W S1 S1  F3 S1 S1", 2, { variant: "confirmed" });
    toFishing(state, 1, 2);
    const view = look(state, 0);
    const seats = view.seats.map((each, seat) => (seat === 0 ? { ...each, bucket } : each));
    const legal = ["fish a1", "fish a2", "fish a3"].map(move);
    return sensibleChatPeche.choose({ ...view, turn: 4, seats }, legal, seeded("last turn"), noTime);
  }

  it("fetches the water that makes all its fish count", () => {
    expect(lastTurn(["F3", "F2", "F2"])).toEqual(move("fish a2"));
  });

  it("fishes as usual once it has some", () => {
    expect(lastTurn(["F3", "F2", "W"])).toEqual(move("fish a1"));
  });
});

it.each([
  { players: 2, deals: 40, share: 0.85 },
  { players: 3, deals: 30, share: 0.7 },
  { players: 4, deals: 30, share: 0.55 },
])("wins most games of $players against random play", ({ players, deals, share }) => {
  expect(shareWon(chatPeche, players, sensibleChatPeche, deals, usualOptions)).toBeGreaterThan(share);
});
