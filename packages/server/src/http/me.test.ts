/** Who somebody is, and what they find: their tables, and those whose names they were told. */

import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { found, known, myTables } from "@guinguette/wire/people";
import { codeFish, plain } from "@guinguette/words/codes";
import { olderFish } from "@guinguette/words/older-fish";
import { describe, expect, it, onTestFinished } from "vitest";
import { newId, newSecret } from "../ids.ts";
import { settingsIn } from "../ops/settings.ts";
import { offerAt } from "../room/offering.ts";
import { usualPlan } from "../room/plan.ts";
import { openNew } from "../rooms/opening.ts";
import { roomsIn } from "../rooms/rooms.ts";
import { openSqlite } from "../store/sqlite.ts";
import { type Store, StoreAway } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { chanceOf, gathered } from "../testing/gathered.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import { rawTo } from "../testing/raw.ts";
import type { Served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";
import { tablesOf } from "../testing/tables.ts";

const plan = { game: "fish-fish", players: 2 } as const;
const given = { ...plan, seed: "s", setup: { firstFisher: 0 } } as const;

/** What the client gives, where it must be granted. */
function granted<T>(asked: { ok: true; value: T } | { ok: false }): T {
  if (!asked.ok) throw new Error("refused");
  return asked.value;
}

it("one's tables are the newest first, and those that are over last", async () => {
  const clock = { now: 1_000_000 };
  const server = await someServer({ now: () => clock.now, byItself: false });
  const host = somebody(() => server.address);
  const { room: first } = await gathered(() => server.address, given, undefined, host);
  clock.now += 1_000;
  const { room: second } = await gathered(() => server.address, given, undefined, host);
  const order = async () =>
    myTables
      .parse((await host.ask("GET", "/me/tables")).body)
      .tables.map(({ room: { id, stage } }) => `${stage} ${id === first.id ? "first" : "second"}`);
  expect(await order()).toEqual(["playing second", "playing first"]);
  // The newest ends.
  await server.server.rooms.act(second.id, (there) => {
    const { entry } = offerAt(there, 0, { kind: "resign", seen: 0, level: "fry" }, null);
    return { entry, value: null };
  });
  expect(await order()).toEqual(["playing first", "over second"]);
});

describe("a table's name", () => {
  it("leads to it, however it is spelt and in either language, and no other does", async () => {
    const server = await someServer();
    const [host, guest] = [somebody(() => server.address), tablesOf(somebody(() => server.address))];
    const { id, code } = await host.do("POST", "/tables", plan);
    const [word = "", number = ""] = code.split("-");
    const fish = codeFish.find(({ fr }) => plain(fr) === word);
    const digits = [...number].map(
      (digit) => "zero one two three four five six seven eight nine".split(" ")[+digit],
    );
    const typed = [
      ...[code, `${word.toUpperCase()} ${number}`, `${fish?.fr} ${number}`, `${fish?.en}${number}`],
      ...[`the ${fish?.en} ${digits.join(" ")}`, `la ${word}z ${number}`, `${word.slice(1)}-${number}`],
    ];
    for (const each of typed)
      expect(found.parse(granted(await guest.find(each)))).toEqual({ table: id, code });
    for (const each of [`${code}1`, "kraken-42", "", "/", "%00", "é".repeat(200), id])
      expect(await guest.find(each), each).toMatchObject({ ok: false, why: "not-found" });
    // It is told what was read, where that is no table's.
    const read = { code: "truite-9999999" };
    expect(await guest.find("the TROUT 9999999")).toMatchObject({ ok: false, problem: read });
  });

  it("of an older list of fish still leads to it", async () => {
    const server = await someServer();
    const first = { kind: "opened", host: "ana", plan: usualPlan("wishes", 2), given: null } as const;
    const guest = tablesOf(somebody(() => server.address));
    for (const { fr } of olderFish.slice(0, 12)) {
      const [id, code] = [newId(randomBytes), `${plain(fr)}-74`];
      await server.server.rooms.open(id, newSecret(randomBytes), { ...first, code }, null);
      expect(granted(await guest.find(`${fr} 74`))).toEqual({ table: id, code });
    }
  });

  it("that is only near a fish is asked about alike, whether there is such a table or not", async () => {
    const kept = openSqlite(someFile());
    const looked: string[] = [];
    const store: Store = {
      ...kept,
      called(code) {
        looked.push(code);
        return kept.called(code);
      },
    };
    const settings = settingsIn({ LIMITS: "guesses=2", TRUSTED_PROXIES: "127.0.0.1" });
    const server = await someServer({ store, settings, ticks: () => 0 });
    const guest = somebody(() => server.address);
    const { code } = await somebody(() => server.address).do("POST", "/tables", plan);
    const [word = "", number = ""] = code.split("-");
    /** Two letters wrong in it: no letter of any fish. */
    const near = (of: string) => `${word.slice(0, -2)}${word.length > 4 ? "qqx" : "xx"}-${of}`;
    const asked = async (name: string) => {
      const { status, body, headers } = await guest.ask("GET", `/codes/${name}`);
      return { status, body, names: [...headers.keys()].sort() };
    };
    const truly = await asked(near(number));
    const never = await asked(near("4999"));
    expect(JSON.stringify(never).replaceAll("4999", number)).toBe(JSON.stringify(truly));
    const trout = await asked("trouweet-74");
    expect(trout).toMatchObject({ status: 404, body: { meant: "truite-74" } });
    expect(trout.body).not.toHaveProperty("code");
    expect(looked).toEqual([]);
    // No guess, before and after the guesses are used up.
    for (let n = 0; n < 10; n++) expect(await asked("trouweet-74")).toEqual(trout);
    expect([(await asked("truite-4998")).status, (await asked("truite-4999")).status]).toEqual([404, 404]);
    expect((await asked(code)).status).toBe(429);
    expect(await asked("trouweet-74")).toEqual(trout);
    expect(await asked(near(number))).toEqual(truly);
  });

  it("is not found by trying them all: whoever does is told to wait, and may do all else", async () => {
    const settings = settingsIn({ LIMITS: "guesses=4", TRUSTED_PROXIES: "127.0.0.1" });
    const server = await someServer({ settings, ticks: () => 0 });
    const guest = somebody(() => server.address);
    const from = (address: string) => ({ "x-forwarded-for": address });
    const { code } = await somebody(() => server.address).do("POST", "/tables", plan);
    const named = async (name: string, address: string) =>
      (await guest.ask("GET", `/codes/${name}`, undefined, from(address))).status;
    // None of two digits has so many; whoever knows a name, or cannot spell one, has guessed nothing.
    for (let n = 0; n < 4; n++) {
      expect(await named(`tanche-${1000 + n}`, "203.0.113.1")).toBe(404);
      if (n === 3) break;
      for (let again = 0; again < 5; again++) expect(await named(code, "203.0.113.1")).toBe(200);
      expect(await named("kraken-42", "203.0.113.1")).toBe(404);
    }
    expect(await named("tanche-1004", "203.0.113.1")).toBe(429);
    // Whether there is such a table is not told either.
    expect(await named(code, "203.0.113.1")).toBe(429);
    expect(await named(code, "203.0.113.2")).toBe(200);
    expect((await guest.ask("GET", "/tables", undefined, from("203.0.113.1"))).status).toBe(200);
  });

  it("is not found by trying many at once either, where the store answers late", async () => {
    const kept = openSqlite(someFile());
    let isAway = false;
    const store: Store = {
      ...kept,
      async called(code) {
        await setTimeout(20);
        if (isAway) throw new StoreAway("not now");
        return kept.called(code);
      },
    };
    const notes: unknown[] = [];
    const settings = settingsIn({ LIMITS: "guesses=4", TRUSTED_PROXIES: "127.0.0.1" });
    const server = await someServer({ store, settings, ticks: () => 0, noted: (cause) => notes.push(cause) });
    const { code } = await somebody(() => server.address).do("POST", "/tables", plan);
    const guest = somebody(() => server.address);
    const atOnce = async (names: readonly string[]) => {
      const asked = names.map((name) => guest.ask("GET", `/codes/${name}`));
      return (await Promise.all(asked)).map(({ status }) => status).sort();
    };
    // Neither whoever knows it nor a store that is away has used anything up.
    expect(await atOnce([code, code, code, code])).toEqual([200, 200, 200, 200]);
    isAway = true;
    expect(await atOnce([code, code, code, code])).toEqual([503, 503, 503, 503]);
    expect(notes).toHaveLength(4);
    isAway = false;
    const wrong = Array.from({ length: 12 }, (_, n) => `tanche-${1000 + n}`);
    expect(await atOnce(wrong)).toEqual([404, 404, 404, 404, ...Array(8).fill(429)]);
    expect(await atOnce([code])).toEqual([429]);
  });
});

it("where there are many tables their numbers are longer, so that few of any length are taken", async () => {
  const store = openSqlite(someFile());
  onTestFinished(() => store.close());
  const bounds = { rooms: 2_000, size: 100_000_000 };
  const rooms = roomsIn({ store, now: () => 0, bounds, isWatched: () => false, noted: () => {} });
  const first = { kind: "opened", host: "ana", plan: usualPlan("wishes", 2), given: null } as const;
  const ranges = [0, 0];
  for (let n = 0; n < 600; n++) {
    const { code } = await openNew({ rooms, store, draw: randomBytes, now: () => 0 }, first, null);
    const range = Number(code.split("-")[1]) < 300 ? 0 : 1;
    ranges[range] = (ranges[range] ?? 0) + 1;
  }
  // Of 11,600 codes with a number under 300.
  expect(ranges[0]).toBeGreaterThan(20);
  expect(ranges[0]).toBeLessThan(0.06 * 290 * codeFish.length);
  expect(ranges[1]).toBeGreaterThan(200);
});

describe("somebody", () => {
  it("is unknown until they ask to be known", async () => {
    const server = await someServer();
    const ana = tablesOf(somebody(() => server.address));
    expect(known.parse(granted(await ana.known()))).toEqual({ known: false });
    expect(granted(await ana.mine())).toEqual({ tables: [], unread: [], later: [] });
    await ana.me();
    expect(granted(await ana.known())).toEqual({ known: true });
  });

  it("finds their tables: those that wait for them first, since when, and those that are over last", async () => {
    let now = 1_000;
    const server = await someServer({ now: () => now });
    const address = () => server.address;
    // The first seat moves first; the last table is over before it was played.
    const first = await gathered(address, given);
    const [ana, bo] = first.people as [SomePerson, SomePerson];
    const sitBoth = async (people: readonly SomePerson[]) => {
      now += 1_000;
      const { id } = await ana.do("POST", "/tables", given);
      for (const [seat, person] of people.entries())
        await person.do("POST", `/tables/${id}/seats/${seat}`, { name: `P${seat}`, chance: chanceOf(seat) });
      await ana.do("POST", `/tables/${id}/start`);
      return id;
    };
    const second = await sitBoth([ana, bo]);
    const third = await sitBoth([bo, ana]);
    const over = await sitBoth([ana, bo]);
    now += 1_000;
    const open = (await ana.do("POST", "/tables", plan)).id;
    const left = (await bo.do("POST", "/tables", plan)).id;
    await ana.do("POST", `/tables/${left}/seats/0`, { name: "A", chance: chanceOf(0) });
    await ana.do("DELETE", `/tables/${left}/seats/0`);
    await offer(server, ana, over, { kind: "resign", seen: 0, level: "fry" });

    const listed = async (person: SomePerson) =>
      myTables.parse(granted(await tablesOf(person).mine())).tables;
    const seen = await listed(ana);
    expect(seen.map(({ room, awaited, since, waitsFor }) => [room.id, awaited, since, waitsFor])).toEqual([
      [first.room.id, true, 1_000, [0]],
      [second, true, 2_000, [0]],
      [open, false, null, []],
      [third, false, 3_000, [0]],
      [over, false, null, []],
    ]);
    expect(seen.map(({ room }) => room.mine)).toContainEqual({ seat: 1, host: true });
    expect((await listed(bo)).map(({ room, awaited }) => [room.id, awaited])).toEqual([
      [third, true],
      [left, false],
      [second, false],
      [first.room.id, false],
      [over, false],
    ]);

    // A move later it waits for the other.
    now += 1_000;
    const cast = { type: "cast", card: "catch", bait: 2 };
    await offer(server, ana, first.room.id, { kind: "play", seen: 0, move: cast });
    const moved = (await listed(bo)).find(({ room }) => room.id === first.room.id);
    expect(moved).toMatchObject({ awaited: true, since: 6_000, waitsFor: [1] });
  });
});

async function offer(server: Served, person: SomePerson, table: string, offered: object): Promise<void> {
  const raw = rawTo(server.address, `/api/v1/tables/${table}/live`, { cookie: person.cookie });
  raw.say({ type: "hello", version: 1, as: "seat", since: null });
  raw.say({ type: "offer", id: 1, offer: offered });
  expect((await raw.until("answer")).answer).toMatchObject({ ok: true });
  raw.socket.close();
}
