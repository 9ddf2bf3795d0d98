import { describe, expect, it } from "vitest";
import { next, seeded } from "../random.ts";
import { Malformed } from "../shape.ts";
import { act, movesOf } from "../testing/wishes.ts";
import { type CardName, cardNames, fishTypes } from "./cards.ts";
import { wishes } from "./game.ts";
import { usualOptions } from "./options.ts";
import type { Setup } from "./setup.ts";

function dealt(players: number, setup: Setup = {}, seed = "set-up") {
  return wishes.deal({ players, options: usualOptions, setup }, seeded(seed));
}

function seen(players: number, setup: Setup = {}, seed = "set-up") {
  return wishes.view(dealt(players, setup, seed), "spectator");
}

const buyers = { swordfish: 3, angelfish: 2, kingfish: 2, catfish: 1, starfish: 1 };

describe("the deal", () => {
  it.each([2, 3, 4, 5])("each of %i players has 6 worms, 2 boats and 0 dollars (IW-S1)", (players) => {
    expect(seen(players).seats).toEqual(
      Array.from({ length: players }, () => ({ dollars: 0, worms: 6, boats: 2, boatCards: [], cards: [] })),
    );
    expect(seen(players).scores).toEqual(Array.from({ length: players }, () => 0));
  });

  it("the worms of five players are the box's 30; markets, waste and score track are empty (IW-C3)", () => {
    const view = seen(5);
    expect(view.seats.reduce((sum, { worms }) => sum + worms, 0)).toBe(30);
    expect(view.markets.map(({ market }) => market)).toEqual(fishTypes);
    for (const { pawns, filled } of view.markets) {
      expect(pawns).toEqual([0, 0, 0, 0, 0]);
      expect(filled).toBeNull();
    }
    expect(view.waste).toEqual([0, 0, 0, 0, 0]);
  });

  it("the five buyers go to random markets, at most one in each (IW-S2)", () => {
    const places = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const { markets } = seen(2, {}, `buyers ${i}`);
      expect(markets.flatMap((market) => market.buyers).sort()).toEqual([1, 1, 2, 2, 3]);
      for (const { market, buyers: there, price } of markets) {
        expect(there.length).toBeLessThanOrEqual(1);
        expect(price).toBe(2 + (there[0] ?? 0));
        places.add(`${market} ${there}`);
      }
    }
    // Every market with every value, and without a buyer.
    expect(places.size).toBe(7 * 4);
  });

  it("the cards are shuffled, four are laid out, the other 66 are the draw pile (IW-S3)", () => {
    const firsts = new Set<CardName>();
    for (let i = 0; i < 500; i++) {
      const { ocean, drawPile, discard } = seen(3, {}, `deck ${i}`);
      expect(drawPile).toBe(66);
      expect(discard).toEqual([]);
      expect(new Set(ocean.map(({ card }) => card)).size).toBe(4);
      expect(ocean.map(({ worms }) => worms)).toEqual([0, 0, 0, 0]);
      firsts.add(ocean[0]!.card);
    }
    expect(firsts.size).toBe(70);
  });

  it("the market card 4 is active first (IW-S4)", () => {
    expect(seen(2).marketCard).toEqual({ capacity: 4, first: 4, second: 2 });
  });

  it("the seed names the first player, each with a chance (IW-S5)", () => {
    for (const players of [2, 3, 4, 5]) {
      const named = new Set<number>();
      for (let i = 0; i < 100; i++) named.add(seen(players, {}, `first ${i}`).turn);
      expect([...named].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    }
  });

  it("the same seed deals the same table, another another", () => {
    expect(seen(4, {}, "a")).toEqual(seen(4, {}, "a"));
    expect(seen(4, {}, "a")).not.toEqual(seen(4, {}, "b"));
  });
});

