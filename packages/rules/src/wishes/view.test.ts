import { describe, expect, it } from "vitest";
import type { Viewer } from "../contract.ts";
import { below, seeded } from "../random.ts";
import { act, movesOf, type Position, position } from "../testing/wishes.ts";
import { type CardName, cardNames } from "./cards.ts";
import { wishes } from "./game.ts";
import { layPile } from "./ocean.ts";
import { usualOptions } from "./options.ts";
import { clone, type State } from "./state.ts";

const rich: Position = {
  players: 4,
  turn: 2,
  ocean: ["catfish:spread", "kingfish:worms", "monkfish:boat", "starfish:double"],
  oceanWorms: [0, 2, 1, 0],
  next: ["swordfish:waste"],
  discard: ["catfish:worms", "angelfish:move1"],
  buyers: { angelfish: [3, 2, 1], monkfish: [2], swordfish: [1] },
  pawns: { clownfish: [3, 1, 0, 0], kingfish: [0, 0, 0, 2] },
  filled: { clownfish: 4 },
  waste: [0, 1, 0, 3],
  boats: [["swordfish:double", "catfish:boat"], [], ["monkfish:move1"], []],
  built: [[], ["starfish:boat", "angelfish:boat"], [], []],
  worms: [6, 0, 9, 6],
  dollars: [12, -3, 0, 7],
};

const market = (
  name: string,
  price: number,
  buyers: number[],
  pawns = [0, 0, 0, 0],
  filled: number | null = null,
) => ({
  market: name,
  price,
  buyers,
  pawns,
  filled,
});

describe("a view", () => {
  it("shows boats, worms, discard, buyers, all but the order of the draw pile (IW-R15)", () => {
    const state = position(rich);
    act(state, { type: "wish", card: 0 });
    expect(wishes.view(state, 1)).toEqual({
      seat: 1,
      players: 4,
      options: usualOptions,
      phase: "placeBuyer",
      actors: [2],
      turn: 2,
      wish: {
        card: "catfish:spread",
        fish: "catfish",
        face: "spread",
        rule: "IW-W4",
        parts: ["placeBuyer"],
        freed: [2, 1],
      },
      ocean: [
        { card: "kingfish:worms", worms: 2 },
        { card: "monkfish:boat", worms: 1 },
        { card: "starfish:double", worms: 0 },
        { card: "swordfish:waste", worms: 0 },
      ],
      drawPile: 70 - 4 - 2 - 3 - 2 - 1,
      discard: ["catfish:worms", "angelfish:move1"],
      marketCard: { capacity: 5, first: 6, second: 3 },
      markets: [
        market("angelfish", 5, [3]),
        market("catfish", 2, []),
        market("clownfish", 2, [], [3, 1, 0, 0], 4),
        market("kingfish", 2, [], [0, 0, 0, 2]),
        market("monkfish", 4, [2]),
        market("starfish", 2, []),
        market("swordfish", 3, [1]),
      ],
      waste: [0, 1, 0, 3],
      seats: [
        { dollars: 12, worms: 6, boats: 2, boatCards: [], cards: ["swordfish:double", "catfish:boat"] },
        { dollars: -3, worms: 0, boats: 4, boatCards: ["angelfish:boat", "starfish:boat"], cards: [] },
        { dollars: 0, worms: 9, boats: 2, boatCards: [], cards: ["monkfish:move1"] },
        { dollars: 7, worms: 6, boats: 2, boatCards: [], cards: [] },
      ],
      scores: [12, -3, 0, 7],
      ended: null,
      winners: null,
    });
  });

  it("is the same for every seat and for a spectator, but for whose it is (IW-R15)", () => {
    const state = position(rich);
    const views = ([0, 1, 2, 3, "spectator"] as const).map((viewer: Viewer) => wishes.view(state, viewer));
    expect(views.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, "spectator"]);
    for (const view of views) expect({ ...view, seat: 0 }).toEqual(views[0]);
    for (const viewer of [0, 3, "spectator", "everything"] as const)
      expect(wishes.scores(state, viewer)).toEqual([12, -3, 0, 7]);
  });

  it("says nothing of the draw pile but its number, nor of reshuffles to come (IW-R15, IW-R11)", () => {
    const state = position({ ...rich, reshuffles: [["swordfish:move3"]] });
    const twin = clone(state);
    layPile(twin, state.deck.slice(0, state.pileCount));
    twin.reshuffles = [];
    const text = JSON.stringify(wishes.view(state, 2));
    expect(JSON.stringify(wishes.view(twin, 2))).toBe(text);
    for (const card of state.deck.slice(0, state.pileCount)) expect(text).not.toContain(cardNames[card]);
  });

  it("is plain JSON", () => {
    const view = wishes.view(position(rich), "spectator");
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

describe("sample", () => {
  it("rebuilds a table with the same view, byte for byte, at every point of a game", () => {
    const random = seeded("sample");
    for (let game = 0; game < 4; game++) {
      const players = 2 + (game % 4);
      const state = wishes.deal({ players, options: usualOptions, setup: {} }, random);
      for (let i = 0; i < 300 && state.ended === null; i++) {
        const moves = movesOf(state, state.turn);
        act(state, moves[below(random, moves.length)]!);
        const viewer = i % (players + 1) === players ? "spectator" : i % (players + 1);
        const view = wishes.view(state, viewer);
        const imagined = wishes.sampler(view, [])(random);
        expect(JSON.stringify(wishes.view(imagined, viewer))).toBe(JSON.stringify(view));
        expect(imagined.part).toBe(state.part);
        expect(JSON.stringify(movesOf(imagined, state.turn))).toBe(
          JSON.stringify(movesOf(state, state.turn)),
        );
      }
    }
  });

  it("plays on as the table could: the same sale, the same prizes", () => {
    const state = position(rich);
    const imagined = wishes.sampler(wishes.view(state, 0), [])(seeded("on"));
    const sale = { type: "sell", fish: "monkfish", double: false } as const;
    expect(act(imagined, sale)).toEqual(act(state, sale));
    expect(wishes.view(imagined, 0)).toEqual(wishes.view(state, 0));
  });

  it("imagines every order of the unseen cards, each with a fair chance", () => {
    // All cards are seen but three.
    const unseen: CardName[] = ["angelfish:move2", "monkfish:double", "swordfish:boat"];
    const ocean: CardName[] = ["catfish:spread", "kingfish:worms", "monkfish:boat", "starfish:double"];
    const discard = cardNames.filter((card) => !unseen.includes(card) && !ocean.includes(card));
    const view = wishes.view(position({ ocean, discard }), 0);
    const random = seeded("orders");
    const orders = new Map<string, number>();
    for (let i = 0; i < 1200; i++) {
      const state = wishes.sampler(view, [])(random);
      const order = state.deck
        .slice(0, state.pileCount)
        .map((card) => cardNames[card])
        .join(" ");
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const times of orders.values()) expect(times).toBeGreaterThan(140);
  });

  it("gives each imagined table a stream of its own for reshuffles (IW-R11)", () => {
    const view = wishes.view(position({ pileEmpty: true }), 0);
    const random = seeded("streams");
    const cards = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const state: State = wishes.sampler(view, [])(random);
      expect(state.random).not.toBe(random);
      act(state, { type: "keep", card: 0 });
      cards.add(wishes.view(state, 0).ocean[3]!.card);
    }
    expect(cards.size).toBeGreaterThan(20);
  });
});
