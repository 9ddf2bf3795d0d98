/** Rooms that are not in memory: a few are read at a time, and what fails of one is nothing to the others. */
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { DamagedPart, type StoredRoom } from "../store/store.ts";
import { opened, someSecret } from "../testing/room.ts";
import { readingFrom } from "./cold.ts";
import { NotStored, Raced } from "./failures.ts";
import { foldInTurns, MOST_FOLDED } from "./folding.ts";
import { lookFrom, readable } from "./readable.ts";

const row = (entry: object) => ({ at: 0, json: JSON.stringify(entry) });
const sat = row({ kind: "sat", seat: 1, person: "bo", name: "Bo", chance: "c" });
const stored = (length: number): StoredRoom => ({
  secret: someSecret,
  rows: [row(opened()), ...Array.from({ length: length - 1 }, () => sat)],
});

/** A store that answers when it is let, each room in its own time. */
function slowly() {
  const asked: string[] = [];
  const answers = new Map<string, (answer: StoredRoom | null | Error) => void>();
  const read = readingFrom({
    load: (id) =>
      new Promise((found, failed) => {
        asked.push(id);
        answers.set(id, (answer) => (answer instanceof Error ? failed(answer) : found(answer)));
      }),
  });
  const answer = async (id: string, found: StoredRoom | null | Error) => {
    answers.get(id)?.(found);
    for (let turns = 0; turns < 3; turns++) await setImmediate();
  };
  return { read, asked, answer };
}

it("four are on their way at once, and the next as soon as one of them is there, or is not, in their order", async () => {
  const { read, asked, answer } = slowly();
  const all = ["a", "b", "c", "d", "e", "f", "g"].map((id) => read(id).catch((cause: unknown) => cause));
  expect(asked).toEqual(["a", "b", "c", "d"]);
  await answer("c", null);
  expect(asked.slice(4)).toEqual(["e"]);
  await answer("a", new Error("away"));
  await answer("b", new DamagedPart(null));
  expect(asked.slice(4)).toEqual(["e", "f", "g"]);
  for (const id of ["d", "e", "f", "g"]) await answer(id, stored(2));
  const [a, b, c, d] = await Promise.all(all);
  expect([a, b, c]).toEqual([new NotStored(new Error("away")), new DamagedPart(null), null]);
  expect(d).toMatchObject({ held: { room: { id: "d", number: 2 } } });
  // Once all are there, four may be on their way again.
  for (const id of ["h", "i", "j", "k", "l"]) void read(id);
  expect(asked.slice(7)).toEqual(["h", "i", "j", "k"]);
});

it("a room counts as large as its entries are long, in however many turns it is read, and is read as often as it takes", async () => {
  for (const [length, turns] of [
    [1, 1],
    [MOST_FOLDED, 1],
    [MOST_FOLDED + 1, 2],
    [2 * MOST_FOLDED, 2],
    [2 * MOST_FOLDED + 1, 3],
  ] as const) {
    const room = stored(length);
    let spent = 0;
    const { held, entries } = await foldInTurns("a", room, () => void spent++);
    expect(held.size).toBe(room.rows.reduce((sum, { json }) => sum + json.length, 0));
    expect([entries.length, held.room.number, spent]).toEqual([length, length, turns]);
  }
});

it("who asks from afar for a room that is in memory, or for none, waits for nobody; else it is their house's labour", async () => {
  const asked: string[] = [];
  const house = (isHere: boolean, isThere: boolean | Error, found: unknown = "room") =>
    ({
      rooms: {
        has: () => isHere,
        look: async () => (found instanceof Error ? Promise.reject(found) : found),
      },
      limits: {
        labour: async (_from: unknown, work: (spend: () => void) => unknown) => {
          asked.push("labour");
          return work(() => {});
        },
      },
      store: { has: async () => (isThere instanceof Error ? Promise.reject(isThere) : isThere) },
    }) as unknown as Parameters<typeof lookFrom>[0];
  const from = { household: "home", person: null };
  expect(await lookFrom(house(true, false), from, "a")).toBe("room");
  expect(await lookFrom(house(false, false), from, "a")).toBeNull();
  expect(asked).toEqual([]);
  expect(await lookFrom(house(false, true), from, "a")).toBe("room");
  expect(asked).toEqual(["labour"]);
  const [away, damaged] = [new Error("away"), new DamagedPart(null)];
  await expect(lookFrom(house(false, away), from, "a")).rejects.toBeInstanceOf(NotStored);
  await expect(lookFrom(house(false, damaged), from, "a")).rejects.toBe(damaged);
  // One of many that cannot be read is named; what is wrong with the moment is wrong with all of them.
  expect(await readable(house(false, damaged), from, "a")).toBe("unreadable");
  await expect(readable(house(false, away), from, "a")).rejects.toBeInstanceOf(NotStored);
  await expect(readable(house(true, true, new Raced()), from, "a")).rejects.toBeInstanceOf(Raced);
  expect(await readable(house(true, true, new Error("halfway")), from, "a")).toBe("unreadable");
});
