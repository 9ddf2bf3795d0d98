/**
 * No leak by what people do beside their moves: at two tables that a viewer cannot tell apart the same persons take moves
 * back, take hints, ask to and are answered, let their time run out, come and go, give signs and give up; bots play for them. Each
 * connection of the viewer gets the same bytes, and so does whatever they ask by HTTP; the servers write down and count
 * the same.
 */
import type { GameId, Types, Viewer } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { picksFrom } from "@guinguette/rules/testing/tables";
import type { Clock } from "@guinguette/table/decide";
import { usualSettings } from "@guinguette/table/settings";
import { isOver } from "@guinguette/table/table";
import { twinsOf } from "@guinguette/table/testing/twins";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { busOver } from "./bus/over-line.ts";
import { postgresLine } from "./bus/postgres-line.ts";
import { logAt } from "./ops/log.ts";
import { settingsIn } from "./ops/settings.ts";
import { openPostgres } from "./store/postgres.ts";
import { wallClock } from "./tending/wall-clock.ts";
import { hasPostgres, type Postgres, startPostgres } from "./testing/postgres.ts";
import { sameDraws } from "./testing/same-draws.ts";
import { type Served, served } from "./testing/served.ts";
import { answersIn, figuresOf, linesOf } from "./testing/twin-answers.ts";
import { askAll, begin, type Course, compare, play } from "./testing/twin-course.ts";
import { episodes, present } from "./testing/twin-episodes.ts";
import { roomAt, type Thinker, type Venue, type World, worldIn } from "./testing/twin-world.ts";

const long = process.env.PROVE === "long";
const byConsent = { ...usualSettings, takeBack: "consent", hints: "told" } as const;
/** The long proof compares servers on PostgreSQL, too: there those who look do so through another process than those who
 * play. */
const engines =
  long && hasPostgres("twin worlds on PostgreSQL")
    ? (["SQLite", "PostgreSQL"] as const)
    : (["SQLite"] as const);
/** Here somebody asks all there is to ask, however quick the machine is. */
const settings = settingsIn({
  LIMITS: "messages=1000000 requests=1000000 rare=1000000 thought=1000000 tables=1000000",
  LOG_LEVEL: "debug",
});
/** To make a database and to stop it, on a machine that has other tests to run. */
const PATIENCE = 180_000;
const withClock = { clock: { kind: "game", seconds: 3_000, added: 5 }, away: "fry" } as const;
const withoutClock = { away: "fry" } as const;

/** However busy the machine is: nobody gives up waiting for a bot. */
const patient: Clock = {
  ...wallClock,
  timer: (milliseconds) =>
    milliseconds < 10_000 ? wallClock.timer(milliseconds) : { done: new Promise(() => {}), stop() {} },
};

/** Its bots think what the test says. */
async function venueOf(clock: { readonly now: number }, postgres: Postgres | null): Promise<Venue> {
  const thinkers: Thinker[] = [];
  const thinking = {
    turn: async () => ({
      places: [
        (thought: Thinker["thought"]) =>
          new Promise<Types["move"]>((decide) => thinkers.push({ thought, decide })),
      ],
      done() {},
    }),
    isFull: () => false,
    close() {},
  };
  const lines: string[][] = [];
  const draw = sameDraws();
  const place = await postgres?.place();
  const door = async (byItself: boolean): Promise<Served> => {
    const written: string[] = [];
    lines.push(written);
    const log = logAt(settings.level, (line) => void written.push(line));
    const now = () => clock.now;
    const same = { draw, now, ticks: now, settings, log, thinking, clock: patient, byItself };
    if (place === undefined) return served(same);
    return served({ ...same, store: await openPostgres(place, () => {}), bus: busOver(postgresLine(place)) });
  };
  const doors = [await door(true)];
  // It looks after nothing: what happens at the tables is then done by one of them in both worlds.
  if (place !== undefined) doors.push(await door(false));
  return { doors, lines, thinkers };
}

