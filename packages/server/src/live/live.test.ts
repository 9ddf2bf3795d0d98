/** Live connections, on real sockets: who is let in, what they are told, and what ends them. */
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { NewTable } from "@guinguette/wire/http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { offerAt } from "../room/offering.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Group, Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { type Gathered, gathered } from "../testing/gathered.ts";
import { moveUp } from "../testing/move-up.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import { type Served, served } from "../testing/served.ts";

let server: Served;
beforeAll(async () => {
  server = await served();
});
afterAll(async () => {
  await server.close();
  expect(server.notes).toEqual([]);
});

const table: NewTable = { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } };
const at = (id: string) => `/api/v1/tables/${id}/live`;
const hello = { type: "hello", version: 1, as: "seat", since: 0 } as const;
const cast = { type: "cast", card: "catch", bait: 2 };

const begin = (more: Partial<NewTable> = {}): Promise<Gathered> =>
  gathered(() => server.address, { ...table, ...more });
const as = (person: SomePerson | undefined, id: string, headers: Record<string, string> = {}): Raw =>
  rawTo(server.address, at(id), { ...(person ? { cookie: person.cookie } : {}), ...headers });

async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  // What a turn has looked at, it keeps to its end.
  await setTimeout(1);
  collect();
}

describe("somebody who says hello", () => {
  it("is told who they are, the room, and how the game stands; then of every change", async () => {
    const { room, people } = await begin();
    const [ana, bo] = people.map((person) => as(person, room.id));
    for (const [seat, raw] of [ana, bo].entries()) {
      raw?.say(hello);
      expect(await raw?.next()).toEqual({ type: "hello", version: 1, viewer: seat, looking: true });
      expect(await raw?.next()).toMatchObject({ type: "room", room: { mine: { seat } } });
      expect(await raw?.next()).toMatchObject({ type: "presence" });
      expect(await raw?.next()).toMatchObject({ type: "sight", sight: { viewer: seat, number: 0 } });
    }
    ana?.say({ type: "offer", id: 7, offer: { kind: "play", seen: 0, move: cast } });
    expect(await ana?.until("sight")).toMatchObject({ sight: { number: 1 } });
    expect(await ana?.until("answer")).toEqual({
      type: "answer",
      id: 7,
      answer: { ok: true, number: 1, again: false },
    });
    expect(await bo?.until("sight")).toMatchObject({ sight: { number: 1, awaited: [1] } });
    ana?.socket.close();
    bo?.socket.close();
  });

  it("before the game is told who comes and goes, and when it starts", async () => {
    const [host, guest] = [somebody(() => server.address), somebody(() => server.address)];
    const { id } = await host.do("POST", "/tables", { game: "fish-fish", players: 2 });
    const raw = as(host, id);
    raw.say({ ...hello, as: "public" });
    await raw.until("room");
    for (const [seat, person] of [host, guest].entries()) {
      await person.do("POST", `/tables/${id}/seats/${seat}`, { name: `P${seat}`, chance: "0".repeat(32) });
      expect((await raw.until("room")).room.seats[seat]?.name).toBe(`P${seat}`);
    }
    await host.do("POST", `/tables/${id}/start`);
    expect((await raw.until("room")).room.stage).toBe("playing");
    expect((await raw.until("sight")).sight).toMatchObject({ viewer: "spectator", number: 0 });
    raw.socket.close();
  });

  it("goes on from their seat where seats that nobody took go at the start, and it moves up", () =>
    moveUp(server.address, server.address));

  it("and has been here before is told what they missed", async () => {
    const { room, people } = await begin();
    const first = as(people[0], room.id);
    first.say(hello);
    first.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move: cast } });
    await first.until("answer");
    first.socket.close();
    const again = as(people[0], room.id);
    again.say({ ...hello, since: 1 });
    expect((await again.until("sight")).sight).toMatchObject({ number: 1, heard: [] });
    const anew = as(people[0], room.id);
    anew.say({ ...hello, since: 0 });
    expect((await anew.until("sight")).sight.heard.length).toBeGreaterThan(0);
    again.socket.close();
    anew.socket.close();
  });

  it.each([
    ["whom nobody knows", {}, hello, "unknown-person"],
    ["from another's seat", {}, { ...hello, seat: 1 }, "not-yours"],
    ["where nobody may watch", { watching: "nobody" as const }, { ...hello, as: "public" }, "not-watched"],
    ["in another version", {}, { ...hello, version: 2 }, "version"],
    ["too early in a sentence", {}, { type: "ping", id: 1 }, "malformed"],
    ["in no words of ours", {}, { type: "hi" }, "malformed"],
    ["in nonsense", {}, "}{", "malformed"],
    ["with more than there is to say", {}, { ...hello, more: 1 }, "malformed"],
  ] as const)("%s is told why not, and let go", async (_how, more, said, kind) => {
    const { room } = await begin(more);
    const raw = as(undefined, room.id);
    raw.say(said);
    const message = await raw.until("problem");
    expect(message.problem.type).toBe(`urn:guinguette:problem:${kind}`);
    expect(await raw.ended).toBe(1008);
  });

  it("at a table that is not there is told so", async () => {
    const raw = as(undefined, "0".repeat(26));
    raw.say({ ...hello, as: "public" });
    expect((await raw.until("problem")).problem.status).toBe(404);
  });

  it("moves for their own seat alone", async () => {
    const { room, people } = await begin();
    const [ana, bo] = people.map((person) => as(person, room.id));
    bo?.say(hello);
    bo?.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move: cast } });
    expect((await bo?.until("answer"))?.answer.ok).toBe(false);
    bo?.say({ type: "offer", id: 2, offer: { kind: "time-out", seen: 0, level: "fry" } });
    expect((await bo?.until("answer"))?.answer).toEqual({
      ok: false,
      because: { kind: "table", why: "not-yours-to-say" },
    });
    ana?.socket.close();
    bo?.socket.close();
  });

  it("and moves while others are always quicker is told that it came too late, and stays", async () => {
    const store = openSqlite(someFile());
    let isRaced = false;
    let tries = 0;
    const append: Store["append"] = async (groups) => {
      if (!isRaced) return store.append(groups);
      tries++;
      return new Set(groups.map(({ room }) => room));
    };
    const server = await served({ store: { ...store, append }, byItself: false });
    const { room, people } = await gathered(() => server.address, table);
    const raw = rawTo(server.address, at(room.id), { cookie: people[0]?.cookie ?? "" });
    raw.say(hello);
    await raw.until("sight");
    isRaced = true;
    raw.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move: cast } });
    expect((await raw.until("answer")).answer).toEqual({ ok: false, because: { kind: "stale" } });
    expect(tries).toBe(8);
    isRaced = false;
    raw.say({ type: "offer", id: 2, offer: { kind: "play", seen: 0, move: cast } });
    expect((await raw.until("answer")).answer).toMatchObject({ ok: true });
    raw.socket.close();
    await server.close();
    expect(server.notes).toEqual([]);
  });

  it("and asks what takes thought, again and again, has it thought of once; so has who takes a move back", async () => {
    const { room, people } = await begin({ players: 3 });
    const ana = as(people[0], room.id);
    ana.say(hello);
    await ana.until("sight");
    const pondered = async () => {
      const text = await (await fetch(`${server.address}/metrics`)).text();
      return Number(/^guinguette_pondered_total (\d+)/m.exec(text)?.[1]);
    };
    const before = await pondered();
    for (let id = 0; id < 5; id++) {
      ana.say({ type: "could-take-back", id, move: cast });
      expect((await ana.until("could-take-back")).could).toBe(true);
    }
    expect(await pondered()).toBe(before + 1);
    const offered = async (offer: object) => {
      ana.say({ type: "offer", id: 9, offer });
      expect((await ana.until("answer")).answer).toMatchObject({ ok: true });
    };
    await offered({ kind: "play", seen: 0, move: cast });
    await offered({ kind: "take-back", seen: 1 });
    expect(await pondered()).toBe(before + 2);
    await offered({ kind: "play", seen: 2, move: cast });
    for (let id = 0; id < 5; id++) {
      ana.say({ type: "may-take-back", id });
      expect((await ana.until("may-take-back")).how).toBe("free");
    }
    await offered({ kind: "take-back", seen: 3 });
    expect(await pondered()).toBe(before + 3);
    // What was played is found anew each time, so that each time counts.
    await offered({ kind: "play", seen: 4, move: cast });
    for (let id = 0; id < 5; id++) {
      ana.say({ type: "deed", id, at: 0 });
      expect((await ana.until("deed")).deed).toMatchObject({ seat: 0 });
    }
    expect(await pondered()).toBe(before + 8);
    ana.socket.close();
  });

  it("in play and then loses the seat to somebody else sees nothing from there any more", async () => {
    const { room, people } = await begin();
    const bo = as(people[1], room.id);
    bo.say(hello);
    await bo.until("sight");
    await people[1]?.do("DELETE", `/tables/${room.id}/seats/1`);
    const cleo = somebody(() => server.address);
    const taking = cleo.ask("POST", `/tables/${room.id}/seats/1`, { name: "Cleo", chance: "0".repeat(32) });
    expect((await taking).status).toBe(409);
    await people[0]?.do("PUT", `/tables/${room.id}/seats/1/bot`, { level: "fry" });
    await people[0]?.do("DELETE", `/tables/${room.id}/seats/1`);
    await cleo.do("POST", `/tables/${room.id}/seats/1`, { name: "Cleo", chance: "0".repeat(32) });
    // What Cleo sees from there is not for Bo.
    expect((await bo.until("problem")).problem.status).toBe(403);
    expect(await bo.next()).toBeNull();
  });
});

