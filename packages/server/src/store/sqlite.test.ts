/** The embedded store: what every store does, and what becomes of its file. */
import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "@photostructure/sqlite";
import { describe, expect, it } from "vitest";
import { someFile } from "../testing/folder.ts";
import { peopleBattery } from "../testing/people-battery.ts";
import { pushBattery } from "../testing/push-battery.ts";
import { group, storeBattery } from "../testing/store-battery.ts";
import { migrations, NewerDatabase } from "./migrations.ts";
import { openSqlite } from "./sqlite.ts";
import { StoreAway } from "./store.ts";

const engine = { places: async () => someFile(), opened: async (file: string) => openSqlite(file) };
describe("a store in a file", () => storeBattery(engine));
describe("people in a file", () => peopleBattery(engine));
describe("push in a file", () => pushBattery(engine));

it("the file has it all by itself: what was beside it may be left behind", async () => {
  const file = someFile();
  const first = openSqlite(file);
  await first.append([group("a", 1)]);
  await first.close();
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  const store = openSqlite(copy);
  expect((await store.load("a"))?.rows).toHaveLength(1);
  await store.close();
});

it("what is rewritten is nowhere in the file", async () => {
  const file = someFile();
  const store = openSqlite(file);
  const rows = [{ number: 1, at: 1, key: null, json: '"Zanzibar"' }] as const;
  await store.append([
    group("a", 1, { guests: { persons: ["ana-of-old"], isOver: false }, rows: [...rows] }),
  ]);
  await store.rewrite({
    room: "a",
    person: "ana-of-old",
    rows: [{ number: 1, json: '"nobody"' }],
    added: { number: 2, at: 3, key: null, json: "3" },
    filed: { stage: "waiting", listed: true, due: null, came: 0 },
  });
  await store.close();
  const bytes = readFileSync(file).toString("latin1");
  expect(bytes).toContain("nobody");
  expect(bytes).not.toContain("Zanzibar");
  expect(bytes).not.toContain("ana-of-old");
});

it("what another process keeps from it for a moment is told as such, and is no fault of a table", async () => {
  const file = someFile();
  const store = openSqlite(file);
  await store.append([group("a", 1)]);
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  await expect(store.postpone("a", 1, 2)).rejects.toBeInstanceOf(StoreAway);
  other.exec("ROLLBACK");
  other.close();
  await store.postpone("a", 1, 2);
  await store.close();
});

it("is read by whoever runs it alone, with all that lies beside it", () => {
  const file = someFile();
  writeFileSync(file, "", { mode: 0o644 });
  const store = openSqlite(file);
  for (const beside of ["", "-wal", "-shm"]) expect(statSync(`${file}${beside}`).mode & 0o777).toBe(0o600);
  return store.close();
});

it("asks the disk to have it before it answers", () => {
  const file = someFile();
  const store = openSqlite(file);
  const db = new DatabaseSync(file);
  expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  db.close();
  return store.close();
});

it.each([
  ["forgets somebody", "DELETE ON requests"],
  ["gives them another code", "INSERT ON carries"],
])("%s as a whole, or not at all", async (_what, where) => {
  const file = someFile();
  const store = openSqlite(file);
  const { people } = store;
  await people.addToken({ hash: "h", id: "i", person: "ana", name: "bot", made: 1 }, 9);
  await people.addCarry({ hash: "old", person: "ana", expires: 9 }, 1);
  await store.append([group("a", 1, { rows: [{ number: 1, at: 1, key: "ana/k", json: "1" }] })]);
  const db = new DatabaseSync(file);
  db.exec(`CREATE TRIGGER breaks BEFORE ${where} BEGIN SELECT RAISE(ABORT, 'in the middle'); END`);
  db.close();
  await expect(
    where.startsWith("DELETE")
      ? people.forget("ana")
      : people.addCarry({ hash: "new", person: "ana", expires: 9 }, 2),
  ).rejects.toThrow("in the middle");
  expect(await people.tokened("h")).toBe("ana");
  expect(await people.takeCarry("old", 2)).toBe("ana");
  await store.close();
});

it("a file whose tables have not changed since its version is of a newer one all the same", async () => {
  const file = someFile();
  const older = new DatabaseSync(file);
  const tables = "SELECT sql FROM sqlite_schema ORDER BY name";
  // The last version that knew of no question withdrawn.
  for (const step of migrations.slice(0, 3)) older.exec(step);
  older.exec("PRAGMA user_version = 3");
  const before = older.prepare(tables).all();
  older.exec(migrations[3] ?? "none");
  expect(older.prepare(tables).all()).toEqual(before);
  older.close();
  await openSqlite(file).close();
  const db = new DatabaseSync(file);
  expect(db.prepare("PRAGMA user_version").get()).toEqual({ user_version: migrations.length });
  db.close();
});

it("leaves a file of a newer version alone", () => {
  const file = someFile();
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA user_version = ${migrations.length + 1}`);
  db.close();
  expect(() => openSqlite(file)).toThrow(NewerDatabase);
});
