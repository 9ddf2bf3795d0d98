/** Those who watch: what they see, from where, how late, and when they are cut off. */
import type { NewTable } from "@guinguette/wire/http";
import { exported } from "@guinguette/wire/people";
import { describe, expect, it, onTestFinished } from "vitest";
import { offerAt } from "../room/offering.ts";
import { type Gathered, gathered } from "../testing/gathered.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import { type Served, served } from "../testing/served.ts";
import { MOST_INCIDENTS } from "./telling.ts";

/** A server whose time is in the test's hands. */
async function timed(): Promise<{ server: Served; clock: { now: number } }> {
  const clock = { now: 1_000_000 };
  const server = await served({ now: () => clock.now });
  onTestFinished(async () => {
    await server.close();
    expect(server.notes).toEqual([]);
  });
  return { server, clock };
}

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
    const { server } = await timed();
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
  const { server } = await timed();
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
  const { server } = await timed();
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

describe("a table with a delay", () => {
  it("is seen as it was then, by live connections old and new and by HTTP, to its very end", async () => {
    const { server, clock } = await timed();
    const table = await gathered(() => server.address, { ...given, delay: 30 });
    const { room, people } = table;
    const [ana] = people as [SomePerson];
    const stranger = somebody(() => server.address);
    const old = looking(server, room.id, stranger, { as: "public" });
    expect((await old.until("room")).room.stage).toBe("playing");
    await play(table, server, { kind: "play", seen: 0, move: cast });
    clock.now += 29_999;
    expect(await numbers()).toEqual({ news: null, deed: null, stage: "playing", record: 409 });
    expect(old.texts.some((text) => text.startsWith('{"type":"sight"'))).toBe(false);
    clock.now += 1;
    expect((await old.until("sight")).sight.number).toBe(1);
    expect(await numbers()).toEqual({ news: 1, deed: 0, stage: "playing", record: 409 });

    // Signs would tell that something happens; the end is told when it is seen, and the record with it.
    await play(table, server, { kind: "resign", seen: 1, level: "fry" });
    const seated = looking(server, room.id, ana, { as: "public" });
    expect((await seated.until("sight")).sight.winners).toEqual([1]);
    seated.socket.close();
    expect((await ana.ask("GET", `/tables/${room.id}/record`)).status).toBe(200);
    clock.now += 29_999;
    expect(await numbers()).toEqual({ news: 1, deed: 0, stage: "playing", record: 409 });
    clock.now += 1;
    expect((await old.until("sight")).sight.winners).toEqual([1]);
    expect(await numbers()).toEqual({ news: 2, deed: 0, stage: "over", record: 200 });
    old.socket.close();

    /** What somebody who comes now is told of, by whatever they ask. */
    async function numbers() {
      const raw = looking(server, room.id, null, { as: "public" });
      raw.say({ type: "deed", id: 1, at: 0 });
      const { deed } = await raw.until("deed");
      const sights = raw.texts.filter((text) => text.startsWith('{"type":"sight"'));
      raw.socket.close();
      const last = sights.at(-1);
      const { stage } = await stranger.do("GET", `/tables/${room.id}`);
      const { status } = await stranger.ask("GET", `/tables/${room.id}/record`);
      const news = last === undefined ? null : (JSON.parse(last).sight.number as number);
      return { news, deed: deed?.seat ?? null, stage, record: status };
    }
  });

  it("is taken away by a host without a seat as they see it, and no sooner", async () => {
    const { server, clock } = await timed();
    const host = somebody(() => server.address);
    const table = await gathered(() => server.address, { ...given, delay: 30 }, ["Ana", "Bo"], host);
    const taken = async () => {
      const { tables } = exported.parse((await host.ask("GET", "/me/export")).body);
      return tables.map(({ room: { stage, digest }, record }) => [stage, digest !== null, record !== null]);
    };
    await play(table, server, { kind: "resign", seen: 0, level: "fry" });
    clock.now += 29_999;
    expect(await taken()).toEqual([["playing", false, false]]);
    clock.now += 1;
    expect(await taken()).toEqual([["over", true, true]]);
  });

  it("is told to whoever reloads their page, though nobody looked while it was played", async () => {
    const { server, clock } = await timed();
    const { room } = await gathered(() => server.address, { ...given, delay: 30 });
    const before = looking(server, room.id, null, { as: "public" });
    await before.until("room");
    before.socket.close();
    await before.ended;
    await server.server.rooms.act(room.id, (there) => ({
      entry: offerAt(there, 0, { kind: "play", seen: 0, move: cast }, null).entry,
      value: null,
    }));
    const after = looking(server, room.id, null, { as: "public" });
    await after.until("room");
    clock.now += 30_000;
    expect((await after.until("sight")).sight.number).toBe(1);
    after.socket.close();
  });

  it("is seen so too by whoever loses their seat while they watch", async () => {
    const { server, clock } = await timed();
    const table = await gathered(() => server.address, { ...given, delay: 30 });
    const { room, people } = table;
    const [ana, bo] = people as [SomePerson, SomePerson];
    await play(table, server, { kind: "play", seen: 0, move: cast });
    const raw = looking(server, room.id, bo, { as: "public" });
    expect((await raw.until("sight")).sight.number).toBe(1);
    clock.now += 10_000;
    // Bo gets up, and the host gives the seat away: from now on Bo sees what anybody does.
    await bo.do("DELETE", `/tables/${room.id}/seats/1`);
    await ana.do("PUT", `/tables/${room.id}/seats/1/bot`, { level: "fry" });
    await ana.do("DELETE", `/tables/${room.id}/seats/1`);
    for (;;) if ((await raw.until("room")).room.mine.seat === null) break;
    const before = raw.texts.length;
    clock.now += 20_000;
    expect((await raw.until("sight")).sight.number).toBe(1);
    clock.now += 10_000;
    expect((await raw.until("sight")).sight.number).toBe(4);
    const numbers = raw.texts.slice(before).filter((text) => text.startsWith('{"type":"sight"'));
    expect(numbers.map((text) => JSON.parse(text).sight.number)).toEqual([1, 4]);
    raw.socket.close();
  });

  it("is seen so too by who opened it and asks for the same table again, and by their list of tables", async () => {
    const { server, clock } = await timed();
    const host = somebody(() => server.address);
    const key = { "idempotency-key": "once" };
    const open = () => host.do("POST", "/tables", { ...given, delay: 30 }, key);
    const { id } = await open();
    const people = [0, 1].map(() => somebody(() => server.address));
    for (const [seat, person] of people.entries())
      await person.do("POST", `/tables/${id}/seats/${seat}`, { name: `P${seat}`, chance: "0".repeat(32) });
    const room = await host.do("POST", `/tables/${id}/start`);
    const listed = async () => (await host.ask("GET", "/me/tables")).body as { tables: { room: object }[] };
    await play({ room, people }, server, { kind: "resign", seen: 0, level: "fry" });
    clock.now += 29_999;
    expect(await open()).toMatchObject({ id, stage: "playing", digest: null });
    expect(await listed()).toMatchObject({ tables: [{ room: { stage: "playing" } }] });
    clock.now += 1;
    expect(await open()).toMatchObject({ stage: "over", digest: expect.any(String) });
    expect(await listed()).toMatchObject({ tables: [{ room: { stage: "over" } }] });
  });

  it("is seen so too by whoever asks once more for the next table, where another has their seat", async () => {
    const { server, clock } = await timed();
    const before = await gathered(() => server.address, { ...given, listed: true, delay: 30 });
    const [ana, bo] = before.people as [SomePerson, SomePerson];
    await play(before, server, { kind: "resign", seen: 0, level: "fry" });
    const next = `/tables/${before.room.id}/next`;
    const { id, plan } = await bo.do("POST", next);
    // Who watches the game before late is not told by the list that it is over.
    expect(plan.listed).toBe(false);
    expect((await somebody(() => server.address).ask("GET", "/tables")).body).toMatchObject({ tables: [] });
    const cleo = somebody(() => server.address);
    await bo.do("DELETE", `/tables/${id}/seats/0`);
    for (const [seat, person] of [cleo, bo].entries())
      await person.do("POST", `/tables/${id}/seats/${seat}`, { name: `Q${seat}`, chance: "0".repeat(32) });
    const room = await bo.do("POST", `/tables/${id}/start`);
    await play({ room, people: [cleo, bo] }, server, { kind: "resign", seen: 0, level: "fry" });
    clock.now += 29_999;
    expect(await ana.do("POST", next)).toMatchObject({ id, stage: "playing", digest: null });
    clock.now += 1;
    expect(await ana.do("POST", next)).toMatchObject({ id, stage: "over", digest: expect.any(String) });
  });

  it("is folded again for whoever comes first to see it, and that counts as thought", async () => {
    const { server } = await timed();
    const { room } = await gathered(() => server.address, { ...given, delay: 60 });
    const pondered = async () => {
      const text = await (await fetch(`${server.address}/metrics`)).text();
      return Number(/^guinguette_pondered_total (\d+)/m.exec(text)?.[1]);
    };
    const before = await pondered();
    const first = looking(server, room.id, null, { as: "public" });
    await first.until("hello");
    expect(await pondered()).toBe(before + 1);
    // Who comes after them finds it.
    const second = looking(server, room.id, null, { as: "public" });
    await second.until("hello");
    expect(await pondered()).toBe(before + 1);
    for (const { socket } of [first, second]) socket.close();
  });

  it("tells at once from which seats one may watch", async () => {
    const { server } = await timed();
    const plan = { ...given, delay: 30, watching: "seats" } as const;
    const { room, people } = await gathered(() => server.address, plan);
    const late = looking(server, room.id, null, { as: "public" });
    expect((await late.until("room")).room.shown).toEqual([]);
    await people[0]?.do("PUT", `/tables/${room.id}/seats/0/shown`, { shown: true });
    expect((await late.until("room")).room.shown).toEqual([0]);
    late.socket.close();
  });

  it("has its clocks seen as they were then, too", async () => {
    const { server, clock } = await timed();
    const seconds = { kind: "move", seconds: 60 } as const;
    const table = await gathered(() => server.address, { ...given, delay: 30, clock: seconds });
    const old = looking(server, table.room.id, null, { as: "public" });
    await old.until("presence");
    await play(table, server, { kind: "play", seen: 0, move: cast });
    clock.now += 30_000;
    await old.until("sight");
    const { seats } = await old.until("clock");
    expect(seats).toEqual([
      { left: 60_000, running: false },
      { left: 60_000, running: true },
    ]);
    old.socket.close();
  });

  it("tells nobody who watches of signs", async () => {
    const { server } = await timed();
    const { room, people } = await gathered(() => server.address, { ...given, delay: 30 });
    const [ana, bo] = people.map((person) => looking(server, room.id, person, { as: "seat" }));
    const stranger = looking(server, room.id, null, { as: "public" });
    for (const raw of [ana, bo]) await raw?.until("sight");
    await stranger.until("presence");
    ana?.say({ type: "signal", id: 1, signal: "oh-no" });
    expect(await bo?.until("signalled")).toMatchObject({ seat: 0 });
    stranger.say({ type: "ping", id: 3 });
    await stranger.until("pong");
    expect(stranger.texts.join("")).not.toContain("signalled");
    for (const raw of [ana, bo, stranger]) raw?.socket.close();
  });
});

it("who watches late is not told whether a bot may hold a seat, nor lets it, though they opened the table", async () => {
  let [time, ticks] = [1_000_000, 0];
  const server = await served({ now: () => time, ticks: () => ticks });
  const hears: unknown[] = [];
  for (const delay of [0, 30]) {
    const host = somebody(() => server.address);
    const { room, people } = await gathered(() => server.address, { ...given, delay }, undefined, host);
    // Somebody waits for whoever is away.
    const bo = looking(server, room.id, people[1] ?? null, { as: "seat" });
    const raw = looking(server, room.id, host, { as: "public" });
    await bo.until("sight");
    await raw.until("hello");
    time += 200_000;
    ticks += 200_000;
    raw.say({ type: "may-hold", id: 1, seat: 0 });
    raw.say({ type: "hold", id: 2, seat: 0 });
    hears.push([(await raw.until("may-hold")).in, (await raw.until("hold")).held]);
    for (const each of [bo, raw]) each.socket.close();
  }
  expect(hears).toEqual([
    [0, true],
    [null, false],
  ]);
  await server.close();
});
