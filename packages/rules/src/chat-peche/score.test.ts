import { describe, expect, it } from "vitest";
import { act, deckOf, look, pond, toFishing } from "../testing/chat-peche.ts";
import { boxOf } from "./box.ts";
import { type Card, cards, deckSize } from "./cards.ts";
import { chatPeche } from "./game.ts";
import { deckOf as boxed, copiesOf, usualOptions } from "./options.ts";
import { cardsIn, copiesIn, heightOf, namesIn, pileOf } from "./pile.ts";
import { bucketResult, outcome } from "./score.ts";

const box = boxOf(usualOptions);
const bucketOf = (names: string) =>
  names
    .split(" ")
    .filter((name) => name !== "")
    .reduce((held, name) => held + cardsIn(pileOf(cards.indexOf(name as Card), box.shifts)), 0);
const result = (names: string, variant: "base" | "confirmed" = "base") =>
  bucketResult(bucketOf(names), { ...usualOptions, variant });

describe("the cards", () => {
  it("36 pond cards: fish, stones and water, 36 fish and 12 stones in all (CP-C1, CP-R1)", () => {
    expect(cards.map((card) => [card, copiesOf(card, usualOptions)])).toEqual([
      ["F1", 6],
      ["F2", 6],
      ["F3", 6],
      ["S1", 6],
      ["S2", 3],
      ["W", 9],
    ]);
    const wholeDeck = boxed(usualOptions);
    expect(wholeDeck).toHaveLength(deckSize);
    expect(deckSize).toBe(36);
    expect(result(wholeDeck.join(" "))).toMatchObject({ fish: 36, stones: 12, water: 9, score: 24 });
  });

  it("a bucket counts each card by its number of fish or stones (CP-R1)", () => {
    expect(result("F1")).toMatchObject({ fish: 1, stones: 0, water: 0 });
    expect(result("F2")).toMatchObject({ fish: 2, stones: 0, water: 0 });
    expect(result("F3")).toMatchObject({ fish: 3, stones: 0, water: 0 });
    expect(result("S1")).toMatchObject({ fish: 0, stones: 1, water: 0 });
    expect(result("S2")).toMatchObject({ fish: 0, stones: 2, water: 0 });
    expect(result("W")).toMatchObject({ fish: 0, stones: 0, water: 1 });
    expect(namesIn(bucketOf("W F3 S1 F3"), box)).toEqual(["F3", "F3", "S1", "W"]);
    expect(heightOf(bucketOf("W F3 S1 F3"), box)).toBe(4);
    expect(copiesIn(bucketOf("W F3 S1 F3"), cards.indexOf("F3"), box)).toBe(2);
  });
});

describe("the score", () => {
  it("fish minus stones; water is nothing (CP-E2)", () => {
    expect(result("F3 F2 S2 W")).toEqual({
      cards: ["F2", "F3", "S2", "W"],
      fish: 5,
      stones: 2,
      water: 1,
      lines: [
        { rule: "CP-E2", what: "fish", points: 5 },
        { rule: "CP-E2", what: "stones", points: -2 },
      ],
      score: 3,
    });
    expect(result("").score).toBe(0);
    expect(result("S2 S1").score).toBe(-3);
  });

  it("confirmed anglers need water for their fish; stones count always (CP-V1)", () => {
    expect(result("F3 F2 S2", "confirmed")).toMatchObject({
      lines: [
        { rule: "CP-V1", what: "fish", points: 0 },
        { rule: "CP-E2", what: "stones", points: -2 },
      ],
      score: -2,
    });
    expect(result("F3 F2 S2 W", "confirmed").score).toBe(3);
    expect(result("F3 F2 S2", "base").score).toBe(3);
  });

  it("the highest score wins (CP-E3)", () => {
    expect(outcome([result("F1"), result("F3"), result("F2")])).toEqual({
      winners: [1],
      decided: { rule: "CP-E3", by: "score" },
    });
  });

  it("on a tie, fewer stones win, an S2 being two (CP-E3)", () => {
    expect(outcome([result("F3 S1"), result("F2 F2 S2"), result("F1")])).toEqual({
      winners: [0],
      decided: { rule: "CP-E3", by: "fewer-stones" },
    });
    expect(outcome([result("F3 S2"), result("F2 S1"), result("")]).winners).toEqual([1]);
  });

  it("of three level on points, the two with fewest stones share the victory (CP-E3)", () => {
    expect(outcome([result("F3 S1"), result("F2"), result("F1 F1"), result("F1")])).toEqual({
      winners: [1, 2],
      decided: { rule: "CP-E3", by: "shared" },
    });
    expect(outcome([result("F2"), result("F1 F1"), result("F3 S1")]).winners).toEqual([0, 1]);
  });

  it("still tied, they share the victory, whoever is behind (CP-E3)", () => {
    expect(outcome([result("F2"), result("F1 W"), result("F2 W"), result("S1")])).toEqual({
      winners: [0, 2],
      decided: { rule: "CP-E3", by: "shared" },
    });
  });
});

