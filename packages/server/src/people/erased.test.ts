/** What becomes of the tables of somebody who is erased. */
import { randomBytes } from "node:crypto";
import type { Plan } from "@guinguette/wire/terms";
import { describe, expect, it, onTestFinished } from "vitest";
import { limitsWithin, usualBounded } from "../limits/limits.ts";
import type { Entry } from "../room/entries.ts";
import { offerAt } from "../room/offering.ts";
import type { Room } from "../room/room.ts";
import { type Wish, wish } from "../room/wish.ts";
import { NotStored, Raced } from "../rooms/failures.ts";
import { type Rooms, roomsIn } from "../rooms/rooms.ts";
import { openSqlite } from "../store/sqlite.ts";
import { DamagedPart, type Rewriting, type Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { erase } from "./erasing.ts";
import { exportedOf } from "./exporting.ts";

const idOf = (n: number) => someId.slice(0, 20) + String(n).padStart(6, "0");
const from = { household: "home", person: "ana" };

/** A house with a store of its own, of which parts may do something else. */
function someHouse(instead: (inner: Store) => Partial<Store> = () => ({})) {
  const inner = openSqlite(someFile());
  onTestFinished(() => inner.close());
  const store: Store = { ...inner, ...instead(inner) };
  const [notes, dismissed, stirred]: [unknown[], (readonly [string, string | null])[], string[]] = [
    [],
    [],
    [],
  ];
  const now = () => 7_000;
  const noted = (cause: unknown) => void notes.push(cause);
  const made = roomsIn({
    ...{ store: inner, now, noted, isWatched: () => false },
    bounds: { rooms: 100, size: 1_000_000 },
  });
  const rooms: Rooms = {
    ...made,
    stir(ids) {
      stirred.push(...ids);
      made.stir(ids);
    },
  };
  const limits = limitsWithin(usualBounded);
  const draw = (bytes: number) => new Uint8Array(randomBytes(bytes));
  const dismiss = (person: string, token: string | null) => void dismissed.push([person, token]);
  return { ...{ rooms, store, inner, limits, draw, now, noted, dismiss }, ...{ notes, dismissed, stirred } };
}
type Some = ReturnType<typeof someHouse>;

const sit = (seat: number, name: string): Wish => ({
  kind: "sit",
  seat,
  sitting: { name, chance: `${seat}` },
});
const done = ({ rooms }: Some, person: string, wished: Wish, id = someId) =>
  rooms.act(id, (room) => {
    const granted = wish(room, person, wished);
    expect(granted).toMatchObject({ ok: true });
    return { entry: granted.ok ? granted.entry : null, value: null };
  });
const resigns = ({ rooms }: Some, seat: number, person: string) =>
  rooms.act(someId, (room) => ({
    entry: offerAt(room, seat, { kind: "resign", seen: 0, level: "fry" }, person).entry,
    value: null,
  }));
const lookAt = async ({ rooms }: Some, id = someId): Promise<Room> => {
  const room = await rooms.look(id);
  if (room === null) throw new Error("no room");
  return room;
};
const kindsOf = async ({ inner }: Some, id = someId) =>
  ((await inner.load(id))?.rows ?? []).map(({ json }) => {
    const entry = JSON.parse(json) as Entry;
    return entry.kind === "changed" ? entry.change.kind : entry.kind;
  });

/** Ana and Bo sit there, and it has started. */
async function begun(house: Some, plan: Partial<Plan> = {}, names = ["Ana", "Bo"]) {
  await house.rooms.open(someId, someSecret, opened({ players: names.length, ...plan }), null);
  for (const [seat, name] of names.entries()) await done(house, name.toLowerCase(), sit(seat, name));
  await done(house, "ana", { kind: "start" });
}

describe("whoever is erased", () => {
  it("has no seat at a table that waits, and their name stands nowhere", async () => {
    const house = someHouse();
    await house.rooms.open(someId, someSecret, opened({ players: 3 }), null);
    await done(house, "ana", sit(0, "Anabella"));
    await done(house, "bo", sit(1, "Bo"));
    expect(await erase(house, from, "ana")).toEqual([]);
    expect((await lookAt(house)).seats.map((seated) => seated?.name ?? null)).toEqual([null, "Bo", null]);
    expect((await lookAt(house)).host).toBe("bo");
    expect(await kindsOf(house)).toEqual(["opened", "sat", "sat", "stood", "erased"]);
    expect(JSON.stringify(await house.inner.load(someId))).not.toMatch(/ana/i);
    expect(await house.inner.roomsOf("ana", 9)).toEqual([]);
    expect(await house.inner.people.erased(["ana", "bo"])).toEqual(["ana"]);
    expect([house.dismissed, house.stirred, house.notes]).toEqual([[["ana", null]], [someId], []]);
  });

  it("gets up in play, and a bot takes the seat where the table says which", async () => {
    for (const [away, changes, holder] of [
      ["wait", ["stood-up"], { kind: "nobody" }],
      ["gudgeon", ["stood-up", "bot-in"], { kind: "bot", level: "gudgeon", name: "" }],
    ] as const) {
      const house = someHouse();
      await begun(house, { away });
      await erase(house, from, "ana");
      expect((await kindsOf(house)).slice(4)).toEqual([...changes, "erased"]);
      expect((await lookAt(house)).table?.chairs[0]?.holder).toMatchObject(holder);
      expect((await lookAt(house)).host).toBe("bo");
    }
  });

  it("leaves the seat to the bot that plays on where they gave up, and to what it is once the game is over", async () => {
    const played = someHouse();
    await begun(played, { away: "fry" }, ["Ana", "Bo", "Cleo"]);
    await resigns(played, 0, "ana");
    await erase(played, from, "ana");
    expect((await kindsOf(played)).slice(5)).toEqual(["resigned", "erased"]);
    const over = someHouse();
    await begun(over, { away: "fry" });
    await resigns(over, 1, "bo");
    await erase(over, from, "ana");
    expect((await kindsOf(over)).slice(4)).toEqual(["resigned", "erased"]);
  });

  it("keeps no table: it is whose who is left, be it nobody; and of others' nobody else's", async () => {
    const house = someHouse();
    await begun(house, {}, ["Ana", "Bo", "Cleo"]);
    const host = async () => (await lookAt(house)).host;
    await erase(house, from, "bo");
    expect(await host()).toBe("ana");
    await erase(house, from, "ana");
    expect(await host()).toBe("cleo");
    await erase(house, from, "cleo");
    expect((await lookAt(house)).gone).toContain(await host());
    expect(JSON.stringify(await house.inner.load(someId))).not.toMatch(/"(ana|bo|cleo)"/i);
  });

  it("is taken out of every table, however many, but of those that nobody can read: these are named", async () => {
    const broken = [idOf(3), idOf(101)];
    const house = someHouse((inner) => ({
      load: async (id) => (broken.includes(id) ? Promise.reject(new DamagedPart(null)) : inner.load(id)),
    }));
    for (let n = 0; n < 103; n++) await house.rooms.open(idOf(n), someSecret, opened(), null);
    expect([...(await erase(house, from, "ana"))].sort()).toEqual(broken);
    expect([...(await house.inner.roomsOf("ana", 200))].sort()).toEqual(broken);
    expect(house.notes).toEqual([new DamagedPart(null), new DamagedPart(null)]);
    expect(house.stirred).toHaveLength(101);
  });

  it("is told where the store failed, and nothing is left out in silence", async () => {
    const gone = someHouse(() => ({ load: async () => null }));
    await gone.rooms.open(someId, someSecret, opened(), null);
    await expect(erase(gone, from, "ana")).rejects.toThrow(NotStored);
    expect(gone.notes).toEqual([]);
  });

  it("is taken out of the table as others have left it: it is written anew as often as they were quicker", async () => {
    for (const [late, isDone] of [
      [7, true],
      [8, false],
    ] as const) {
      const tried: Rewriting[] = [];
      const house = someHouse((inner) => ({
        async rewrite(rewriting) {
          tried.push(rewriting);
          return tried.length > late ? inner.rewrite(rewriting) : false;
        },
      }));
      await begun(house);
      const erased = erase(house, from, "ana");
      if (isDone) expect(await erased).toEqual([]);
      else await expect(erased).rejects.toThrow(Raced);
      expect(tried).toHaveLength(8);
      const [{ rows, added, filed } = {}] = tried as Partial<Rewriting>[];
      // Only what they were in is written: the table's first entry, where they sat down, and nothing of Bo's.
      expect(rows?.map(({ number }) => number)).toEqual([1, 2]);
      expect([added?.number, added?.at, filed?.stage]).toEqual([6, 7_000, "playing"]);
    }
  });
});

describe("whoever takes away what is theirs", () => {
  const taken = async (house: Some, person: string) =>
    JSON.parse(await exportedOf({ ...house, store: house.store } as never, from, person, null));

  it("has each table as they see it, what they did there and when, and its record once it is over", async () => {
    const house = someHouse();
    await begun(house);
    const before = await taken(house, "bo");
    expect(before).toMatchObject({ format: "guinguette/person/1", made: 7_000, next: null, unread: [] });
    expect(before).toMatchObject({ tokens: [], subscriptions: [] });
    const token = { id: "t", name: "a program", made: 5 };
    const people = { ...house.store.people, tokensOf: async () => [token] };
    expect(await taken({ ...house, store: { ...house.store, people } }, "bo")).toMatchObject({
      tokens: [token],
    });
    expect(before.tables).toHaveLength(1);
    expect(before.tables[0]).toMatchObject({
      ...{ room: { id: someId, mine: { seat: 1, host: false } }, record: null },
      deeds: [{ at: 7_000, deed: { kind: "sat", seat: 1, person: "bo", name: "Bo" } }],
    });
    await resigns(house, 0, "ana");
    const [after] = (await taken(house, "bo")).tables;
    expect(after.record).toMatchObject({ game: "fish-fish", names: ["Ana", "Bo"] });
    expect(after.deeds).toHaveLength(1);
  });

  it("has no record of a game that they only opened, where nobody may watch", async () => {
    const house = someHouse();
    await house.rooms.open(
      someId,
      someSecret,
      { ...opened({ watching: "nobody" }), host: "eve" } as Entry,
      null,
    );
    for (const [seat, name] of ["Ana", "Bo"].entries())
      await done(house, name.toLowerCase(), sit(seat, name));
    await done(house, "eve", { kind: "start" });
    await resigns(house, 0, "ana");
    const records = async (person: string) =>
      (await taken(house, person)).tables.map(({ record }: never) => record);
    expect(
      [await records("bo"), await records("ana"), await records("eve")].map(([one]) => one !== null),
    ).toEqual([...[true, true, true]]);
    // Who had sat there before it began has had no seat in it.
    const other = someHouse();
    await other.rooms.open(someId, someSecret, opened({ watching: "nobody" }), null);
    await done(other, "zoe", sit(1, "Zoe"));
    await done(other, "zoe", { kind: "stand", seat: 1 });
    for (const [seat, name] of ["Ana", "Bo"].entries())
      await done(other, name.toLowerCase(), sit(seat, name));
    await done(other, "ana", { kind: "start" });
    await resigns(other, 0, "ana");
    const [table] = (await taken(other, "zoe")).tables;
    expect([table.record, table.room.stage, table.deeds.length]).toEqual([null, "over", 1]);
  });

  it("is told which tables nobody can read, and has the others", async () => {
    const house = someHouse();
    for (const n of [1, 2, 3]) await house.rooms.open(idOf(n), someSecret, opened(), null);
    const look: Rooms["look"] = async (id, spend) =>
      id === idOf(2) ? Promise.reject(new Error("halfway")) : house.rooms.look(id, spend);
    const away = await taken({ ...house, rooms: { ...house.rooms, has: () => true, look } }, "ana");
    expect([away.tables.length, away.unread, away.next]).toEqual([2, [idOf(2)], null]);
    const full = new NotStored("away");
    const rooms = { ...house.rooms, has: () => true, look: async () => Promise.reject(full) };
    await expect(taken({ ...house, rooms }, "ana")).rejects.toBe(full);
  });
});