describe("a connection", () => {
  it.each([
    ["another site's page", "/api/v1/tables/00000000000000000000000000/live", "https://evil.example", 403],
    ["a place that is none", "/api/v1/live", undefined, 404],
    ["an id that is none", "/api/v1/tables/../live", undefined, 404],
  ])("from %s is refused", async (_who, path, origin, status) => {
    const raw = rawTo(server.address, path, origin === undefined ? {} : { origin });
    const refused = new Promise((done) =>
      raw.socket.once("unexpected-response", (_r, { statusCode }) => done(statusCode)),
    );
    expect(await refused).toBe(status);
  });

  it("that says too much at once is cut off, and nobody else notices", async () => {
    const { room, people } = await begin();
    const [ana, bo] = people.map((person) => as(person, room.id));
    bo?.say(hello);
    await bo?.until("sight");
    ana?.say(hello);
    ana?.say({ type: "offer", id: 1, offer: "x".repeat(20_000) });
    expect(await ana?.ended).not.toBe(1000);
    bo?.say({ type: "ping", id: 3 });
    expect((await bo?.until("pong"))?.id).toBe(3);
    bo?.socket.close();
  });

  it("on which nothing is read is not written to without end, and then told how things stand, once they can be read", async () => {
    // The server's seconds go by when they are told to: however long this takes, nobody is cut off for being slow.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const store = openSqlite(someFile());
    let isGone = false;
    const after: Store["after"] = async (known) => {
      if (!isGone) return store.after(known);
      isGone = false;
      throw new Error("the store is gone for a moment");
    };
    // What is changed while nothing is read waits for the disk once, and not each time.
    let held: Group[] | null = null;
    const append: Store["append"] = async (groups) => {
      if (held === null) return store.append(groups);
      held.push(...groups);
      return new Set();
    };
    const server = await served({ store: { ...store, after, append } });
    const plan = { game: "fish-and-chips", players: 4, seed: "slow", setup: {} } as const;
    const { room, people } = await gathered(() => server.address, plan);
    const slow = rawTo(server.address, at(room.id), { cookie: people[1]?.cookie ?? "" });
    slow.say({ ...hello, since: 0 });
    await slow.until("sight");
    slow.socket.pause();
    // Somebody gets up and sits down again, again and again: far more than any socket holds.
    const changes = 3000;
    held = [];
    for (let seen = 0; seen < changes; seen++)
      await server.server.rooms.act(room.id, (there) => {
        const wished =
          seen % 2 === 0
            ? ({ kind: "stand-up", seen } as const)
            : { kind: "sit-down" as const, seen, name: "P0" };
        const { answer, entry } = offerAt(there, 0, wished, null);
        return { entry, value: answer.ok };
      });
    expect(await store.append(held)).toEqual(new Set());
    held = null;
    isGone = true;
    slow.socket.resume();
    // All that was on its way has been read once this is answered.
    slow.say({ type: "ping", id: 1 });
    await slow.until("pong");
    // Many were never sent: each of them stands by itself.
    for (const type of ["room", "sight"])
      expect(slow.texts.filter((text) => text.startsWith(`{"type":"${type}"`)).length).toBeLessThan(changes);
    while (server.notes.length === 0) {
      vi.advanceTimersByTime(1_000);
      await setTimeout(1);
    }
    vi.advanceTimersByTime(1_000);
    expect((await slow.until("sight")).sight.number).toBe(changes);
    slow.socket.close();
    await server.close();
    expect(server.notes).toHaveLength(1);
  });

  it("that is torn down in the middle of anything leaves nothing behind", async () => {
    const { room, people } = await begin();
    for (let n = 0; n < 30; n++) {
      const raw = as(people[n % 2], room.id);
      raw.say(hello);
      if (n % 3 === 0) await raw.until("room");
      raw.socket.terminate();
      const { port } = new URL(server.address);
      const odd = connect(Number(port), "127.0.0.1");
      odd.on("error", () => {});
      odd.write(
        `GET ${at(room.id)} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
      );
      await setTimeout(1);
      odd.destroy();
    }
    const raw = as(people[0], room.id);
    raw.say(hello);
    expect((await raw.until("sight")).sight.number).toBe(0);
    raw.socket.close();
  });

  it("keeps nothing of the request that opened it: there are many, and they last", async () => {
    const { room, people } = await begin();
    const requests: WeakRef<object>[] = [];
    const door = createServer().on("upgrade", (request, socket, head) => {
      requests.push(new WeakRef(request));
      server.server.upgrade(request, socket, head);
    });
    await once(door.listen(0, "127.0.0.1"), "listening");
    const { port } = door.address() as AddressInfo;
    const raws = people.map(({ cookie }) => rawTo(`http://127.0.0.1:${port}`, at(room.id), { cookie }));
    for (const raw of raws) {
      raw.say(hello);
      await raw.until("sight");
    }
    await collectGarbage();
    expect(requests.map((request) => request.deref())).toEqual([undefined, undefined]);
    for (const raw of raws) raw.socket.terminate();
    door.close();
  });

  it("is let go with a word when the server stops", async () => {
    const own = await served();
    const { room, people } = await gathered(() => own.address, table);
    const raw = rawTo(own.address, at(room.id), { cookie: people[0]?.cookie ?? "" });
    raw.say(hello);
    await raw.until("sight");
    await own.close();
    expect(await raw.until("bye")).toEqual({ type: "bye", why: "restart" });
    expect(await raw.ended).toBe(1001);
  });
});
