/** What is somebody's own: carried to another device, played by programs, taken away, erased. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { isCommitted, isDealtBy } from "@guinguette/wire/fairness";
import type { Fairness } from "@guinguette/wire/http";
import { carry, erased, exported, madeToken, myTables, tokens } from "@guinguette/wire/people";
import type { RoomView } from "@guinguette/wire/room";
import { DatabaseSync } from "@photostructure/sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { busIn, type Hub } from "../bus/in-process.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { gathered } from "../testing/gathered.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import { type Served, served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";
import { tablesOf } from "../testing/tables.ts";

const given = { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } } as const;
const cast = { type: "cast", card: "catch", bait: 2 };

function granted<T>(asked: { ok: true; value: T } | { ok: false }): T {
  if (!asked.ok) throw new Error("refused");
  return asked.value;
}

function live(server: Served, table: string, headers: Record<string, string>): Raw {
  const raw = rawTo(server.address, `/api/v1/tables/${table}/live`, headers);
  raw.say({ type: "hello", version: 1, as: "seat", since: 0 });
  return raw;
}

interface Gate {
  /** Somebody has come to it. */
  readonly reached: Promise<void>;
  passed(): Promise<void>;
  open(): void;
}

function gate(): Gate {
  let [come, open] = [() => {}, () => {}];
  const reached = new Promise<void>((done) => {
    come = done;
  });
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return {
    reached,
    passed() {
      come();
      return opened;
    },
    open: () => open(),
  };
}

const personOf = ({ cookie }: SomePerson) => cookie.split("=")[1]?.split(".")[0] ?? "";

/** A store that remembers every token it has known: who goes by one is let go by a word, or not at all. */
function trusting(store: Store): Store {
  const known = new Map<string, string | null>();
  const tokened = async (hash: string) => {
    const person = known.get(hash) ?? (await store.people.tokened(hash));
    known.set(hash, person);
    return person;
  };
  return { ...store, people: { ...store.people, tokened } };
}

describe("somebody with two devices", () => {
  it("is the same person on both, by a code that counts once, for ten minutes, however it is typed", async () => {
    let now = 1_000;
    const server = await someServer({ now: () => now });
    const { room, people } = await gathered(() => server.address, given);
    const phone = somebody(() => server.address);
    const home = tablesOf(people[0] as SomePerson);
    const { code, expires } = carry.parse(granted(await home.carry()));
    expect(expires).toBe(now + 600_000);
    expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
    expect(await tablesOf(phone).carried("wrong")).toMatchObject({ ok: false, why: "not-found" });
    const typed = ` ${code.toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l")} `;
    expect(granted(await tablesOf(phone).carried(typed))).toEqual({ known: true });
    expect((await phone.do("GET", `/tables/${room.id}`)).mine).toEqual({ seat: 0, host: true });
    expect((await people[0]?.do("GET", `/tables/${room.id}`))?.mine.seat).toBe(0);
    const thief = tablesOf(somebody(() => server.address));
    expect(await thief.carried(code)).toMatchObject({ ok: false, why: "not-found" });
    const late = granted(await home.carry());
    now += 600_000;
    expect(await thief.carried(late.code)).toMatchObject({ ok: false, why: "not-found" });
    const stranger = somebody(() => server.address);
    expect((await fetch(`${server.address}/api/v1/me/carry`, { method: "POST" })).status).toBe(401);
    expect((await stranger.ask("POST", "/me/carried", { code: 7 })).status).toBe(400);
  });
});

