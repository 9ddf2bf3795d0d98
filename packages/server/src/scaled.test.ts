/** Several servers on one PostgreSQL: what one does the others show, and any of them, PostgreSQL too, may go for a while. */
import { setTimeout } from "node:timers/promises";
import { picksFrom } from "@guinguette/rules/testing/tables";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Bus } from "./bus/bus.ts";
import { busOver } from "./bus/over-line.ts";
import { postgresLine } from "./bus/postgres-line.ts";
import { openPostgres } from "./store/postgres.ts";
import { gathered } from "./testing/gathered.ts";
import { moveUp } from "./testing/move-up.ts";
import { type OlderKey, olderKeys } from "./testing/older-cookies.ts";
import { somebody } from "./testing/person.ts";
import { type Player, player } from "./testing/player.ts";
import { playersApart } from "./testing/players-apart.ts";
import { hasPostgres, type Postgres, startPostgres } from "./testing/postgres.ts";
import { rawTo } from "./testing/raw.ts";
import { type Served, served } from "./testing/served.ts";
import { sideBySide } from "./testing/side-by-side.ts";

/** To make a database and to stop it, on a machine that has other tests to run. */
const PATIENCE = 180_000;
const HOUR = 3_600_000;

describe.runIf(hasPostgres("several servers on PostgreSQL"))("servers on one PostgreSQL", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, PATIENCE);
  afterAll(() => postgres.close(), PATIENCE);

  const silent = () => {};
  function bus(place: string, ...times: [number, number] | []): Bus {
    const made = busOver(postgresLine(place), ...times);
    onTestFinished(() => made.close());
    return made;
  }
  async function serve(place: string): Promise<Served> {
    return served({ store: await openPostgres(place, silent), bus: busOver(postgresLine(place)) });
  }

  it("show what the others have stored", async () => {
    const place = await postgres.place();
    const buses = [busOver(postgresLine(place)), busOver(postgresLine(place))] as const;
    const { ana, bo } = await playersApart(buses, () => openPostgres(place, silent));
    expect((await ana.until("answer")).answer).toMatchObject({ ok: true });
    expect((await bo.until("sight")).sight.number).toBe(1);
  });

  it("start a table with those who came, whichever of them they look through", async () => {
    const place = await postgres.place();
    const [one, two] = [await serve(place), await serve(place)];
    await moveUp(one.address, two.address);
    for (const server of [one, two]) {
      await server.close();
      expect(server.notes).toEqual([]);
    }
  });

  it("have one time, the database's, whatever the clocks of their machines say", async () => {
    const place = await postgres.place();
    const times: number[] = [];
    for (const hours of [0, -7, 5]) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR });
      const server = await serve(place);
      vi.useRealTimers();
      const { room } = await gathered(() => server.address, {
        ...{ game: "fish-fish", players: 2 },
        clock: { kind: "move", seconds: 60 },
      });
      const raw = rawTo(server.address, `/api/v1/tables/${room.id}/live`);
      raw.say({ type: "hello", version: 1, as: "public", since: 0 });
      times.push((await raw.until("clock")).now - Date.now());
      raw.socket.terminate();
      await server.close();
    }
    for (const off of times) expect(Math.abs(off)).toBeLessThan(60_000);
  });

  it("hear each other, however much there is to say, and that one has ended or fallen silent", async () => {
    // Silence is measured by a clock that goes on when it is told to: no pause of this machine is one.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const place = await postgres.place();
    // Of its own accord the one says nothing; the other looks after those it has heard of every moment.
    const [one, two] = [bus(place, HOUR, HOUR), bus(place, 20, HOUR)];
    const rooms = Array.from({ length: 1_000 }, (_, n) => `a room with quite a long name ${n}`);
    const heard: string[] = [];
    const gone: string[] = [];
    let missed = 0;
    two.listen({
      heard: (word) => void heard.push(...(word.kind === "stored" ? word.rooms : [])),
      missed: () => void missed++,
      gone: (process) => void gone.push(process),
    });
    while (heard.length === 0) {
      one.say({ kind: "stored", rooms: ["first"] });
      await setTimeout(10);
    }
    heard.length = 0;
    one.say({ kind: "stored", rooms });
    while (!heard.includes(rooms.at(-1) as string)) await setTimeout(10);
    expect(heard.filter((room) => room !== "first")).toEqual(rooms);
    expect(gone).toEqual([]);
    // It says nothing for longer than the other waits.
    vi.advanceTimersByTime(HOUR + 1);
    while (gone.length === 0) await setTimeout(10);
    expect(gone).toEqual([one.me]);
    // It was only slow: whatever was forgotten with it is asked for again.
    missed = 0;
    while (!heard.includes("again")) {
      one.say({ kind: "stored", rooms: ["again"] });
      await setTimeout(10);
    }
    expect(missed).toBe(1);
    const three = bus(place);
    while (!heard.includes("third")) {
      three.say({ kind: "stored", rooms: ["third"] });
      await setTimeout(10);
    }
    await three.close();
    while (!gone.includes(three.me)) await setTimeout(10);
  });

  it("go on whatever is said on their line, and whatever is asked of them", async () => {
    const place = await postgres.place();
    const server = await serve(place);
    onTestFinished(async () => {
      await server.close();
      expect(server.notes).toEqual([]);
    });
    const odd = new pg.Client(place);
    await odd.connect();
    const channel = "'guinguette_' || current_schema()::regnamespace::oid";
    const words = [
      "null",
      "{}",
      '{"kind":"stored"}',
      '{"kind":"dismissed"}',
      '{"kind":"there","room":7}',
      "[]",
    ];
    for (const text of [
      "",
      "}{",
      "null",
      "7",
      '{"from":"x"}',
      ...words.map((word) => `{"from":"x","words":[${word}]}`),
    ])
      await odd.query(`SELECT pg_notify(${channel}, $1)`, [text]);
    await odd.end();
    const ana = somebody(() => server.address);
    const { id } = await ana.do("POST", "/tables", { game: "wishes", players: 2 });
    for (const path of ["/tables?from=%00", "/tables?from=1.a&from=2.b", `/tables?from=${"9".repeat(40)}.x`])
      expect((await ana.ask("GET", path)).status).toBe(400);
    for (const path of ["/codes/%00", "/codes/%ED%A0%80", `/tables/${id}%00`, "/tables/%00/record"])
      expect((await ana.ask("GET", path)).status).toBe(404);
    for (const token of ["%00", "x".repeat(300)])
      expect((await ana.ask("DELETE", `/me/tokens/${token}`)).status).toBe(404);
    expect((await ana.ask("POST", "/me/tokens", { name: "a\u0000\ud800b" })).status).toBe(201);
    const sat = await ana.ask("POST", `/tables/${id}/seats/0`, {
      name: "\ud800\u0000A",
      chance: "0".repeat(32),
    });
    expect(sat.status).toBe(200);
    expect((await ana.ask("GET", "/me/tables")).status).toBe(200);
  });

  it("know who came first to a new version in the old ones beside it, and the other way round", async () => {
    const place = await postgres.place();
    const server = await serve(place);
    const client = new pg.Client(place);
    await client.connect();
    await sideBySide(server, async () => (await client.query<OlderKey>(olderKeys)).rows);
    await client.end();
    await server.close();
    expect(server.notes).toEqual([]);
  });

  it("keep nothing of somebody who is erased, whatever of theirs was under way", async () => {
    const place = await postgres.place();
    const servers = [await serve(place), await serve(place)];
    onTestFinished(async () => {
      for (const server of servers) {
        await server.close();
        expect(server.notes).toEqual([]);
      }
    });
    const [here, there] = servers.map(
      ({ address }) =>
        () =>
          address,
    ) as [() => string, () => string];
    const host = somebody(here);
    const sitting = { name: "Realname", chance: "0".repeat(32) };
    const cookies: string[] = [];
    for (let milliseconds = 1; milliseconds <= 5; milliseconds++) {
      const ids = await Promise.all(
        [0, 1, 2].map(async () => (await host.do("POST", "/tables", { game: "wishes", players: 2 })).id),
      );
      const ana = somebody(here);
      await ana.ask("POST", "/me");
      const { cookie } = ana;
      cookies.push(cookie);
      const phone = Object.assign(somebody(there), { cookie });
      const meanwhile = [ana, phone].flatMap((one) => [
        ...ids.map((id) => one.ask("POST", `/tables/${id}/seats/1`, sitting)),
        one.ask("POST", "/tables", { game: "wishes", players: 2 }, { "idempotency-key": "k" }),
        one.ask("POST", "/me/carry"),
        one.ask("POST", "/me/tokens", { name: "bot" }),
      ]);
      await setTimeout(milliseconds);
      expect(await Object.assign(somebody(here), { cookie }).ask("DELETE", "/me")).toMatchObject({
        status: 200,
        body: { unread: [] },
      });
      const statuses = (await Promise.all(meanwhile)).map(({ status }) => status);
      for (const status of statuses) expect([200, 201, 401, 404, 409]).toContain(status);
    }
    const client = new pg.Client(place);
    await client.connect();
    const kept = await client.query(
      `SELECT room FROM entries WHERE json LIKE '%Realname%' OR json ~ $1
         UNION ALL SELECT person FROM guests WHERE person ~ $1 UNION ALL SELECT person FROM tokens
         UNION ALL SELECT person FROM carries UNION ALL SELECT key FROM requests`,
      [cookies.map((cookie) => cookie.split("=")[1]?.split(".")[0]).join("|")],
    );
    await client.end();
    expect(kept.rows).toEqual([]);
    // A process that has heard nothing of it knows it, too.
    const late = await serve(place);
    servers.push(late);
    const again = Object.assign(
      somebody(() => late.address),
      { cookie: cookies[0] ?? "" },
    );
    expect((await again.ask("GET", "/me")).body).toEqual({ known: false });
    for (const [path, body] of [
      ["/tables", { game: "wishes", players: 2 }],
      ["/me/carry", undefined],
      ["/me/tokens", { name: "bot" }],
    ] as const)
      expect((await again.ask("POST", path, body)).status, path).toBe(401);
    expect((await again.ask("DELETE", "/me")).status).toBe(401);
  });

  /** Two who play a game to its end through these servers, whichever answers. */
  async function playing(servers: readonly Served[]): Promise<readonly Player[]> {
    let turn = 0;
    const address = () => servers[turn++ % servers.length]?.address ?? "";
    const { room, people } = await gathered(address, { game: "chat-peche", players: 2 });
    const pick = picksFrom("scaled");
    return people.map((person) => player(person, room.id, silent, pick));
  }
  const number = (players: readonly Player[]) =>
    Math.min(...players.map((each) => each.sight()?.number ?? 0));

  it("say that nothing can be stored while PostgreSQL is gone, and go on by themselves", async () => {
    const place = await postgres.place();
    const servers = [await serve(place), await serve(place)];
    onTestFinished(async () => {
      for (const server of servers) await server.close();
    });
    const players = await playing(servers);
    while (number(players) < 5) await setTimeout(5);
    const back = postgres.kill(500);
    const stranger = somebody(() => servers[0]?.address ?? "");
    let status = 0;
    while (status !== 503) {
      await setTimeout(20);
      const answer = await stranger.ask("GET", "/tables");
      status = answer.status;
      if (status === 503)
        expect(answer.body).toMatchObject({ status: 503, type: expect.stringMatching(/unavailable$/) });
    }
    await back;
    await Promise.all(players.map(({ over }) => over));
    for (const each of players) each.leave();
    expect((await stranger.ask("GET", "/tables")).status).toBe(200);
  });

  it("are replaced one after the other, and whoever plays goes on by themselves", async () => {
    const place = await postgres.place();
    const servers = [await serve(place), await serve(place)];
    onTestFinished(async () => {
      for (const server of servers) await server.close();
    });
    const players = await playing(servers);
    for (let round = 0; round < 4; round++) {
      const enough = number(players) + 2;
      while (number(players) < enough && players.every((each) => each.sight()?.winners == null))
        await setTimeout(5);
      const fresh = await serve(place);
      const [old] = servers.splice(round % 2, 1, fresh);
      await old?.close();
      expect(old?.notes).toEqual([]);
    }
    await Promise.all(players.map(({ over }) => over));
    for (const each of players) each.leave();
  });
});
