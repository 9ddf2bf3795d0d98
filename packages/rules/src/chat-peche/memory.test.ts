import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventFor, type Log, type Viewer } from "../contract.ts";
import { below, seeded, shuffle } from "../random.ts";
import { type Seat, seatsIn } from "../seats.ts";
import { act, legal, look, pond, toFishing } from "../testing/chat-peche.ts";
import { type Card, deckSize } from "./cards.ts";
import type { Event } from "./events.ts";
import { chatPeche } from "./game.ts";
import { shown, told } from "./memory.ts";
import type { Move } from "./moves.ts";
import { deckOf, usualOptions } from "./options.ts";
import { columns, spots } from "./pond.ts";
import type { State } from "./state.ts";

//            a3 b3 c3 a2 b2 c2 a1 b1 c1
const nine = "F1 F2 F3 S1 S2 W F1 F2 F3";

const heard = (log: ReturnType<typeof act>, viewer: Viewer) => log.map((one) => eventFor(one, viewer));
const kept = (events: readonly Event[]) => told(events, events.length);
const cats = (state: ReturnType<typeof pond>, viewer: Viewer) =>
  shown(look(state, viewer)).seats.map(({ cat }) => cat);

describe("one's own equipment", () => {
  it("can be looked at while others still place, and not again once all have (CP-2, CP-R6)", () => {
    const state = pond(nine, 2);
    act(state, "0 place 2");
    expect(cats(state, 0)).toEqual([2, null]);
    act(state, "1 place 3");
    expect(cats(state, 0)).toEqual([null, null]);
    expect(cats(state, 1)).toEqual([null, null]);
    // Remembering is allowed: the view itself has it, for bots and records.
    expect(look(state, 0).seats[0]?.cat).toBe(2);
  });

  it("is seen again by everybody when it is turned over, each at its turn to fish (CP-4)", () => {
    const state = pond(nine, 2);
    toFishing(state, 2, 3);
    expect(cats(state, 1)).toEqual([2, null]);
    act(state, "0 fish b1");
    expect(cats(state, 0)).toEqual([2, 3]);
  });

  it("is not in the story either once all have placed, not even as news (CP-2)", () => {
    const state = pond(nine, 2);
    const first = heard(act(state, "0 place 2"), 0);
    expect(kept(first)).toEqual([{ type: "placed", seat: 0, column: 2 }]);
    const all = [...first, ...heard(act(state, "1 place 3"), 0)];
    for (const news of [0, 1, 3])
      expect(told(all, news)).toEqual([
        { type: "placed", seat: 0, column: null },
        { type: "placed", seat: 1, column: null },
        { type: "allPlaced", next: 0 },
      ]);
  });
});

