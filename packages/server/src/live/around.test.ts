/** Who is at a table and what they signal, over real connections and several servers. */
import { signals } from "@guinguette/wire/live";
import { describe, expect, it } from "vitest";
import { busIn, type Hub } from "../bus/in-process.ts";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { gathered } from "../testing/gathered.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import type { Served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";

const plan = { game: "fish-fish", players: 2 } as const;

function viewer(server: Served, table: string, cookie: string | undefined, as: "seat" | "public"): Raw {
  const raw = rawTo(server.address, `/api/v1/tables/${table}/live`, cookie === undefined ? {} : { cookie });
  raw.say({ type: "hello", version: 1, as, since: 0 });
  return raw;
}

/** Waits until this is told of who is there. */
async function untilThere(raw: Raw, seats: readonly string[], watching: number): Promise<void> {
  for (;;) {
    const told = await raw.until("presence");
    if (JSON.stringify([told.seats, told.watching]) === JSON.stringify([seats, watching])) return;
  }
}

describe("everybody at a table", () => {
  it("is told who is there, when it changes, and once", async () => {
    const server = await someServer();
    const { room, people } = await gathered(() => server.address, plan);
    const ana = viewer(server, room.id, people[0]?.cookie, "seat");
    expect(await ana.until("presence")).toMatchObject({ seats: ["here", "away"], watching: 0 });
    const bo = viewer(server, room.id, people[1]?.cookie, "seat");
    const stranger = viewer(server, room.id, undefined, "public");
    for (const raw of [ana, bo, stranger]) await untilThere(raw, ["here", "here"], 1);
    bo.socket.close();
    for (const raw of [ana, stranger]) await untilThere(raw, ["here", "back-soon"], 1);
    const asks = rawTo(server.address, `/api/v1/tables/${room.id}/live`);
    asks.say({ type: "hello", version: 1, as: "public", since: null });
    expect(await asks.until("presence")).toMatchObject({ watching: 1 });
    stranger.socket.close();
    await untilThere(ana, ["here", "back-soon"], 0);
    const told = ana.texts.filter((text) => text.startsWith('{"type":"presence"'));
    expect(new Set(told).size).toBe(told.length);
  });

  it("is told the signs that others make, and nobody makes too many, or from a seat that is not theirs", async () => {
    // Time stands still, however busy the machine is.
    const server = await someServer({ ticks: () => 0 });
    const { room, people } = await gathered(() => server.address, plan);
    const [ana, bo, stranger] = [
      viewer(server, room.id, people[0]?.cookie, "seat"),
      viewer(server, room.id, people[1]?.cookie, "seat"),
      viewer(server, room.id, undefined, "public"),
    ];
    for (const raw of [ana, bo, stranger]) await untilThere(raw, ["here", "here"], 1);
    for (const [id, signal] of signals.entries()) ana.say({ type: "signal", id, signal });
    for (const id of signals.keys()) expect(await ana.until("signal")).toMatchObject({ id, sent: id < 3 });
    for (const raw of [bo, stranger])
      for (const signal of signals.slice(0, 3))
        expect(await raw.until("signalled")).toEqual({ type: "signalled", seat: 0, signal });
    // Another connection is no way around it, and the other seat has its own.
    const again = viewer(server, room.id, people[0]?.cookie, "seat");
    again.say({ type: "signal", id: 9, signal: "thanks" });
    expect((await again.until("signal")).sent).toBe(false);
    bo.say({ type: "signal", id: 9, signal: "thanks" });
    expect((await bo.until("signal")).sent).toBe(true);
    expect(await stranger.until("signalled")).toMatchObject({ seat: 1 });
    stranger.say({ type: "signal", id: 9, signal: "thanks" });
    expect((await stranger.until("signal")).sent).toBe(false);
    stranger.say({ type: "signal", id: 10, signal: "any words" });
    expect((await stranger.until("problem")).problem.status).toBe(400);
  });

  it("is told the same by every server that serves it", async () => {
    const [file, hub]: [string, Hub] = [someFile(), new Map()];
    const here = await someServer({ store: openSqlite(file), bus: busIn(hub) });
    const there = await someServer({ store: openSqlite(file), bus: busIn(hub) });
    const { room, people } = await gathered(() => here.address, plan);
    const ana = viewer(here, room.id, people[0]?.cookie, "seat");
    await untilThere(ana, ["here", "away"], 0);
    const stranger = viewer(there, room.id, undefined, "public");
    const bo = viewer(there, room.id, people[1]?.cookie, "seat");
    for (const raw of [ana, bo, stranger]) await untilThere(raw, ["here", "here"], 1);
    bo.say({ type: "signal", id: 1, signal: "oh-no" });
    for (const raw of [ana, bo, stranger])
      expect(await raw.until("signalled")).toMatchObject({ seat: 1, signal: "oh-no" });
    bo.socket.close();
    for (const raw of [ana, stranger]) await untilThere(raw, ["here", "back-soon"], 1);
  });
});
