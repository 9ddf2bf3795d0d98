/** What is told of a room and to whom, what is read for it, and what becomes of those who ask at once. */
import { setImmediate } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import type { Entry } from "../room/entries.ts";
import type { Room } from "../room/room.ts";
import { type Wish, wish } from "../room/wish.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { PersonErased, Raced } from "./failures.ts";
import { roomTimes } from "./far-ahead.ts";
import { type Rooms, roomsIn } from "./rooms.ts";

interface Process {
  readonly rooms: Rooms;
  readonly store: Store;
  /** What the store was asked for. */
  readonly asked: string[];
  /** What was told: how many entries, and whether this process has stored them. */
  readonly told: (readonly [number, "ours" | "others'"])[];
  readonly notes: unknown[];
}

interface Given {
  readonly now?: () => number;
  readonly isWatched?: boolean;
  /** Parts of the store that do something else. */
  readonly instead?: (inner: Store) => Partial<Store>;
  readonly pause?: () => number;
}

function process(file: string, { now = () => 0, isWatched = false, instead, pause }: Given = {}): Process {
  const inner = openSqlite(file);
  onTestFinished(() => inner.close());
  const all = { ...inner, ...instead?.(inner) };
  const [asked, told, notes]: [string[], Process["told"], unknown[]] = [[], [], []];
  const noting =
    <Args extends unknown[], T>(name: string, done: (...args: Args) => T) =>
    (...args: Args): T => {
      asked.push(name);
      return done(...args);
    };
  const store: Store = {
    ...all,
    load: noting("load", all.load),
    after: noting("after", all.after),
    append: noting("append", all.append),
    keyed: noting("keyed", all.keyed),
    postpone: noting("postpone", all.postpone),
  };
  const bounds = { rooms: 100, size: 1_000_000 };
  const noted = (cause: unknown) => void notes.push(cause);
  const rooms = roomsIn({
    ...{ store, now, bounds, noted, isWatched: () => isWatched },
    ...(pause && { pause }),
  });
  rooms.listen((_room, entries, isOurs) => void told.push([entries.length, isOurs ? "ours" : "others'"]));
  return { rooms, store, asked, told, notes };
}

const granted = (person: string, wished: Wish) => (room: Room) => {
  const result = wish(room, person, wished);
  return { entry: result.ok ? result.entry : null, value: result.ok };
};
const sit = (seat: number, name: string): Wish => ({ kind: "sit", seat, sitting: { name, chance: "c" } });
const sits = (seat: number, name: string) => granted(name.toLowerCase(), sit(seat, name));
const names = (room: Room | null) => room?.seats.map((sitting) => sitting?.name ?? null);

it("who stored an entry is told that it is theirs to look after, and no other process is", async () => {
  const file = someFile();
  const [one, two] = [process(file), process(file, { isWatched: true })];
  await one.rooms.open(someId, someSecret, opened(), null);
  await two.rooms.look(someId);
  await one.rooms.act(someId, sits(0, "Ana"));
  await one.rooms.act(someId, sits(1, "Bo"));
  expect(one.told).toEqual([
    [1, "ours"],
    [1, "ours"],
    [1, "ours"],
  ]);
  // Whoever only looks at it, or is granted what is so already, has told nobody anything.
  await one.rooms.look(someId);
  await one.rooms.act(someId, sits(0, "Ana"));
  expect(one.told).toHaveLength(3);
  await two.rooms.look(someId);
  expect(two.told).toEqual([[2, "others'"]]);
});

it("a room is read once; from then on the store is only asked for what came since", async () => {
  const file = someFile();
  const [one, two] = [process(file), process(file)];
  await one.rooms.open(someId, someSecret, opened(), null);
  expect(names(await two.rooms.look(someId))).toEqual([null, null]);
  // Nobody can have known better than the store as it was read.
  expect(two.asked).toEqual(["load"]);
  await one.rooms.act(someId, sits(0, "Ana"));
  expect(names(await two.rooms.look(someId))).toEqual(["Ana", null]);
  expect(two.asked).toEqual(["load", "after"]);
  await two.rooms.act(someId, sits(1, "Bo"));
  expect(two.asked).toEqual(["load", "after", "append"]);
  expect(two.rooms.has(someId)).toBe(true);
});