describe("the story of the pond", () => {
  it("names a lured card until another one covers it, or it goes away (CP-3b)", () => {
    const state = pond(nine, 4);
    act(state, "0 place 1", "1 place 1", "2 place 1", "3 place 1");
    const one = heard(act(state, "0 lure a3-b3"), "spectator");
    expect(one).toMatchObject([{ top: "F1", covered: "F2" }]);
    // What it covered is out of sight at once.
    expect(kept(one)).toEqual([{ ...one[0], covered: null }]);
    const two = [...one, ...heard(act(state, "1 lure c3-b3"), "spectator")];
    expect(kept(two)).toMatchObject([
      { type: "lured", from: "a3", to: "b3", top: null, moved: 1, onto: 1 },
      { type: "lured", from: "c3", to: "b3", top: "F3" },
    ]);
    const three = [...two, ...heard(act(state, "2 lure b3-b2"), "spectator")];
    expect(kept(three)).toMatchObject([{ top: null }, { top: null }, { from: "b3", to: "b2", top: "F3" }]);
  });

  it("names of a fill what still lies there (CP-1, CP-3b)", () => {
    const state = pond(`${nine} S1 F2 F1 W F3 W S1 F1 F2`, 2);
    toFishing(state, 1, 1);
    const fill = heard(act(state, "0 fish a1", "1 fish c1"), "spectator").slice(-1);
    expect(fill).toMatchObject([{ type: "filled", turn: 2 }]);
    expect(kept(fill)).toMatchObject([{ cards: spots.map((spot) => ({ spot, covered: null })) }]);
    act(state, "0 place 1", "1 place 1");
    const after = [...fill, ...heard(act(state, "1 lure a3-a2"), "spectator")];
    const [filled] = kept(after);
    expect(filled).toMatchObject({ type: "filled", turn: 2, drawPile: 18 });
    expect(filled?.type === "filled" && filled.cards.map(({ spot }) => spot)).toEqual([
      "b3",
      "c3",
      "b2",
      "c2",
      "a1",
      "b1",
      "c1",
    ]);
  });

  it("keeps what is in one's own bucket, and of the others' how many cards (CP-R5)", () => {
    const state = pond(nine, 2);
    toFishing(state, 1, 2);
    const log = act(state, "0 fish a1");
    const other = heard(log, 1);
    expect(told(other, 0)).toEqual(other);
    expect(other[0]).toMatchObject({ type: "fished", top: "F1", cards: null });
    expect(kept(other)[0]).toMatchObject({ type: "fished", spot: "a1", top: null, count: 1, cards: null });
    expect(kept(heard(log, 0))).toEqual(heard(log, 0));
  });

  it("keeps every catch where buckets are open (CP-R5)", () => {
    const state = pond(nine, 2, { buckets: "open" });
    toFishing(state, 1, 2);
    const events = heard(act(state, "0 fish a1"), "spectator");
    expect(kept(events)).toEqual(events);
  });

  it("is whole once the game is over", () => {
    const state = pond(nine, 2);
    const log: Event[] = [];
    for (let turn = 0; turn < 4; turn++) {
      toFishing(state, 1, 1);
      const moves = ["0 fish a1", "1 fish c1"];
      log.push(...heard(act(state, ...(turn % 2 === 0 ? moves : moves.toReversed())), 0));
    }
    expect(kept(log)).toEqual(log);
    expect(shown(look(state, 0))).toEqual(look(state, 0));
    expect(chatPeche.byTheBook?.view(look(state, 0))).toEqual(look(state, 0));
  });
});

/** Plays a pond as far as these picks go, and looks at it after every move. */
function walk(
  players: number,
  picks: readonly number[],
  look: (log: Log<Event>, state: State) => void,
): void {
  const state = pond(nine, players);
  const log: Log<Event> = [];
  for (const pick of picks) {
    const seats = seatsIn(chatPeche.actors(state));
    const seat = seats[pick % Math.max(1, seats.length)];
    if (seat === undefined) return;
    const moves = legal(state, seat);
    chatPeche.play(state, seat, chatPeche.encode(moves[pick % moves.length] as Move), log);
    look(log, state);
  }
}

const walks = [
  fc.integer({ min: 2, max: 4 }),
  fc.array(fc.nat(10_000), { minLength: 20, maxLength: 48, size: "max" }),
] as const;
const viewersOf = (players: number): Viewer[] => ["spectator", ...Array(players).keys()];

