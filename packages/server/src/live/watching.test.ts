/** Those who watch: what they see, from where, and when they are cut off. */
import type { NewTable } from "@guinguette/wire/http";
import { describe, expect, it } from "vitest";
import { offerAt } from "../room/offering.ts";
import { type Gathered, gathered } from "../testing/gathered.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import type { Served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";
import { MOST_INCIDENTS } from "./telling.ts";

const given: NewTable = { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } };
const cast = { type: "cast", card: "catch", bait: 2 };

function looking(server: Served, table: string, person: SomePerson | null, how: object): Raw {
  const raw = rawTo(
    server.address,
    `/api/v1/tables/${table}/live`,
    person === null ? {} : { cookie: person.cookie },
  );
  raw.say({ type: "hello", version: 1, since: 0, ...how });
  return raw;
}

/** What a seat sees, as the table itself says. */
async function play({ room, people }: Gathered, server: Served, offer: object): Promise<void> {
  const ana = looking(server, room.id, people[0] ?? null, { as: "seat", since: null });
  ana.say({ type: "offer", id: 1, offer });
  expect((await ana.until("answer")).answer).toMatchObject({ ok: true });
  ana.socket.close();
}

describe("a seat whose person agrees", () => {
  it("is watched as it is seen there, without a say, until they do not agree any more", async () => {
    const server = await someServer();
    const table = await gathered(() => server.address, { ...given, watching: "seats" });
    const { room, people } = table;
    const [ana, bo] = people as [SomePerson, SomePerson];
    const stranger = somebody(() => server.address);
    const refused = looking(server, room.id, stranger, { as: "seat", seat: 0 });
    expect((await refused.until("problem")).problem.type).toContain("not-yours");
    const path = `/tables/${room.id}/seats/0/shown`;
    expect((await bo.ask("PUT", path, { shown: true })).status).toBe(403);
    expect((await ana.ask("PUT", path, { shown: "yes" })).status).toBe(400);
    expect((await ana.do("PUT", path, { shown: true })).shown).toEqual([0]);

    const own = looking(server, room.id, ana, { as: "seat" });
    const watcher = looking(server, room.id, stranger, { as: "seat", seat: 0 });
    expect(await watcher.until("hello")).toMatchObject({ viewer: 0 });
    const seen = await watcher.until("sight");
    expect(seen).toEqual(await own.until("sight"));
    watcher.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move: cast } });
    expect((await watcher.until("answer")).answer).toMatchObject({ ok: false });
    watcher.say({ type: "may-take-back", id: 2 });
    expect((await watcher.until("may-take-back")).how).toBeNull();
    // Another player looks into no hand, whoever agreed.
    const rival = looking(server, room.id, bo, { as: "seat", seat: 0 });
    expect((await rival.until("problem")).problem.type).toContain("not-yours");

    await ana.do("PUT", path, { shown: false });
    expect((await watcher.until("problem")).problem.type).toContain("not-yours");
    await play(table, server, { kind: "play", seen: 0, move: cast });
    await watcher.ended;
    expect(watcher.texts.at(-1)).toContain("not-yours");
    own.socket.close();
  });
});

it("whoever says hello from a seat while its person takes their consent back is not let in", async () => {
  const server = await someServer();
  const { room, people } = await gathered(() => server.address, { ...given, watching: "seats" });
  const [ana] = people as [SomePerson];
  const path = `/tables/${room.id}/seats/0/shown`;
  await ana.do("PUT", path, { shown: true });
  const { rooms } = server.server;
  const { act } = rooms;
  // A bot holds the seat: to say hello from there takes a second look, and the consent ends before it.
  await act(room.id, (there) => {
    const held = { kind: "time-out", seen: 0, level: "fry" } as const;
    return { entry: offerAt(there, 0, held, null).entry, value: null };
  });
  const meanwhile: typeof act = async (...given) => {
    Object.assign(rooms, { act });
    const done = await act(...given);
    await ana.do("PUT", path, { shown: false });
    return done;
  };
  const stranger = somebody(() => server.address);
  await stranger.ask("POST", "/me");
  Object.assign(rooms, { act: meanwhile });
  const raw = looking(server, room.id, stranger, { as: "seat", seat: 0 });
  expect(await raw.next()).toMatchObject({ type: "problem", problem: { status: 403 } });
  expect(await raw.next()).toBeNull();
});

