import { describe, expect, it } from "vitest";
import { deal, see } from "../testing/fish-fish.ts";
import { baitCounts, baitValues, fishingCards, fishKinds, kindOf, playerCounts, roundsFor } from "./cards.ts";

it("there are two catch cards and three empty ones (FF-C1)", () => {
  expect(fishingCards).toEqual(["catch", "empty"]);
  expect(see(deal(4), 0).hand).toEqual(["catch", "catch", "empty", "empty", "empty"]);
});

it("there are five baits, worth 2, 3, 3, 4 and 5 (FF-C2)", () => {
  expect(baitValues).toEqual([2, 3, 4, 5]);
  expect(baitCounts).toEqual([1, 2, 1, 1]);
  expect(see(deal(4)).baits).toEqual([2, 3, 3, 4, 5]);
});

describe("the kinds of fish (FF-C3)", () => {
  it("are seven", () => {
    expect(fishKinds).toEqual([
      "angelfish",
      "catfish",
      "clownfish",
      "kingfish",
      "monkfish",
      "starfish",
      "swordfish",
    ]);
  });

  it("stay with their seats from round to round", () => {
    for (let seat = 0; seat < 7; seat++)
      for (let fisher = 0; fisher < 8; fisher++) expect(kindOf(seat, fisher)).toBe(fishKinds[seat]);
  });

  it("are all in use with eight players, none twice: the eighth seat has the one the Fisher leaves", () => {
    for (let fisher = 0; fisher < 8; fisher++) {
      const kinds = see(deal(8, fisher)).fish.map(({ kind }) => kind);
      expect(kinds.sort()).toEqual(fishKinds);
    }
    expect(kindOf(7, 3)).toBe("kingfish");
  });

  it("give every Fish four tiles, 28 with eight players, and a loot tile of four places", () => {
    for (const players of playerCounts) {
      const { fish } = see(deal(players));
      expect(fish).toHaveLength(players - 1);
      for (const { tiles, loot } of fish) expect([tiles, loot]).toEqual([4, { 2: 0, 3: 0, 4: 0, 5: 0 }]);
    }
  });
});

it("two to eight can play; with two or three everybody is Fisher twice, else once (FF-G1)", () => {
  expect(playerCounts).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(playerCounts.map(roundsFor)).toEqual([4, 6, 4, 5, 6, 7, 8]);
});