describe("the whole game", () => {
  /** Nobody lures; seat 0 fishes a1 and seat 1, opposite, c1, four times. */
  function played(start: string, options: Partial<typeof usualOptions> = {}) {
    const state = pond(start, 2, options);
    const log = [];
    for (let turn = 0; turn < 4; turn++) {
      expect(chatPeche.winners(state)).toBeNull();
      toFishing(state, 1, 1);
      const moves = ["0 fish a1", "1 fish c1"];
      log.push(...act(state, ...(turn % 2 === 0 ? moves : moves.toReversed())));
    }
    return { state, log };
  }

  it("ends after four turns, the draw pile empty; what is left in the pond is nobody's (CP-E1)", () => {
    const { state, log } = played("W W W W W W F1 W S1");
    expect(look(state)).toMatchObject({ phase: "over", turn: 4, drawPile: 0, actors: [] });
    expect(log.filter(({ event }) => event.type === "filled")).toHaveLength(3);
    const { seats } = look(state);
    expect(seats.map(({ bucketCount }) => bucketCount)).toEqual([4, 4]);
    expect(look(state).pond.reduce((sum, { height }) => sum + height, 0)).toBe(28);
    const over = log.at(-1)?.event;
    expect(over).toMatchObject({ type: "gameOver", rule: "CP-E1", winners: chatPeche.winners(state) });
    expect(over).toMatchObject({ scores: chatPeche.scores(state, "everything") });
    expect(over?.type === "gameOver" && over.buckets.map((each) => each.cards)).toEqual(
      seats.map(({ bucket }) => bucket),
    );
  });

  it("shows all buckets at the end, to everybody (CP-R5)", () => {
    const { state } = played("W W W W W W F1 W S1");
    for (const viewer of [0, 1, "spectator"] as const) {
      expect(look(state, viewer).seats.every(({ bucket }) => bucket !== null)).toBe(true);
      expect(chatPeche.scores(state, viewer)).toEqual(chatPeche.scores(state, "everything"));
    }
  });

  it("counts what lies in the buckets by the chosen variant as the game goes (CP-E2, CP-V1)", () => {
    for (const [variant, score] of [
      ["base", 3],
      ["confirmed", 0],
    ] as const) {
      const state = pond("W W W W W W F3 W S1", 2, { variant });
      toFishing(state, 1, 1);
      act(state, "0 fish a1", "1 fish c1");
      expect(chatPeche.scores(state, "everything")).toEqual([score, -1]);
    }
  });

  it("plays the same in both editions: they differ in names and pictures only (CP-C2)", () => {
    const start = "F1 F2 F3 S1 S2 W F1 F2 F3";
    const first = played(start, { edition: "first" });
    const ludolux = played(start, { edition: "ludolux" });
    expect(first.log).toEqual(ludolux.log);
    expect({ ...look(first.state), options: null }).toEqual({ ...look(ludolux.state), options: null });
    expect(look(first.state).options.edition).toBe("first");
  });

  it("everybody has a bucket and three equipment cards, one of them the cat; one float goes round (CP-C3, CP-S1, CP-C2)", () => {
    const state = pond(deckOf("").join(" "), 4);
    expect(look(state).seats.map(({ bucketCount, columns }) => [bucketCount, columns.length])).toEqual(
      Array.from({ length: 4 }, () => [0, 3]),
    );
    expect(look(state).firstPlayer).toBe(0);
  });
});
