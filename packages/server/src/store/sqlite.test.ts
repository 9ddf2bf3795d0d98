import { copyFileSync } from "node:fs";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, it } from "vitest";
import { someFile } from "../testing/folder.ts";
import { migrations } from "./migrations.ts";
import { NewerDatabase, openSqlite } from "./sqlite.ts";
import type { Group } from "./store.ts";

const group = (room: string, number: number, more: Partial<Group> = {}): Group => ({
  room,
  secret: number === 1 ? `secret of ${room}` : null,
  code: null,
  guests: null,
  filed: null,
  rows: [{ number, at: 1000 + number, key: null, json: `{"n":${number}}` }],
  ...more,
});

it("gives back what was stored, after it was closed and opened again", async () => {
  const file = someFile();
  const first = openSqlite(file);
  expect(await first.append([group("a", 1), group("b", 1), group("a", 2)])).toEqual(new Set());
  await first.close();
  // The file has it all by itself: what was beside it may be left behind.
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  const store = openSqlite(copy);
  expect(await store.load("a")).toEqual({
    secret: "secret of a",
    rows: [
      { at: 1001, json: '{"n":1}' },
      { at: 1002, json: '{"n":2}' },
    ],
  });
  expect(await store.load("c")).toBeNull();
  await store.close();
});

it("stores a group whole or not at all, and says whose number was taken", async () => {
  const store = openSqlite(someFile());
  await store.append([group("a", 1)]);
  const key = { number: 2, at: 0, key: "k", json: "{}" };
  expect(await store.append([group("a", 1), group("b", 1), group("c", 3)])).toEqual(new Set(["a", "c"]));
  expect(await store.append([group("b", 2, { rows: [key] })])).toEqual(new Set());
  // Its first entry could follow; the request of its second has been granted.
  const again = [
    { ...key, key: null },
    { ...key, number: 3 },
  ] as const;
  expect(await store.append([group("a", 2, { rows: [...again] })])).toEqual(new Set(["a"]));
  expect((await store.load("a"))?.rows).toHaveLength(1);
  expect((await store.load("b"))?.rows).toHaveLength(2);
  expect(await store.load("c")).toBeNull();
  await store.close();
});

it("lists the tables that wait and are listed, the newest first, page by page", async () => {
  const store = openSqlite(someFile());
  const waiting = { stage: "waiting", listed: true } as const;
  for (let n = 0; n < 25; n++) {
    const rows = [{ number: 1, at: n >> 1, key: null, json: "{}" }] as const;
    await store.append([group(`r${String(n).padStart(2, "0")}`, 1, { filed: waiting, rows: [...rows] })]);
  }
  await store.append([group("r24", 2, { filed: { stage: "playing", listed: true } })]);
  await store.append([group("r23", 2, { filed: { stage: "waiting", listed: false } })]);
  const seen: string[] = [];
  let from: string | null = null;
  do {
    const page = await store.waiting(from, 5);
    seen.push(...page.rooms);
    from = page.next;
  } while (from !== null);
  expect(seen).toEqual(Array.from({ length: 23 }, (_, n) => `r${String(22 - n).padStart(2, "0")}`));
  expect(await store.waiting("nonsense", 5)).toEqual({ rooms: [], next: null });
  await store.close();
});

it("asks the disk to have it before it answers", () => {
  const file = someFile();
  const store = openSqlite(file);
  const db = new DatabaseSync(file);
  expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  db.close();
  return store.close();
});

it("leaves a file of a newer version alone", () => {
  const file = someFile();
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA user_version = ${migrations.length + 1}`);
  db.close();
  expect(() => openSqlite(file)).toThrow(NewerDatabase);
});
