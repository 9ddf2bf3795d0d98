import { describe, expect, it } from "vitest";
import { eventFor } from "../contract.ts";
import { act, deal, fishAt, legalSteps, seatOf, see, told } from "../testing/fish-fish.ts";
import { fishFish } from "./game.ts";

describe("setting a line (FF-L1)", () => {
  it("uses up a fishing card and a bait; a bait that is there twice can be used twice", () => {
    const state = deal(2);
    act(state, "catch 3", 0);
    expect(legalSteps(state)).toHaveLength(8);
    expect(see(state).baits).toEqual([2, 3, 4, 5]);
    act(state, "catch 3", 0);
    expect(see(state, 0).hand).toEqual(["empty", "empty", "empty"]);
    expect(legalSteps(state)).toEqual(["empty 2", "empty 4", "empty 5"]);
    act(state, "empty 5", 0);
    expect(legalSteps(state)).toEqual(["empty 2", "empty 4"]);
    act(state, "empty 2", 0);
    expect(legalSteps(state)).toEqual(["empty 4"]);
  });

  it("leaves only catches where the empty cards are gone", () => {
    const state = deal(2);
    act(state, "empty 3", 0, "empty 2", 0, "empty 5", 0);
    expect(legalSteps(state)).toEqual(["catch 3", "catch 4"]);
    expect(see(state, 0).hand).toEqual(["catch", "catch"]);
  });

  it("shows everybody the bait, and the card to the Fisher alone", () => {
    const state = deal(3, 1);
    const log = act(state, "catch 4");
    const hidden = { type: "cast", seat: 1, line: 1, bait: 4, card: null, next: 2 };
    expect(log).toEqual([{ event: { ...hidden, card: "catch" }, seat: 1, others: hidden }]);
    for (const viewer of [0, 2, "spectator"] as const)
      expect(log.map((happening) => eventFor(happening, viewer))).toEqual([hidden]);
    expect(log.map((happening) => eventFor(happening, 1))).toEqual([{ ...hidden, card: "catch" }]);
  });

  it("of an empty card looks the same to the others", () => {
    const [caught, empty] = (["catch 4", "empty 4"] as const).map((step) => told(deal(3, 1), step));
    expect(empty).toEqual(caught);
    expect(act(deal(3, 1), "empty 4")[0]?.event).toMatchObject({ card: "empty" });
  });

  it("is for the Fisher, and nobody else can do anything meanwhile", () => {
    const state = deal(4, 2);
    expect(fishFish.actors(state)).toBe(0b0100);
    for (const seat of [0, 1, 3]) expect(legalSteps(state, seat)).toEqual([]);
  });
});

describe("betting (FF-L2)", () => {
  it("goes round once, each Fish from nothing to all it has, in public", () => {
    const state = deal(4);
    const bet = { type: "bet", line: 1, bait: 5 };
    act(state, "empty 5");
    expect([seatOf(state), legalSteps(state)]).toEqual([1, [0, 1, 2, 3, 4]]);
    expect(told(state, 3)).toEqual([{ ...bet, seat: 1, tiles: 3, left: 1, next: 2 }]);
    expect([seatOf(state), legalSteps(state)]).toEqual([2, [0, 1, 2, 3, 4]]);
    expect(told(state, 0)).toEqual([{ ...bet, seat: 2, tiles: 0, left: 4, next: 3 }]);
    expect(see(state).fish.map(({ tiles, bet }) => [tiles, bet])).toEqual([
      [1, 3],
      [4, 0],
      [4, null],
    ]);
    expect([seatOf(state), legalSteps(state)]).toEqual([3, [0, 1, 2, 3, 4]]);
    expect(told(state, 1)[0]).toEqual({ ...bet, seat: 3, tiles: 1, left: 3, next: null });
    expect([seatOf(state), see(state).line]).toEqual([0, 2]);
  });

  it("offers what is left, line after line", () => {
    const state = deal(2);
    act(state, "empty 5", 1, "empty 4");
    expect(legalSteps(state)).toEqual([0, 1, 2, 3]);
    act(state, 2, "catch 3");
    expect(legalSteps(state)).toEqual([0, 1]);
  });

  it("does not ask a Fish that has no tile left", () => {
    const state = deal(5);
    act(state, "empty 5", 4, 1, 4, 1);
    expect(told(state, "empty 4")[0]).toMatchObject({ type: "cast", next: 2 });
    expect(seatOf(state)).toBe(2);
    expect(told(state, 3)[0]).toMatchObject({ type: "bet", seat: 2, left: 0, next: 4 });
    expect(seatOf(state)).toBe(4);
    expect(told(state, 0)[0]).toMatchObject({ type: "bet", seat: 4, next: null });
    expect(told(state, "empty 3")[0]).toMatchObject({ next: 4 });
    expect(fishAt(state, 1)).toMatchObject({ tiles: 0, bet: null });
  });

  it("gives only the Fish that is asked something to do", () => {
    const state = deal(4);
    act(state, "empty 5", 2);
    expect(fishFish.actors(state)).toBe(0b0100);
    for (const seat of [0, 1, 3]) expect(legalSteps(state, seat)).toEqual([]);
  });
});