it("whatever is played, every card that the story names can be seen where it says, by whoever is told (CP-3b)", () => {
  const named = { filled: 0, lured: 0, own: 0, others: 0, cat: 0 };
  fc.assert(
    fc.property(...walks, (players, picks) =>
      walk(players, picks, (log, state) => {
        for (const viewer of viewersOf(players)) {
          const view = shown(look(state, viewer));
          if (view.phase === "over") return;
          const topAt = (spot: string) => view.pond.find((pile) => pile.spot === spot)?.top;
          for (const event of kept(heard(log, viewer))) {
            if (event?.type === "filled")
              for (const { spot, card, covered } of event.cards) {
                expect([topAt(spot), covered]).toEqual([card, null]);
                named.filled++;
              }
            if (event?.type === "lured") expect(event.covered).toBeNull();
            if (event?.type === "lured" && event.top !== null) {
              expect(topAt(event.to)).toBe(event.top);
              named.lured++;
            }
            if (event?.type === "fished") {
              // CP-R5: one looks into one's own bucket, and into no other.
              const bucket = view.seats[event.seat]?.bucket ?? null;
              expect(event.cards === null).toBe(event.seat !== viewer);
              if (event.cards === null) expect([event.top, bucket]).toEqual([null, null]);
              else expect(bucket).toEqual(expect.arrayContaining([...event.cards]));
              named[event.cards === null ? "others" : "own"]++;
            }
            if (event?.type === "placed" && event.column !== null) {
              expect([event.seat, view.phase, view.seats[event.seat]?.cat]).toEqual([
                viewer,
                "place",
                event.column,
              ]);
              named.cat++;
            }
          }
        }
      }),
    ),
    { numRuns: 40 },
  );
  for (const [what, count] of Object.entries(named)) expect([what, count > 0]).toEqual([what, true]);
});

it("what the story keeps is in sight: other cards and cats out of sight make the same story, for every viewer (CP-2, CP-3b)", () => {
  let cards = 0;
  let cats = 0;
  const told = (deck: readonly Card[], moves: readonly Played[], players: number, viewer: Viewer) => {
    const state = chatPeche.deal(
      { players, options: usualOptions, setup: { deck, firstPlayer: 0 } },
      seeded(""),
    );
    const log: Log<Event> = [];
    for (const { seat, move } of moves) chatPeche.play(state, seat, chatPeche.encode(move), log);
    const events = heard(log, viewer);
    const view = shown(look(state, viewer));
    // One's own catches may be looked into, each by itself too (CP-R5).
    const own = events.filter((event) => event.type === "fished" && event.cards !== null);
    return { events: JSON.stringify(events), sight: JSON.stringify([view, own]), kept: kept(events), view };
  };
  fc.assert(
    fc.property(...walks, fc.string(), (players, picks, seed) => {
      const random = seeded(seed);
      const deck = shuffle(deckOf(usualOptions), random);
      const moves: Played[] = [];
      const state = chatPeche.deal(
        { players, options: usualOptions, setup: { deck, firstPlayer: 0 } },
        random,
      );
      for (const pick of picks) {
        const seats = seatsIn(chatPeche.actors(state));
        const seat = seats[pick % Math.max(1, seats.length)];
        if (seat === undefined) return;
        const choices = legal(state, seat);
        const move = choices[pick % choices.length] as Move;
        chatPeche.play(state, seat, chatPeche.encode(move), null);
        moves.push({ seat, move });
      }
      if (chatPeche.winners(state) !== null) return;
      for (const viewer of viewersOf(players)) {
        const here = told(deck, moves, players, viewer);
        for (let i = 0; i < 40; i++) {
          const twin = deck.slice();
          const [one, other] = [below(random, deckSize), below(random, deckSize)];
          [twin[one], twin[other]] = [twin[other] as Card, twin[one] as Card];
          const there = told(twin, moves, players, viewer);
          if (there.sight !== here.sight || there.events === here.events) continue;
          expect(there.kept).toEqual(here.kept);
          cards++;
        }
        const last = moves.findLastIndex(({ seat, move }) => seat === viewer && move.type === "place");
        if (here.view.phase === "place" || here.view.seats[Number(viewer)]?.revealed !== false) continue;
        for (const column of columns) {
          const elsewhere = moves.with(last, { seat: viewer as Seat, move: { type: "place", column } });
          const there = told(deck, elsewhere, players, viewer);
          expect([there.sight, there.kept]).toEqual([here.sight, here.kept]);
          cats++;
        }
      }
    }),
    { numRuns: 30, seed: 7 },
  );
  expect(cards).toBeGreaterThan(100);
  expect(cats).toBeGreaterThan(20);
});

interface Played {
  readonly seat: Seat;
  readonly move: Move;
}
