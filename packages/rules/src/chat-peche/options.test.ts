import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import { choose, picksFrom } from "../testing/tables.ts";
import { boxOf } from "./box.ts";
import { type Card, cards, cardTable, deckSize } from "./cards.ts";
import { cardAt } from "./deck.ts";
import { chatPeche } from "./game.ts";
import { copiesOf, deckOf, type Options, usualOptions } from "./options.ts";
import { cardsIn, fishIn, heightOf, namesIn, pileOf, stonesIn, waterIn } from "./pile.ts";
import { spots } from "./pond.ts";
import type { State } from "./state.ts";

type Composition = Pick<Options, "F1" | "F2" | "F3" | "S1" | "S2">;

function refused(composition: Partial<Composition>, deck?: readonly Card[]) {
  const setup = deck === undefined ? {} : { deck };
  return chatPeche.checkSetup({ players: 2, options: { ...usualOptions, ...composition }, setup });
}

/** Any box: four cuts through the 36 cards, or fewer cards and the rest water. */
const compositions: fc.Arbitrary<Composition> = fc
  .array(fc.nat(deckSize), { minLength: 5, maxLength: 5 })
  .map((cuts) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = cuts.sort((one, other) => one - other);
    return { F1: a, F2: b - a, F3: c - b, S1: d - c, S2: e - d };
  });

function dealt(state: State): Card[] {
  return state.fills.flatMap((fill) => spots.map((_, spot) => cards[cardAt(fill, spot)] as Card));
}

describe("the cards of the box are the table's to correct (CP-R1)", () => {
  it("what is no fish and no stone is water", () => {
    const options = { ...usualOptions, F1: 20, F3: 0, S2: 5 };
    expect(cards.map((card) => copiesOf(card, options))).toEqual([20, 6, 0, 6, 5, -1]);
    expect(cards.map((card) => copiesOf(card, { ...options, F1: 10 }))).toEqual([10, 6, 0, 6, 5, 9]);
    expect(copiesOf("W", { ...usualOptions, F1: 0, F2: 0, F3: 0, S1: 0, S2: 0 })).toBe(36);
  });

  it("more than 36 are refused; 36 are not, though there is no water then", () => {
    expect(refused({ F1: 15 })).toBeNull();
    expect(refused({ F1: 16 })).toEqual({ rule: "CP-R1", why: "too-many-cards", total: 37 });
    expect(refused({ F1: 0, F2: 0, F3: 36, S1: 0, S2: 0 })).toBeNull();
    expect(refused({ F1: 1e9 })).toMatchObject({ rule: "CP-R1", why: "too-many-cards" });
  });

  it("too many are refused before a deck is looked at", () => {
    expect(refused({ F1: 16 }, ["F1"])).toMatchObject({ why: "too-many-cards" });
  });

  it("a deck given by hand has to be of these cards", () => {
    const composition = { F1: 10, F2: 2, F3: 0, S1: 6, S2: 3 };
    expect(refused(composition, deckOf({ ...usualOptions, ...composition }))).toBeNull();
    expect(refused(composition, deckOf(usualOptions))).toEqual({
      rule: "CP-R1",
      why: "wrong-deck",
      size: 36,
      wrong: [
        { card: "F1", found: 6, expected: 10 },
        { card: "F2", found: 6, expected: 2 },
        { card: "F3", found: 6, expected: 0 },
        { card: "W", found: 9, expected: 15 },
      ],
    });
    expect(refused({}, deckOf(usualOptions))).toBeNull();
  });

  it("any box is shuffled whole", () => {
    fc.assert(
      fc.property(compositions, fc.string(), (composition, seed) => {
        const options = { ...usualOptions, ...composition };
        const state = chatPeche.deal({ players: 3, options, setup: {} }, seeded(seed));
        expect(dealt(state).sort()).toEqual(deckOf(options).sort());
      }),
      { seed: 36 },
    );
  });

  it("the seed's order is the same whatever the cards show, so the usual ones lie as they always did (CP-S2)", () => {
    const deal = (options: Options) => dealt(chatPeche.deal({ players: 2, options, setup: {} }, seeded("s")));
    expect(deal({ ...usualOptions })).toEqual(deal(usualOptions));
    const swapped = deal({ ...usualOptions, F1: 0, F2: 12 });
    expect(swapped).toEqual(deal(usualOptions).map((card) => (card === "F1" ? "F2" : card)));
  });

  it("piles and buckets of any box count what they hold", () => {
    fc.assert(
      fc.property(compositions, fc.array(fc.nat(35), { maxLength: 36 }), (composition, places) => {
        const options = { ...usualOptions, ...composition };
        const box = boxOf(options);
        const deck = deckOf(options);
        const held = [...new Set(places)].map((place) => deck[place] as Card);
        const packed = held.reduce((sum, card) => sum + cardsIn(pileOf(cards.indexOf(card), box.shifts)), 0);
        const sum = (each: (card: Card) => number) => held.reduce((total, card) => total + each(card), 0);
        expect(namesIn(packed, box)).toEqual(
          held.toSorted((one, other) => cards.indexOf(one) - cards.indexOf(other)),
        );
        expect(heightOf(packed, box)).toBe(held.length);
        expect(fishIn(packed, box)).toBe(sum((card) => cardTable[card].fish));
        expect(stonesIn(packed, box)).toBe(sum((card) => cardTable[card].stones));
        expect(waterIn(packed, box)).toBe(sum((card) => cardTable[card].water));
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it("games with any box keep its 36 cards to the end, and are scored by what the buckets show (CP-E2, CP-V1)", () => {
    fc.assert(
      fc.property(compositions, fc.string(), fc.boolean(), (composition, seed, dry) => {
        const options: Options = {
          ...usualOptions,
          ...composition,
          buckets: "open",
          variant: dry ? "confirmed" : "base",
        };
        const state = chatPeche.deal({ players: 4, options, setup: {} }, seeded(seed));
        const deck = dealt(state);
        const pick = picksFrom(seed);
        while (chatPeche.actors(state) !== 0) {
          const { pond, seats, drawPile } = chatPeche.view(state, "spectator");
          const lying = pond.reduce((sum, { height }) => sum + height, 0);
          const fished = seats.reduce((sum, { bucketCount }) => sum + bucketCount, 0);
          expect(lying + fished + drawPile).toBe(deckSize);
          const { seat, code } = choose(chatPeche, state, pick());
          chatPeche.play(state, seat, code, null);
        }
        const { seats, scores } = chatPeche.view(state, "spectator");
        for (const [seat, { bucket }] of seats.entries()) {
          const fish = (bucket ?? []).reduce((sum, card) => sum + cardTable[card].fish, 0);
          const stones = (bucket ?? []).reduce((sum, card) => sum + cardTable[card].stones, 0);
          const counts = !dry || bucket?.includes("W");
          expect(scores[seat]).toBe((counts ? fish : 0) - stones);
          for (const card of bucket ?? []) expect(deck.splice(deck.indexOf(card), 1)).toEqual([card]);
        }
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it("many boxes in turn are each their own", () => {
    const options = Array.from({ length: 60 }, (_, F1) => ({ ...usualOptions, F1: F1 % 16, F2: F1 % 4 }));
    for (const each of [...options, ...options])
      expect(
        chatPeche.view(chatPeche.deal({ players: 2, options: each, setup: {} }, seeded("s")), 0).pond,
      ).toHaveLength(9);
    const [first = usualOptions] = options;
    expect(boxOf(first).widths).toEqual(boxOf({ ...first }).widths);
  });
});
