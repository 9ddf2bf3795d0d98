/**
 * The screen that people share, in twin worlds: whatever everybody at it can see or ask for must be the same in two
 * tables that nobody who only watches could tell apart. Which curtains fall, what may be peeked at, which moves and
 * refusals and take-backs are offered, who is said to think.
 */

import type { GameId } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { usualSettings } from "@guinguette/table/settings";
import { openTable, type Table } from "@guinguette/table/table";
import type { HoldsSecret } from "@guinguette/table/terms";
import { moveBoth, twinsOf } from "@guinguette/table/testing/twins";
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openHere } from "../saved/here.ts";
import type { Album } from "./album.ts";
import { pageClock } from "./clock.ts";
import type { NearTable } from "./near-table.ts";
import { sitDown } from "./sitting.svelte.ts";

const long = import.meta.env.PROVE === "long";
const idle = {
  clock: pageClock,
  places: [() => new Promise<never>(() => {})],
  said: () => {},
  stop: () => {},
};

function sit(game: GameId, players: number, seed: string): Table {
  const holders = Array.from({ length: players }, () => ({ kind: "person", name: "" }) as const);
  const opened = openTable({
    game,
    options: {},
    seed,
    setup: {},
    holders,
    settings: { ...usualSettings, takeBack: "consent" },
  });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  return opened.table;
}

/** All that a shared screen shows and offers at this table, before and after each of its curtains is asked for. */
async function onScreen(table: Table): Promise<string> {
  const near = openHere(
    { id: "here", table, more: {}, revision: 0 },
    () => {},
    () => idle,
  );
  const sitting = sitDown(near, {
    said: () => {},
    duration: () => 0,
    played: () => {},
    botDelay: () => 0,
  });
  await vi.advanceTimersByTimeAsync(100);
  const shown = () => {
    const { seen, seat, legal, told, passing, curtain, ready, thinking, canPeek, confided, back } = sitting;
    return { seen, seat, legal, told, passing, curtain, ready, thinking, canPeek, confided, back };
  };
  const first = shown();
  sitting.confide();
  const asked = shown();
  sitting.hide();
  const hidden = shown();
  sitting.leave();
  return JSON.stringify([first, asked, hidden]);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
let compared = 0;
afterAll(() => {
  if (long) console.log(`proved: shared screens of all games: ${compared} comparisons, 0 differences`);
});

const tables = games.flatMap(({ id, about }) => {
  const counts = about.players.filter((players) => players > 1);
  return (long ? counts : [Math.min(...counts), Math.max(...counts)]).map(
    (players) => [id, players] as const,
  );
});

describe.each(tables)("a shared screen at %s with %i", (game, players) => {
  it("shows and offers the same in worlds that nobody who watches can tell apart", async () => {
    let apart = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.string(),
        fc.array(fc.nat(30_000), { minLength: 30, maxLength: 60, size: "max" }),
        async (seed, dream, picks) => {
          const twins = twinsOf(sit(game, players, seed), "spectator", seeded(dream));
          for (const pick of picks) {
            if (moveBoth(twins, pick) === "over") return;
            expect(await onScreen(twins.twin)).toBe(await onScreen(twins.world));
            compared++;
            if (JSON.stringify(twins.twin.state) !== JSON.stringify(twins.world.state)) apart++;
          }
        },
      ),
      { numRuns: long ? 4 : 1, seed: 1978, endOnFailure: true },
    );
    expect(apart).toBeGreaterThan(0);
  });
});

it("nothing secret can be reached from what the page is given, by type", () => {
  const near: HoldsSecret<NearTable> = false;
  const album: HoldsSecret<Album> = false;
  expect([near, album]).toEqual([false, false]);
});

it("what the page is given holds neither seed nor set-up nor state, and nothing of the bots", () => {
  const table = sit("chat-peche", 3, "a seed to be recognised");
  const near = openHere(
    { id: "here", table, more: {}, revision: 0 },
    () => {},
    () => idle,
  );
  const seen = new Set<unknown>();
  const reached: unknown[] = [near];
  while (reached.length > 0) {
    const one = reached.pop();
    if (typeof one === "string") expect(one).not.toContain("recognised");
    if (typeof one !== "object" || one === null || seen.has(one)) continue;
    seen.add(one);
    expect(one).not.toBe(table);
    expect(one).not.toBe(table.state);
    expect(one).not.toBe(table.deal);
    reached.push(...Object.values(one));
  }
  expect(() => near.linkFor(7)).toThrow();
});
