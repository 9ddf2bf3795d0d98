/** Bots on the server as it is built and run: they think in threads, and play on whatever becomes of the process. */
import { setTimeout } from "node:timers/promises";
import { gameIds } from "@guinguette/rules/contract";
import { isOver } from "@guinguette/table/table";
import type { RoomView } from "@guinguette/wire/room";
import { expect, it, onTestFinished } from "vitest";
import type { Entry } from "./room/entries.ts";
import { roomOf } from "./room/room.ts";
import { openSqlite } from "./store/sqlite.ts";
import { someFile } from "./testing/folder.ts";
import { buildServer, killable } from "./testing/killable.ts";
import { somebody } from "./testing/person.ts";

const long = process.env.PROVE === "long";
const kills = long ? 40 : 3;
const games = long ? gameIds : (["chat-peche", "fish-and-chips"] as const);

it(`${kills} kills in the middle of bots' games: others go on to the end, and each move is made once`, async () => {
  const file = someFile();
  const server = await killable(await buildServer("bots"), file);
  onTestFinished(server.end);
  const host = somebody(server.address);
  const ids: string[] = [];
  async function openTables(): Promise<void> {
    for (const game of games) {
      const options = game === "fish-and-chips" && !long ? { target: 1 } : {};
      const { id } = await host.do("POST", "/tables", { game, players: 2, options });
      for (const [seat, level] of (["pike", "fry"] as const).entries())
        await host.do("PUT", `/tables/${id}/seats/${seat}/bot`, { level });
      await host.do("POST", `/tables/${id}/start`);
      ids.push(id);
    }
  }
  await openTables();
  const store = openSqlite(file);
  const tables = () =>
    Promise.all(
      ids.map(async (id) => {
        const { secret, rows } = (await store.load(id)) ?? { secret: "", rows: [] };
        return roomOf(
          id,
          secret,
          rows.map(({ json }) => JSON.parse(json) as Entry),
        ).table;
      }),
    );
  const moves = async () => (await tables()).reduce((sum, table) => sum + (table?.changes.length ?? 0), 0);
  const over = async () => (await tables()).every((table) => table !== null && isOver(table));
  for (let count = 0; count < kills; ) {
    // They may have come to their ends before all kills are done.
    if (await over()) await openTables();
    const before = await moves();
    while ((await moves()) < before + 5 && !(await over())) await setTimeout(20);
    if (await over()) continue;
    await server.kill();
    count++;
  }
  // Nobody looks at these tables, and nobody asks for anything.
  while (!(await over())) await setTimeout(200);
  for (const table of await tables()) {
    expect(table?.changes.every(({ kind }) => kind === "played" || kind === "sealed")).toBe(true);
    // Each was thought of for the position in which it was made, so that none was made twice.
    if (table?.terms.game !== "fish-fish")
      expect(table?.changes.map(({ seen }) => seen)).toEqual(table?.changes.map((_, index) => index));
  }
  // They have thought: no move was just any.
  const figures = await (await fetch(`${server.address()}/metrics`)).text();
  expect(figures).toContain("guinguette_thoughtless_moves_total 0");
  const { stage } = (await host.ask("GET", `/tables/${ids[0]}`)).body as RoomView;
  expect(stage).toBe("over");
  await server.end();
  await store.close();
  expect(server.complaints).toEqual([]);
  console.log(`proved: ${kills} kills, ${ids.length} games of bots to their ends, each move once`);
});
