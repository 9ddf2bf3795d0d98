/**
 * No leak by a delay: on two servers the same game is played alike up to some move, and then otherwise. Whoever watches
 * with a delay is sent the same bytes by both as long as that move is not old enough, whatever they ask and however often
 * they come anew.
 */
import { type GameId, gameIds } from "@guinguette/rules/contract";
import { seatsIn } from "@guinguette/rules/seats";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { legalMoves } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import { base } from "@guinguette/wire/version";
import { afterAll, beforeAll, expect, it } from "vitest";
import { offerAt } from "./room/offering.ts";
import { stageOf } from "./room/room.ts";
import { gathered } from "./testing/gathered.ts";
import { type SomePerson, somebody } from "./testing/person.ts";
import { type Raw, rawTo } from "./testing/raw.ts";
import { sameDraws } from "./testing/same-draws.ts";
import { type Served, served } from "./testing/served.ts";

const long = process.env.PROVE === "long";
const delay = 60;

const clock = { now: 1_000_000 };
let servers: readonly Served[];
beforeAll(async () => {
  servers = await Promise.all([0, 1].map(() => served({ draw: sameDraws(), now: () => clock.now })));
});
afterAll(async () => {
  for (const server of servers) {
    await server.close();
    expect(server.notes).toEqual([]);
  }
});

interface World {
  readonly server: Served;
  readonly id: string;
  /** Who opened the table and sits nowhere, and somebody who only has the link. */
  readonly askers: readonly SomePerson[];
  /** Who was there from the beginning. */
  readonly old: Raw;
  /** Who has the second seat, and is there too. */
  readonly sitter: Raw;
}

async function play({ server, id }: World, count: number, pick: () => number): Promise<void> {
  for (let step = 0; step < count; step++)
    await server.server.rooms.act(id, (room) => {
      if (room.table === null) throw new Error("not begun");
      const [seat = 0] = seatsIn(awaited(room.table));
      const moves = legalMoves(room.table, seat);
      const move = moves[pick() % moves.length];
      if (move === undefined) return { entry: null, value: null };
      const offered = { kind: "play", seen: room.table.changes.length, move } as const;
      return { entry: offerAt(room, seat, offered, null).entry, value: null };
    });
}

async function isOverAt({ server, id }: World): Promise<boolean> {
  const room = await server.server.rooms.look(id);
  return room !== null && stageOf(room) === "over";
}

/** The second seat is left, and the first gives the game up. */
async function giveUp({ server, id }: World): Promise<void> {
  for (const [seat, wished] of [
    [1, { kind: "stand-up" }],
    [0, { kind: "resign", level: "fry" }],
  ] as const)
    await server.server.rooms.act(id, (room) => {
      const offered = { ...wished, seen: room.table?.changes.length ?? 0 };
      return { entry: offerAt(room, seat, offered, room.seats[seat]?.person ?? null).entry, value: null };
    });
}

function look({ server, id }: Pick<World, "server" | "id">, how: object, cookie = ""): Raw {
  const raw = rawTo(server.address, `${base}/tables/${id}/live`, cookie === "" ? {} : { cookie });
  raw.say({ type: "hello", version: 1, since: 0, ...how });
  return raw;
}

/** All bytes that somebody who watches can get, by whatever they ask. */
async function bytesIn(world: World): Promise<string> {
  const raws = [world.old, look(world, { as: "public" }), look(world, { as: "seat", seat: 0 })];
  raws.push(look(world, { as: "public", since: 3 }));
  for (const raw of raws) {
    raw.say({ type: "offer", id: 1, offer: { kind: "stand-up", seen: 0 } });
    raw.say({ type: "signal", id: 2, signal: "thanks" });
    raw.say({ type: "may-take-back", id: 3 });
    for (let at = 0; at < 12; at++) raw.say({ type: "deed", id: 10 + at, at });
    raw.say({ type: "ping", id: 902 });
    await raw.until("pong");
  }
  for (const raw of raws.slice(1)) raw.socket.close();
  const paths = [`/tables/${world.id}`, `/tables/${world.id}/record`, "/me/tables"];
  const pages = await Promise.all(
    world.askers.flatMap((asker) => paths.map((path) => asker.ask("GET", path))),
  );
  const wishes: readonly [string, string, unknown][] = [
    ["POST", "/seats/0", { name: "Eve", chance: "0".repeat(32) }],
    ["DELETE", "/seats/0", undefined],
    ["PUT", "/seats/0/shown", { shown: true }],
    ["POST", "/start", undefined],
    ["PATCH", "", { delay: 0 }],
  ];
  for (const asker of world.askers)
    for (const [method, path, body] of wishes)
      pages.push(await asker.ask(method, `/tables/${world.id}${path}`, body));
  const heads = pages.map(({ status, text, headers }) => [status, text, headers.get("content-length")]);
  const isPresence = (text: string) => text.startsWith('{"type":"presence"');
  const texts = raws.map((raw) => raw.texts.filter((text) => !isPresence(text)));
  // How many watch is told when those of before have left: whenever that is, and however often.
  const present = raws.map((raw) => [
    ...new Set(raw.texts.filter(isPresence).map((text) => text.replace(/"watching":\d+/, ""))),
  ]);
  return JSON.stringify([texts, present, heads]);
}

async function worldOn(server: Served, game: GameId): Promise<World> {
  const address = () => server.address;
  const host = somebody(address);
  const plan = { game, players: 2, delay, watching: "seats" } as const;
  const { room, people } = await gathered(address, plan, undefined, host);
  await people[0]?.do("PUT", `/tables/${room.id}/seats/0/shown`, { shown: true });
  const stranger = somebody(address);
  await stranger.ask("POST", "/me");
  const world = { server, id: room.id, askers: [host, stranger] };
  const sitter = look(world, { as: "seat" }, people[1]?.cookie);
  await sitter.until("sight");
  const old = look(world, { as: "public" });
  // Greeted before the clock goes on: whoever comes later is told otherwise, on one server as on the other.
  await old.until("room");
  return { ...world, sitter, old };
}

it.each(gameIds)(
  "two games of %s that differ in what is too new look the same to whoever watches",
  async (game) => {
    let compared = 0;
    for (let alike = 0; alike < (long ? 40 : 6); alike += 5) {
      const worlds = await Promise.all(servers.map((server) => worldOn(server, game)));
      const [one, other] = worlds as [World, World];
      for (const world of worlds) await play(world, alike, picksFrom(`alike ${alike}`));
      // As many moves as this game has.
      if (await isOverAt(one)) break;
      clock.now += 1_000 * delay;
      // What is old enough is seen; then each goes its own way, and one of them to the end.
      for (const { old } of worlds) expect((await old.until("sight")).sight.moves).toBe(alike);
      await play(one, 3, picksFrom(`apart ${alike}`));
      if (await isOverAt(one)) break;
      await play(other, 2, picksFrom(`otherwise ${alike}`));
      await giveUp(other);
      for (const wait of [0, 1_000 * delay - 1]) {
        clock.now += wait;
        const [here, there] = [await bytesIn(one), await bytesIn(other)];
        expect(there).toBe(here);
        compared++;
      }
      expect(await Promise.all(worlds.map(isOverAt))).toEqual([false, true]);
      for (const { old, sitter } of worlds) for (const raw of [old, sitter]) raw.socket.close();
    }
    console.log(`proved: ${game}: ${compared} comparisons of all bytes of those who watch late`);
  },
);
