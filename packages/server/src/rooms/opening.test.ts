/** Under which name a table is opened. */
import { expect, it } from "vitest";
import type { Opened } from "../room/entries.ts";
import { openRoom, type Room } from "../room/room.ts";
import { DamagedPart } from "../store/store.ts";
import { opened } from "../testing/room.ts";
import { sameDraws } from "../testing/same-draws.ts";
import { Raced } from "./failures.ts";
import { openNew } from "./opening.ts";

const first = opened() as Opened;
const numberOf = (code: string) => Number(/\d+/.exec(code)?.[0]);

/** Which names are taken, and what becomes of each table that is opened. */
function somewhere(
  isTaken: (asked: number) => boolean,
  becomes: (opened: number) => "room" | "raced" | Error,
) {
  const asked: (readonly string[])[] = [];
  const codes: string[] = [];
  const ids = new Set<string>();
  const before = openRoom("before", "0", first);
  const house = {
    now: () => 77,
    draw: sameDraws(),
    rooms: {
      async open(id: string, secret: string, entry: Opened, key: string | null): Promise<Room | null> {
        codes.push(entry.code ?? "");
        ids.add(id).add(secret);
        const become = becomes(codes.length);
        if (become instanceof Error) throw become;
        return become === "raced" ? null : { ...openRoom(id, secret, entry), next: key };
      },
      look: async (id: string) => (id === "before" ? before : null),
    },
    store: {
      async isNamed(some: readonly string[], at: number) {
        expect(at).toBe(77);
        asked.push(some);
        return isTaken(asked.length);
      },
      keyed: async (key: string) => (key === "ana/known" ? "before" : null),
    },
  };
  const openAt = (key: string | null) => openNew(house as never, first, key);
  return { openAt, asked, codes, ids, before };
}

it("is short, as long as hardly any of the short ones is taken: it is compared with a hundred others", async () => {
  const { openAt, asked, codes } = somewhere(
    () => false,
    () => "room",
  );
  const room = await openAt("ana/1");
  expect(room).toMatchObject({ code: codes[0], next: "ana/1", host: "ana" });
  expect(numberOf(room.code)).toBeGreaterThanOrEqual(10);
  expect(numberOf(room.code)).toBeLessThan(300);
  expect(asked.map((some) => some.length)).toEqual([101]);
  expect(asked[0]?.[0]).toBe(room.code);
  expect(new Set(asked[0]).size).toBeGreaterThan(50);
  for (const code of asked[0] ?? []) expect(numberOf(code)).toBeLessThan(300);
});

it("is ten times as long each time that one of them is taken, and at last whatever it is", async () => {
  for (const [taken, least, end] of [
    [1, 300, 3_000],
    [2, 3_000, 30_000],
    [4, 300_000, 3_000_000],
    [5, 3_000_000, 10_000_000],
    [99, 3_000_000, 10_000_000],
  ] as const) {
    const { openAt, asked } = somewhere(
      (times) => times <= taken,
      () => "room",
    );
    const number = numberOf((await openAt(null)).code);
    expect(number).toBeGreaterThanOrEqual(least);
    expect(number).toBeLessThan(end);
    // Of the longest none is looked for.
    expect(asked).toHaveLength(Math.min(5, taken + 1));
  }
});

it("is another where somebody was quicker, or where its place is damaged; and after nine it may be asked again", async () => {
  const { openAt, codes, ids } = somewhere(
    () => false,
    (times) => (times === 1 ? "raced" : times === 2 ? new DamagedPart(null) : "room"),
  );
  expect((await openAt(null)).code).toBe(codes[2]);
  expect([new Set(codes).size, ids.size]).toEqual([3, 6]);
  const never = somewhere(
    () => false,
    () => "raced",
  );
  await expect(never.openAt("ana/unknown")).rejects.toThrow(Raced);
  expect(never.codes).toHaveLength(9);
  const full = new Error("the disk is full");
  await expect(
    somewhere(
      () => false,
      () => full,
    ).openAt(null),
  ).rejects.toBe(full);
});

it("is that of the table which the same request has opened before", async () => {
  const { openAt, before, codes } = somewhere(
    () => false,
    () => "raced",
  );
  expect(await openAt("ana/known")).toBe(before);
  expect(codes).toHaveLength(1);
});