describe("a program with a token", () => {
  it("plays for its person, from anywhere, and does what is for persons not at all", async () => {
    const server = await someServer();
    const { room, people } = await gathered(() => server.address, given);
    const ana = tablesOf(people[0] as SomePerson);
    const { id, token } = madeToken.parse(granted(await ana.newToken("  My bot ")));
    expect(tokens.parse(granted(await ana.tokens())).tokens).toMatchObject([{ id, name: "My bot" }]);
    const bearer = { authorization: `Bearer ${token}` };
    const program = (method: string, path: string, headers: Record<string, string> = bearer, body?: string) =>
      fetch(`${server.address}/api/v1${path}`, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body }),
      });
    const seen = (await (await program("GET", `/tables/${room.id}`)).json()) as typeof room;
    expect(seen.mine.seat).toBe(0);
    // A page of another site has no token; who has one may be anywhere.
    const elsewhere = { ...bearer, origin: "https://elsewhere.example" };
    expect((await program("POST", "/tables", elsewhere, JSON.stringify(given))).status).toBe(201);
    const raw = live(server, room.id, elsewhere);
    expect(await raw.until("hello")).toMatchObject({ viewer: 0 });
    raw.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move: cast } });
    expect((await raw.until("answer")).answer).toMatchObject({ ok: true });
    raw.socket.close();

    for (const [method, path] of [
      ["POST", "/me/carry"],
      ["POST", "/me/carried"],
      ["GET", "/me/tokens"],
      ["POST", "/me/tokens"],
      ["DELETE", `/me/tokens/${id}`],
      ["GET", "/me/export"],
      ["DELETE", "/me"],
    ] as const)
      expect((await program(method, path)).status, path).toBe(403);

    // Whose it is not any more, and who never had one, is told so; who is there by it is let go.
    const other = granted(await ana.newToken("Another"));
    const own = live(server, room.id, { cookie: people[0]?.cookie ?? "" });
    const [kept, lost] = [other.token, token].map((each) =>
      live(server, room.id, { authorization: `Bearer ${each}` }),
    ) as [Raw, Raw];
    for (const each of [own, kept, lost]) await each.until("sight");
    for (const odd of ["x", "%00", "0".repeat(25)])
      expect(await ana.dropToken(odd)).toMatchObject({ ok: false, why: "not-found" });
    expect(granted(await ana.dropToken(id)).tokens).toMatchObject([{ id: other.id }]);
    expect((await lost.until("problem")).problem).toMatchObject({ status: 401 });
    expect(await lost.ended).toBe(1008);
    for (const each of [own, kept]) {
      each.say({ type: "ping", id: 2 });
      await each.until("pong");
      each.socket.close();
    }
    // What is for a proxy is nobody's here.
    const basic = { authorization: "Basic abc", cookie: people[0]?.cookie ?? "" };
    expect(await (await program("GET", `/tables/${room.id}`, basic)).json()).toMatchObject({
      mine: { seat: 0 },
    });
    for (const wrong of [bearer, { authorization: "Bearer" }, { authorization: "bearer x y" }]) {
      expect((await program("GET", `/tables/${room.id}`, wrong)).status).toBe(401);
      const refused = rawTo(server.address, `/api/v1/tables/${room.id}/live`, wrong);
      const status = new Promise((done) =>
        refused.socket.once("unexpected-response", (_r, { statusCode }) => done(statusCode)),
      );
      expect(await status).toBe(401);
    }
  });

  it("is let in by no server that has begun to stop", async () => {
    const store = openSqlite(someFile());
    const door = gate();
    const people: Store["people"] = {
      ...store.people,
      async tokened(hash) {
        const found = await store.people.tokened(hash);
        await door.passed();
        return found;
      },
    };
    const server = await served({ store: { ...store, people } });
    const ana = somebody(() => server.address);
    const { id } = await ana.do("POST", "/tables", given);
    const { token } = granted(await tablesOf(ana).newToken("bot"));
    const raw = live(server, id, { authorization: `Bearer ${token}` });
    const refused = new Promise((done) =>
      raw.socket.once("unexpected-response", (_r, { statusCode }) => done(statusCode)),
    );
    await door.reached;
    const closed = server.server.close();
    door.open();
    expect(await refused).toBe(503);
    await closed;
    await server.close().catch(() => {});
  });

  it("is one of so many, with a name", async () => {
    const server = await someServer();
    const ana = tablesOf(somebody(() => server.address));
    expect(await ana.newToken("\u0000 ")).toMatchObject({ ok: false, why: "malformed" });
    for (let n = 0; n < 20; n++) granted(await ana.newToken(`bot ${n}`));
    expect(await ana.newToken("one more")).toMatchObject({ ok: false, why: "enough" });
  });
});

