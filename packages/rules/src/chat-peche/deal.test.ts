import { describe, expect, it } from "vitest";
import { copyRandom, seeded, streamOf } from "../random.ts";
import { Malformed } from "../shape.ts";
import { deckOf, look, pondNow } from "../testing/chat-peche.ts";
import { boxOf } from "./box.ts";
import { type Card, cards } from "./cards.ts";
import { cardAt, shuffledFills } from "./deck.ts";
import { chatPeche } from "./game.ts";
import { deckOf as boxed, type Options, usualOptions } from "./options.ts";
import { spots } from "./pond.ts";
import type { Setup } from "./setup.ts";

const deal = (setup: Setup, seed = "seed", players = 4) =>
  chatPeche.deal({ players, options: usualOptions, setup }, streamOf(seed, "deal"));

/** The deck that a stream shuffles, the first card first. */
function shuffled(seed: string, options: Options = usualOptions): Card[] {
  return shuffledFills(boxOf(options).sorted, seeded(seed)).flatMap((fill) =>
    spots.map((_, spot) => cards[cardAt(fill, spot)] as Card),
  );
}

describe("the deck", () => {
  it("is shuffled by the seed: the same in every release (CP-S2)", () => {
    expect(shuffled("golden").join(" ")).toMatchInlineSnapshot(
      `"S2 W F1 S1 F2 F2 W S1 S1 W F1 W F2 F2 F1 W F3 W S2 F2 W W F3 F1 S1 F2 F3 F3 F3 S2 F3 S1 W F1 F1 S1"`,
    );
    expect(shuffled("golden")).toEqual(shuffled("golden"));
    expect(shuffled("other")).not.toEqual(shuffled("golden"));
  });

  it("takes seven numbers, and one more where some order would be likelier than others (CP-S2)", () => {
    const drawn = (seed: string) => {
      const random = seeded(seed);
      const before = random.count;
      shuffledFills(boxOf(usualOptions).sorted, random);
      return random.count - before;
    };
    expect(["golden", "again 6", "again 18", "again 88"].map(drawn)).toEqual([7, 8, 8, 8]);
    expect(shuffled("again 6").join(" ")).toMatchInlineSnapshot(
      `"F3 S1 S2 W F2 S1 F3 F2 F2 F1 S2 W W F1 W F2 S2 S1 W F2 S1 W S1 F2 W F3 F3 F1 W S1 W F1 F1 F3 F1 F3"`,
    );
  });

  it("always holds the whole box (CP-S2, CP-R1)", () => {
    for (let i = 0; i < 300; i++) expect(shuffled(`${i}`).toSorted()).toEqual(boxed(usualOptions).sort());
  });

  it("brings every card to every place equally often (CP-S2)", () => {
    const decks = 6000;
    const counts = new Map<string, number>();
    const random = seeded("fair");
    const wholeDeck = boxed(usualOptions);
    const { sorted } = boxOf(usualOptions);
    for (let i = 0; i < decks; i++)
      for (const [turn, fill] of shuffledFills(sorted, random).entries())
        for (let spot = 0; spot < spots.length; spot++) {
          const key = `${turn * 9 + spot} ${cards[cardAt(fill, spot)]}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
    // A sum of squares over 36 places of 6 kinds: about 36 × 5 = 180 by chance alone, far above if unfair.
    let chiSquare = 0;
    for (let place = 0; place < 36; place++)
      for (const card of cards) {
        const expected = (decks * wholeDeck.filter((each) => each === card).length) / 36;
        chiSquare += ((counts.get(`${place} ${card}`) ?? 0) - expected) ** 2 / expected;
      }
    expect(chiSquare).toBeGreaterThan(110);
    expect(chiSquare).toBeLessThan(260);
  });

  it("lies face down but for the nine cards in the pond (CP-S2, CP-1)", () => {
    expect(look(deal({}))).toMatchObject({ drawPile: 27, turn: 1, phase: "place", winners: null });
  });
});

describe("the set-up", () => {
  it("names the first player, or the seed does (CP-S3)", () => {
    for (const firstPlayer of [0, 1, 2, 3]) expect(look(deal({ firstPlayer })).firstPlayer).toBe(firstPlayer);
    const drawn = Array.from({ length: 60 }, (_, i) => look(deal({}, `${i}`)).firstPlayer);
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3]);
    const ofTwo = Array.from({ length: 60 }, (_, i) => look(deal({}, `${i}`, 2)).firstPlayer);
    expect([...new Set(ofTwo)].sort()).toEqual([0, 1]);
  });

  it("gives the deck, the first card first, for all four turns (CP-1, CP-S2)", () => {
    const deck = deckOf("W S2 F3 W S2 F3 W S2 F3");
    expect(pondNow(deal({ deck }))).toMatchObject({ a3: "W", b3: "S2", c3: "F3", c1: "F3" });
  });

  it("that equals the seed's own deal changes nothing (CP-S2, CP-S3)", () => {
    const random = streamOf("same", "deal");
    const state = chatPeche.deal({ players: 3, options: usualOptions, setup: {} }, copyRandom(random));
    const deck = state.fills.flatMap((fill) => spots.map((_, spot) => cards[cardAt(fill, spot)] as Card));
    const setup = { firstPlayer: state.firstPlayer, deck };
    expect(chatPeche.deal({ players: 3, options: usualOptions, setup }, random)).toEqual(state);
  });

  it("is refused with a deck that is not the box (CP-R1)", () => {
    const check = (deck: Card[]) =>
      chatPeche.checkSetup({ players: 2, options: usualOptions, setup: { deck } });
    expect(check(deckOf(""))).toBeNull();
    expect(check(deckOf("").slice(1))).toEqual({
      rule: "CP-R1",
      why: "wrong-deck",
      size: 35,
      wrong: [{ card: "F1", found: 5, expected: 6 }],
    });
    expect(check([...deckOf("").slice(0, -1), "S2"])).toEqual({
      rule: "CP-R1",
      why: "wrong-deck",
      size: 36,
      wrong: [
        { card: "S2", found: 4, expected: 3 },
        { card: "W", found: 8, expected: 9 },
      ],
    });
    expect(chatPeche.checkSetup({ players: 2, options: usualOptions, setup: {} })).toBeNull();
  });

  it("is malformed with a card or a seat that does not exist", () => {
    const read = (setup: unknown, players = 2) => chatPeche.setupShape(players)(setup, "setup");
    expect(() => read({ deck: ["F4"] })).toThrow(Malformed);
    expect(() => read({ firstPlayer: 2 })).toThrow(Malformed);
    expect(() => read({ firstPlayer: -1 })).toThrow(Malformed);
    expect(() => read({ first: 0 })).toThrow(Malformed);
    expect(read({ firstPlayer: 2 }, 3)).toEqual({ firstPlayer: 2 });
    expect(read({ deck: ["F1", "W"] })).toEqual({ deck: ["F1", "W"] });
  });
});
