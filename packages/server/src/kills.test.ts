/**
 * Nothing acknowledged is ever lost: a real server process is killed at random moments while games are played on it by
 * clients that go on by themselves.
 */
import { setTimeout } from "node:timers/promises";
import { gameIds } from "@guinguette/rules/contract";
import { below, seeded } from "@guinguette/rules/random";
import { picksFrom } from "@guinguette/rules/testing/tables";
import type { NewTable } from "@guinguette/wire/http";
import { expect, it } from "vitest";
import type { Entry } from "./room/entries.ts";
import { roomOf } from "./room/room.ts";
import { openSqlite } from "./store/sqlite.ts";
import { someFile } from "./testing/folder.ts";
import { buildServer, killable } from "./testing/killable.ts";
import { type SomePerson, somebody } from "./testing/person.ts";
import { type Acknowledged, player } from "./testing/player.ts";

const kills = process.env.PROVE === "long" ? 500 : 6;

/** Asks until there is an answer: the server may be gone at this moment. */
async function insist(person: SomePerson, method: string, path: string, body?: unknown, key = path) {
  for (;;)
    try {
      return await person.do(method, path, body, { "idempotency-key": key });
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      await setTimeout(20);
    }
}

it(`${kills} kills in the middle of games lose nothing that was acknowledged, and no table is stuck`, async () => {
  const file = someFile();
  const server = await killable(await buildServer("kills"), file);
  const acknowledged: Acknowledged[] = [];
  const opened: string[] = [];
  const chance = "e".repeat(32);
  let going = true;
  let finished = 0;

  /** Opens a table of a game and plays it to its end, then another, as long as there is somebody to kill. */
  async function keepPlaying(which: number): Promise<void> {
    for (let round = 0; going; round++) {
      const game = gameIds[(which + round) % gameIds.length] ?? "wishes";
      const people = [0, 1].map(() => somebody(server.address));
      const [host] = people as [SomePerson];
      const plan: NewTable = { game, players: 2 };
      const { id } = await insist(host, "POST", "/tables", plan, `open ${round}`);
      opened.push(id);
      for (const [seat, person] of people.entries())
        await insist(person, "POST", `/tables/${id}/seats/${seat}`, { name: `P${seat}`, chance });
      await insist(host, "POST", `/tables/${id}/start`);
      const pick = picksFrom(`${which} ${round}`);
      const sitting = people.map((person) => player(person, id, (change) => acknowledged.push(change), pick));
      await Promise.all(sitting.map(({ over }) => over));
      finished++;
      for (const each of sitting) each.leave();
    }
  }

  const random = seeded("kills");
  const playing = Promise.all([0, 1, 2, 3].map(keepPlaying));
  for (let count = 0; count < kills; count++) {
    // In the middle of it: when some more has been acknowledged, and at any moment after that.
    const enough = acknowledged.length + 1 + below(random, 25);
    while (acknowledged.length < enough) await setTimeout(1);
    await setTimeout(below(random, 20));
    await server.kill();
  }
  const before = acknowledged.length;
  going = false;
  // Each of the tables goes on to its end, without anybody's help.
  await playing;
  await server.end();
  expect(server.complaints).toEqual([]);
  expect(before).toBeGreaterThanOrEqual(kills);

  const store = openSqlite(file);
  const made = new Map<string, number>();
  for (const id of opened) {
    const stored = await store.load(id);
    if (stored === null) throw new Error(`table ${id} is gone`);
    const entries = stored.rows.map(({ json }) => JSON.parse(json) as Entry);
    const { table } = roomOf(id, stored.secret, entries);
    for (const { table: where, seat, number, move } of acknowledged) {
      if (where !== id) continue;
      expect(table?.changes[number - 1]).toMatchObject({ seat, move });
      // Acknowledged to one of them, and once: nobody else was told the same number.
      const key = `${id} ${number}`;
      expect(made.get(key) ?? seat).toBe(seat);
      made.set(key, seat);
    }
    expect(table?.changes.length).toBe([...made.keys()].filter((key) => key.startsWith(id)).length);
  }
  await store.close();
  console.log(
    `proved: ${kills} kills, ${acknowledged.length} changes acknowledged (${before} before the last kill), ${opened.length} tables opened, ${finished} played to their ends; none lost, none twice`,
  );
});
