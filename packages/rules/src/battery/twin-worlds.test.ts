/**
 * Twin worlds: two games that a viewer cannot tell apart must stay so, byte for byte, in view, events, legal
 * moves and scores, until a rule brings something hidden to light.
 *
 * One world is played at random. Its twin is imagined from what the viewer sees and has heard, so everything hidden may
 * differ, and wherever another seat makes a move of which the viewer learns only a part, the twin makes any
 * move that looks the same from there: another card under the same bait, another column for the cat.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventFor, type Log, type Types, type Viewer } from "../contract.ts";
import { games } from "../games.ts";
import { below, type Random, seeded } from "../random.ts";
import { reveals } from "../reveals.ts";
import { seatsIn } from "../seats.ts";
import { type Choice, choose, dealTable, legalCodes, type TestTable, tablesOf } from "../testing/tables.ts";

interface Playing {
  readonly seed: string;
  readonly dream: string;
  readonly picks: readonly number[];
}

const playing: fc.Arbitrary<Playing> = fc.record({
  seed: fc.string(),
  dream: fc.string(),
  picks: fc.array(fc.nat(30_000), { maxLength: 120, size: "max" }),
});

function seen(table: TestTable, state: Types["state"], viewer: Viewer): string {
  const { game } = table;
  const open = seatsIn(game.actors(state)).map((seat) => [
    seat,
    seat === viewer || game.legalIsPublic(state, seat) ? legalCodes(game, state, seat) : "hidden",
  ]);
  return JSON.stringify([game.view(state, viewer), open, game.scores(state, viewer), game.winners(state)]);
}

function heard(log: Log<Types["event"]>, viewer: Viewer): Types["event"][] {
  return log.map((happening) => eventFor(happening, viewer));
}

/** A move of the twin world that looks to the viewer as `told` does; null if there is none. */
function lookalike(
  table: TestTable,
  twin: Types["state"],
  seat: number,
  told: string,
  viewer: Viewer,
  random: Random,
): number | null {
  const { game } = table;
  const alike = legalCodes(game, twin, seat).filter((code) => {
    const log: Log<Types["event"]> = [];
    game.play(game.clone(twin), seat, code, log);
    return JSON.stringify(heard(log, viewer)) === told;
  });
  return alike[below(random, Math.max(alike.length, 1))] ?? null;
}

interface Tally {
  steps: number;
  /** Steps at which something hidden was really different in the twin. */
  apart: number;
}

function compare(table: TestTable, viewer: Viewer, run: Playing, tally: Tally): void {
  const { game } = table;
  const random = seeded(run.dream);
  const world = dealTable(table, run.seed);
  const story: Types["event"][] = [];
  const imagine = () => game.sampler(game.view(world, viewer), story)(random);
  let twin = imagine();
  for (const pick of run.picks) {
    if (game.actors(world) === 0) return;
    const choice: Choice = choose(game, world, pick);
    const log: Log<Types["event"]> = [];
    game.play(world, choice.seat, choice.code, log);
    const told = heard(log, viewer);
    story.push(...told);
    const text = JSON.stringify(told);
    const code =
      choice.seat === viewer ? choice.code : lookalike(table, twin, choice.seat, text, viewer, random);
    const mayDiffer = told.some((event) => reveals[game.id].includes(event.type));
    if (code === null) {
      // No move of the twin looks like this one: only a revelation can be the reason.
      expect(mayDiffer, `${text} tells ${viewer} something that no rule reveals`).toBe(true);
      twin = imagine();
      continue;
    }
    const twinLog: Log<Types["event"]> = [];
    game.play(twin, choice.seat, code, twinLog);
    const same =
      JSON.stringify(heard(twinLog, viewer)) === text &&
      seen(table, twin, viewer) === seen(table, world, viewer);
    if (!same && mayDiffer) {
      twin = imagine();
      continue;
    }
    expect(heard(twinLog, viewer)).toEqual(told);
    expect(seen(table, twin, viewer)).toBe(seen(table, world, viewer));
    tally.steps++;
    if (JSON.stringify(twin) !== JSON.stringify(world)) tally.apart++;
  }
}

const everyTable = games.flatMap(tablesOf).map((table) => [table.title, table] as const);

describe.each(everyTable)("twin worlds of %s", (_title, table) => {
  const viewers: readonly Viewer[] = [
    "spectator",
    ...Array.from({ length: table.players }, (_, seat) => seat),
  ];

  it.each(viewers)("cannot be told apart by %s", (viewer) => {
    const tally: Tally = { steps: 0, apart: 0 };
    fc.assert(
      fc.property(playing, (run) => compare(table, viewer, run, tally)),
      { numRuns: 6, seed: 1978 },
    );
    // The test would be empty if the twins never differed in anything.
    expect(tally.steps).toBeGreaterThan(0);
    expect(tally.apart).toBeGreaterThan(0);
  });
});