it("where somebody was erased the room is read anew: what was remembered has them in it", async () => {
  const file = someFile();
  const [one, two] = [process(file), process(file)];
  await one.rooms.open(someId, someSecret, opened(), null);
  await one.rooms.act(someId, sits(0, "Ana"));
  expect(names(await two.rooms.look(someId))).toEqual(["Ana", null]);
  const sat: Entry = { kind: "sat", seat: 0, person: "x", name: "—", chance: "c" };
  const later = { kind: "sat", seat: 1, person: "bo", name: "Bo", chance: "c" } as const;
  const erased: Entry = { kind: "erased", host: "x", nobody: "x" };
  const filed = { stage: "waiting", listed: false, due: null, came: 0 } as const;
  const added = { number: 3, at: 0, key: null, json: JSON.stringify(erased) };
  const rows = [{ number: 2, json: JSON.stringify(sat) }];
  expect(await one.store.rewrite({ room: someId, person: "ana", rows, added, filed })).toBe(true);
  await one.store.append([
    {
      ...{ room: someId, secret: null, code: null, filed: null, guests: null, by: [] },
      rows: [{ number: 4, at: 0, key: null, json: JSON.stringify(later) }],
    },
  ]);
  expect(names(await two.rooms.look(someId))).toEqual(["—", "Bo"]);
  expect(two.asked).toEqual(["load", "after", "load"]);
});

