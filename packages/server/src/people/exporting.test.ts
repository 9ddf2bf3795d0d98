/** Whoever takes away what is theirs has all of it, however much it is. */
import { takenAway } from "@guinguette/wire/client/taken-away";
import type { Exported } from "@guinguette/wire/people";
import { expect, it } from "vitest";
import { limitsWithin, usualBounded } from "../limits/limits.ts";
import { OutOfPatience } from "../out-of-patience.ts";
import type { Spend } from "../rooms/folding.ts";
import { opened, someRoom } from "../testing/room.ts";
import { exportedOf, MOST_LETTERS, MOST_TABLES } from "./exporting.ts";

type Exporting = Parameters<typeof exportedOf>[0];

/** A part as whoever asked for it reads it. */
const partOf = async (...asked: Parameters<typeof exportedOf>) =>
  JSON.parse(await exportedOf(...asked)) as Exported;

/** A house in which somebody has so many tables, and reads none of them. */
function houseWith(tables: number): { readonly house: Exporting; readonly asked: string[] } {
  const asked: string[] = [];
  const ids = Array.from({ length: tables }, (_, index) => String(index).padStart(5, "0"));
  const house = {
    now: () => 0,
    limits: limitsWithin(usualBounded),
    rooms: { has: () => false },
    store: {
      roomsAfter: async (_person: string, after: string, most: number) =>
        ids.filter((id) => id > after).slice(0, most),
      load: async (id: string) => {
        asked.push(id);
        return null;
      },
      has: async () => false,
      people: { tokensOf: async () => [] },
      push: { subscriptionsOf: async () => [] },
    },
  };
  return { house: house as unknown as Exporting, asked };
}

const from = { household: "home", person: "ana" };

it.each([0, 1, MOST_TABLES, MOST_TABLES + 1, 2 * MOST_TABLES, 2 * MOST_TABLES + 1])(
  "all of %i tables are taken, each once",
  async (tables) => {
    const { house, asked } = houseWith(tables);
    const away = await takenAway(
      {
        exported: async (after) => ({
          ok: true,
          value: await partOf(house, from, "ana", after ?? null),
        }),
      },
      { deadline: async () => {} },
    );
    expect(away).toMatchObject({ ok: true, value: { next: null } });
    expect(new Set(asked).size).toBe(tables);
    expect(asked).toHaveLength(tables);
  },
);

it("a part ends with the last table of it, where there are others", async () => {
  const { house } = houseWith(MOST_TABLES + 1);
  const first = await partOf(house, from, "ana", null);
  expect(first.next).toBe(String(MOST_TABLES - 1).padStart(5, "0"));
});

it("a part has what can be read in time, and says where it goes on; where that is nothing, it is too much", async () => {
  const { house, asked } = houseWith(5);
  let now = 0;
  const { labour } = limitsWithin(usualBounded, () => now);
  const limits = {
    ...house.limits,
    labour: ((who, work) =>
      labour(who, (spend) => {
        now += 4_000;
        return work(spend);
      })) as typeof labour,
  };
  const part = (after: string | null) =>
    partOf({ ...house, limits }, { ...from, deadline: now + 10_000 }, "ana", after);
  expect(await part(null)).toMatchObject({ next: "00002" });
  expect(await part("00002")).toMatchObject({ next: null });
  expect(asked).toEqual(["00000", "00001", "00002", "00003", "00004"]);
  const late = exportedOf({ ...house, limits }, { ...from, deadline: now }, "ana", null);
  await expect(late).rejects.toBeInstanceOf(OutOfPatience);
});

it("who has taken their last table away by now is told that nothing follows", async () => {
  const { house } = houseWith(1);
  expect(await partOf(house, from, "ana", "00000")).toMatchObject({ next: null });
});

it("a long table is read in several turns, and all that it takes is counted", async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => ({ at, json: JSON.stringify(opened()) }));
  const { house } = houseWith(1);
  let counted = 0;
  let isCounted = false;
  const labour = async <T>(_from: unknown, work: (spend: Spend) => Promise<T>): Promise<T> => {
    isCounted = true;
    const done = await work(() => void counted++);
    isCounted = false;
    return done;
  };
  const room = someRoom();
  const long = {
    ...house,
    limits: { ...house.limits, labour, ponder: house.limits.ponder },
    rooms: { has: () => true, look: async () => room },
    store: {
      ...house.store,
      load: async () => {
        expect(isCounted).toBe(true);
        return { secret: "", rows };
      },
    },
  } as unknown as Exporting;
  let turns = 0;
  const turn = () => {
    turns++;
    clock = setImmediate(turn);
  };
  let clock = setImmediate(turn);
  const { tables } = await partOf(long, from, "ana", null);
  clearImmediate(clock);
  expect(tables[0]?.deeds).toHaveLength(1_200);
  // To load it, and three times so many entries.
  expect(counted).toBe(4);
  expect(turns).toBeGreaterThanOrEqual(2);
});

it("no part is much larger than it may be: a table is whole, however long, and each is written as thought", async () => {
  const { house, asked } = houseWith(7);
  const seed = "x".repeat(0.3 * MOST_LETTERS);
  const long = "x".repeat(2 * MOST_LETTERS);
  const room = someRoom();
  let pondered = 0;
  let isPondered = false;
  const ponder: Exporting["limits"]["ponder"] = async (_from, prepare) => {
    const find = await prepare();
    pondered++;
    isPondered = true;
    const found = find();
    isPondered = false;
    return found;
  };
  const shown = Object.defineProperty({ ...room }, "code", {
    enumerable: true,
    // It is written as JSON as it is read, and not when all of the part is.
    get: () => ({ toJSON: () => (isPondered ? room.code : expect.fail("written outside")) }),
  });
  const large = {
    ...house,
    limits: { ...house.limits, ponder },
    rooms: { has: () => true, look: async () => shown },
    store: {
      ...house.store,
      load: async (id: string) => {
        asked.push(id);
        const given = { seed: id === "00005" ? long : seed, setup: {} };
        return { secret: "", rows: [{ at: 0, json: JSON.stringify(opened({}, given)) }] };
      },
    },
  } as unknown as Exporting;
  const parts: { readonly tables: number; readonly next: string | null }[] = [];
  for (let after: string | null = null; parts.length === 0 || after !== null; ) {
    const { tables, next }: Exported = await partOf(large, from, "ana", after);
    parts.push({ tables: tables.length, next });
    after = next;
  }
  expect(parts).toEqual([
    { tables: 4, next: "00003" },
    { tables: 2, next: "00005" },
    { tables: 1, next: null },
  ]);
  expect(asked).toHaveLength(7);
  expect(pondered).toBe(7);
});

it("others have their turn after each table", async () => {
  const { house, asked } = houseWith(9);
  const turns: number[] = [];
  let clock = setImmediate(function tick() {
    turns.push(asked.length);
    clock = setImmediate(tick);
  });
  await exportedOf(house, from, "ana", null);
  clearImmediate(clock);
  expect(turns).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

it("nothing more is gathered for who has gone", async () => {
  const { house, asked } = houseWith(MOST_TABLES);
  await exportedOf(house, from, "ana", null, () => asked.length < 3);
  expect(asked).toHaveLength(3);
});