describe("an explicit set-up", () => {
  it("names the first player (IW-S5)", () => {
    for (const firstPlayer of [0, 1, 2]) expect(seen(3, { firstPlayer }).turn).toBe(firstPlayer);
  });

  it("places the buyers", () => {
    expect(seen(2, { buyers }).markets.map((market) => market.buyers)).toEqual([
      [2],
      [1],
      [],
      [2],
      [],
      [1],
      [3],
    ]);
  });

  it("gives the deck, first card first: the Ocean from shallow to deep, then the draw pile (IW-S3)", () => {
    const deck = [...cardNames].reverse();
    const state = dealt(2, { deck, firstPlayer: 0 });
    expect(wishes.view(state, 0).ocean.map(({ card }) => card)).toEqual(deck.slice(0, 4));
    expect(act(state, { type: "keep", card: 0 })).toContainEqual({
      type: "refilled",
      card: deck[4],
      drawPile: 65,
    });
    expect(act(state, { type: "keep", card: 0 })).toContainEqual({
      type: "refilled",
      card: deck[5],
      drawPile: 64,
    });
  });

  it("gives the reshuffles, in their order (IW-R11)", () => {
    const state = dealt(2, { reshuffles: [["catfish:boat", "angelfish:move1"], ["angelfish:move2"]] });
    expect(state.reshuffles).toEqual([[17, 0], [1]]);
    expect(dealt(2).reshuffles).toEqual([]);
  });

  it("equal to what the seed deals changes nothing that comes later", () => {
    const bySeed = dealt(3);
    const view = wishes.view(bySeed, "spectator");
    const pile = bySeed.deck.slice(0, bySeed.pileCount).reverse();
    const setup: Setup = {
      firstPlayer: view.turn,
      buyers: Object.fromEntries(
        view.markets.flatMap((market) => market.buyers.map((value) => [market.market, value])),
      ),
      deck: [...view.ocean.map(({ card }) => card), ...pile.map((card) => cardNames[card]!)],
    };
    const byHand = dealt(3, setup, "set-up");
    for (let i = 0; i < 400 && bySeed.ended === null; i++) {
      const moves = movesOf(bySeed, bySeed.turn);
      const move = moves[i % moves.length]!;
      expect(JSON.stringify(act(byHand, move))).toBe(JSON.stringify(act(bySeed, move)));
      expect(JSON.stringify(wishes.view(byHand, 0))).toBe(JSON.stringify(wishes.view(bySeed, 0)));
    }
    expect(bySeed.reshuffled).toBeGreaterThan(0);
  });

  it("draws no more and no less from the stream than the seed's own deal", () => {
    const plain = seeded("stream");
    const explicit = seeded("stream");
    const first = wishes.deal({ players: 4, options: usualOptions, setup: {} }, plain);
    const second = wishes.deal(
      {
        players: 4,
        options: usualOptions,
        setup: { firstPlayer: 1, buyers, deck: cardNames, reshuffles: [[]] },
      },
      explicit,
    );
    expect(second.random).toEqual(first.random);
    expect(explicit).toEqual(plain);
    // The table goes on with a stream of its own.
    next(plain);
    expect(first.random).toEqual(second.random);
  });
});

