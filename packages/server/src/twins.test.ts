/**
 * No leak on the wire: two servers whose tables differ in what a viewer cannot know send this viewer the same bytes, in
 * content, order and size, by live connections and by HTTP.
 */
import type { Viewer } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { usualSettings } from "@guinguette/table/settings";
import { legalMoves } from "@guinguette/table/sight";
import type { Table } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import { sit } from "@guinguette/table/testing/sit";
import { allKinds } from "@guinguette/table/testing/through";
import { moveBoth, type Twins, twinsOf } from "@guinguette/table/testing/twins";
import { base } from "@guinguette/wire/version";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { busOver } from "./bus/over-line.ts";
import { postgresLine } from "./bus/postgres-line.ts";
import { settingsIn } from "./ops/settings.ts";
import { openPostgres } from "./store/postgres.ts";
import { gathered } from "./testing/gathered.ts";
import { type SomePerson, somebody } from "./testing/person.ts";
import { hasPostgres, type Postgres, startPostgres } from "./testing/postgres.ts";
import { type Raw, rawTo } from "./testing/raw.ts";
import { sameDraws } from "./testing/same-draws.ts";
import { type Served, served } from "./testing/served.ts";

const long = process.env.PROVE === "long";
const byConsent = { ...usualSettings, takeBack: "consent" } as const;

/** The long proof compares servers on PostgreSQL, too. */
const engines =
  long && hasPostgres("twin worlds on PostgreSQL")
    ? (["SQLite", "PostgreSQL"] as const)
    : (["SQLite"] as const);
/** Here somebody asks all there is to ask after every move, however quick the machine is. */
const settings = settingsIn({ LIMITS: "messages=1000000 requests=1000000" });
/** To make a database and to stop it, on a machine that has other tests to run. */
const PATIENCE = 180_000;

/** With a clock for everybody but the bot in the middle, whose moves the test makes. */
const timed = { clock: { kind: "game", seconds: 600, added: 5 }, away: "fry" } as const;
const withBot = (players: number): Holder[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === 1 && players > 2
      ? { kind: "bot", level: "pike", name: "" }
      : { kind: "person", name: `P${seat}` },
  );

/** One of two worlds: a server, its table, and what the viewer there is sent. */
interface World {
  readonly server: Served;
  readonly id: string;
  readonly person: SomePerson;
  raw: Raw;
}

async function worldOn(
  server: Served,
  game: Table["terms"]["game"],
  players: number,
  viewer: Viewer,
  isWatched: boolean,
): Promise<World> {
  const address = () => server.address;
  const plan = { game, players, settings: byConsent, watching: "seats", ...timed } as const;
  const { room, people } = await gathered(address, plan);
  const own = viewer === "spectator" ? somebody(address) : (people[viewer] as SomePerson);
  if (isWatched) await own.do("PUT", `/tables/${room.id}/seats/${viewer}/shown`, { shown: true });
  const person = isWatched ? somebody(address) : own;
  return { server, id: room.id, person, raw: null as never };
}

/** Puts another table there, as if it had always been this one, and lets the viewer come anew. */
async function show(world: World, table: Table, viewer: Viewer): Promise<void> {
  world.raw?.socket.close();
  const room = await world.server.server.rooms.look(world.id);
  if (room === null) throw new Error("no room");
  room.table = table;
  const { cookie } = world.person;
  world.raw = rawTo(world.server.address, `${base}/tables/${world.id}/live`, cookie === "" ? {} : { cookie });
  const from = viewer === "spectator" ? { as: "public" } : { as: "seat", seat: viewer };
  world.raw.say({ type: "hello", version: 1, ...from, since: 0 });
  await world.raw.until("sight");
}

/** Tells those who watch of the change that this table has just made. */
async function tell({ server, id }: World, table: Table): Promise<void> {
  await server.server.rooms.act(id, (room) => {
    const change = table.changes.at(-1);
    if (change === undefined) throw new Error("nothing happened");
    room.number++;
    return { entry: { kind: "changed", person: null, change }, value: null };
  });
}

