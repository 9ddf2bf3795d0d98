import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventFor, type Viewer } from "../contract.ts";
import { seatsIn } from "../seats.ts";
import { act, legal, look, pond, toFishing } from "../testing/chat-peche.ts";
import type { Event } from "./events.ts";
import { chatPeche } from "./game.ts";
import { shown, told } from "./memory.ts";

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
    expect(kept(one)).toEqual(one);
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
    expect(kept(fill)).toEqual(fill);
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

it("whatever is played, every card that the story names can be seen where it says (CP-3b)", () => {
  let named = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.array(fc.nat(10_000), { minLength: 20, maxLength: 48, size: "max" }),
      (players, picks) => {
        const state = pond(nine, players);
        const log: ReturnType<typeof act> = [];
        for (const pick of picks) {
          const seats = seatsIn(chatPeche.actors(state));
          const seat = seats[pick % Math.max(1, seats.length)];
          if (seat === undefined) return;
          const moves = legal(state, seat);
          chatPeche.play(state, seat, chatPeche.encode(moves[pick % moves.length] as never), log);
          const view = look(state);
          if (view.phase === "over") return;
          const topAt = (spot: string) => view.pond.find((pile) => pile.spot === spot)?.top;
          for (const event of kept(heard(log, "spectator"))) {
            const cards = event?.type === "filled" ? event.cards : [];
            for (const { spot, card } of cards) expect(topAt(spot)).toBe(card);
            if (event?.type === "lured" && event.top !== null) expect(topAt(event.to)).toBe(event.top);
            if (event?.type === "fished") expect([event.top, event.cards]).toEqual([null, null]);
            if (event?.type === "placed") expect(event.column).toBeNull();
            named += cards.length;
          }
        }
      },
    ),
    { numRuns: 40 },
  );
  expect(named).toBeGreaterThan(0);
});
