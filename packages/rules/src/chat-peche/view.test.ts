import { describe, expect, it } from "vitest";
import { eventFor } from "../contract.ts";
import { seeded } from "../random.ts";
import { act, fishable, legal, look, pond, toFishing } from "../testing/chat-peche.ts";
import { boxOf } from "./box.ts";
import { cards } from "./cards.ts";
import { cardAt } from "./deck.ts";
import { chatPeche } from "./game.ts";
import { deckOf as boxed, usualOptions } from "./options.ts";
import { namesIn } from "./pile.ts";
import { spots } from "./pond.ts";

const nine = "F1 F2 F3 S1 S2 W F1 F2 F3";

describe("what is seen", () => {
  it("the whole of a view, for the owner of a bucket and a cat (CP-R5, CP-R6)", () => {
    const state = pond(nine, 2, {}, 1);
    act(state, "0 place 2");
    const south = [
      ["a1", "a2", "a3"],
      ["b1", "b2", "b3"],
      ["c1", "c2", "c3"],
    ];
    const north = [
      ["c3", "c2", "c1"],
      ["b3", "b2", "b1"],
      ["a3", "a2", "a1"],
    ];
    expect(look(state, 0)).toEqual({
      seat: 0,
      players: 2,
      options: usualOptions,
      turn: 1,
      phase: "place",
      actors: [1],
      firstPlayer: 1,
      drawPile: 27,
      pond: [
        { spot: "a3", top: "F1", height: 1 },
        { spot: "b3", top: "F2", height: 1 },
        { spot: "c3", top: "F3", height: 1 },
        { spot: "a2", top: "S1", height: 1 },
        { spot: "b2", top: "S2", height: 1 },
        { spot: "c2", top: "W", height: 1 },
        { spot: "a1", top: "F1", height: 1 },
        { spot: "b1", top: "F2", height: 1 },
        { spot: "c1", top: "F3", height: 1 },
      ],
      seats: [
        { bank: "south", columns: south, placed: true, revealed: false, cat: 2, bucketCount: 0, bucket: [] },
        {
          bank: "north",
          columns: north,
          placed: false,
          revealed: false,
          cat: null,
          bucketCount: 0,
          bucket: null,
        },
      ],
      scores: [0, null],
      winners: null,
    });
  });

  it("a player always sees their own cat; others see who has placed, not where (CP-R6)", () => {
    const state = pond(nine, 3);
    act(state, "0 place 3", "2 place 1");
    expect(look(state, 0).seats.map(({ placed, cat }) => [placed, cat])).toEqual([
      [true, 3],
      [false, null],
      [true, null],
    ]);
    expect(look(state, "spectator").seats.map(({ placed, cat }) => [placed, cat])).toEqual([
      [true, null],
      [false, null],
      [true, null],
    ]);
    act(state, "1 place 2", "0 stay");
    expect(look(state, 2).seats.map(({ cat, revealed }) => [cat, revealed])).toEqual([
      [null, false],
      [null, false],
      [1, false],
    ]);
  });

  it("nobody sees inside a pile, not even who lured it there (CP-3b)", () => {
    const worlds = ["F3", "S2"].map((hidden) => {
      const state = pond(`F1 F2 ${hidden} S1 W W F1 F2 W`, 2);
      act(state, "0 place 1", "1 place 3", "0 lure b3-c3", "1 stay");
      return state;
    });
    for (const viewer of [0, 1, "spectator"] as const)
      expect(JSON.stringify(look(worlds[0]!, viewer))).toBe(JSON.stringify(look(worlds[1]!, viewer)));
  });

  it("buckets are known to their owner, the others see how many cards (CP-R5)", () => {
    const state = pond(nine, 2);
    toFishing(state, 1, 1);
    act(state, "0 fish a2", "1 fish c3");
    expect(look(state, 0).seats.map(({ bucket, bucketCount }) => [bucket, bucketCount])).toEqual([
      [["S1"], 1],
      [null, 1],
    ]);
    expect(look(state, 1).seats.map(({ bucket }) => bucket)).toEqual([null, ["F3"]]);
    expect(look(state).seats.map(({ bucket }) => bucket)).toEqual([null, null]);
    expect(chatPeche.scores(state, 0)).toEqual([-1, null]);
    expect(chatPeche.scores(state, 1)).toEqual([null, 3]);
    expect(chatPeche.scores(state, "spectator")).toEqual([null, null]);
    expect(chatPeche.scores(state, "everything")).toEqual([-1, 3]);
  });

  it("open buckets are seen by everybody throughout, and so is what goes into them (CP-R5)", () => {
    const state = pond(nine, 2, { buckets: "open" });
    toFishing(state, 1, 1);
    expect(act(state, "0 fish a2")[0]).toEqual({
      event: { type: "fished", seat: 0, spot: "a2", top: "S1", count: 1, cards: ["S1"], bucket: 1 },
    });
    expect(look(state).seats.map(({ bucket }) => bucket)).toEqual([["S1"], []]);
    expect(chatPeche.scores(state, "spectator")).toEqual([-1, 0]);
  });

  it("legal moves tell nothing that is hidden: a cat is shown before its player chooses (CP-4)", () => {
    const state = pond(nine, 2);
    for (const seat of [0, 1]) expect(chatPeche.legalIsPublic(state, seat)).toBe(true);
  });
});