/** Asks all there is to ask, and gives all bytes that came so far. */
async function bytesIn({ raw, person, id }: World, table: Table, viewer: Viewer): Promise<string> {
  const number = table.changes.length;
  const moves = viewer === "spectator" ? [] : legalMoves(table, viewer).slice(0, 3);
  // A number to come: every kind of offer is answered, and none is accepted.
  for (const [id, offered] of allKinds(table, viewer === "spectator" ? 0 : viewer).entries())
    raw.say({ type: "offer", id, offer: { ...offered, seen: number + 1 } });
  raw.say({ type: "may-take-back", id: 900 });
  for (const [id, move] of moves.entries()) raw.say({ type: "could-take-back", id, move });
  for (let at = Math.max(0, table.moves.length - 3); at <= table.moves.length; at++)
    raw.say({ type: "deed", id: at, at });
  await settled(raw);
  const pages = await Promise.all(
    [`/tables/${id}`, `/tables/${id}/record`].map((path) => person.ask("GET", path)),
  );
  const heads = pages.map(({ status, text, headers }) => [status, text, headers.get("content-length")]);
  return JSON.stringify([raw.texts, raw.texts.map((text) => Buffer.byteLength(text)), heads]);
}

async function settled(raw: Raw): Promise<void> {
  raw.say({ type: "ping", id: 902 });
  await raw.until("pong");
}

describe.each(engines)("on %s", (engine) => {
  let servers: readonly Served[];
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    postgres = engine === "PostgreSQL" ? await startPostgres() : null;
    servers = await Promise.all(
      [0, 1].map(async () => {
        const same = { draw: sameDraws(), now: () => 0, byItself: false, settings };
        if (postgres === null) return served(same);
        const place = await postgres.place();
        return served({
          ...same,
          store: await openPostgres(place, () => {}),
          bus: busOver(postgresLine(place)),
        });
      }),
    );
  }, PATIENCE);
  afterAll(async () => {
    for (const server of servers) {
      await server.close();
      expect(server.notes).toEqual([]);
    }
    await postgres?.close();
  }, PATIENCE);

  describe.each(games.map((game) => [game.id, game] as const))("two worlds of %s", (_id, game) => {
    it("that a viewer cannot tell apart send them the same bytes", async () => {
      const players = Math.min(3, Math.max(...game.about.players));
      // By a stranger, from their own seat, and by a stranger from a seat that agrees to it.
      const viewers: readonly (readonly [Viewer, boolean])[] = [
        ["spectator", false],
        [0, false],
        [players - 1, false],
        [0, true],
      ];
      let apart = 0;
      let compared = 0;
      for (const [viewer, isWatched] of viewers) {
        const twins: Twins = twinsOf(
          sit(game.id, players, { settings: byConsent, holders: withBot(players) }),
          viewer,
          seeded(`wire ${viewer}`),
        );
        const [one, other] = await Promise.all(
          servers.map((server) => worldOn(server, game.id, players, viewer, isWatched)),
        );
        if (one === undefined || other === undefined) throw new Error("no worlds");
        const both = async () => {
          await Promise.all([show(one, twins.world, viewer), show(other, twins.twin, viewer)]);
        };
        await both();
        const pick = picksFrom(`wire ${viewer}`);
        for (let step = 0; step < (long ? 120 : 8); step++) {
          const became = moveBoth(twins, pick());
          if (became === "over") break;
          if (became === "revealed") await both();
          else await Promise.all([tell(one, twins.world), tell(other, twins.twin)]);
          const [here, there] = await Promise.all([
            bytesIn(one, twins.world, viewer),
            bytesIn(other, twins.twin, viewer),
          ]);
          expect(there).toBe(here);
          expect(here).toContain('\\"type\\":\\"clock\\"');
          compared++;
          if (JSON.stringify(twins.twin.state) !== JSON.stringify(twins.world.state)) apart++;
        }
        one.raw.socket.close();
        other.raw.socket.close();
      }
      if (game.about.hidden || game.about.chance) expect(apart).toBeGreaterThan(0);
      console.log(
        `proved: ${game.id} on ${engine}: ${compared} comparisons of all bytes, ${apart} of different worlds`,
      );
    });
  });
});
