/** What it takes to erase somebody is counted for whoever asks, as all that is read is. */
import { randomBytes } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { limitsWithin, usualBounded } from "../limits/limits.ts";
import type { From, Labour } from "../limits/pondering.ts";
import { roomsIn } from "../rooms/rooms.ts";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { erase } from "./erasing.ts";

it("each table that is read and written anew waits for its time, and is counted", async () => {
  const store = openSqlite(someFile());
  onTestFinished(() => store.close());
  const [now, noted] = [() => 0, () => {}];
  const [bounds, isWatched] = [{ rooms: 1, size: 1 }, () => false];
  const rooms = roomsIn({ store, now, noted, bounds, isWatched });
  for (const end of ["1", "2", "3"]) await rooms.open(someId.slice(1) + end, someSecret, opened(), null);
  const counted: { readonly from: From; times: number; spent: number }[] = [];
  const labour: Labour = async (from, work) => {
    const one = { from, times: 0, spent: 0 };
    counted.push(one);
    return work((milliseconds) => {
      one.times++;
      one.spent += milliseconds;
    });
  };
  const limits = { ...limitsWithin(usualBounded), labour };
  const draw = (bytes: number) => new Uint8Array(randomBytes(bytes));
  const house = { rooms, store, limits, draw, now, noted, dismiss: noted };
  const from = { house: "home", person: "ana" };
  expect(await erase(house, from, "ana")).toEqual([]);
  expect(counted.map((one) => one.from)).toEqual([from, from, from]);
  // Once to get up there, and once to be written anew.
  expect(counted.map(({ times }) => times)).toEqual([2, 2, 2]);
  for (const { spent } of counted) expect(spent).toBeGreaterThan(0);
});
