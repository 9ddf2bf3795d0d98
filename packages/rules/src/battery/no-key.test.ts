/** The key of a table tells every card to come. It is in no view, no event and no imagined world. */
import { expect, it } from "vitest";
import type { Log, Types, Viewer } from "../contract.ts";
import { games } from "../games.ts";
import { dealStream, seeded } from "../random.ts";
import { secretOf } from "../secret.ts";
import { choose, picksFrom, tablesOf } from "../testing/tables.ts";

/** Every value that can be reached from this one. */
function* within(value: unknown, met = new Set<unknown>()): Generator<unknown> {
  yield value;
  if (typeof value !== "object" || value === null || met.has(value)) return;
  met.add(value);
  for (const name of Reflect.ownKeys(value)) yield* within(Reflect.get(value, name), met);
}

/** A key is known by where it is kept, or by any of its words. */
function holdsKey(value: unknown, words: ReadonlySet<unknown>): boolean {
  for (const one of within(value)) {
    if (words.has(one)) return true;
    if (typeof one === "object" && one !== null && Object.hasOwn(one, "key")) return true;
  }
  return false;
}

const tables = games.flatMap((game) => tablesOf(game).map((table) => [table.title, table] as const));

it.each(tables)("%s", (_, { game, players, options }) => {
  const words = new Set<unknown>(secretOf("guinguette/2/deal/key").key);
  const state = game.deal({ players, options, setup: {} }, dealStream("key"));
  // The games that draw again later keep their stream; the test finds it there.
  expect(holdsKey(state, words)).toBe(game.id === "wishes" || game.id === "fish-and-chips");
  const viewers: Viewer[] = ["spectator", ...Array.from({ length: players }, (_each, seat) => seat)];
  const pick = picksFrom("key");
  for (let moves = 0; moves < 120 && game.actors(state) !== 0; moves++) {
    const log: Log<Types["event"]> = [];
    const { seat, code } = choose(game, state, pick());
    game.play(state, seat, code, log);
    expect(holdsKey(log, words)).toBe(false);
    if (moves % 10 > 0) continue;
    for (const viewer of viewers) {
      const view = game.view(state, viewer);
      expect(holdsKey(view, words)).toBe(false);
      // Nor that of whoever imagines, if theirs should be a secret stream.
      for (const random of [seeded("dream"), dealStream("dream")])
        expect(holdsKey(game.sampler(view, [])(random), words)).toBe(false);
    }
  }
});
