/**
 * Nothing acknowledged is ever lost: real server processes are killed at random moments while games are played on them by
 * clients that go on by themselves.
 */
import { below, seeded } from "@guinguette/rules/random";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";
import { someFile } from "./testing/folder.ts";
import { buildServer, killable } from "./testing/killable.ts";
import { findAll, type Played, playThrough } from "./testing/massacre.ts";
import { hasPostgres, startPostgres } from "./testing/postgres.ts";

const isLong = process.env.PROVE === "long";
const kills = isLong ? 500 : 3;
/** How many server processes there are where there may be several, and every so many kills it is PostgreSQL's turn. */
const PROCESSES = 3;
const OF_POSTGRES = isLong ? 20 : 3;
const PATIENCE = 180_000;

let server: string;
beforeAll(async () => {
  server = await buildServer("kills");
}, PATIENCE);

function report(where: string, { acknowledged, opened, finished }: Played): void {
  console.log(
    `proved: ${where}: ${kills} kills, ${acknowledged.length} changes acknowledged, ${opened.length} tables opened, ${finished} played to their ends; none lost, none twice`,
  );
}

it(`${kills} kills in the middle of games lose nothing that was acknowledged, and no table is stuck`, async () => {
  const file = someFile();
  const process = await killable(server, file);
  const played = await playThrough(process, kills, seeded("kills"));
  await process.end();
  expect(process.complaints).toEqual([]);
  expect(played.acknowledged.length).toBeGreaterThanOrEqual(kills);
  const store = openSqlite(file);
  onTestFinished(() => store.close());
  await findAll(store, played);
  report("embedded", played);
});

describe.runIf(hasPostgres("kills of processes on PostgreSQL"))("on PostgreSQL", () => {
  it(`neither do ${kills} of ${PROCESSES} processes, nor of PostgreSQL itself`, async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close(), PATIENCE);
    const place = await postgres.place();
    const env = { DATABASE_URL: place, LOG_LEVEL: "silent" };
    const processes = await Promise.all(Array.from({ length: PROCESSES }, () => killable(server, "", env)));
    onTestFinished(async () => {
      for (const process of processes) await process.end();
    });
    const random = seeded("kills of several");
    const some = <T>(list: readonly T[]): T => list[below(random, list.length)] as T;
    let ofPostgres = 0;
    const played = await playThrough(
      {
        address: () => some(processes).address(),
        async kill(count) {
          if (count % OF_POSTGRES !== OF_POSTGRES - 1) return some(processes).kill();
          ofPostgres++;
          await postgres.kill(below(random, 500));
        },
      },
      kills,
      random,
    );
    for (const process of processes) expect(process.complaints).toEqual([]);
    expect(played.acknowledged.length).toBeGreaterThanOrEqual(kills);
    const store = await openPostgres(place, () => {});
    onTestFinished(() => store.close());
    await findAll(store, played);
    report(`${PROCESSES} processes, ${ofPostgres} of the kills PostgreSQL's`, played);
  });
});
