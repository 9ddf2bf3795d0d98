/** Which rooms stay in memory. */
import { expect, it } from "vitest";
import { openRoom } from "../room/room.ts";
import { opened, someSecret } from "../testing/room.ts";
import { cacheWithin, type Held } from "./cache.ts";

const filed = { stage: "waiting", listed: false, due: null, came: 0 } as const;
const held = (id: string, size = 1): Held => ({ room: openRoom(id, someSecret, opened()), filed, size });
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => String(from + n));

function some(bounds: { rooms: number; size: number }, needed: readonly string[] = []) {
  const cache = cacheWithin(bounds, (id) => needed.includes(id));
  const there = () => ids(0, 30).filter((id) => cache.has(id));
  return { cache, there };
}

it("as many stay as allowed; of one more, a tenth go that nobody has used for longest", () => {
  const { cache, there } = some({ rooms: 10, size: 1_000 });
  for (const id of ids(0, 10)) cache.put(held(id));
  expect(there()).toEqual(ids(0, 10));
  cache.get("0");
  cache.put(held("10"));
  expect(there()).toEqual(["0", ...ids(3, 11)]);
  expect(cache.count).toBe(9);
  expect([cache.get("1"), cache.get("0")?.room.id]).toEqual([undefined, "0"]);
});

it("what somebody looks at stays, however much that is", () => {
  const { cache, there } = some({ rooms: 10, size: 1_000 }, ids(0, 15));
  for (const id of ids(0, 20)) cache.put(held(id));
  expect(there()).toEqual(ids(0, 15));
});

it("as much stays as fits; what has grown counts, and what was dropped or put anew does not any more", () => {
  const { cache, there } = some({ rooms: 1_000, size: 100 });
  for (const id of ids(0, 5)) cache.put(held(id, 20));
  expect(there()).toEqual(ids(0, 5));
  cache.put(held("5", 1));
  // Down to nine tenths.
  expect(there()).toEqual(ids(1, 6));
  cache.put(held("1", 20));
  expect(cache.count).toBe(5);
  cache.drop("2");
  cache.drop("nobody");
  cache.put(held("6", 39));
  expect(there()).toEqual(["1", ...ids(3, 7)]);
  const grown = held("7", 0);
  cache.put(grown);
  cache.grow(grown, 1);
  expect(grown.size).toBe(1);
  cache.put(held("8", 0));
  expect(there()).toEqual(["1", ...ids(4, 9)]);
  cache.drop("7");
  expect(cache.has("7")).toBe(false);
});

it("both bounds hold at once", () => {
  const { cache, there } = some({ rooms: 10, size: 100 });
  for (const id of ids(0, 9)) cache.put(held(id, 3));
  cache.put(held("9", 80));
  // Too much of it, though few enough.
  expect(there()).toEqual(ids(6, 10));
  const few = some({ rooms: 2, size: 100 });
  for (const id of ids(0, 3)) few.cache.put(held(id, 1));
  expect(few.there()).toEqual(["2"]);
});
