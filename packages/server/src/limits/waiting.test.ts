/** Whoever waits for what takes thought is told in time that it was too much, on real sockets. */
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { myTables } from "@guinguette/wire/people";
import { expect, it, onTestFinished, vi } from "vitest";
import { settingsIn } from "../ops/settings.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import { rawTo } from "../testing/raw.ts";
import type { Served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";

interface Spent {
  readonly server: Served;
  readonly host: SomePerson;
  /** Listed tables, of which all but the last have to be read: the first uses up what the household has for a minute. */
  readonly tables: readonly string[];
  /** Comes back once so many have been looked for since it was asked last, and those who asked wait for their turn. */
  waits(many: number): Promise<void>;
  /** How many were read. */
  loads(): number;
}

/** A household that has nothing left as soon as one table is read, which takes so long by the clock of the limits. */
async function spent(reading: number): Promise<Spent> {
  const kept = openSqlite(someFile());
  let [tick, looked, loads] = [0, 0, 0];
  const store: Store = {
    ...kept,
    async has(id) {
      looked++;
      return kept.has(id);
    },
    async load(id) {
      loads++;
      tick += reading;
      return kept.load(id);
    },
  };
  const settings = settingsIn({ LIMITS: "thought=1 requests=200" });
  const bounds = { rooms: 1, size: 1 };
  const server = await someServer({ store, settings, bounds, ticks: () => tick, byItself: false });
  const host = somebody(() => server.address);
  const tables: string[] = [];
  for (let count = 0; count < 20; count++)
    tables.push((await host.do("POST", "/tables", { game: "wishes", players: 2, listed: true })).id);
  // What is read takes a while, however quick the machine is.
  let elapsed = 0;
  const stopwatch = vi.spyOn(performance, "now").mockImplementation(() => {
    elapsed += 50;
    return elapsed;
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
    stopwatch.mockRestore();
  });
  looked = 0;
  return {
    ...{ server, host, tables },
    async waits(many) {
      while (looked < many) await setImmediate();
      looked = 0;
      await setImmediate();
    },
    loads: () => loads,
  };
}

it("by HTTP: ten seconds for all that one request waits for, and then when to come again", async () => {
  const { host, waits, loads } = await spent(4_000);
  const asked = host.ask("GET", "/tables");
  // The first is read at once, and took four seconds.
  await waits(2);
  expect(loads()).toBe(1);
  vi.advanceTimersByTime(6_000);
  const { status, headers, body } = await asked;
  expect([status, headers.get("retry-after")]).toEqual([429, "10"]);
  expect(body).toMatchObject({ type: "urn:guinguette:problem:too-many", retryAfter: 10 });
  expect(loads()).toBe(1);
});

it("of one's own tables those are told that could be read in time, and the others named", async () => {
  const { host, waits, loads } = await spent(0);
  const asked = host.ask("GET", "/me/tables");
  // One is in memory, one is read at once, and the others wait.
  await waits(19);
  while (loads() < 1) await setImmediate();
  vi.advanceTimersByTime(10_000);
  const { tables, later } = myTables.parse((await asked).body);
  expect([tables.length, later.length]).toEqual([2, 18]);
  const told = [...tables.map(({ room }) => room.id), ...later];
  expect(new Set(told).size).toBe(20);
});

it("of one's own tables nothing is told where none could be read", async () => {
  const { server, host, waits } = await spent(0);
  // What is in memory is another's, and to read it has used up what there was.
  const guest = somebody(() => server.address);
  const [{ id }] = [
    await guest.do("POST", "/tables", { game: "wishes", players: 2 }),
    await guest.do("POST", "/tables", { game: "wishes", players: 2 }),
  ];
  await guest.do("GET", `/tables/${id}`);
  await waits(1);
  const asked = host.ask("GET", "/me/tables");
  await waits(20);
  vi.advanceTimersByTime(10_000);
  expect((await asked).status).toBe(429);
});

it("on a live connection: where a thousand wait already, who says hello is told when to come again", async () => {
  const { server, host, tables, waits } = await spent(0);
  const [first, second, third] = tables;
  await host.do("GET", `/tables/${first}`);
  const { hostname, port } = new URL(server.address);
  const crowd = connect(Number(port), hostname);
  onTestFinished(() => void crowd.destroy());
  crowd.write(`GET /api/v1/tables/${second} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(1_000));
  await waits(1_001);
  const live = rawTo(server.address, `/api/v1/tables/${third}/live`);
  live.say({ type: "hello", version: 1, as: "public", since: 0 });
  const { problem } = await live.until("problem");
  expect(problem).toMatchObject({ type: "urn:guinguette:problem:too-many", status: 429, retryAfter: 10 });
  // Who reads nothing more is let go all the same.
  vi.advanceTimersByTime(1_000);
  expect([1006, 1008]).toContain(await live.ended);
});