describe("a set-up that is no table of this game", () => {
  const check = (setup: Setup) => wishes.checkSetup({ players: 3, options: usualOptions, setup });

  it("good ones pass", () => {
    expect(check({})).toBeNull();
    expect(
      check({ firstPlayer: 2, buyers, deck: cardNames, reshuffles: [cardNames, [], ["catfish:boat"]] }),
    ).toBeNull();
  });

  it.each([
    [{}, []],
    [{ catfish: 3, monkfish: 2 }, [3, 2]],
    [{ ...buyers, swordfish: 2 }, [2, 2, 2, 1, 1]],
    [{ ...buyers, swordfish: 4 }, [4, 2, 2, 1, 1]],
    [{ ...buyers, starfish: 0 }, [3, 2, 2, 1, 0]],
    [{ ...buyers, monkfish: 1 }, [3, 2, 2, 1, 1, 1]],
    [{ ...buyers, monkfish: 3 }, [3, 3, 2, 2, 1, 1]],
  ])("buyers %j are not one 3, two 2s and two 1s (IW-R1)", (given, found) => {
    expect(check({ buyers: given })).toEqual({ rule: "IW-R1", why: "wrong-buyers", found });
  });

  it("a deck lacks cards (IW-R2)", () => {
    expect(check({ deck: [] })).toEqual({
      rule: "IW-R2",
      why: "card-missing",
      card: "angelfish:move1",
      missing: 70,
    });
    expect(check({ deck: cardNames.filter((name) => name !== "monkfish:boat") })).toEqual({
      rule: "IW-R2",
      why: "card-missing",
      card: "monkfish:boat",
      missing: 1,
    });
  });

  it("a deck has a card twice (IW-R2)", () => {
    const deck = [...cardNames];
    deck[7] = "catfish:boat";
    expect(check({ deck })).toEqual({ rule: "IW-R2", why: "card-twice", card: "catfish:boat" });
    expect(check({ deck: [...cardNames, "angelfish:move1"] })).toEqual({
      rule: "IW-R2",
      why: "card-twice",
      card: "angelfish:move1",
    });
  });

  it("a reshuffle has a card twice (IW-R11)", () => {
    const twice: CardName[] = ["catfish:boat", "catfish:move1", "catfish:boat"];
    expect(check({ reshuffles: [["catfish:boat"], twice] })).toEqual({
      rule: "IW-R11",
      why: "card-twice",
      pile: 1,
      card: "catfish:boat",
    });
  });

  it("buyers come before deck, deck before reshuffles", () => {
    const twice: CardName[] = ["catfish:boat", "catfish:boat"];
    expect(check({ buyers: {}, deck: [], reshuffles: [twice] })?.rule).toBe("IW-R1");
    expect(check({ buyers, deck: [], reshuffles: [twice] })?.rule).toBe("IW-R2");
    expect(check({ buyers, deck: cardNames, reshuffles: [twice] })?.rule).toBe("IW-R11");
  });
});

describe("the shape of a set-up", () => {
  const read = (value: unknown) => wishes.setupShape(3)(value, "setup");

  it("takes what the page describes", () => {
    const setup = {
      firstPlayer: 2,
      buyers: { catfish: 3 },
      deck: ["catfish:boat"],
      reshuffles: [[], ["catfish:boat"]],
    };
    expect(read(setup)).toEqual(setup);
    expect(read({})).toEqual({});
    for (const fish of fishTypes)
      expect(read({ buyers: { [fish]: -1 } })).toEqual({ buyers: { [fish]: -1 } });
  });

  it.each([
    [{ first: 0 }, "setup", "extra"],
    [{ firstPlayer: 3 }, "setup.firstPlayer", "range"],
    [{ firstPlayer: -1 }, "setup.firstPlayer", "range"],
    [{ firstPlayer: "0" }, "setup.firstPlayer", "type"],
    [{ buyers: [3, 2, 2, 1, 1] }, "setup.buyers", "type"],
    [{ buyers: { cod: 3 } }, "setup.buyers", "extra"],
    [{ buyers: { catfish: "3" } }, "setup.buyers.catfish", "type"],
    [{ buyers: { catfish: 1.5 } }, "setup.buyers.catfish", "type"],
    [{ deck: "catfish:boat" }, "setup.deck", "type"],
    [{ deck: ["catfish:rod"] }, "setup.deck[0]", "name"],
    [{ reshuffles: ["catfish:boat"] }, "setup.reshuffles[0]", "type"],
    [{ reshuffles: [[], ["cod:boat"]] }, "setup.reshuffles[1][0]", "name"],
  ])("%j is malformed at %s", (value, at, kind) => {
    try {
      read(value);
    } catch (error) {
      expect(error).toBeInstanceOf(Malformed);
      expect((error as Malformed).at).toBe(at);
      expect((error as Malformed).problem.kind).toBe(kind);
      return;
    }
    expect.unreachable();
  });
});
