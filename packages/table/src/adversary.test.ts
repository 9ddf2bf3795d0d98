/**
 * What is offered leaks as much as what is shown. Twin tables that a viewer cannot tell apart must offer the same:
 * the view, what was heard, legal moves, refusals of every move of the numbering, and which take-backs are to be had,
 * of every seat, for on a shared screen all of them are in sight.
 */

import type { GameId, Viewer } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { usualSettings } from "./settings.ts";
import { heardBy, sightOf } from "./sight.ts";
import type { Table } from "./table.ts";
import { takeBackOf } from "./take-back.ts";
import { sit } from "./testing/sit.ts";
import { moveBoth, twinsOf } from "./testing/twins.ts";

const long = process.env.PROVE === "long";

function tableOf({ game, options, players }: TestTable, seed: string): Table {
  return sit(game.id, players, { options, seed, settings: { ...usualSettings, takeBack: "consent" } });
}

/** Everything this viewer can see or ask for. Of a large numbering every eighth move is tried, others each time. */
function offered(table: Table, viewer: Viewer, phase: number): string {
  const { game, state } = table;
  const seats = table.chairs.map((_, seat) => seat);
  const isSealed = game.isSealed(state);
  const inSight = seats.filter((seat) => seat === viewer || (!isSealed && game.legalIsPublic(state, seat)));
  const stride = game.moveCount > 200 ? 8 : 1;
  const refusals = inSight.map((seat) =>
    Array.from({ length: game.moveCount }, (_, code) =>
      code % stride === phase % stride ? game.check(state, seat, game.decode(code)) : undefined,
    ),
  );
  return JSON.stringify([
    sightOf(table, viewer),
    heardBy(table, viewer),
    inSight,
    refusals,
    seats.map((seat) => takeBackOf(table, seat)),
    game.scores(state, viewer),
    game.winners(state),
  ]);
}

const counts = new Map<GameId, { compared: number; apart: number }>();
afterAll(() => {
  if (!long) return;
  for (const [game, { compared, apart }] of counts)
    console.log(
      `proved: ${game}: ${compared} comparisons of all that is offered, ${apart} of them of worlds apart, 0 differences`,
    );
});

const playing = fc.record({
  seed: fc.string(),
  dream: fc.string(),
  picks: fc.array(fc.nat(30_000), { minLength: 40, maxLength: long ? 120 : 60, size: "max" }),
});

/** All there are; in short, each game's fewest and most players with the usual options. */
const tables = games
  .flatMap((game) => {
    if (long) return tablesOf(game);
    const { players } = game.about;
    const counts = [Math.min(...players), Math.max(...players)];
    return counts.flatMap((count) => tablesOf(game).find((table) => table.players === count) ?? []);
  })
  .map((table) => [table.title, table] as const);

describe.each(tables)("twin tables of %s", (_title, table) => {
  const seats = Array.from({ length: table.players }, (_, seat) => seat);
  const viewers: readonly Viewer[] = ["spectator", ...(long ? seats : seats.slice(-1))];

  it.each(viewers)("offer the same to %s", (viewer) => {
    let compared = 0;
    let apart = 0;
    fc.assert(
      fc.property(playing, ({ seed, dream, picks }) => {
        const twins = twinsOf(tableOf(table, seed), viewer, seeded(dream));
        for (const [step, pick] of picks.entries()) {
          if (moveBoth(twins, pick) === "over") return;
          const { world, twin } = twins;
          const there = offered(world, viewer, step);
          if (offered(twin, viewer, step) !== there)
            expect(JSON.parse(offered(twin, viewer, step))).toEqual(JSON.parse(there));
          compared++;
          if (JSON.stringify(twin.state) !== JSON.stringify(world.state)) apart++;
        }
      }),
      { numRuns: long ? 2 : 1, seed: 1978, endOnFailure: true },
    );
    const sum = counts.get(table.game.id) ?? { compared: 0, apart: 0 };
    counts.set(table.game.id, { compared: sum.compared + compared, apart: sum.apart + apart });
    // The test would be empty if the twins never differed in anything.
    expect(apart).toBeGreaterThan(0);
  });
});
