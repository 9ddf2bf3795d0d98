import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import { act, look, playRound, table } from "../testing/line.ts";
import { fishFish } from "./game.ts";

describe("what is seen", () => {
  it("what was revealed, what went unseen and which baits are left stays public (FF-R2)", () => {
    const state = table(2);
    act(state, "catch 2", "1", "empty 3", "0", "empty 5", "1");
    expect(look(state)).toEqual({
      seat: "spectator",
      players: 2,
      options: {},
      phase: "cast",
      actors: [0],
      round: 1,
      rounds: 4,
      fisher: 0,
      line: 4,
      bait: null,
      card: null,
      hand: null,
      baits: [3, 4],
      revealed: { catch: 1, empty: 1 },
      unseen: 1,
      caught: 1,
      fish: [{ seat: 1, kind: "catfish", tiles: 2, bet: null, loot: { 2: 0, 3: 0, 4: 0, 5: 1 } }],
      scores: [0, 0],
      winners: null,
    });
  });

  it("a card that went unseen is shown to nobody else, during the game or after it (FF-R4, FF-L4)", () => {
    const worlds = ["catch", "empty"].map((card) => {
      const state = table(3);
      const told = act(state, `${card} 5`, "0", "0", "empty 2", "4", "4");
      const views = [];
      for (let round = 2; round <= 6; round++) {
        views.push([1, 2, "spectator"].map((viewer) => look(state, viewer as 1)));
        playRound(state);
      }
      views.push([0, 1, 2, "spectator"].map((viewer) => look(state, viewer as 1)));
      const others = told.map((each) => (each.seat === undefined ? each.event : each.others));
      return JSON.stringify([views, others, fishFish.scores(state, "spectator")]);
    });
    expect(worlds[0]).toBe(worlds[1]);
  });

  it("the Fisher's legal casts would show the hand, a Fish's bets show nothing (FF-L1, FF-L2)", () => {
    const state = table(2);
    expect(fishFish.legalIsPublic(state, 0)).toBe(false);
    act(state, "empty 5");
    expect(fishFish.legalIsPublic(state, 1)).toBe(true);
  });
});

describe("what could be", () => {
  it("a Fish imagines every card that may lie on the line or in the hand (FF-L1, FF-R2)", () => {
    const state = table(2);
    act(state, "catch 5", "0", "catch 4", "1", "empty 3");
    const random = seeded("dream");
    const seen = new Map<string, number>();
    for (let i = 0; i < 900; i++) {
      const dream = fishFish.sample(look(state, 1), random);
      expect(look(dream, 1)).toEqual(look(state, 1));
      const { card, hand } = look(dream, 0);
      const key = `${card} with ${hand?.join(" ")}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    // One catch and three empties are somewhere: on the line, in the hand of two, or gone unseen.
    expect([...seen.keys()].sort()).toEqual([
      "catch with empty empty",
      "empty with catch empty",
      "empty with empty empty",
    ]);
    expect(seen.get("catch with empty empty")).toBeGreaterThan(170);
    expect(seen.get("catch with empty empty")).toBeLessThan(280);
    expect(seen.get("empty with catch empty")).toBeGreaterThan(380);
    expect(seen.get("empty with catch empty")).toBeLessThan(520);
  });

  it("the Fisher knows, and imagines nothing (FF-L1)", () => {
    const state = table(4, 2);
    act(state, "catch 5", "0", "2", "1", "empty 3", "1");
    for (let i = 0; i < 20; i++) {
      const dream = fishFish.sample(look(state, 2), seeded(`${i}`));
      for (const viewer of [0, 1, 2, 3, "spectator"] as const)
        expect(look(dream, viewer)).toEqual(look(state, viewer));
    }
  });
});

describe("the numbering and the set-up", () => {
  it("has thirteen codes", () => {
    expect(fishFish.moveCount).toBe(13);
    expect(Array.from({ length: 13 }, (_, code) => fishFish.decode(code))).toEqual([
      ...[2, 3, 4, 5].map((bait) => ({ type: "cast", card: "catch", bait })),
      ...[2, 3, 4, 5].map((bait) => ({ type: "cast", card: "empty", bait })),
      ...[0, 1, 2, 3, 4].map((tiles) => ({ type: "bet", tiles })),
    ]);
    for (let code = 0; code < 13; code++) expect(fishFish.encode(fishFish.decode(code))).toBe(code);
    for (const tiles of [-1, 5, 1e9]) expect(fishFish.encode({ type: "bet", tiles })).toBe(-1);
    for (const bait of [1, 6, -2]) expect(fishFish.encode({ type: "cast", card: "catch", bait })).toBe(-1);
  });

  it("the first Fisher is chosen, or drawn by the seed (FF-S1)", () => {
    const deal = (seed: string, setup: { firstFisher?: number }) =>
      fishFish.deal({ players: 5, options: {}, setup }, seeded(seed));
    expect(look(deal("x", { firstFisher: 3 })).fisher).toBe(3);
    const drawn = Array.from({ length: 80 }, (_, i) => look(deal(`${i}`, {})).fisher);
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4]);
    const { fisher } = look(deal("same", {}));
    expect(deal("same", { firstFisher: fisher })).toEqual(deal("same", {}));
    expect(fishFish.checkSetup({ players: 5, options: {}, setup: { firstFisher: 3 } })).toBeNull();
    expect(fishFish.setupShape(5)({ firstFisher: 4 }, "setup")).toEqual({ firstFisher: 4 });
    expect(() => fishFish.setupShape(5)({ firstFisher: 5 }, "setup")).toThrow();
  });

  it("says what the game is", () => {
    expect(fishFish.about).toEqual({
      players: [2, 3, 4, 5, 6, 7, 8],
      hidden: true,
      simultaneous: false,
      chance: false,
      bounded: true,
    });
    expect(fishFish.options).toEqual({});
  });
});
