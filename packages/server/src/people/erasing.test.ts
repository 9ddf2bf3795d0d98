/** What it takes to erase somebody is counted for whoever asks, as all that is read is; and whose their tables are then. */
import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { takeBackOf } from "@guinguette/table/take-back";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, it, onTestFinished } from "vitest";
import { limitsWithin, usualBounded } from "../limits/limits.ts";
import { type From, type Labour, ponderingWithin } from "../limits/pondering.ts";
import type { Entry } from "../room/entries.ts";
import { onlyOf } from "../room/nameless.ts";
import { offerAt } from "../room/offering.ts";
import { shownRoom } from "../room/shown.ts";
import { type Wish, wish } from "../room/wish.ts";
import { roomsIn } from "../rooms/rooms.ts";
import { openSqlite } from "../store/sqlite.ts";
import { StoreAway } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { erase } from "./erasing.ts";

/** Rooms in a store of their own, and who counts what it takes. */
function someHouse(labour: Labour) {
  const store = openSqlite(someFile());
  onTestFinished(() => store.close());
  const [now, noted] = [() => 0, () => {}];
  const [bounds, isWatched] = [{ rooms: 1, size: 1 }, () => false];
  const rooms = roomsIn({ store, now, noted, bounds, isWatched });
  const limits = { ...limitsWithin(usualBounded), labour };
  const draw = (bytes: number) => new Uint8Array(randomBytes(bytes));
  return { rooms, store, limits, draw, now, noted, dismiss: noted };
}

it("each table that is read and written anew waits for its time, and is counted", async () => {
  const counted: { readonly from: From; times: number; spent: number }[] = [];
  const labour: Labour = async (from, work) => {
    const one = { from, times: 0, spent: 0 };
    counted.push(one);
    return work((milliseconds) => {
      one.times++;
      one.spent += milliseconds;
    });
  };
  const house = someHouse(labour);
  for (const end of ["1", "2", "3"])
    await house.rooms.open(someId.slice(1) + end, someSecret, opened(), null);
  const from = { household: "home", person: "ana" };
  expect(await erase(house, from, "ana")).toEqual([]);
  expect(counted.map((one) => one.from)).toEqual(Array(3).fill({ ...from, hasBegun: true }));
  // Once to get up there, and once to be written anew.
  expect(counted.map(({ times }) => times)).toEqual([2, 2, 2]);
  for (const { spent } of counted) expect(spent).toBeGreaterThan(0);
});

it("where so much waits already that nothing more is taken in, nobody is erased by half", async () => {
  const asleep: (() => void)[] = [];
  const rate = { burst: 1, perSecond: 1 };
  const sleep = () => new Promise<void>((woken) => void asleep.push(woken));
  const { labour } = ponderingWithin(rate, rate, { now: () => 0, sleep });
  const house = someHouse(labour);
  await house.rooms.open(someId, someSecret, opened(), null);
  const from = { household: "home", person: "ana" };
  let refused = 0;
  for (let times = 0; times < 1_002; times++)
    labour(from, async (spend) => spend(60_000)).catch(() => refused++);
  await setImmediate();
  expect(refused).toBe(1);
  const erased = erase(house, from, "ana");
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  erased.then(done, done);
  while (!isDone) {
    for (const wake of asleep.splice(0)) wake();
    await setImmediate();
  }
  expect(await erased).toEqual([]);
  expect(await house.store.roomsOf("ana", 1)).toEqual([]);
});

it("who cannot be erased is who they were, and is told that it was not done", async () => {
  const file = someFile();
  const store = openSqlite(file);
  onTestFinished(() => store.close());
  const dismissed: string[] = [];
  const house = {
    ...someHouse((_from, work) => work(() => {})),
    store,
    dismiss: (person: string) => void dismissed.push(person),
  };
  // Somebody else has the file, for longer than anybody waits.
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const from = { household: "home", person: "ana" };
  await expect(erase(house, from, "ana")).rejects.toBeInstanceOf(StoreAway);
  expect(dismissed).toEqual([]);
  other.exec("ROLLBACK");
  other.close();
  expect(await erase(house, from, "ana")).toEqual([]);
  expect(dismissed).toEqual(["ana"]);
});

