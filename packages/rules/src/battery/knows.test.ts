/**
 * What a seat knows is what it sees now and all that it has heard. Every world that somebody imagines agrees with both,
 * the true one is among them, and what may be done there is what the table says.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Log, Types } from "../contract.ts";
import { games } from "../games.ts";
import { seeded } from "../random.ts";
import { knowledge } from "../testing/facts.ts";
import { listening, viewersOf } from "../testing/listening.ts";
import { choose, dealTable, legalCodes, picksFrom, type TestTable, tablesOf } from "../testing/tables.ts";

const playing = fc.record({
  seed: fc.string(),
  dream: fc.string(),
  picks: fc.array(fc.nat(30_000), { minLength: 20, maxLength: 90, size: "max" }),
});

/** Enough for a secret of one in two hundred to turn up, but once in fifty thousand. */
const MANY = 2200;

function runs(numRuns: number) {
  return { numRuns, seed: 1983 };
}

const everyTable = games.flatMap(tablesOf).map((table) => [table.title, table] as const);

describe.each(everyTable)("%s", (_title, table) => {
  const { game } = table;
  const { known } = knowledge[game.id];
  const viewers = viewersOf(table);

  it("imagined worlds look as this one does, and agree with all that was heard", () => {
    fc.assert(
      fc.property(playing, ({ seed, dream, picks }) => {
        const random = seeded(dream);
        for (const { state, heardBy } of listening(table, seed, picks))
          for (const viewer of viewers) {
            const view = JSON.stringify(game.view(state, viewer));
            const imagine = game.sampler(JSON.parse(view), heardBy(viewer));
            for (let world = 0; world < 2; world++) {
              const imagined = imagine(random);
              expect(JSON.stringify(game.view(imagined, viewer))).toBe(view);
              expect(known(imagined, viewer)).toEqual(known(state, viewer));
              expect(Object.keys(imagined)).toEqual(Object.keys(state));
            }
          }
      }),
      runs(1),
    );
  });

  it("what a seat may do, and why not, depends on nothing that it does not know", () => {
    fc.assert(
      fc.property(playing, fc.nat(7), ({ seed, dream, picks }, phase) => {
        const random = seeded(dream);
        for (const { step, state, heardBy } of listening(table, seed, picks)) {
          if (game.moveCount > 200 && step % 8 !== phase) continue;
          for (let seat = 0; seat < table.players; seat++)
            for (const heard of [heardBy(seat), []]) {
              const imagined = game.sampler(game.view(state, seat), heard)(random);
              expect(legalCodes(game, imagined, seat)).toEqual(legalCodes(game, state, seat));
              for (let code = 0; code < game.moveCount; code++) {
                const move = game.decode(code);
                const why = game.check(state, seat, move);
                const there = game.check(imagined, seat, move);
                if (JSON.stringify(there) !== JSON.stringify(why)) expect([move, there]).toEqual([move, why]);
              }
            }
        }
      }),
      runs(1),
    );
  });
});

/** The fewest players and the most. */
const someTables = games.flatMap((game): [string, TestTable][] => {
  const tables = tablesOf(game);
  const [first] = tables;
  const last = tables.findLast(({ options }) => JSON.stringify(options) === JSON.stringify(first?.options));
  return [first, last].flatMap((table) => (table === undefined ? [] : [[table.title, table]]));
});

describe.each(someTables)("%s", (_title, table) => {
  const { game } = table;
  const { secrets } = knowledge[game.id];

  it("the true world is among those imagined, whoever imagines", () => {
    fc.assert(
      fc.property(playing, ({ seed, dream, picks }) => {
        const random = seeded(dream);
        for (const { step, state, heardBy } of listening(table, seed, picks)) {
          if (step % 9 !== 0) continue;
          for (const viewer of viewersOf(table)) {
            const imagine = game.sampler(game.view(state, viewer), heardBy(viewer));
            const missing = new Set(secrets(state).entries());
            for (let world = 0; world < MANY && missing.size > 0; world++) {
              const imagined = secrets(imagine(random));
              for (const secret of missing) if (imagined[secret[0]] === secret[1]) missing.delete(secret);
            }
            expect([...missing], `what ${viewer} never imagines`).toEqual([]);
          }
        }
      }),
      runs(1),
    );
  });
});

it.each(everyTable)("whoever moved is the only one who may know more of it: %s", (_title, table) => {
  const { game } = table;
  const state = dealTable(table, "who");
  const pick = picksFrom("who");
  for (let made = 0; made < 200 && game.actors(state) !== 0; made++) {
    const { seat, code } = choose(game, state, pick());
    const log: Log<Types["event"]> = [];
    game.play(state, seat, code, log);
    for (const happening of log) expect([undefined, seat]).toContain(happening.seat);
  }
});
