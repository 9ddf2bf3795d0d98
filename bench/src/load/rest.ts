/** A million tables at rest in one file: how soon the server is there, what it takes, and how soon one of them is woken. */
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asking, figuresOf, type Guest } from "@guinguette/cli/load/asking";
import { isSight } from "@guinguette/cli/load/glance";
import { ownServer } from "@guinguette/cli/load/server";
import { note, type Spread, within } from "@guinguette/cli/load/spread";
import { below, seeded } from "@guinguette/rules/random";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { WebSocket } from "ws";
import { tableAt } from "../servers/driving.ts";
import { ourServer } from "../servers/our-server.ts";
import type { Server } from "../servers/seated.ts";
import { figure, head, row } from "./format.ts";

/** So many tables are really played; the others are copies of them under names of their own. */
const PLAYED = 200;
/** The most moves of a table at rest. */
const MOST_MOVES = 7;
/** So many are woken, after a few that are not counted. */
const WOKEN = 400;
const WARM = 20;
/** So many are copied in one go. */
const BATCH = 20_000;

export interface AtRest {
  readonly tables: number;
  readonly file: number;
  readonly entries: number;
  /** Until the server answers, in milliseconds. */
  readonly ready: number;
  readonly memory: number;
  /** From asking for a table that nobody has looked at to the answer, by HTTP, and to its sight, live. */
  readonly asked: Spread;
  readonly watched: Spread;
  /** After that. */
  readonly memoryAfter: number;
}

/** Tables of a few moves each, then copied until there are so many; gives what is measured of each number. */
export async function atRest(numbers: readonly number[], say: (text: string) => void): Promise<AtRest[]> {
  const folder = mkdtempSync(join(tmpdir(), "guinguette-rest-"));
  const file = join(folder, "tables.sqlite");
  try {
    say(`${PLAYED} tables are played`);
    const played = await ourServer(file);
    for (let table = 0; table < PLAYED; table++) await someMoves(played, table);
    await played.close();
    const results: AtRest[] = [];
    for (const tables of numbers) {
      const entries = copied(file, tables, say);
      say(`${figure(tables)} tables at rest`);
      results.push({ ...(await woken(file, tables)), entries });
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A table that is left after a few moves, each after another number of them. */
async function someMoves(server: Server, table: number): Promise<void> {
  let left = 1 + (table % MOST_MOVES);
  let done = () => {};
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const playing = await tableAt(server, `rest/${table}`, () => {
    if (--left === 0) done();
    return left > 0;
  });
  playing.begin();
  await all;
  playing.close();
}

/** The name of a copy: in the order in which they lie in the file, so that a million are written in a minute. */
function nameOf(number: number): string {
  return `${(number * 4_000).toString(16).padStart(8, "0")}${"z".repeat(18)}`;
}

/** Adds copies until there are so many, and gives the number of all entries. Nobody's own tables and no short names are copied: nothing here asks for them. */
function copied(file: string, tables: number, say: (text: string) => void): number {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000");
    db.exec(
      `CREATE TEMP TABLE played AS SELECT row_number() OVER (ORDER BY id) - 1 AS place, * FROM rooms
         WHERE id NOT LIKE '%zzzzzzzzzzzzzzzzzz' LIMIT ${PLAYED};
       CREATE TEMP TABLE said AS SELECT place, number, at, json FROM entries JOIN played ON id = room ORDER BY place, number;
       CREATE INDEX temp.said_place ON said (place, number);`,
    );
    for (let from = copiesIn(db); from < tables; from += BATCH) {
      say(`${figure(from)} of ${figure(tables)} tables written`);
      const numbers = `WITH RECURSIVE copies (n) AS
        (SELECT ${from} UNION ALL SELECT n + 1 FROM copies WHERE n + 1 < ${Math.min(tables, from + BATCH)})`;
      const name = "printf('%08x', n * 4000) || 'zzzzzzzzzzzzzzzzzz'";
      db.exec(
        `BEGIN;
         INSERT INTO rooms (id, secret, opened, stage, listed) ${numbers}
           SELECT ${name}, secret, opened, stage, 0 FROM copies JOIN played ON place = n % ${PLAYED} ORDER BY n;
         INSERT INTO entries (room, number, at, json) ${numbers}
           SELECT ${name}, number, at, json FROM copies JOIN said ON place = n % ${PLAYED} ORDER BY n, number;
         COMMIT`,
      );
    }
    const { entries } = db.prepare("SELECT count(*) AS entries FROM entries").get() as { entries: number };
    return entries;
  } finally {
    db.close();
  }
}

function copiesIn(db: DatabaseSyncInstance): number {
  const sql = "SELECT count(*) AS copies FROM rooms WHERE id LIKE '%zzzzzzzzzzzzzzzzzz'";
  return (db.prepare(sql).get() as { copies: number }).copies;
}

async function woken(file: string, tables: number): Promise<Omit<AtRest, "entries">> {
  const { address, ready, close } = await ownServer({ file });
  const http = asking(new URL(address), undefined);
  try {
    const memory = await memoryAt(address);
    const [asked, watched]: Spread[] = [new Map(), new Map()] as const;
    const random = seeded(`rest/${tables}`);
    const guest: Guest = { cookie: "" };
    await http.ask(guest, "POST", "/me");
    const known = new Set<number>();
    // The first few find the server cold: its code, not its tables.
    for (let turn = -WARM; turn < Math.min(WOKEN, tables / 2); turn++) {
      let number = below(random, tables);
      while (known.has(number)) number = below(random, tables);
      known.add(number);
      const isLive = turn % 2 === 0;
      const begun = performance.now();
      await (isLive ? sight(address, nameOf(number)) : http.ask(guest, "GET", `/tables/${nameOf(number)}`));
      if (turn >= 0) note(isLive ? (watched as Spread) : (asked as Spread), performance.now() - begun);
    }
    return {
      ...{ tables, file: statSync(file).size, ready, memory },
      ...{ asked: asked as Spread, watched: watched as Spread, memoryAfter: await memoryAt(address) },
    };
  } finally {
    http.close();
    await close();
  }
}

async function memoryAt(address: string): Promise<number> {
  return (await figuresOf(new URL(address)))?.get("process_resident_memory_bytes") ?? 0;
}

/** Comes to a table to watch it, until they see it. */
async function sight(address: string, table: string): Promise<void> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/v1/tables/${table}/live`);
  const seen = new Promise<void>((done) =>
    socket.on("message", (data: Buffer) => void (isSight(data) && done())),
  );
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "hello", version: 1, as: "public", since: 0 }));
  await seen;
  socket.terminate();
}

export const restHead = head([
  ...["tables at rest", "entries", "file", "ready in", "memory", "woken by HTTP: p50", "p99"],
  ...["live, with its connection: p50", "p99", "memory afterwards"],
]);

export function restRow({
  tables,
  entries,
  file,
  ready,
  memory,
  asked,
  watched,
  memoryAfter,
}: AtRest): string {
  const time = (spread: Spread, share: number) => `${figure(within(spread, share))} ms`;
  return row([
    figure(tables),
    figure(entries),
    `${figure(file / 1e6)} MB`,
    `${figure(ready)} ms`,
    `${figure(memory / 1e6)} MB`,
    time(asked, 0.5),
    time(asked, 0.99),
    time(watched, 0.5),
    time(watched, 0.99),
    `${figure(memoryAfter / 1e6)} MB`,
  ]);
}