it("whoever comes late to a table where much has happened beside the moves is told the last of it", async () => {
  const server = await someServer();
  const { room } = await gathered(() => server.address, given);
  await server.server.rooms.act(room.id, (there) => ({
    entry: offerAt(there, 1, { kind: "stand-up", seen: 0 }, there.seats[1]?.person ?? null).entry,
    value: null,
  }));
  for (let n = 1; n < MOST_INCIDENTS + 50; n++)
    await server.server.rooms.act(room.id, (there) => {
      const bot = { kind: "bot-in", seen: n, level: n % 2 === 0 ? "fry" : "perch", name: "" } as const;
      return { entry: offerAt(there, 1, bot, null).entry, value: null };
    });
  const raw = looking(server, room.id, null, { as: "public" });
  const { sight } = await raw.until("sight");
  const numbers = Array.from({ length: MOST_INCIDENTS }, (_, n) => 51 + n);
  expect(sight.incidents.map(({ number }) => number)).toEqual(numbers);
  raw.socket.close();
});

it("who watches hears of moves, clocks and signs as those do who play", async () => {
  const server = await someServer();
  const seconds = { kind: "move", seconds: 60 } as const;
  const table = await gathered(() => server.address, { ...given, clock: seconds });
  const { room, people } = table;
  const watcher = looking(server, room.id, null, { as: "public" });
  expect((await watcher.until("clock")).seats.map(({ running }) => running)).toEqual([true, false]);
  await play(table, server, { kind: "play", seen: 0, move: cast });
  expect((await watcher.until("sight")).sight).toMatchObject({ number: 1, viewer: "spectator" });
  expect((await watcher.until("clock")).seats.map(({ running }) => running)).toEqual([false, true]);
  const ana = looking(server, room.id, people[0] ?? null, { as: "seat" });
  ana.say({ type: "signal", id: 1, signal: "oh-no" });
  expect(await watcher.until("signalled")).toMatchObject({ seat: 0, signal: "oh-no" });
  for (const raw of [watcher, ana]) raw.socket.close();
});

it("who loses their seat while they watch goes on watching, as one who has none", async () => {
  const server = await someServer();
  const { room, people } = await gathered(() => server.address, given);
  const [ana, bo] = people as [SomePerson, SomePerson];
  const raw = looking(server, room.id, bo, { as: "public" });
  expect((await raw.until("room")).room.mine.seat).toBe(1);
  await bo.do("DELETE", `/tables/${room.id}/seats/1`);
  await ana.do("PUT", `/tables/${room.id}/seats/1/bot`, { level: "fry" });
  await ana.do("DELETE", `/tables/${room.id}/seats/1`);
  for (;;) if ((await raw.until("room")).room.mine.seat === null) break;
  expect((await raw.until("sight")).sight.number).toBe(3);
  raw.socket.close();
});

it("who opened the table and only watches may let a bot hold the seat of somebody who is away", async () => {
  let [time, ticks] = [1_000_000, 0];
  const server = await someServer({ now: () => time, ticks: () => ticks });
  const host = somebody(() => server.address);
  const { room, people } = await gathered(() => server.address, given, undefined, host);
  // Somebody waits for whoever is away.
  const bo = looking(server, room.id, people[1] ?? null, { as: "seat" });
  const raw = looking(server, room.id, host, { as: "public" });
  await bo.until("sight");
  await raw.until("hello");
  time += 200_000;
  ticks += 200_000;
  raw.say({ type: "may-hold", id: 1, seat: 0 });
  raw.say({ type: "hold", id: 2, seat: 0 });
  expect([(await raw.until("may-hold")).in, (await raw.until("hold")).held]).toEqual([0, true]);
  for (const each of [bo, raw]) each.socket.close();
});
