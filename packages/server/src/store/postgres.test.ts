/** The store that processes share: what every store does, on a real PostgreSQL. */
import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { someFile } from "../testing/folder.ts";
import { peopleBattery } from "../testing/people-battery.ts";
import { hasPostgres, type Postgres, startPostgres } from "../testing/postgres.ts";
import { pushBattery } from "../testing/push-battery.ts";
import { group, openIn, storeBattery } from "../testing/store-battery.ts";
import { NewerDatabase } from "./migrations.ts";
import { MIGRATING, openPostgres } from "./postgres.ts";
import { postgresMigrations } from "./postgres-migrations.ts";
import { openSqlite } from "./sqlite.ts";
import { type Group, NAMED_FOR } from "./store.ts";

/** To make a database and to stop it, on a machine that has other tests to run. */
const PATIENCE = 180_000;

describe.runIf(hasPostgres("the store on PostgreSQL"))("on PostgreSQL", () => {
  let postgres: Postgres;
  const notes: unknown[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  }, PATIENCE);
  afterAll(() => postgres.close(), PATIENCE);
  const engine = {
    places: () => postgres.place(),
    opened: (url: string) => openPostgres(url, (cause) => void notes.push(cause)),
  };

  describe("a store", () => storeBattery(engine));
  describe("people", () => peopleBattery(engine));
  describe("push", () => pushBattery(engine));

  it("does as the embedded one does, whatever is stored", async () => {
    const groups = fc.array(
      fc.record({
        room: fc.constantFrom("a", "b", "c"),
        number: fc.integer({ min: 1, max: 4 }),
        isNew: fc.boolean(),
        more: fc.integer({ min: 0, max: 2 }),
        code: fc.constantFrom(null, null, "x", "y"),
        key: fc.constantFrom(null, null, null, "k", "l"),
        filed: fc.constantFrom(null, "waiting", "over"),
        persons: fc.subarray(["ana", "bo"]),
        at: fc.constantFrom(1, 2, NAMED_FOR + 3),
      }),
      { maxLength: 4 },
    );
    const place = await postgres.place();
    await fc.assert(
      fc.asyncProperty(fc.array(groups, { maxLength: 6 }), fc.uuid(), async (turns, run) => {
        const stores = [openSqlite(someFile()), await engine.opened(place)];
        // One database for all runs, each with names of its own.
        const named = (name: string | null) => (name === null ? null : `${run} ${name}`);
        const said = await Promise.all(
          stores.map(async (store) => {
            const all: unknown[] = [];
            for (const turn of turns) {
              const given = turn.map(
                ({ room, number, isNew, more, code, key, filed, persons, at }): Group => {
                  const rows = Array.from({ length: 1 + more }, (_, n) => ({
                    number: number + n,
                    at,
                    key: n === 0 ? named(key) : null,
                    json: `${number + n}`,
                  }));
                  const first = number === 1 && isNew;
                  return {
                    room: `${run} ${room}`,
                    secret: number === 1 ? "s" : null,
                    code: first ? named(code) : null,
                    filed:
                      filed === null
                        ? null
                        : { stage: filed, listed: first, due: first ? at : null, came: at },
                    guests:
                      persons.length === 0
                        ? null
                        : { persons: persons.map(String), isOver: filed === "over" },
                    by: [],
                    rows: rows as never,
                  };
                },
              );
              const rooms = new Map(given.map((each) => [each.room, each]));
              all.push([...(await store.append([...rooms.values()]))].sort());
            }
            for (const room of ["a", "b", "c"]) all.push(await store.load(`${run} ${room}`));
            for (const code of ["x", "y"]) all.push(await store.called(`${run} ${code}`));
            for (const key of ["k", "l"]) all.push(await store.keyed(`${run} ${key}`));
            await store.close();
            return all;
          }),
        );
        expect(said[1]).toEqual(said[0]);
      }),
      { numRuns: process.env.PROVE === "long" ? 300 : 30 },
    );
  });

  it("whoever is erased is so once all that was under way has been stored", async () => {
    const place = await postgres.place();
    const [here, there] = [await openIn(engine, place), await openIn(engine, place)];
    // Holds up what is stored: nobody knows yet whether this request was granted.
    const [other, watcher] = [new pg.Client(place), new pg.Client(place)];
    for (const client of [other, watcher]) await client.connect();
    await other.query("BEGIN");
    await other.query("INSERT INTO requests VALUES ('ana/k', 'x')");
    const done: string[] = [];
    const rows = [{ number: 1, at: 0, key: "ana/k", json: "{}" }] as const;
    const guests = { persons: ["ana"], isOver: false };
    const stored = there.append([group("a", 1, { by: ["ana"], guests, rows })]);
    const blocked = async () => {
      const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
      return (await watcher.query(waiting)).rows.length;
    };
    while ((await blocked()) < 1);
    const erased = here.people.forget("ana").then(() => done.push("erased"));
    while ((await blocked()) < 2 && done.length === 0);
    expect(done).toEqual([]);
    await other.query("ROLLBACK");
    for (const client of [other, watcher]) await client.end();
    expect(await stored).toEqual(new Set());
    await erased;
    expect(await here.roomsOf("ana", 9)).toEqual(["a"]);
    expect(await here.keyed("ana/k")).toBeNull();
  });

  it("several processes start at once, and each step is taken once", async () => {
    const place = await postgres.place();
    const stores = await Promise.all([0, 1, 2, 3].map(() => openIn(engine, place)));
    expect(await stores[0]?.append([group("a", 1)])).toEqual(new Set());
    for (const store of stores) expect(await store.load("a")).not.toBeNull();
  });

  it("waits for another that migrates, however long that takes", async () => {
    const place = await postgres.place();
    const other = new pg.Client(place);
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(${MIGRATING})`);
    const before = notes.length;
    // Shorter than it takes: what is asked later has to keep to it.
    const opening = engine.opened(`${place}&statement_timeout=100`);
    // It waits, and has for longer than that.
    const waiting = `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND NOT granted
      AND clock_timestamp() - query_start > '300 ms'`;
    while ((await other.query(waiting)).rowCount === 0) await setTimeout(20);
    await other.end();
    const store = await opening;
    expect(await store.load("a")).toBeNull();
    expect(notes.slice(before)).toEqual([]);
    await store.close();
  });

  it("brings a database of the first version up to date", async () => {
    const place = await postgres.place();
    const client = new pg.Client(place);
    await client.connect();
    await client.query(`${postgresMigrations[0]};
      CREATE TABLE migrations (version integer PRIMARY KEY);
      INSERT INTO migrations VALUES (1);
      INSERT INTO rooms VALUES ('a', 'secret', 1, 'waiting', true);
      INSERT INTO entries VALUES ('a', 1, 1, '1')`);
    await client.end();
    const store = await openIn(engine, place);
    expect(await store.append([group("a", 2)])).toEqual(new Set());
    expect(await store.load("a")).toMatchObject({ secret: "secret", rows: [{ json: "1" }, {}] });
    // The third step changes no table, and has an older program refuse it all the same.
    const newer = new pg.Client(place);
    await newer.connect();
    expect((await newer.query("SELECT max(version) AS version FROM migrations")).rows).toEqual([
      { version: postgresMigrations.length },
    ]);
    await newer.end();
  });

  it("leaves a database of a newer version alone", async () => {
    const place = await postgres.place();
    await (await engine.opened(place)).close();
    const client = new pg.Client(place);
    await client.connect();
    await client.query("INSERT INTO migrations VALUES ($1)", [postgresMigrations.length + 1]);
    await client.end();
    await expect(engine.opened(place)).rejects.toThrow(NewerDatabase);
  });

  it("says so while PostgreSQL is gone, and goes on when it is back; what was answered is there", async () => {
    const place = await postgres.place();
    const store = await openIn(engine, place);
    expect(await store.append([group("a", 1)])).toEqual(new Set());
    const back = postgres.kill(300);
    const rows = () =>
      store.load("a").then(
        (room) => room?.rows.length ?? 0,
        () => null,
      );
    while ((await rows()) !== null);
    await back;
    let found = await rows();
    while (found === null) found = await rows();
    expect(found).toBe(1);
    expect(await store.append([group("a", 2)])).toEqual(new Set());
  });
});