it("a table whose host is erased is that of somebody who is left there, or of the next who sits down", async () => {
  const house = someHouse((_from, work) => work(() => {}));
  const { rooms } = house;
  const [waiting, played] = ["1", "2"].map((end) => someId.slice(1) + end) as [string, string];
  const done = (id: string, person: string, wished: Wish) =>
    rooms.act(id, (room) => {
      const granted = wish(room, person, wished);
      return { entry: granted.ok ? granted.entry : null, value: granted };
    });
  const sit = (seat: number, name: string): Wish => ({
    kind: "sit",
    seat,
    sitting: { name, chance: String(seat).repeat(32) },
  });
  const isHost = async (id: string, person: string) => {
    const room = await rooms.look(id);
    return room === null ? null : shownRoom(room, person).mine.host;
  };
  await rooms.open(waiting, someSecret, opened(), null);
  await rooms.open(played, someSecret, opened({ players: 3 }), null);
  for (const [seat, person] of ["ana", "bo", "cleo"].entries()) await done(played, person, sit(seat, person));
  await done(waiting, "ana", sit(0, "ana"));
  await done(played, "ana", { kind: "start" });
  for (const person of ["bo", "ana"]) await erase(house, { household: "home", person }, person);
  // Who takes away what is kept of them is told whose table it became, and nothing of who was erased.
  const rows = (await house.store.load(played))?.rows ?? [];
  const deeds = rows.map(({ json }) => onlyOf(JSON.parse(json) as Entry, "cleo"));
  expect(deeds.at(-1)).toEqual({ kind: "erased", host: "cleo" });
  // Who stands for somebody who was erased keeps no table.
  expect(await isHost(played, "cleo")).toBe(true);
  expect(await isHost(waiting, "dan")).toBe(false);
  await done(waiting, "dan", sit(1, "Dan"));
  await done(waiting, "eve", sit(0, "Eve"));
  expect([await isHost(waiting, "dan"), await isHost(waiting, "eve")]).toEqual([true, false]);
  expect(await done(waiting, "dan", { kind: "start" })).toMatchObject({ ok: true });
});

it("who was erased is not waited for when a move is to be taken back; who has got up is", async () => {
  const house = someHouse((_from, work) => work(() => {}));
  const { rooms } = house;
  const settings = { memory: "book", takeBack: "consent", hints: "none" } as const;
  await rooms.open(
    someId,
    someSecret,
    opened({ game: "wishes", players: 3, settings, away: "fry" }, { seed: "s", setup: { firstPlayer: 0 } }),
    null,
  );
  const done = (person: string, wished: Wish) =>
    rooms.act(someId, (room) => {
      const granted = wish(room, person, wished);
      return { entry: granted.ok ? granted.entry : null, value: granted.ok };
    });
  const offered = (seat: number, person: string, wished: Parameters<typeof offerAt>[2]) =>
    rooms.act(someId, (room) => {
      const { entry, answer } = offerAt(
        room,
        seat,
        { ...wished, seen: room.table?.changes.length ?? 0 },
        person,
      );
      return { entry, value: answer.ok };
    });
  const how = async () => {
    const { table } = (await rooms.look(someId)) ?? { table: null };
    return table === null ? "nothing" : takeBackOf(table, 0);
  };
  const sit = (seat: number, name: string): Wish => ({
    kind: "sit",
    seat,
    sitting: { name, chance: String(seat).repeat(32) },
  });
  for (const [seat, person] of ["ana", "bo", "cleo"].entries()) await done(person, sit(seat, person));
  await done("ana", { kind: "start" });
  // A new Ocean card is turned up: somebody has learned something.
  const move = { type: "keep", card: 0 } as const;
  await offered(0, "ana", { kind: "play", seen: 0, move });
  expect(await how()).toBe("ask");
  for (const [seat, person] of [
    [1, "bo"],
    [2, "cleo"],
  ] as const) {
    await done(person, { kind: "stand", seat });
    await done("ana", { kind: "bot", seat, bot: { level: "fry" } });
  }
  expect(await how()).toBeNull();
  await erase(house, { household: "home", person: "bo" }, "bo");
  expect(await how()).toBeNull();
  await erase(house, { household: "home", person: "cleo" }, "cleo");
  expect(await how()).toBe("ask");
  // Who comes to a seat that was theirs is asked, and when they go they are waited for.
  await done("ana", { kind: "stand", seat: 1 });
  await done("dan", sit(1, "Dan"));
  expect(await how()).toBe("ask");
  await done("dan", { kind: "stand", seat: 1 });
  await done("ana", { kind: "bot", seat: 1, bot: { level: "fry" } });
  expect(await how()).toBeNull();
});
