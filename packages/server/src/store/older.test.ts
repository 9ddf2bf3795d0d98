/** What the first version of the program left on the disk is served by this one, and played on. */
import { readFileSync } from "node:fs";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, it } from "vitest";
import { readRoom } from "../rooms/reading.ts";
import { someFile } from "../testing/folder.ts";
import { somebody } from "../testing/person.ts";
import { type Acknowledged, player } from "../testing/player.ts";
import { served } from "../testing/served.ts";
import { migrations } from "./migrations.ts";
import { openSqlite } from "./sqlite.ts";

type Row = Readonly<Record<string, string | number>>;

/** Written by that version itself, after some moves of a game. */
interface Left {
  readonly version: number;
  readonly schema: readonly string[];
  readonly rooms: readonly Row[];
  readonly entries: readonly Row[];
  readonly signing_keys: readonly Row[];
  /** The game, who sits there, and what was acknowledged to them. */
  readonly table: string;
  readonly cookies: readonly string[];
  readonly acknowledged: readonly Acknowledged[];
}

const left: Left = JSON.parse(
  readFileSync(new URL("../testing/first-version.json", import.meta.url), "utf8"),
);

function fileOfOld(): string {
  const file = someFile();
  const db = new DatabaseSync(file);
  for (const step of left.schema) db.exec(step);
  for (const table of ["rooms", "entries", "signing_keys"] as const)
    for (const row of left[table]) {
      const names = Object.keys(row);
      const values = Object.entries(row).map(([name, value]) =>
        name === "key" ? Buffer.from(String(value), "hex") : value,
      );
      db.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => "?")})`).run(...values);
    }
  db.exec(`PRAGMA user_version = ${left.version}`);
  db.close();
  return file;
}

it("a file of the first version is brought up to date, with its game and its people", async () => {
  expect(left.version).toBe(1);
  const file = fileOfOld();
  const store = openSqlite(file);
  const stored = await store.load(left.table);
  const read = stored === null ? null : readRoom(left.table, stored);
  const { changes } = read?.held.room.table ?? {};
  expect(left.acknowledged.length).toBeGreaterThan(5);
  for (const { seat, number, move } of left.acknowledged)
    expect(changes?.[number - 1]).toMatchObject({ seat, move });
  // Tables are listed for a day: it is the day on which that version wrote them.
  const begun = Date.now();
  const written = Math.max(...left.entries.map(({ at }) => Number(at)));
  const server = await served({ store, now: () => written + Date.now() - begun });
  const people = left.cookies.map((cookie) =>
    Object.assign(
      somebody(() => server.address),
      { cookie },
    ),
  );
  const pick = picksFrom("older");
  const sitting = people.map((person) => player(person, left.table, () => {}, pick));
  await Promise.all(sitting.map(({ over }) => over));
  for (const each of sitting) each.leave();
  const { body } = (await people[0]?.ask("GET", "/tables")) ?? {};
  expect(body).toMatchObject({ tables: [{ plan: { game: "wishes" } }] });
  expect(server.notes).toEqual([]);
  await server.close();
  const db = new DatabaseSync(file);
  expect(db.prepare("PRAGMA user_version").get()).toEqual({ user_version: migrations.length });
  db.close();
});