/** What has to have been done at one of the tables at least: else nothing of it was compared. */
const mustBeDone = [
  ...["played", "unsealed", "taken back", "asked", "one agreed", "agreed", "refused", "withdrawn"],
  ...["hint taken", "hint asked for again"],
  ...["lapsed by a move", "lapsed by getting up", "got up", "signs", "gone for a moment", "gone for longer"],
  ...["held for who is away", "played for who is away", "back", "time ran out", "back in time"],
  ...["voted", "voted out", "played for who was voted out", "said to be back"],
  ...["stood up", "bot in", "bot out", "sat down", "resigned", "not shown any more", "asked for all"],
];

interface Counted {
  readonly done: Map<string, number>;
  compared: number;
  apart: number;
  answers: number;
}

async function follow(
  game: GameId,
  players: number,
  viewer: Viewer,
  more: object,
  seed: string,
  postgres: Postgres | null,
  counted: Counted,
): Promise<void> {
  const clock = { now: 1_000_000 };
  const venues = await Promise.all([0, 1].map(() => venueOf(clock, postgres)));
  const plan = { game, players, settings: byConsent, ...more };
  const worlds = await Promise.all(venues.map((venue) => worldIn(venue, plan, viewer)));
  const [one, other] = worlds as [World, World];
  const { table } = await roomAt(one.doors[0], one.id);
  if (table === null) throw new Error("not begun");
  const { done } = counted;
  const course: Course = {
    worlds: [one, other],
    twins: twinsOf(table, viewer, seeded(seed)),
    clock,
    pick: picksFrom(seed),
    askers: long ? [false, true] : [viewer !== "spectator"],
    done,
    compared: 0,
    apart: 0,
  };
  const everything = async () => {
    await askAll(course);
    const { world, twin } = course.twins;
    const [here, there] = await Promise.all([answersIn(one, world, viewer), answersIn(other, twin, viewer)]);
    expect(there).toEqual(here);
    expect(linesOf(other)).toEqual(linesOf(one));
    expect(await figuresOf(other)).toEqual(await figuresOf(one));
    counted.answers += here.length;
  };
  await present(course);
  await begin(course);
  await compare(course, "begun");
  for (const [at, episode] of episodes.entries()) {
    if ((await play(course)) === "over") break;
    await episode(course);
    if (isOver(course.twins.world)) break;
    if (long || at % 6 === 0) await everything();
  }
  counted.compared += course.compared;
  counted.apart += course.apart;
  for (const { seats, watched, doors, lines } of worlds) {
    for (const raw of [...seats, ...watched]) raw.socket.close();
    for (const door of doors) await door.close();
    for (const line of lines.flat()) expect(line).not.toContain('"level":"error"');
  }
}

describe.each(engines)("on %s", (engine) => {
  let postgres: Postgres | null = null;
  const done = new Map<string, number>();
  let followed = 0;
  beforeAll(async () => {
    postgres = engine === "PostgreSQL" ? await startPostgres() : null;
  }, PATIENCE);
  afterAll(async () => {
    await postgres?.close();
    // Whoever runs one game alone may do less.
    if (followed === games.length) expect([...done.keys()]).toEqual(expect.arrayContaining(mustBeDone));
  }, PATIENCE);

  it.concurrent.each(games.map((game) => [game.id, game] as const))(
    "two tables of %s where the same is done look the same to whoever cannot tell them apart",
    async (id, game) => {
      const players = Math.min(3, Math.max(...game.about.players));
      const seats = Array.from({ length: players }, (_, seat) => seat);
      const counted: Counted = { done, compared: 0, apart: 0, answers: 0 };
      const follows = (viewer: Viewer, more: object) =>
        follow(id, players, viewer, more, `deeds ${viewer} 0`, postgres, counted);
      if (long && engine === "PostgreSQL") {
        await follows("spectator", withoutClock);
        await follows(players - 1, withClock);
      } else if (long)
        for (const viewer of ["spectator", ...seats] as Viewer[]) {
          await follows(viewer, withClock);
          await follows(viewer, withoutClock);
        }
      else if (game.about.hidden) await follows(players - 1, id === "wishes" ? withoutClock : withClock);
      else await follows("spectator", withoutClock);
      expect(counted.apart).toBeGreaterThan(0);
      followed++;
      console.log(
        `proved: ${id} on ${engine}: ${counted.compared} comparisons after episodes, ${counted.apart} of different worlds, ${counted.answers} answers by HTTP`,
      );
    },
  );
});