it("while a room is read, or others' entries are, an act that throws spoils none of those that wait with it", async () => {
  const file = someFile();
  const [one, two] = [process(file), process(file)];
  await one.rooms.open(someId, someSecret, opened({ players: 4 }), null);
  for (const [seat, name] of [
    [0, "Ana"],
    [2, "Cleo"],
  ] as const) {
    // The first time it is read, then it is caught up with.
    const settled = await Promise.allSettled([
      two.rooms.act(someId, (room) => {
        room.seats.fill(null);
        throw new Error("halfway");
      }),
      two.rooms.act(someId, sits(seat, name)),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    await one.rooms.act(someId, sits(seat + 1, `${name} too`));
    two.rooms.look(someId).catch(() => {});
  }
  expect(names(await two.rooms.look(someId))).toEqual(["Ana", "Ana too", "Cleo", "Cleo too"]);
  expect(names(await one.rooms.look(someId))).toEqual(["Ana", "Ana too", "Cleo", "Cleo too"]);
});

it("nobody is told of what others stored in a room that nobody looks at, also where it was forgotten", async () => {
  const file = someFile();
  let isBroken = false;
  const instead = (inner: Store) => ({
    append: async (groups: Parameters<Store["append"]>[0]) => {
      if (isBroken) throw new Error("the disk is full");
      return inner.append(groups);
    },
  });
  const [one, two] = [process(file), process(file, { instead })];
  await one.rooms.open(someId, someSecret, opened(), null);
  await two.rooms.look(someId);
  isBroken = true;
  await expect(two.rooms.act(someId, sits(0, "Ana"))).rejects.toThrow("not stored");
  await one.rooms.act(someId, sits(1, "Bo"));
  expect(names(await two.rooms.look(someId))).toEqual([null, "Bo"]);
  expect(two.told).toEqual([]);
});

/** A process for which somebody else was always quicker, until it is let through. */
function late(file: string, more: Partial<Store> = {}): { late: Process; through: () => void } {
  let isLate = true;
  const instead = (inner: Store): Partial<Store> => ({
    append: async (groups) => (isLate ? new Set(groups.map(({ room }) => room)) : inner.append(groups)),
    ...more,
  });
  const through = () => {
    isLate = false;
  };
  return { late: process(file, { instead, pause: () => 5 }), through };
}

it("what is by somebody who was erased meanwhile is not stored, and what others did then is done again", async () => {
  const file = someFile();
  const one = process(file);
  await one.rooms.open(someId, someSecret, opened(), null);
  await one.store.people.forget("bo");
  const settled = await Promise.allSettled([
    one.rooms.act(someId, sits(0, "Ana"), "ana/1"),
    one.rooms.act(someId, sits(1, "Bo")),
  ]);
  expect(settled).toMatchObject([{ status: "fulfilled" }, { reason: new PersonErased(["bo"]) }]);
  expect(names(await one.rooms.look(someId))).toEqual(["Ana", null]);
  // A table that they would open is none.
  await expect(one.rooms.open(`${someId.slice(1)}1`, someSecret, opened(), "bo/2")).rejects.toThrow(
    PersonErased,
  );
});

it("who has lost a race waits before they try again; until then the process is not idle", async () => {
  const file = someFile();
  await process(file).rooms.open(someId, someSecret, opened(), null);
  const { late: one, through } = late(file);
  let isDone = false;
  const acting = one.rooms.act(someId, sits(0, "Ana")).then(() => {
    isDone = true;
  });
  while (!one.asked.includes("append")) await setImmediate();
  through();
  await one.rooms.idle();
  expect(isDone).toBe(true);
  await acting;
  expect(one.asked.filter((what) => what === "keyed")).toEqual([]);
  expect(names(await one.rooms.look(someId))).toEqual(["Ana", null]);
});

it("where the store cannot say whether it was granted before, it was a race like any other", async () => {
  const file = someFile();
  const inner = process(file);
  await inner.rooms.open(someId, someSecret, opened(), null);
  const away = async () => Promise.reject(new Error("away"));
  const { late: one } = late(file, { keyed: away, people: { ...inner.store.people, erased: away } });
  await expect(one.rooms.act(someId, sits(0, "Ana"), "ana/1")).rejects.toThrow(Raced);
  expect(one.asked.filter((what) => what === "append")).toHaveLength(8);
});

it("idle is who has nothing to read, to do or to store any more", async () => {
  const file = someFile();
  const one = process(file);
  let many = 0;
  const done = () => void many++;
  void one.rooms.open(someId, someSecret, opened(), null).then(done);
  await one.rooms.idle();
  expect(many).toBe(1);
  const two = process(file, {
    instead: (inner) => ({
      load: async (id) => {
        await new Promise((read) => setTimeout(read, 10));
        return inner.load(id);
      },
      append: async (groups) => {
        await new Promise((stored) => setTimeout(stored, 10));
        return inner.append(groups);
      },
    }),
  });
  void two.rooms.look(someId).then(done);
  await two.rooms.idle();
  expect(many).toBe(2);
  void two.rooms.act(someId, sits(0, "Ana")).then(done);
  await two.rooms.idle();
  expect(many).toBe(3);
});

it("a room that is more than a minute ahead is found by the server's time, and so are those that follow it", async () => {
  const file = someFile();
  let time = 1_000_000;
  const now = () => time;
  const plan = { clock: { kind: "move", seconds: 20 }, away: "fry" } as const;
  const due = async (ahead: number) => {
    const one = process(file, { now });
    const id = `${someId.slice(0, 20)}${String(ahead).padStart(6, "0")}`;
    await one.rooms.open(id, someSecret, opened(plan), null);
    for (const [seat, name] of ["Ana", "Bo"].entries()) await one.rooms.act(id, sits(seat, name));
    await one.rooms.act(id, granted("ana", { kind: "start" }));
    time -= ahead;
    const two = process(file, { now });
    const room = await two.rooms.look(id);
    const moved = two.asked.includes("postpone");
    const found = await two.store.overdue(time + 20_001, time + 20_001, 9);
    time += ahead;
    return [room?.ahead, moved, found.includes(id)];
  };
  expect(await due(60_000)).toEqual([60_000, false, false]);
  expect(await due(60_001)).toEqual([60_001, true, true]);
  expect(await due(0)).toEqual([0, false, true]);
});

it("that a room is ahead is remembered for when it is read again, where it is much", () => {
  const room = (id: string, at: number) => ({ id, times: [at], ahead: 0 }) as unknown as Room;
  const keepUp = roomTimes(() => 1_000);
  expect([keepUp(room("little", 61_000)), keepUp(room("much", 61_001))]).toEqual([false, true]);
  const [little, much] = [room("little", 500), room("much", 500)];
  expect([keepUp(little), little.ahead]).toEqual([false, 0]);
  expect([keepUp(much), much.ahead]).toEqual([true, 60_001]);
});
