import type { Event } from "@guinguette/rules/chat-peche/events";
import { chatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { View } from "@guinguette/rules/chat-peche/view";
import type { Viewer } from "@guinguette/rules/contract";
import { seatsIn } from "@guinguette/rules/seats";
import { act } from "@guinguette/table/offer";
import { heardBy, legalMoves } from "@guinguette/table/sight";
import { awaited, type Table } from "@guinguette/table/table";
import { sit } from "@guinguette/table/testing/sit";
import { describe, expect, it } from "vitest";
import { type Act, actsOf } from "./acts.ts";

interface Step {
  readonly before: View;
  readonly now: View;
  readonly events: readonly Event[];
  readonly acts: readonly Act[];
}

function seen(game: Table, viewer: Viewer): View {
  return chatPeche.view(game.state as never, viewer);
}

/** Every move of a game, as this viewer is shown it. */
function* steps(players: number, viewer: Viewer, seed: number): Generator<Step> {
  const game = sit("chat-peche", players, { seed: `acts ${seed}` });
  let chance = seed + 1;
  for (let [seat] = seatsIn(awaited(game)); seat !== undefined; [seat] = seatsIn(awaited(game))) {
    const legal = legalMoves(game, seat) as readonly Move[];
    chance = (chance * 48271) % 2147483647;
    const [before, at] = [seen(game, viewer), game.moves.length];
    act(game, seat, legal[chance % legal.length] as Move);
    const now = seen(game, viewer);
    const events = heardBy(game, viewer).flatMap((heard) => (heard.at >= at ? [heard.event as Event] : []));
    yield { before, now, events, acts: actsOf(before, now, events) };
  }
}

const games = [2, 3, 4].flatMap((players) =>
  (["spectator", 0, 1] as const).map((viewer) => ({ players, viewer })),
);

describe.each(games)("$players players, seen by $viewer", ({ players, viewer }) => {
  const all = Array.from({ length: 8 }, (_, seed) => [...steps(players, viewer, seed)]).flat();
  const ends = all.filter(({ events }) =>
    events.some(({ type }) => type === "filled" || type === "gameOver"),
  );

  it("every event is shown once, in its order, and at last the table as it is", () => {
    for (const { acts, events, now } of all) {
      expect(acts.flatMap((one) => one.events)).toEqual(events);
      expect(acts.at(-1)?.view).toBe(now);
    }
  });

  it("the last catch of a turn is pulled from the pond of that turn (CP-4), which is filled afterwards (CP-1)", () => {
    expect(ends.length).toBe(8 * 4);
    for (const { acts, before, events } of ends) {
      const [first] = acts;
      expect(acts).toHaveLength(2);
      expect(first?.view).toMatchObject({ turn: before.turn, drawPile: before.drawPile, winners: null });
      expect(first?.view.firstPlayer).toBe(before.firstPlayer);
      for (const pile of first?.view.pond ?? []) {
        const fished = events.some((event) => event.type === "fished" && event.spot === pile.spot);
        const lay = before.pond.find(({ spot }) => spot === pile.spot);
        if (fished) expect(pile).toMatchObject({ top: null, height: 0 });
        else if (!events.some(({ type }) => type === "lured")) expect(pile).toEqual(lay);
      }
      // CP-1: the new cards cover what the first act left.
      const filled = events.find((event) => event.type === "filled");
      for (const { spot, covered } of filled?.type === "filled" ? filled.cards : [])
        expect(first?.view.pond.find((pile) => pile.spot === spot)?.top).toBe(covered);
    }
  });

  it("all cats are in sight until the pond is filled, and the bucket has what was caught", () => {
    for (const { acts, now } of ends)
      for (const [seat, owner] of (acts[0]?.view.seats ?? []).entries()) {
        expect(owner).toMatchObject({ placed: true, revealed: true });
        expect(owner.cat).not.toBeNull();
        expect(owner.bucketCount).toBe(now.seats[seat]?.bucketCount);
      }
  });

  it("no bucket is opened before the end is told (CP-R5)", () => {
    for (const { acts, before } of ends)
      for (const [seat, owner] of before.seats.entries()) {
        const first = acts[0]?.view;
        expect(first?.seats[seat]?.bucket === null).toBe(owner.bucket === null);
        expect(first?.scores[seat] === null).toBe(before.scores[seat] === null);
      }
  });
});

it("shows to whoever looks now nothing that only the one before knew", () => {
  for (const { now, events } of steps(3, "spectator", 1)) {
    if (!events.some(({ type }) => type === "filled")) continue;
    const knew = { ...now, turn: now.turn - 1, seats: now.seats.map((one) => ({ ...one, cat: 1 as const })) };
    const [first] = actsOf({ ...knew, seat: 1 } as View, now, events);
    expect(first?.view.seat).toBe("spectator");
    for (const [seat, owner] of (first?.view.seats ?? []).entries()) {
      const told = events.some((event) => event.type === "revealed" && event.seat === seat);
      if (!told) expect(owner.cat).toBeNull();
      expect(owner.bucket).toBe(now.seats[seat]?.bucket);
    }
  }
});

it("without what lay there before, the table is shown as it is, and nothing is marked that lay there earlier", () => {
  for (const { now, events } of steps(2, 0, 2)) {
    const [only, ...more] = actsOf(null, now, events);
    expect(more).toEqual([]);
    expect(only?.view).toBe(now);
    const filled = events.some(({ type }) => type === "filled");
    expect(only?.events).toEqual(filled ? events.filter(({ type }) => type === "filled") : events);
  }
});
