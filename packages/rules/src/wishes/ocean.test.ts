import { describe, expect, it } from "vitest";
import { seeded, shuffle } from "../random.ts";
import type { Position } from "../testing/wishes.ts";
import { act, movesOf, only, plainOcean, position } from "../testing/wishes.ts";
import { CARDS, type CardName, cardNames } from "./cards.ts";
import { wishes } from "./game.ts";
import { clone, type State } from "./state.ts";

const look = (state: State) => wishes.view(state, "spectator");

/** The cards a table without fish in boats or discard has in its pile. */
const others = cardNames.filter((name) => !plainOcean.includes(name));

describe("taking a card", () => {
  it("is put in one of your free boats, and the turn passes clockwise (IW-A1, IW-S5)", () => {
    const state = position({ next: ["swordfish:waste"] });
    expect(act(state, { type: "keep", card: 0 })).toEqual([
      { type: "taken", seat: 0, card: "catfish:sellAll", index: 0, wormsOn: [], wormsWon: 0 },
      { type: "refilled", card: "swordfish:waste", drawPile: 65 },
      { type: "kept", seat: 0, card: "catfish:sellAll" },
      { type: "turnPassed", seat: 1 },
    ]);
    const { seats, turn, ocean, drawPile, discard } = look(state);
    expect(seats[0]).toEqual({ dollars: 0, worms: 6, boats: 2, boatCards: [], cards: ["catfish:sellAll"] });
    expect(turn).toBe(1);
    expect(ocean.map(({ card }) => card)).toEqual([
      "kingfish:worms",
      "monkfish:boat",
      "starfish:double",
      "swordfish:waste",
    ]);
    expect(drawPile).toBe(65);
    expect(discard).toEqual([]);
  });

  it("after the last seat comes seat 0 (IW-S5)", () => {
    const state = position({ players: 4, turn: 3 });
    expect(act(state, { type: "keep", card: 0 }).at(-1)).toEqual({ type: "turnPassed", seat: 0 });
    expect(wishes.actors(state)).toBe(1);
  });

  it("costs one worm on each shallower card, which then lie there (IW-O1)", () => {
    const state = position({ next: ["swordfish:waste"] });
    expect(act(state, { type: "keep", card: 3 })[0]).toEqual({
      type: "taken",
      seat: 0,
      card: "starfish:double",
      index: 3,
      wormsOn: ["catfish:sellAll", "kingfish:worms", "monkfish:boat"],
      wormsWon: 0,
    });
    expect(look(state).seats[0]?.worms).toBe(3);
    expect(look(state).ocean).toEqual([
      { card: "catfish:sellAll", worms: 1 },
      { card: "kingfish:worms", worms: 1 },
      { card: "monkfish:boat", worms: 1 },
      { card: "swordfish:waste", worms: 0 },
    ]);
  });

  it("brings all worms on it, after the price is paid; the other worms stay with their cards (IW-O2)", () => {
    const state = position({ oceanWorms: [1, 2, 5, 7], worms: [2, 4, 9] });
    expect(only(act(state, { type: "keep", card: 2 }), "taken")[0]).toMatchObject({
      wormsOn: ["catfish:sellAll", "kingfish:worms"],
      wormsWon: 5,
    });
    expect(look(state).seats.map(({ worms }) => worms)).toEqual([5, 4, 9]);
    expect(look(state).ocean.map(({ worms }) => worms)).toEqual([2, 3, 7, 0]);
  });

  it("you keep the worms even if the card is thrown back (IW-O2)", () => {
    const state = position({ oceanWorms: [3, 0, 0, 0] });
    act(state, { type: "wish", card: 0 });
    expect(look(state).seats[0]?.worms).toBe(9);
    expect(look(state).discard).toEqual(["catfish:sellAll"]);
  });

  it("worms won with the card do not help to pay for it (IW-O1)", () => {
    const state = position({ oceanWorms: [0, 0, 4, 0], worms: [1, 6, 6] });
    expect(wishes.check(state, 0, { type: "keep", card: 2 })).toEqual({
      rule: "IW-O1",
      why: "too-few-worms",
      needed: 2,
      owned: 1,
    });
  });

  it.each([
    [0, [0]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [3, [0, 1, 2, 3]],
    [6, [0, 1, 2, 3]],
  ])("with %i worms the cards %j are within reach, never the draw pile (IW-O1)", (worms, within) => {
    const state = position({ worms: [worms, 6, 6] });
    const keeps = movesOf(state, 0).flatMap((move) => (move.type === "keep" ? [move.card] : []));
    expect(keeps).toEqual(within);
    expect(wishes.check(state, 0, { type: "keep", card: 4 })).toEqual({
      rule: "IW-O1",
      why: "no-such-card",
      asked: 4,
    });
  });

  it("one card can carry all thirty worms", () => {
    const state = position({ players: 5, worms: [1, 0, 0, 0, 0], oceanWorms: [29, 0, 0, 0] });
    act(state, { type: "keep", card: 1 });
    expect(look(state).ocean[0]).toEqual({ card: "catfish:sellAll", worms: 30 });
    act(state, { type: "keep", card: 0 });
    expect(look(state).seats.map(({ worms }) => worms)).toEqual([0, 30, 0, 0, 0]);
  });
});

describe("the Ocean closes up toward the shallow end and a new card comes at the deep end (IW-O3)", () => {
  it.each([
    [0, ["kingfish:worms", "monkfish:boat", "starfish:double", "swordfish:waste"]],
    [1, ["catfish:sellAll", "monkfish:boat", "starfish:double", "swordfish:waste"]],
    [2, ["catfish:sellAll", "kingfish:worms", "starfish:double", "swordfish:waste"]],
    [3, ["catfish:sellAll", "kingfish:worms", "monkfish:boat", "swordfish:waste"]],
  ])("after card %i", (card, left) => {
    const state = position({ next: ["swordfish:waste"] });
    act(state, { type: "keep", card });
    expect(look(state).ocean.map((lying) => lying.card)).toEqual(left);
  });

  it("at once, before any part of a wish", () => {
    const state = position({ ocean: ["catfish:move1", ...plainOcean.slice(1)], next: ["swordfish:waste"] });
    expect(act(state, { type: "wish", card: 0 }).map(({ type }) => type)).toEqual([
      "taken",
      "refilled",
      "wished",
    ]);
    expect(look(state).phase).toBe("moveBuyer");
    expect(look(state).ocean[3]).toEqual({ card: "swordfish:waste", worms: 0 });
  });
});

describe("a boat holds one card (IW-B1)", () => {
  const full: Position = { boats: [["catfish:move1", "catfish:move2"]] };

  it("with all boats full you cannot keep another", () => {
    const state = position(full);
    expect(wishes.check(state, 0, { type: "keep", card: 0 })).toEqual({
      rule: "IW-B1",
      why: "boats-full",
      boats: 2,
    });
    expect(movesOf(state, 0).some(({ type }) => type === "keep")).toBe(false);
  });

  it("with one boat more you can, and it goes behind the others", () => {
    const state = position({ ...full, built: [["swordfish:boat"]] });
    act(state, { type: "keep", card: 0 });
    expect(look(state).seats[0]?.cards).toEqual(["catfish:move1", "catfish:move2", "catfish:sellAll"]);
  });

  it("boats of others do not count", () => {
    const state = position({ boats: [[], ["catfish:move1", "catfish:move2"]], turn: 2 });
    expect(wishes.check(state, 2, { type: "keep", card: 0 })).toBeNull();
  });
});

describe("when the draw pile is empty the discard is shuffled into a new one (IW-R11)", () => {
  it("only once a card must be added, and the order is told to nobody", () => {
    const state = position({
      next: ["swordfish:waste"],
      discard: others.filter((card) => card !== "swordfish:waste"),
    });
    expect(only(act(state, { type: "keep", card: 0 }), "reshuffled")).toEqual([]);
    expect(look(state).drawPile).toBe(0);
    expect(look(state).discard).toHaveLength(65);
    const events = act(state, { type: "keep", card: 0 });
    expect(events.map(({ type }) => type)).toEqual(["taken", "reshuffled", "refilled", "kept", "turnPassed"]);
    expect(events[1]).toEqual({ type: "reshuffled", cards: 65, rule: "IW-R11" });
    expect(events[2]).toMatchObject({ drawPile: 64 });
    expect(look(state).drawPile).toBe(64);
    expect(look(state).discard).toEqual([]);
  });

  it("an ordinary sale needs no card and so no reshuffle", () => {
    const state = position({ pileEmpty: true, boats: [["catfish:move1"]] });
    act(state, { type: "sell", fish: "catfish", double: false });
    expect(look(state).drawPile).toBe(0);
    expect(look(state).discard.at(-1)).toBe("catfish:move1");
  });

  it("the wish card in use is not in the reshuffle it caused: it is discarded after its last part", () => {
    const state = position({ ocean: ["catfish:move1", ...plainOcean.slice(1)], pileEmpty: true });
    act(state, { type: "wish", card: 0 });
    expect(look(state)).toMatchObject({ phase: "moveBuyer", drawPile: 65, discard: [] });
    expect(act(state, { type: "moveBuyer", from: "kingfish", steps: 1 })).toContainEqual({
      type: "discarded",
      card: "catfish:move1",
    });
    expect(look(state).discard).toEqual(["catfish:move1"]);
  });

  it("every card has its chance to come first, and the whole discard comes up again", () => {
    const discarded: CardName[] = ["catfish:move1", "monkfish:double", "starfish:worms", "angelfish:waste"];
    const pool = cardNames.filter((card) => !plainOcean.includes(card) && !discarded.includes(card));
    const firsts = new Set<CardName>();
    for (let i = 0; i < 60; i++) {
      // The rest of the cards, for once, are out of the game.
      const state = position({ discard: [...discarded, ...pool] });
      state.discardCount = discarded.length;
      state.pileCount = 0;
      state.random = seeded(`reshuffle ${i}`);
      const before = clone(state);
      const came: CardName[] = [];
      for (let k = 0; k < 4; k++) came.push(only(act(state, { type: "keep", card: 0 }), "refilled")[0]!.card);
      firsts.add(came[0]!);
      expect([...came].sort()).toEqual([...discarded].sort());
      // The stream of the table, and nothing else, decides.
      expect(only(act(before, { type: "keep", card: 0 }), "refilled")[0]!.card).toBe(came[0]);
    }
    expect(firsts.size).toBe(4);
  });

  it("shuffles the discard by the table's own stream, the last card thrown first", () => {
    const state = position({ pileEmpty: true });
    const pile = shuffle([...others].reverse(), seeded("a position"));
    for (const card of pile.slice(0, 4))
      expect(only(act(state, { type: "keep", card: 0 }), "refilled")[0]?.card).toBe(card);
  });
});

describe("reshuffles of the set-up (IW-R11)", () => {
  const sorted = [...others].sort();

  it("are laid first card first, one after the other; those beyond the list come from the seed", () => {
    const state = position({ pileEmpty: true, reshuffles: [sorted] });
    const events = act(state, { type: "keep", card: 0 });
    expect(only(events, "refilled")).toEqual([{ type: "refilled", card: sorted[0], drawPile: 65 }]);
    expect(only(act(state, { type: "keep", card: 0 }), "refilled")[0]?.card).toBe(sorted[1]);
    expect(state.reshuffled).toBe(1);
  });

  it("change nothing in what the seed draws later", () => {
    const explicit = position({ pileEmpty: true, reshuffles: [sorted] });
    const bySeed = position({ pileEmpty: true });
    act(explicit, { type: "keep", card: 0 });
    act(bySeed, { type: "keep", card: 0 });
    expect(explicit.random).toEqual(bySeed.random);
  });

  it("the second waits for the second empty pile", () => {
    const state = position({
      next: ["swordfish:waste"],
      discard: others.filter((card) => card !== "swordfish:waste"),
      reshuffles: [[], ["catfish:boat"]],
    });
    // Not looked at while there is a pile.
    expect(wishes.check(state, 0, { type: "keep", card: 0 })).toBeNull();
    act(state, { type: "keep", card: 0 });
    expect(wishes.check(state, 1, { type: "keep", card: 0 })).toMatchObject({ rule: "IW-R11", pile: 0 });
    state.reshuffled = 1;
    expect(wishes.check(state, 1, { type: "keep", card: 0 })).toMatchObject({ rule: "IW-R11", pile: 1 });
    state.reshuffled = 2;
    expect(wishes.check(state, 1, { type: "keep", card: 0 })).toBeNull();
  });

  it.each([
    ["lacks a card", sorted.slice(1), "angelfish:boat", null],
    ["lacks all cards", [], "angelfish:move1", null],
    ["has a card too many", [...sorted, "starfish:double" as const], null, "starfish:double"],
    [
      "has one card for another",
      ["catfish:sellAll" as const, ...sorted.slice(1)],
      "angelfish:boat",
      "catfish:sellAll",
    ],
  ])("one that %s is refused before anything is done", (_, listed, missing, extra) => {
    const state = position({ pileEmpty: true, reshuffles: [listed], boats: [["catfish:move1"]] });
    // The fish in the boat is not in the discard: give it back.
    state.loaded = 0;
    state.deck[CARDS - 1 - state.discardCount] = cardNames.indexOf("catfish:move1");
    state.discardCount++;
    const before = clone(state);
    const refusal = { rule: "IW-R11", why: "not-the-discard", pile: 0, missing, extra };
    expect(wishes.check(state, 0, { type: "keep", card: 0 })).toEqual(refusal);
    expect(wishes.check(state, 0, { type: "wish", card: 0 })).toEqual(refusal);
    expect(state).toEqual(before);
  });

  it("what is legal never depends on it: the list is as hidden as the pile (IW-R15)", () => {
    const moves = [[], undefined].map((listed) => {
      const reshuffles = listed === undefined ? [] : [listed];
      return movesOf(position({ pileEmpty: true, reshuffles, boats: [["catfish:move1"]] }), 0);
    });
    expect(moves[0]).toEqual(moves[1]);
    expect(moves[0]).toContainEqual({ type: "keep", card: 0 });
  });

  it("worms, boats and the wish on the card come first", () => {
    const wrong = { pileEmpty: true, reshuffles: [[]] };
    const poor = position({ ...wrong, worms: [0, 6, 6] });
    expect(wishes.check(poor, 0, { type: "keep", card: 1 })?.rule).toBe("IW-O1");
    const full = position({ ...wrong, boats: [["catfish:move1", "catfish:move2"]] });
    expect(wishes.check(full, 0, { type: "keep", card: 0 })?.rule).toBe("IW-B1");
    expect(wishes.check(full, 0, { type: "wish", card: 3 })?.rule).toBe("IW-R6");
    expect(wishes.check(full, 0, { type: "wish", card: 0 })?.rule).toBe("IW-R11");
  });
});
