/** Files that are damaged: none is opened, and what is found to be so later keeps nobody from the rest. */

import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, it, onTestFinished } from "vitest";
import { newId } from "../ids.ts";
import { serveTablesIn } from "../server.ts";
import { someFile } from "../testing/folder.ts";
import { gathered } from "../testing/gathered.ts";
import { somebody } from "../testing/person.ts";
import { rawTo } from "../testing/raw.ts";
import { served } from "../testing/served.ts";
import { DamagedDatabase, mustBeSound } from "./sound.ts";
import { openSqlite } from "./sqlite.ts";
import type { Group } from "./store.ts";

const PAGE = 4_096;
const idOf = (n: number) => String(n).padStart(26, "0");
/** A room of several pages. */
const group = (n: number): Group => ({
  ...{ room: idOf(n), secret: "5".repeat(64), code: `TABLE-${n}`, filed: null, guests: null, by: [] },
  rows: [
    { number: 1, at: n, key: null, json: JSON.stringify({ kind: "opened", filler: "x".repeat(2_000) }) },
  ],
});

async function fileOf(rooms: number): Promise<string> {
  const file = someFile();
  const store = openSqlite(file);
  await store.append(Array.from({ length: rooms }, (_, n) => group(n)));
  await store.close();
  return file;
}

/** Pages that hold this room's entries, and no other's. */
function pagesOf(file: string, room: string): number[] {
  const bytes = readFileSync(file);
  const pages: number[] = [];
  for (let page = 1; page < bytes.length / PAGE; page++) {
    const text = bytes.subarray(page * PAGE, (page + 1) * PAGE).toString("latin1");
    if (text.includes(room) && text.includes('{"kind":')) pages.push(page);
  }
  return pages;
}

/** Whether nothing is found by way of these pages. */
function isLeaf(file: string, pages: readonly number[]): boolean {
  const bytes = readFileSync(file);
  return pages.every((page) => bytes[page * PAGE] === 0x0a);
}

function spoil(file: string, pages: readonly number[]): void {
  const bytes = readFileSync(file);
  for (const page of pages) bytes.fill(0xff, page * PAGE, page * PAGE + 200);
  writeFileSync(file, bytes);
}

/** What lies there; an empty log is none. */
const contents = (file: string) =>
  ["", "-wal"].map((end) => (existsSync(file + end) ? readFileSync(file + end).toString("base64") : ""));

it("a sound file is so, also one that a killed server left its log beside, and where there is none", async () => {
  await expect(mustBeSound(someFile())).resolves.toBeUndefined();
  const file = await fileOf(20);
  await expect(mustBeSound(file)).resolves.toBeUndefined();
  const db = new DatabaseSync(file);
  db.exec("UPDATE rooms SET came = came + 1");
  const killed = someFile();
  for (const end of ["", "-wal"]) copyFileSync(file + end, killed + end);
  db.close();
  const before = contents(killed);
  expect(before[1]).not.toBe("");
  await expect(mustBeSound(killed)).resolves.toBeUndefined();
  expect(contents(killed)).toEqual(before);
});

it.each([
  ["a page of a table is none", (file: string) => spoil(file, pagesOf(file, idOf(7)))],
  ["it ends in the middle", (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 5 * PAGE))],
  ["it is no database", (file: string) => writeFileSync(file, "Dear diary, ".repeat(1_000))],
])("a file of which %s is not opened, and nothing is written to it", async (_, damage) => {
  const file = await fileOf(20);
  damage(file);
  const before = contents(file);
  await expect(serveTablesIn(file)).rejects.toBeInstanceOf(DamagedDatabase);
  expect(contents(file)).toEqual(before);
  // It is let go: whoever puts another in its place need not wait.
  await expect(serveTablesIn(file)).rejects.toMatchObject({
    name: "DamagedDatabase",
    faults: [expect.any(String)],
  });
});

it("a table that is found damaged is named so to whoever has it, and all else goes on", async () => {
  const file = someFile();
  const plan = { game: "fish-fish", players: 2, listed: true } as const;
  const store = openSqlite(file);
  // As in any file that has been in use, a page is a small part of it.
  const others = Array.from({ length: 400 }, () => ({ ...group(0), room: newId(randomBytes), code: null }));
  await store.append(others);
  const before = await served({ store });
  const host = somebody(() => before.address);
  const ids: string[] = [];
  for (let n = 0; n < 40; n++) ids.push((await host.do("POST", "/tables", plan)).id);
  const given = { ...plan, listed: false, seed: "s", setup: { firstFisher: 0 } };
  const { room, people } = await gathered(() => before.address, given);
  await before.close();
  // Far from the game, and a leaf: others lie there, too, and go with it.
  const sorted = ids.filter((id) => isLeaf(file, pagesOf(file, id))).sort();
  const broken = (room.id < "4" ? sorted.at(-1) : sorted[0]) ?? "";
  spoil(file, pagesOf(file, broken));
  const server = await served({ store: openSqlite(file) });
  onTestFinished(() => server.close());
  const again = somebody(() => server.address);
  again.cookie = host.cookie;
  const mine = (await again.ask("GET", "/me/tables")).body as {
    tables: { room: { id: string } }[];
    unread: string[];
  };
  expect(mine.unread).toContain(broken);
  expect([...mine.tables.map(({ room }) => room.id), ...mine.unread].sort()).toEqual(ids.sort());
  expect(mine.tables.length).toBeGreaterThan(ids.length / 2);
  const listed: string[] = [];
  for (let from: string | null = ""; from !== null; ) {
    const { status, body } = await again.ask("GET", `/tables${from === "" ? "" : `?from=${from}`}`);
    expect(status).toBe(200);
    const page = body as { tables: { id: string }[]; next: string | null };
    listed.push(...page.tables.map(({ id }) => id));
    from = page.next;
  }
  expect(listed.sort()).toEqual(mine.tables.map(({ room }) => room.id).sort());
  expect((await again.ask("GET", `/tables/${broken}`)).status).toBe(500);
  const raw = rawTo(server.address, `/api/v1/tables/${broken}/live`, { cookie: host.cookie });
  raw.say({ type: "hello", version: 1, as: "public", since: 0 });
  expect((await raw.until("problem")).problem.status).toBe(500);
  expect(await raw.ended).toBe(1011);
  // Games are played on, and new tables are opened.
  expect((await again.ask("POST", "/tables", plan)).status).toBe(201);
  const ana = rawTo(server.address, `/api/v1/tables/${room.id}/live`, { cookie: people[0]?.cookie ?? "" });
  ana.say({ type: "hello", version: 1, as: "seat", since: 0 });
  const move = { type: "cast", card: "catch", bait: 2 };
  ana.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move } });
  expect((await ana.until("answer")).answer).toMatchObject({ ok: true });
  ana.socket.close();
});