describe("somebody who leaves for good", () => {
  it("takes all that is theirs away: their tables, what they did there, their tokens", async () => {
    const server = await someServer();
    const { room, people } = await gathered(() => server.address, given, ["Zuleika", "Bo"]);
    const [ana, bo] = people as [SomePerson, SomePerson];
    await tablesOf(ana).newToken("bot");
    const raw = live(server, room.id, { cookie: ana.cookie });
    raw.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move: cast } });
    await raw.until("answer");
    raw.socket.close();
    const { tables, tokens: kept } = exported.parse(granted(await tablesOf(ana).exported()));
    expect(kept).toMatchObject([{ name: "bot" }]);
    expect(tables.map((table) => [table.room.id, table.record])).toEqual([[room.id, null]]);
    const kinds = tables[0]?.deeds.map(({ deed }) => deed.kind);
    expect(kinds).toEqual(["opened", "sat", "changed"]);
    // What the other did is the other's.
    expect(JSON.stringify(tables[0]?.deeds)).not.toContain("Bo");
    expect(granted(await tablesOf(bo).exported()).tables[0]?.deeds).toHaveLength(1);
  });

  it("takes away nothing by which they would know the others again, also where seats were kept", async () => {
    const server = await someServer();
    const { room, people } = await gathered(() => server.address, given, ["Zuleika", "Bo"]);
    const [ana, bo] = people as [SomePerson, SomePerson];
    const raw = live(server, room.id, { cookie: ana.cookie });
    raw.say({ type: "offer", id: 1, offer: { kind: "resign", seen: 0, level: "fry" } });
    await raw.until("answer");
    raw.socket.close();
    const next = await bo.do("POST", `/tables/${room.id}/next`);
    for (const [own, other] of [
      [ana, bo],
      [bo, ana],
    ] as const) {
      const { tables } = granted(await tablesOf(own).exported());
      const kept = tables.find((table) => table.room.id === next.id)?.deeds[0]?.deed;
      expect(kept).toMatchObject({ kind: "opened" });
      expect(JSON.stringify(kept)).toContain(personOf(own));
      expect(JSON.stringify(tables)).not.toContain(personOf(other));
    }
  });

  it("has one part of it at a time, until it is read or they have gone", async () => {
    const store = openSqlite(someFile());
    // More than all that lies between the two holds.
    const name = "x".repeat(32 * 1024 * 1024);
    let tokens = [{ id: "0".repeat(26), name, made: 0 }];
    const server = await someServer({
      store: { ...store, people: { ...store.people, tokensOf: async () => tokens } },
    });
    const ana = somebody(() => server.address);
    await ana.do("POST", "/tables", { game: "wishes", players: 2 });
    const slow = connect(Number(new URL(server.address).port), "127.0.0.1");
    slow.write(`GET /api/v1/me/export HTTP/1.1\r\nHost: localhost\r\nCookie: ${ana.cookie}\r\n\r\n`);
    await once(slow, "readable");
    tokens = [];
    expect((await ana.ask("GET", "/me/export")).status).toBe(429);
    slow.destroy();
    await expect.poll(async () => (await ana.ask("GET", "/me/export")).status).toBe(200);
    expect((await ana.ask("GET", "/me/export")).status).toBe(200);
  });

  it.each([
    ["their tables", "GET", "/me/tables"],
    ["what is theirs", "GET", "/me/export"],
  ] as const)("is told of %s only what is stored", async (_what, method, path) => {
    const store = openSqlite(someFile());
    let gates: { load: Gate; append: Gate } | null = null;
    const gated: Store = {
      ...store,
      load: async (id) => {
        await gates?.load.passed();
        return store.load(id);
      },
      append: async (groups) => {
        await gates?.append.passed();
        if (gates !== null) throw new Error("the disk is full");
        return store.append(groups);
      },
    };
    // One room is held, and the last one that was opened is it; the other has to be read.
    const server = await served({ store: gated, bounds: { rooms: 1, size: 1 } });
    const [ana, bo] = [somebody(() => server.address), somebody(() => server.address)];
    for (const who of [bo, bo, ana]) await who.do("POST", "/tables", { game: "wishes", players: 2 });
    const { id } = await ana.do("POST", "/tables", { game: "wishes", players: 2 });
    gates = { load: gate(), append: gate() };
    const { load, append } = gates;
    const told = ana.ask(method, path);
    await load.reached;
    const planned = ana.ask("PATCH", `/tables/${id}`, { listed: true });
    await append.reached;
    load.open();
    // Who asks for as much later and is answered by now: Ana has been, too, unless she waits for what is to be stored.
    expect((await bo.ask(method, path)).status).toBe(200);
    append.open();
    expect((await planned).status).toBe(503);
    const { tables } = (await told).body as { tables: { room: RoomView }[] };
    expect(tables.map(({ room }) => room.plan.listed)).toEqual([false, false]);
    gates = null;
    await server.close();
  });

  it.each([
    ["the seat empties", "wait", null],
    ["a bot takes the seat", "perch", { kind: "bot", level: "perch" }],
  ] as const)("is nowhere any more; in play %s, and the others play on", async (_what, away, seat) => {
    const file = someFile();
    const server = await served({ store: openSqlite(file) });
    const { room, people } = await gathered(() => server.address, { ...given, away }, ["Zuleika", "Bo"]);
    const [ana, bo] = people as [SomePerson, SomePerson];
    const waiting = await ana.do("POST", "/tables", { game: "wishes", players: 2 });
    for (const [seat, person] of [ana, bo].entries())
      await person.do("POST", `/tables/${waiting.id}/seats/${seat}`, {
        name: ["Zuleika", "Zuleika B."][seat],
        chance: "0".repeat(32),
      });
    const { token } = granted(await tablesOf(ana).newToken("Zuleika's"));
    const person = personOf(ana);
    const other = live(server, room.id, { cookie: bo.cookie });
    await other.until("sight");
    const own = live(server, room.id, { cookie: ana.cookie });
    await own.until("sight");

    const { status, headers } = await ana.ask("DELETE", "/me");
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await own.until("problem")).problem.status).toBe(401);
    for (;;) {
      const { seats, mine } = (await other.until("room")).room;
      if (!mine.host) continue;
      if (seat === null) expect(seats[0]).toBeNull();
      else expect(seats[0]).toMatchObject(seat);
      break;
    }
    const seen = await bo.do("GET", `/tables/${waiting.id}`);
    expect(seen).toMatchObject({ seats: [null, { name: "Zuleika B." }], mine: { host: true, seat: 1 } });
    expect(
      (await fetch(`${server.address}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
    // The other gives up; the deal can still be verified.
    other.say({ type: "offer", id: 5, offer: { kind: "resign", seen: seat === null ? 1 : 2, level: "fry" } });
    expect((await other.until("answer")).answer).toMatchObject({ ok: true });
    const { text } = await bo.ask("GET", `/tables/${room.id}/record`);
    expect(text).not.toContain("Zuleika");
    other.socket.close();
    await bo.do("DELETE", `/tables/${waiting.id}/seats/1`);
    await server.close();
    expect(server.notes).toEqual([]);
    const bytes = readFileSync(file).toString("latin1");
    expect(bytes).toContain("Bo");
    expect(bytes).not.toContain(person);
    expect(bytes.split("Zuleika").length - 1).toBe(1);
  });

  it("is let go in every process, and nothing that they do meanwhile brings them back", async () => {
    const file = someFile();
    const hub: Hub = new Map();
    const servers = await Promise.all(
      [0, 1].map(() => someServer({ store: trusting(openSqlite(file)), bus: busIn(hub) })),
    );
    const [here, there] = servers as [Served, Served];
    const { room, people } = await gathered(() => here.address, given, ["Zuleika", "Bo"]);
    const [ana, bo] = people as [SomePerson, SomePerson];
    const waiting: string[] = [];
    for (let n = 0; n < 12; n++)
      waiting.push((await bo.do("POST", "/tables", { game: "wishes", players: 2 })).id);
    const [dropped, { token }] = [
      granted(await tablesOf(ana).newToken("dropped")),
      granted(await tablesOf(ana).newToken("Zuleika's")),
    ];
    const [first, program] = [dropped.token, token].map((each) =>
      live(there, room.id, { authorization: `Bearer ${each}` }),
    ) as [Raw, Raw];
    await first.until("sight");
    await tablesOf(ana).dropToken(dropped.id);
    expect((await first.until("problem")).problem.status).toBe(401);
    const watcher = rawTo(there.address, `/api/v1/tables/${waiting[0]}/live`, { cookie: ana.cookie });
    watcher.say({ type: "hello", version: 1, as: "public", since: 0 });
    await Promise.all([program.until("sight"), watcher.until("room")]);
    // Another device of theirs sits down and makes tokens, through both, while they are erased.
    const phones = servers.map(({ address }) =>
      Object.assign(
        somebody(() => address),
        { cookie: ana.cookie },
      ),
    );
    const [erased] = await Promise.all([
      ana.ask("DELETE", "/me"),
      ...waiting.map((table, n) =>
        phones[n % 2]?.ask("POST", `/tables/${table}/seats/0`, { name: "Zuleika", chance: "0".repeat(32) }),
      ),
      ...phones.map((phone) => tablesOf(phone).newToken("Zuleika's")),
      ...phones.map((phone) => phone.ask("POST", "/tables", given, { "idempotency-key": "meanwhile" })),
    ]);
    expect(erased).toMatchObject({ status: 200, body: { known: false, unread: [] } });
    for (const raw of [program, watcher]) expect((await raw.until("problem")).problem.status).toBe(401);
    const person = personOf(ana);
    for (const { server } of servers) await server.rooms.idle();
    const store = openSqlite(file);
    const [rooms, tokens] = [await store.roomsOf(person, 99), await store.people.tokensOf(person)];
    const keyed = await store.keyed(`${person}/meanwhile`);
    await store.close();
    expect({ rooms, tokens, keyed }).toEqual({ rooms: [], tokens: [], keyed: null });
    for (const table of [room.id, ...waiting])
      expect(JSON.stringify(await bo.do("GET", `/tables/${table}`))).not.toContain("Zuleika");
    expect((await phones[1]?.ask("GET", "/me"))?.body).toEqual({ known: false });
  });

  it("is told in time that it goes on; who asks again is told how it ended, and then that nobody knows them", async () => {
    const kept = openSqlite(someFile());
    const rewriting = gate();
    let [rewritten, looked] = [0, 0];
    const store: Store = {
      ...kept,
      async rewrite(one) {
        rewritten++;
        await rewriting.passed();
        return kept.rewrite(one);
      },
      async roomsOf(person, most) {
        looked++;
        return kept.roomsOf(person, most);
      },
    };
    const server = await someServer({ store, ticks: () => 0 });
    const ana = somebody(() => server.address);
    await ana.do("POST", "/tables", given);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const first = ana.ask("DELETE", "/me");
    await rewriting.reached;
    vi.advanceTimersByTime(10_000);
    const { status, body, headers } = await first;
    expect([status, erased.parse(body)]).toEqual([200, { known: false, done: false, unread: [] }]);
    expect(headers.get("set-cookie")).toBeNull();
    looked = 0;
    const second = ana.ask("DELETE", "/me");
    while (looked === 0) await setImmediate();
    await setImmediate();
    rewriting.open();
    const { cookie } = ana;
    expect((await second).body).toEqual({ known: false, done: true, unread: [] });
    expect(rewritten).toBe(1);
    ana.cookie = cookie;
    expect((await ana.ask("DELETE", "/me")).status).toBe(401);
  });

  it("is not kept by a table that nobody can read: it is named, by all that asks for several", async () => {
    const file = someFile();
    const server = await served({ store: openSqlite(file), bounds: { rooms: 1, size: 1 } });
    const { room, people } = await gathered(() => server.address, given, ["Zuleika", "Bo"]);
    const [ana, bo] = people as [SomePerson, SomePerson];
    const plan = { game: "wishes", players: 2, listed: true };
    const odd = await ana.do("POST", "/tables", plan);
    const other = await ana.do("POST", "/tables", plan);
    const db = new DatabaseSync(file, { timeout: 5_000 });
    const { json: whole } = db.prepare("SELECT json FROM entries WHERE room = ?").get(odd.id) as {
      json: string;
    };
    db.prepare("UPDATE entries SET json = '{}' WHERE room = ?").run(odd.id);
    db.close();
    const mine = myTables.parse(granted(await tablesOf(ana).mine()));
    expect([mine.tables.length, mine.unread]).toEqual([2, [odd.id]]);
    expect((await bo.ask("GET", "/tables")).body).toMatchObject({ tables: [{ id: other.id }], next: null });
    const away = exported.parse(granted(await tablesOf(ana).exported()));
    expect([away.tables.length, away.unread]).toEqual([2, [odd.id]]);
    expect(erased.parse(granted(await tablesOf(ana).erase()))).toEqual({
      known: false,
      done: true,
      unread: [odd.id],
    });
    expect(JSON.stringify(await bo.do("GET", `/tables/${room.id}`))).not.toContain("Zuleika");
    // Who has asked for it may ask again, until nothing is left: then nobody knows their cookie.
    const again = new DatabaseSync(file, { timeout: 5_000 });
    const stand = again.prepare("UPDATE entries SET json = ? WHERE room = ?");
    expect(granted(await tablesOf(ana).erase()).unread).toEqual([odd.id]);
    stand.run(whole, odd.id);
    again.close();
    expect(granted(await tablesOf(ana).erase()).unread).toEqual([]);
    expect((await ana.ask("DELETE", "/me")).status).toBe(401);
    await server.close();
    expect(server.notes).toHaveLength(2);
  });

  it("leaves whole games behind that anybody can verify", async () => {
    const server = await someServer();
    const { room, people } = await gathered(() => server.address, { game: "fish-fish", players: 2 }, [
      "Zuleika",
      "Bo",
    ]);
    const [ana, bo] = people as [SomePerson, SomePerson];
    const raw = live(server, room.id, { cookie: ana.cookie });
    raw.say({ type: "offer", id: 1, offer: { kind: "resign", seen: 0, level: "fry" } });
    await raw.until("answer");
    const record = async () => (await bo.ask("GET", `/tables/${room.id}/record`)).text;
    const before = await record();
    expect(before).toContain("Zuleika");
    await tablesOf(ana).erase();
    const after = JSON.parse(await record()) as { seed: string; fairness: Fairness; names: string[] };
    expect(after.names).toEqual(["—", "Bo"]);
    expect(isCommitted(after.fairness) && isDealtBy(after.fairness, after.seed)).toBe(true);
    expect(granted(await tablesOf(bo).mine()).tables.map((one) => one.room.id)).toEqual([room.id]);
    raw.socket.close();
  });
});