describe("what could be", () => {
  it("hidden cats stand before any column, hidden cards lie anywhere out of sight (CP-R5, CP-R6)", () => {
    const state = pond(nine, 3);
    toFishing(state, 1, 2, 3);
    act(state, "0 fish a2");
    const random = seeded("dream");
    const cats = new Set<number>();
    const buckets = new Set<string>();
    const decks = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const dream = chatPeche.sampler(look(state, 1), [])(random);
      expect(look(dream, 1)).toEqual(look(state, 1));
      expect(look(dream, 0).seats[0]?.cat).toBe(1);
      cats.add(look(dream, 2).seats[2]?.cat ?? 0);
      buckets.add(JSON.stringify(look(dream, 0).seats[0]?.bucket));
      decks.add(JSON.stringify(dream.fills));
    }
    expect([...cats].sort()).toEqual([1, 2, 3]);
    // Seat 1 saw the S1 go but remembers nothing, and its view shows a number of cards: any unseen card may be in there.
    expect([...buckets].sort()).toEqual(['["F1"]', '["F2"]', '["F3"]', '["S1"]', '["S2"]', '["W"]']);
    expect(decks.size).toBeGreaterThan(390);
  });

  it("whoever saw a stone go into a bucket does not look for it in the draw pile (CP-R6)", () => {
    const state = pond(nine, 3);
    const log = toFishing(state, 1, 2, 3);
    log.push(...act(state, "0 fish a2"));
    for (const viewer of [0, 1, 2, "spectator"] as const) {
      const heard = log.map((happening) => eventFor(happening, viewer));
      const imagine = chatPeche.sampler(look(state, viewer), heard);
      for (let i = 0; i < 30; i++) expect(look(imagine(seeded(`${i}`)), 0).seats[0]?.bucket).toEqual(["S1"]);
    }
  });

  it("what lay on top is remembered under what covers it, and wherever it is lured (CP-1, CP-3b)", () => {
    const state = pond(`${nine} W W W W W W S1 S1 S1`, 2);
    const log = act(
      state,
      "0 place 1",
      "1 place 1",
      "0 lure a3-a2",
      "1 lure a2-b2",
      "0 fish a1",
      "1 fish c1",
    );
    const heard = log.map((happening) => eventFor(happening, "spectator"));
    expect(look(state).turn).toBe(2);
    // All of it, or nothing that would fit what is seen.
    expect(chatPeche.sampler(look(state), heard)(seeded("all")).piles).toEqual(state.piles);
    const forgotten = chatPeche.sampler(look(state), heard.slice(4))(seeded("some"));
    expect(look(forgotten)).toEqual(look(state));
    expect(forgotten.piles).not.toEqual(state.piles);
  });

  it("in a dream everybody has the choices they have (CP-2, CP-3, CP-4)", () => {
    const state = pond(nine, 2);
    const sameInDreams = (phase: string) => {
      expect(look(state).phase).toBe(phase);
      for (const viewer of [0, 1, "spectator"] as const) {
        const dream = chatPeche.sampler(look(state, viewer), [])(seeded(phase));
        for (const seat of [0, 1]) expect(legal(dream, seat)).toEqual(legal(state, seat));
      }
    };
    sameInDreams("place");
    act(state, "0 place 1", "1 place 2");
    sameInDreams("lure");
    act(state, "0 lure a1-b1");
    sameInDreams("lure");
    act(state, "1 stay");
    sameInDreams("fish");
    expect(fishable(state, 0)).toEqual(["a3", "a2"]);
    act(state, "0 fish a2");
    sameInDreams("fish");
    expect(fishable(state, 1)).toEqual(["b3", "b2", "b1"]);
  });

  it("who has not placed has not placed in a dream either (CP-2)", () => {
    const state = pond(nine, 3);
    act(state, "1 place 2");
    for (let i = 0; i < 20; i++) {
      const dream = chatPeche.sampler(look(state, 0), [])(seeded(`${i}`));
      expect(look(dream, "spectator").seats.map(({ placed }) => placed)).toEqual([false, true, false]);
      expect(dream.actors).toBe(0b101);
    }
  });

  it("cards in sight are nowhere else, so every dream holds the whole box (CP-R1, CP-R5)", () => {
    const state = pond(`${nine} W W W W W W S1 S1 S1`, 2);
    toFishing(state, 1, 1);
    act(state, "0 fish a1", "1 fish c1");
    for (let i = 0; i < 30; i++) {
      const dream = chatPeche.sampler(look(state, 0), [])(seeded(`${i}`));
      const held = [
        ...dream.piles.map((pile) => namesIn(pile, boxOf(state.options))),
        ...dream.buckets.map((bucket) => namesIn(bucket, boxOf(state.options))),
      ];
      const rest = dream.fills.slice(2).flatMap((fill) => spots.map((_, spot) => cards[cardAt(fill, spot)]));
      expect([...held.flat(), ...rest].sort()).toEqual(boxed(state.options).sort());
    }
  });

  it("nothing is made up where all is seen (CP-R5)", () => {
    const state = pond(nine, 2, { buckets: "open" });
    toFishing(state, 2, 3);
    const dream = chatPeche.sampler(look(state, 1), [])(seeded("dream"));
    expect(dream.piles).toEqual(state.piles);
    expect(dream.cats).toEqual(state.cats);
    expect(dream.occupied).toBe(state.occupied);
    expect(dream).toMatchObject({ turn: 0, actors: 1, stride: 2, phase: state.phase });
  });
});
