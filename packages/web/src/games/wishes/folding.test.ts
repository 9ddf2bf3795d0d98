import { below, seeded } from "@guinguette/rules/random";
import { act, movesOf } from "@guinguette/rules/testing/wishes";
import type { Event } from "@guinguette/rules/wishes/events";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import { usualOptions } from "@guinguette/rules/wishes/options";
import type { View } from "@guinguette/rules/wishes/view";
import { describe, expect, it } from "vitest";
import { isSale } from "./cards.ts";
import { foldsAt, spotMarked, spotShown, tabOf, tabsWith } from "./folding.ts";
import { marksOf } from "./marks.ts";
import { spotOf } from "./touch.ts";

/** Random games of every size, position by position. */
function* positions(games: number): Generator<{ readonly view: View; readonly legal: readonly Move[] }> {
  const random = seeded("folding");
  for (let game = 0; game < games; game++) {
    const state = wishes.deal({ players: 2 + (game % 4), options: usualOptions, setup: {} }, random);
    while (wishes.actors(state) !== 0) {
      const legal = movesOf(state, state.turn);
      yield { view: wishes.view(state, state.turn), legal };
      act(state, legal[below(random, legal.length)]!);
    }
  }
}

const sold: Event = {
  type: "sold",
  seat: 1,
  market: "monkfish",
  cards: ["monkfish:double"],
  fish: 2,
  price: 3,
  dollars: 6,
  rule: "IW-V1",
};
const moved: Event = { type: "buyerMoved", seat: 2, value: 2, from: "catfish", to: "starfish" };
const kept: Event = { type: "kept", seat: 1, card: "monkfish:double" };

describe("the folded table", () => {
  it("opens where the turn is: a card in the Ocean, a wish in the markets, a sale in the boats", () => {
    for (const { view, legal } of positions(6)) {
      const tab = tabOf(view, legal, []);
      expect(tabsWith(view, legal)).toContain(tab);
      if (legal.some(({ type }) => type === "keep" || type === "wish")) expect(tab).toBe("ocean");
      else expect(tab).toBe(legal.every(isSale) ? "boats" : "markets");
    }
  });

  it("follows what happens while others play", () => {
    for (const { view } of positions(1)) {
      expect(tabOf(view, [], [kept])).toBe("ocean");
      expect(tabOf(view, [], [sold])).toBe("markets");
      expect(tabOf(view, [], [moved])).toBe("markets");
    }
  });

  it("tells at large the market that is chosen, else one that can be, else the one that changed", () => {
    for (const { view, legal } of positions(4)) {
      const start = { view, legal, picked: null, proposed: null };
      for (const proposed of legal.filter((move) => spotOf(move, view) !== null))
        expect(spotShown({ ...start, proposed }, new Map())).toBe(spotOf(proposed, view));
      if (tabOf(view, legal, []) === "markets") {
        const spots = legal.flatMap((move) => [spotOf(move, view), "from" in move ? move.from : null]);
        expect(spots).toContain(spotShown(start, new Map()));
      }
      expect(spotShown({ ...start, legal: [] }, marksOf([moved]))).toBe("starfish");
    }
  });

  it("no market looks chosen while the choice is about a card of the Ocean", () => {
    for (const { view, legal } of positions(1)) {
      const situation = { view, legal, picked: null, proposed: null };
      expect(spotMarked("catfish", situation, false)).toBe("catfish");
      expect(spotMarked("catfish", { ...situation, picked: "ocean:0" }, true)).toBeNull();
      expect(spotMarked("catfish", { ...situation, picked: "at:catfish" }, true)).toBe("catfish");
    }
  });

  it.each([
    ["a phone at 100 %", 21.5, 26, false],
    ["a phone on its side at 115 %", 22, 18.6, false],
    ["a phone on its side at 150 %", 12.4, 14, true],
    ["a phone at 150 %", 14, 16, true],
    ["a lesson on a phone at 100 %", 21.5, 20.7, false],
    ["a lesson on a phone at 115 %", 18.6, 17.6, true],
    ["a lesson on a small phone at 100 %", 19, 16.9, true],
    ["a lesson on a phone on its side", 27, 16, false],
  ])("%s", (_, width, height, folds) => {
    expect(foldsAt(width, height)).toBe(folds);
  });
});

it("what happened leaves its mark where it did, in the name of whoever did it", () => {
  expect([...marksOf([sold])]).toEqual([["monkfish", 1]]);
  expect([...marksOf([moved])]).toEqual([
    ["catfish", 2],
    ["starfish", 2],
  ]);
  const wasted: Event = { type: "pawnWasted", seat: 0, market: "catfish", rule: "IW-V4" };
  expect([...marksOf([wasted])]).toEqual([
    ["catfish", 0],
    ["waste", 0],
  ]);
  expect(marksOf([kept]).size).toBe(0);
});
