/** Copies of the tables, taken while they are played, and what becomes of them elsewhere. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { seeded } from "@guinguette/rules/random";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { readRoom } from "@guinguette/server/rooms/reading";
import { openSqlite } from "@guinguette/server/store/sqlite";
import { someFile } from "@guinguette/server/testing/folder";
import { locked } from "@guinguette/server/testing/locked";
import { findAll, playThrough } from "@guinguette/server/testing/massacre";
import { somebody } from "@guinguette/server/testing/person";
import { type Acknowledged, player } from "@guinguette/server/testing/player";
import { served } from "@guinguette/server/testing/served";
import { beforeAll, describe, expect, it } from "vitest";
import { bin, build, env } from "../testing/built.ts";
import { run } from "../testing/run.ts";

beforeAll(build, 400_000);

/** So many games of each copy are played to their ends. */
const GOING_ON = 3;
const BACKUPS = process.env.PROVE === "long" ? 50 : 2;

/** The real command, beside the server; whoever plays goes on. */
async function guinguette(...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const child = spawn(process.execPath, [bin, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  const [code] = (await once(child, "close")) as [number];
  return { code, said };
}

interface Taken {
  readonly file: string;
  /** What had been acknowledged before it was begun. */
  readonly before: readonly Acknowledged[];
  /** Who sat where, and how they are known. */
  readonly cookies: ReadonlyMap<string, readonly string[]>;
}

/** The games of a restored copy are played to their ends, by the people who began them. */
async function goOn(file: string, { before, cookies }: Taken): Promise<number> {
  const server = await served({ store: openSqlite(file) });
  const store = openSqlite(file);
  for (const { table, seat, number, move } of before) {
    const stored = await store.load(table);
    const read = stored === null ? null : readRoom(table, stored);
    expect(read?.held.room.table?.changes[number - 1]).toMatchObject(
      move === null ? { seat, kind: "hinted" } : { seat, move },
    );
  }
  await store.close();
  // The last ones: those that had ended by then have nothing to go on with.
  const last = [...new Set(before.toReversed().map(({ table }) => table))].slice(0, GOING_ON);
  for (const id of last) {
    const people = (cookies.get(id) ?? []).map((cookie) =>
      Object.assign(
        somebody(() => server.address),
        { cookie },
      ),
    );
    const pick = picksFrom(id);
    const sitting = people.map((person) => player(person, id, () => {}, pick));
    await Promise.all(sitting.map(({ over }) => over));
    for (const each of sitting) each.leave();
  }
  expect(server.notes).toEqual([]);
  await server.close();
  return last.length;
}

it(`${BACKUPS} copies while people play: each has all that was acknowledged before, and its games go on`, async () => {
  const server = await served();
  const data = dirname(server.file);
  const taken: Taken[] = [];
  const folder = dirname(someFile());
  const played = await playThrough(
    {
      address: () => server.address,
      async kill(count, { acknowledged, people }) {
        const file = join(folder, `copy-${count}`);
        const before = [...acknowledged];
        const cookies = new Map([...people].map(([id, all]) => [id, all.map(({ cookie }) => cookie)]));
        const { code, said } = await guinguette("backup", file, "--data", data);
        expect([code, said]).toEqual([0, expect.stringContaining("all of it was read")]);
        // They went on meanwhile.
        expect(acknowledged.length).toBeGreaterThan(before.length);
        taken.push({ file, before, cookies });
      },
    },
    BACKUPS,
    seeded("backups"),
  );
  const live = openSqlite(server.file);
  await findAll(live, played);
  await live.close();
  expect(readdirSync(folder).toSorted()).toEqual(
    taken.map(({ file }) => file.slice(folder.length + 1)).toSorted(),
  );
  let ended = 0;
  for (const each of taken) {
    expect(statSync(each.file).mode & 0o777).toBe(0o600);
    const elsewhere = join(dirname(someFile()), "new", "tables.sqlite");
    const { code, said } = await guinguette("restore", each.file, "--data", dirname(elsewhere));
    expect([code, said]).toEqual([0, expect.stringMatching(/\d+ tables, \d+ entries/)]);
    ended += await goOn(elsewhere, each);
  }
  console.log(
    `proved: ${BACKUPS} backups during ${played.acknowledged.length} changes; each restored, ${ended} games in them played to their ends`,
  );
  await server.close();
});

describe("a copy is not put back", () => {
  async function some(): Promise<{
    readonly server: Awaited<ReturnType<typeof served>>;
    readonly copy: string;
  }> {
    const server = await served();
    const person = somebody(() => server.address);
    await person.do("POST", "/tables", { game: "wishes", players: 2 });
    const copy = join(dirname(someFile()), "copy");
    expect((await run(["backup", copy, "--data", dirname(server.file)])).status).toBe(0);
    return { server, copy };
  }

  it("where a server has its tables, nor where others are, nor beside what is left of them", async () => {
    const { server, copy } = await some();
    const data = dirname(server.file);
    const { mtimeMs: before } = statSync(server.file);
    const { code, said } = await guinguette("restore", copy, "--data", data);
    expect([code, said]).toEqual([1, expect.stringContaining("a server has")]);
    expect(statSync(server.file).mtimeMs).toBe(before);
    const other = someFile();
    writeFileSync(`${other}-wal`, "left");
    expect((await run(["restore", copy, "--data", dirname(other)])).err).toContain("already there");
    expect(existsSync(other)).toBe(false);
    copyFileSync(copy, other);
    expect((await run(["restore", copy, "--data", dirname(other)])).err).toContain("already there");
    expect((await run(["backup", copy, "--data", data])).err).toContain("already there");
    await server.close();
  });

  it("where it is damaged anywhere that matters, or is none at all", async () => {
    const { server, copy } = await some();
    await server.close();
    const bytes = readFileSync(copy);
    const entry = bytes.lastIndexOf('"kind":"opened"');
    expect(entry).toBeGreaterThan(0);
    const changed = (at: number, by: string) =>
      Buffer.concat([bytes.subarray(0, at), Buffer.from(by), bytes.subarray(at + by.length)]);
    for (const [why, content] of [
      ["not all of it", changed(entry, '"kind":"opaned"')],
      ["not all of it", changed(4096, "x".repeat(300))],
      ["not all of it", bytes.subarray(0, bytes.length - 4096)],
      ["not all of it", Buffer.from("no database")],
      ["not all of it", Buffer.alloc(0)],
    ] as const) {
      const odd = `${copy}.odd`;
      writeFileSync(odd, content);
      const to = someFile();
      const { status, err } = await run(["restore", odd, "--data", dirname(to)]);
      expect([status, err]).toEqual([1, expect.stringContaining(why)]);
      expect(readdirSync(dirname(to))).toEqual([]);
    }
  });
});

it("of what is no database of tables none is made, and it is said which file that is", async () => {
  const from = someFile();
  writeFileSync(from, "no database ".repeat(1000));
  const to = `${from}.copy`;
  const { status, err } = await run(["backup", to, "--data", dirname(from)]);
  expect([status, err]).toEqual([1, expect.stringContaining(`${from} is no whole file of tables`)]);
  expect(readdirSync(dirname(from))).toEqual([basename(from)]);
});

it("what is killed midway leaves a part for its owner alone, and the next one takes it away", async () => {
  const from = someFile();
  const original = someFile();
  await openSqlite(original).close();
  expect((await run(["backup", from, "--data", dirname(original)])).status).toBe(0);
  const unlock = locked(from);
  const folder = dirname(someFile());
  const args = ["backup", join(folder, "monday"), "--data", dirname(from)];
  const child = spawn(process.execPath, [bin, ...args], { env, stdio: "ignore" });
  const ended = once(child, "close");
  await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toEqual([`monday.${child.pid}.part`]);
  child.kill("SIGKILL");
  await ended;
  unlock();
  expect(statSync(join(folder, `monday.${child.pid}.part`)).mode & 0o777).toBe(0o600);
  const next = await guinguette("backup", join(folder, "tuesday"), "--data", dirname(from));
  expect([next.code, readdirSync(folder)]).toEqual([0, ["tuesday"]]);
});

it.each([
  [["backup"], 2, "which file?"],
  [["restore", "a", "b"], 2, "is not expected"],
  [["backup", "copy", "--data", "/nowhere"], 1, "there is no /nowhere/tables.sqlite"],
  [["restore", "/nowhere/copy"], 1, "there is no /nowhere/copy"],
])("%j is answered clearly", async (args, code, said) => {
  const { status, err } = await run(args);
  expect([status, err]).toEqual([code, expect.stringContaining(said)]);
});

it("on PostgreSQL its own programs copy", async () => {
  const { status, err } = await run(["backup", "copy"], "", { DATABASE_URL: "postgres://x" });
  expect([status, err]).toEqual([1, expect.stringContaining("pg_dump")]);
});