describe("the fifth line (FF-L3)", () => {
  it("takes all tiles a Fish has left", () => {
    const state = deal(3);
    act(state, "empty 5", 1, 0, "empty 4", 0, 0, "catch 3", 0, 0, "empty 2", 2, 0);
    expect(told(state, "catch 3")[0]).toMatchObject({ line: 5, next: 1 });
    expect(legalSteps(state)).toEqual([1]);
    act(state, 1);
    expect(legalSteps(state)).toEqual([4]);
    expect(told(state, 4).map(({ type }) => type)).toContain("lineRevealed");
  });

  it("comes after the fourth, where bets are still free", () => {
    const state = deal(2);
    act(state, "empty 5", 0, "empty 4", 0, "empty 3", 0, "catch 3");
    expect(see(state).line).toBe(4);
    expect(legalSteps(state)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("a line nobody bet on (FF-L4)", () => {
  it.each(["catch", "empty"] as const)("goes away unseen, be it a catch or not: %s", (card) => {
    const state = deal(3);
    expect(told(state, `${card} 5`, 0, 0)).toEqual([
      { type: "bet", seat: 2, line: 1, bait: 5, tiles: 0, left: 4, next: null },
      { type: "lineUnseen", rule: "FF-L4", fisher: 0, line: 1, bait: 5 },
      { type: "nextLine", rule: "FF-L6", fisher: 0, line: 2 },
    ]);
    expect(see(state)).toMatchObject({ unseen: 1, revealed: { catch: 0, empty: 0 }, caught: 0 });
    expect(see(state).fish.map(({ tiles }) => tiles)).toEqual([4, 4]);
  });

  it("counts for nothing else, however many there are", () => {
    const state = deal(2);
    act(state, "catch 5", 0, "catch 4", 0, "empty 3", 0, "empty 3", 0);
    expect(see(state)).toMatchObject({ line: 5, unseen: 4, revealed: { catch: 0, empty: 0 } });
  });
});

describe("a line somebody bet on (FF-L5)", () => {
  it("is caught by a catch: the Fisher takes every tile on it", () => {
    const state = deal(4);
    expect(told(state, "catch 5", 1, 0, 3)).toEqual([
      { type: "bet", seat: 3, line: 1, bait: 5, tiles: 3, left: 1, next: null },
      { type: "lineRevealed", rule: "FF-L5", fisher: 0, line: 1, bait: 5, card: "catch" },
      {
        type: "tilesCaught",
        rule: "FF-L5",
        fisher: 0,
        moved: [
          { seat: 1, tiles: 1, points: 4 },
          { seat: 3, tiles: 3, points: 12 },
        ],
        caught: 4,
      },
      { type: "nextLine", rule: "FF-L6", fisher: 0, line: 2 },
    ]);
    expect(see(state)).toMatchObject({ caught: 4, revealed: { catch: 1, empty: 0 }, unseen: 0 });
    expect(see(state).fish.map(({ tiles }) => tiles)).toEqual([3, 4, 1]);
    for (const { loot } of see(state).fish) expect(loot).toEqual({ 2: 0, 3: 0, 4: 0, 5: 0 });
  });

  it("brings the tiles to the loot otherwise: Ninon and Mickael bet one each on a 3 (the rulebook's example)", () => {
    const [louisa, ninon, arthur, mickael] = [0, 1, 2, 3];
    const state = deal(4, louisa);
    expect(told(state, "empty 3", 1, 0, 1).slice(1)).toEqual([
      { type: "lineRevealed", rule: "FF-L5", fisher: louisa, line: 1, bait: 3, card: "empty" },
      {
        type: "tilesToLoot",
        rule: "FF-L5",
        place: 3,
        moved: [
          { seat: ninon, tiles: 1, points: 3 },
          { seat: mickael, tiles: 1, points: 3 },
        ],
      },
      { type: "nextLine", rule: "FF-L6", fisher: louisa, line: 2 },
    ]);
    for (const seat of [ninon, mickael])
      expect(fishAt(state, seat as number)).toMatchObject({ tiles: 3, loot: { 2: 0, 3: 1, 4: 0, 5: 0 } });
    expect(fishAt(state, arthur as number)).toMatchObject({ tiles: 4, loot: { 2: 0, 3: 0, 4: 0, 5: 0 } });
    expect(see(state)).toMatchObject({ caught: 0, revealed: { catch: 0, empty: 1 } });
  });

  it.each([2, 3, 4, 5])("puts them at the place of the bait: %i", (bait) => {
    const state = deal(2);
    act(state, `empty ${bait}`, 2);
    expect(fishAt(state, 1).loot).toEqual({ 2: 0, 3: 0, 4: 0, 5: 0, [bait]: 2 });
  });

  it("has one place for both 3s (FF-C3)", () => {
    const state = deal(2);
    act(state, "empty 3", 1, "empty 3", 2);
    expect(fishAt(state, 1)).toMatchObject({ tiles: 1, loot: { 2: 0, 3: 3, 4: 0, 5: 0 } });
  });

  it.each([2, 3, 4, 5])("is caught the same with any bait: %i", (bait) => {
    const state = deal(3);
    act(state, `catch ${bait}`, 2, 1);
    expect(see(state)).toMatchObject({ caught: 3 });
    act(state, "empty 3", 1, 1);
    expect(see(state)).toMatchObject({ caught: 3, revealed: { catch: 1, empty: 1 } });
  });
});

describe("after the check (FF-L6)", () => {
  it("both cards are gone and the Fisher sets the next line", () => {
    const state = deal(3);
    act(state, "catch 5", 1, 0);
    expect(fishFish.actors(state)).toBe(0b001);
    expect(see(state, 0)).toMatchObject({
      phase: "cast",
      line: 2,
      bait: null,
      card: null,
      hand: ["catch", "empty", "empty", "empty"],
      baits: [2, 3, 3, 4],
    });
    expect(see(state).fish.map(({ bet }) => bet)).toEqual([null, null]);
  });
});
