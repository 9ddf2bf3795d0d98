/** Rooms over a real file: stored before it is told, once, whoever else writes there. */
import { describe, expect, it, onTestFinished } from "vitest";
import type { Entry } from "../room/entries.ts";
import { type Room, stageOf } from "../room/room.ts";
import { type Wish, wish } from "../room/wish.ts";
import { openSqlite } from "../store/sqlite.ts";
import { DamagedPart, type Group, type Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { GrantedBefore, NotStored, Raced } from "./failures.ts";
import { MOST_FOLDED } from "./folding.ts";
import { MOST_AT_ONCE, type Rooms, roomsIn } from "./rooms.ts";

const bounds = { rooms: 100, size: 1_000_000 };
const other = (n: number) => someId.slice(0, 20) + String(n).padStart(6, "0");

interface Opened {
  readonly rooms: Rooms;
  readonly store: Store;
  /** What each transaction stored. */
  readonly batches: Group[][];
  /** What was told, by number, in order. */
  readonly told: number[];
  /** The next transactions fail. */
  broken: boolean;
  /** The room in whose place nothing can be written. */
  damaged: string | null;
  /** What the clock says by which it is known how long a turn has been, in milliseconds. */
  time: number;
  /** What is waited for between reading a room and having it. */
  reading: () => Promise<void>;
}

/** What should not have happened. */
const notes: unknown[] = [];

function open(file: string, within = bounds, isWatched = false): Opened {
  const inner = openSqlite(file);
  onTestFinished(() => inner.close());
  const opening: Opened = {
    rooms: null as never,
    store: inner,
    batches: [],
    told: [],
    broken: false,
    damaged: null,
    time: 0,
    reading: async () => {},
  };
  const store: Store = {
    ...inner,
    async load(id) {
      const read = await inner.load(id);
      await opening.reading();
      return read;
    },
    async append(groups) {
      if (opening.broken) throw new Error("the disk is full");
      if (groups.some(({ room }) => room === opening.damaged)) throw new DamagedPart(null);
      opening.batches.push([...groups]);
      return inner.append(groups);
    },
  };
  const rooms = roomsIn({
    store,
    now: () => 0,
    bounds: within,
    isWatched: () => isWatched,
    noted: (cause) => void notes.push(cause),
    clock: () => opening.time,
  });
  rooms.listen((room, entries) => {
    for (let back = entries.length - 1; back >= 0; back--) opening.told.push(room.number - back);
  });
  return Object.assign(opening, { rooms });
}

const granted = (person: string, wished: Wish) => (room: Room) => {
  const result = wish(room, person, wished);
  return { entry: result.ok ? result.entry : null, value: result.ok };
};
const sit = (seat: number, name: string): Wish => ({
  kind: "sit",
  seat,
  sitting: { name, chance: "c".repeat(32) },
});

describe("what arrives in one turn", () => {
  it("is one transaction, for all rooms, and told in its order", async () => {
    const { rooms, batches, told } = open(someFile());
    const ids = [1, 2, 3].map(other);
    await Promise.all(ids.map((id) => rooms.open(id, someSecret, opened({ players: 4 }), null)));
    expect(batches).toHaveLength(1);
    await Promise.all(
      ids.flatMap((id) => [0, 1, 2].map((seat) => rooms.act(id, granted(`p${seat}`, sit(seat, `P${seat}`))))),
    );
    expect(batches).toHaveLength(2);
    expect(batches[1]?.map(({ rows }) => rows.length)).toEqual([3, 3, 3]);
    expect(told).toEqual([1, 1, 1, 2, 3, 4, 2, 3, 4, 2, 3, 4]);
  });

  it("is no more than can be told at once: the rest is stored in the next, in its order", async () => {
    const { rooms, batches } = open(someFile(), { rooms: 10_000, size: 100_000_000 });
    const ids = Array.from({ length: 2 * MOST_AT_ONCE + 9 }, (_, n) => other(n));
    await Promise.all(ids.map((id) => rooms.open(id, someSecret, opened(), null)));
    batches.length = 0;
    const answered: string[] = [];
    await Promise.all(
      ids.map(async (id) => {
        expect(await rooms.act(id, granted("bo", sit(1, "Bo")))).toBe(true);
        answered.push(id);
      }),
    );
    expect(batches.map((groups) => groups.length)).toEqual([MOST_AT_ONCE, MOST_AT_ONCE, 9]);
    expect(answered).toEqual(ids);
  });

  it("is no more than there is time for: others have their turn between, and all of it is stored in its order", async () => {
    const opening = open(someFile());
    const { rooms, batches } = opening;
    const ids = Array.from({ length: 6 }, (_, n) => other(n));
    await Promise.all(ids.map((id) => rooms.open(id, someSecret, opened(), null)));
    batches.length = 0;
    const order: string[] = [];
    const asked = ids.map(async (id, n) => {
      await rooms.act(id, (room) => {
        // The fourth takes longer than any turn may.
        opening.time += n === 3 ? 40 : 5;
        return granted("bo", sit(1, "Bo"))(room);
      });
      order.push(id);
    });
    await new Promise(setImmediate);
    // What comes meanwhile waits for those who were there before it.
    const late = rooms.look(ids[0] ?? "").then(() => order.push("late"));
    await Promise.all([...asked, late]);
    expect(batches.map((groups) => groups.map(({ room }) => ids.indexOf(room)))).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    expect(order).toEqual([...ids, "late"]);
  });

  it("is stored for each room by itself where a part of the store is damaged: it is not the fault of the others", async () => {
    const opening = open(someFile());
    const { rooms, store, told } = opening;
    const ids = [1, 2, 3].map(other);
    await Promise.all(ids.map((id) => rooms.open(id, someSecret, opened(), null)));
    told.length = 0;
    opening.damaged = ids[1] ?? null;
    const sat = ids.map((id) => rooms.act(id, granted("bo", sit(1, "Bo"))));
    const looked = ids.map((id) => rooms.look(id));
    expect((await Promise.allSettled(sat)).map(({ status }) => status)).toEqual([
      ...["fulfilled", "rejected", "fulfilled"],
    ]);
    await expect(sat[1]).rejects.toThrow(DamagedPart);
    await expect(looked[1]).rejects.toThrow(DamagedPart);
    expect(told).toEqual([2, 2]);
    for (const [at, entries] of [2, 1, 2].entries())
      expect((await store.load(ids[at] ?? ""))?.rows).toHaveLength(entries);
    const again = ids.map((id) => rooms.look(id).then((room) => room?.number ?? null));
    expect(await Promise.all(again)).toEqual([2, 1, 2]);
  });

  it("is neither told nor kept where it cannot be stored, and what comes next is as if it had not been", async () => {
    const opening = open(someFile());
    const { rooms, told } = opening;
    await rooms.open(someId, someSecret, opened(), null);
    opening.broken = true;
    await expect(rooms.act(someId, granted("bo", sit(1, "Bo")))).rejects.toThrow(NotStored);
    await expect(rooms.open(other(1), someSecret, opened(), null)).rejects.toThrow(NotStored);
    opening.broken = false;
    expect(told).toEqual([1]);
    expect((await rooms.look(someId))?.seats).toEqual([null, null]);
    expect(await rooms.look(other(1))).toBeNull();
    expect(await rooms.act(someId, granted("cleo", sit(1, "Cleo")))).toBe(true);
    expect((await rooms.look(someId))?.number).toBe(2);
  });

  it("is answered also where somebody who wants to know of it fails", async () => {
    const { rooms } = open(someFile());
    rooms.listen(() => {
      throw new Error("deaf");
    });
    await rooms.open(someId, someSecret, opened(), null);
    expect(await rooms.act(someId, granted("bo", sit(1, "Bo")))).toBe(true);
    expect(notes.splice(0)).toHaveLength(2);
  });

  it("goes on where one of the acts throws: the others' are done, and the room is what was stored", async () => {
    const { rooms } = open(someFile());
    await rooms.open(someId, someSecret, opened(), null);
    const [first, second, third] = await Promise.allSettled([
      rooms.act(someId, granted("ana", sit(0, "Ana"))),
      rooms.act(someId, (room) => {
        room.seats.fill(null);
        throw new Error("halfway");
      }),
      rooms.act(someId, granted("bo", sit(1, "Bo"))),
    ]);
    expect([first.status, second.status, third.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect((await rooms.look(someId))?.seats.map((sitting) => sitting?.name)).toEqual(["Ana", "Bo"]);
  });
});

describe("a request that is sent again", () => {
  it("opens no second table, and makes no second entry", async () => {
    const { rooms, store } = open(someFile());
    expect(await rooms.open(other(1), someSecret, opened(), "ana/1")).not.toBeNull();
    expect(await rooms.open(other(2), someSecret, opened(), "ana/1")).toBeNull();
    expect(await rooms.look(other(2))).toBeNull();
    expect(await store.keyed("ana/1")).toBe(other(1));
    expect(await store.keyed("ana/2")).toBeNull();
  });
});

describe("two processes on one file", () => {
  it("who asks while a room is read is told of what was stored since it was: only the first has asked before", async () => {
    const file = someFile();
    const [one, two] = [open(file), open(file)];
    await one.rooms.open(someId, someSecret, opened(), null);
    let isRead = () => {};
    const read = new Promise<void>((done) => {
      isRead = done;
    });
    let goOn = () => {};
    const later = new Promise<void>((done) => {
      goOn = done;
    });
    two.reading = () => {
      isRead();
      return later;
    };
    const numbers: (number | undefined)[] = [];
    const look = async () => void numbers.push((await two.rooms.look(someId))?.number);
    const first = look();
    await read;
    expect(await one.rooms.act(someId, granted("ana", sit(0, "Ana")))).toBe(true);
    const second = look();
    // It has joined those who wait for the room.
    await new Promise(setImmediate);
    goOn();
    await Promise.all([first, second]);
    expect(numbers).toEqual([2, 2]);
  });

  it("grant the same request once: whoever asks something else at the same time has lost no race", async () => {
    const file = someFile();
    const [one, two] = [open(file), open(file)];
    await one.rooms.open(someId, someSecret, opened(), null);
    await two.rooms.look(someId);
    expect(await one.rooms.act(someId, granted("ana", sit(0, "Ana")), "ana/sit")).toBe(true);
    const [again, other] = await Promise.allSettled([
      two.rooms.act(someId, granted("ana", sit(1, "Ana")), "ana/sit"),
      two.rooms.act(someId, granted("bo", sit(1, "Bo"))),
    ]);
    expect(again).toMatchObject({ reason: new GrantedBefore(someId) });
    expect(other).toEqual({ status: "fulfilled", value: true });
    expect((await one.rooms.look(someId))?.seats.map((sitting) => sitting?.name)).toEqual(["Ana", "Bo"]);
  });

  it("race for the same numbers: each wish is granted once, and none that was acknowledged is lost", async () => {
    const file = someFile();
    const both = [open(file, bounds, true), open(file, bounds, true)] as const;
    await both[0].rooms.open(someId, someSecret, opened({ game: "fish-fish", players: 8 }), null);
    let tries = 0;
    for (let round = 0; round < 40; round++) {
      const seat = round % 8;
      const results = await Promise.all(
        both.map(({ rooms }, who) =>
          rooms.act(someId, (room) => {
            tries++;
            return granted(`p${who}`, round % 16 < 8 ? sit(seat, `P${who}`) : { kind: "stand", seat })(room);
          }),
        ),
      );
      expect(results.filter((result) => result !== null)).toHaveLength(2);
      const [one, two] = await Promise.all(both.map(({ store }) => store.load(someId)));
      expect(one).toEqual(two);
    }
    // Somebody was always late, read again, and tried again.
    expect(tries).toBeGreaterThan(80);
    const stored = await both[0].store.load(someId);
    const entries = stored?.rows.map(({ json }) => JSON.parse(json) as Entry) ?? [];
    // Each tells whoever looks of all of it, once and in order, whichever of them stored it.
    const numbers = entries.map((_, index) => index + 1);
    for (const { rooms, told } of both) {
      await rooms.look(someId);
      // A room that is first seen has been told whole.
      expect(told).toEqual(numbers.slice(-told.length));
      expect(told.length).toBeGreaterThan(5);
    }
    // Whoever was told that they sit there does: each seat had one person at a time.
    const seats = new Map<number, string>();
    for (const entry of entries) {
      if (entry.kind === "sat") {
        expect(seats.get(entry.seat) ?? entry.person).toBe(entry.person);
        seats.set(entry.seat, entry.person);
      }
      if (entry.kind === "stood") seats.delete(entry.seat);
    }
  });

  it("wait a little before they race again, and at last give up", async () => {
    const { store } = open(someFile());
    const pauses: number[] = [];
    const rooms = roomsIn({
      store: { ...store, append: async (groups) => new Set(groups.map(({ room }) => room)) },
      ...{ now: () => 0, bounds, isWatched: () => false, noted: (cause) => void notes.push(cause) },
      pause: (tries) => pauses.push(tries),
    });
    await store.append([
      {
        ...{ room: someId, secret: someSecret, code: null, filed: null, guests: null, by: [] },
        rows: [{ number: 1, at: 0, key: null, json: JSON.stringify(opened()) }],
      },
    ]);
    await expect(rooms.act(someId, granted("bo", sit(1, "Bo")))).rejects.toThrow(Raced);
    expect(pauses).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("answer for the room as it is stored, whatever they remember of it", async () => {
    const file = someFile();
    const [one, two] = [open(file), open(file)];
    await one.rooms.open(someId, someSecret, opened(), null);
    expect((await two.rooms.look(someId))?.number).toBe(1);
    await one.rooms.act(someId, granted("ana", sit(0, "Ana")));
    expect((await two.rooms.look(someId))?.seats[0]?.name).toBe("Ana");
    await one.rooms.act(someId, granted("bo", sit(1, "Bo")));
    // With a free seat, as the other remembers it, this would be refused.
    expect(await two.rooms.act(someId, granted("ana", { kind: "start" }))).toBe(true);
    // Of what is refused alike, whatever is new, nothing is stored.
    expect(await one.rooms.act(someId, granted("bo", { kind: "start" }))).toBe(false);
    expect((await one.rooms.look(someId))?.number).toBe(4);
  });

  it("tell whoever looks what the other has stored, once they are stirred, and nobody else", async () => {
    const file = someFile();
    const [one, seen, unseen] = [open(file), open(file, bounds, true), open(file)];
    await one.rooms.open(someId, someSecret, opened(), null);
    for (const { rooms } of [seen, unseen]) await rooms.look(someId);
    await one.rooms.act(someId, granted("ana", sit(0, "Ana")));
    await one.rooms.act(someId, granted("bo", sit(1, "Bo")));
    for (const { rooms } of [seen, unseen]) {
      rooms.stir([someId, other(7)]);
      await rooms.idle();
    }
    expect(seen.told).toEqual([2, 3]);
    expect(unseen.told).toEqual([]);
    // Also where what it remembered is gone, because something could not be stored.
    seen.broken = true;
    await expect(seen.rooms.act(someId, granted("ana", { kind: "start" }))).rejects.toThrow(NotStored);
    seen.broken = false;
    await one.rooms.act(someId, granted("ana", { kind: "start" }));
    seen.rooms.stir([someId]);
    await seen.rooms.idle();
    expect(seen.told).toEqual([2, 3, 4]);
  });
});

describe("what is not in memory", () => {
  /** A room of so many entries. */
  function stored(room: string, length: number): Group {
    const first = { number: 1, at: 0, key: null, json: JSON.stringify(opened()) };
    const others = Array.from({ length: length - 1 }, (_, n) => {
      const entry = { kind: "sat", seat: 1, person: "bo", name: `Bo ${n}`, chance: "c" };
      return { number: n + 2, at: 0, key: null, json: JSON.stringify(entry) };
    });
    const rows = [first, ...others] as const;
    return { room, secret: someSecret, code: null, filed: null, guests: null, by: [], rows };
  }

  it("is folded a little in each turn of the event loop, whoever asks for how much", async () => {
    const file = someFile();
    const { store } = open(file);
    const ids = Array.from({ length: 12 }, (_, n) => other(n));
    for (const id of ids) await store.append([stored(id, MOST_FOLDED)]);
    const { rooms } = open(file);
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    /** In which turn each was folded. */
    const at: number[] = [];
    const spend = () => void at.push(turns);
    const found = await Promise.all(ids.map((id) => rooms.look(id, spend)));
    isDone = true;
    expect(found.map((room) => room?.number)).toEqual(ids.map(() => MOST_FOLDED));
    expect(new Set(at).size).toBe(ids.length);
    // What is in memory costs nothing.
    for (const id of ids) await rooms.look(id, spend);
    expect(at).toHaveLength(ids.length);
  });

  it("is folded in several turns where it is long, and is the same room", async () => {
    const file = someFile();
    const { store } = open(file);
    const length = 3 * MOST_FOLDED + 7;
    await store.append([stored(someId, length)]);
    const { rooms, told } = open(file);
    let turns = 0;
    const at: number[] = [];
    const looked = rooms.look(someId, () => void at.push(turns));
    const isDone = looked.then(() => true);
    while (!(await Promise.race([isDone, new Promise((turned) => setImmediate(turned, false))]))) turns++;
    const room = await looked;
    expect([room?.number, room?.seats[1]?.name, room?.counts.get("bo")]).toEqual([
      length,
      `Bo ${length - 2}`,
      length - 1,
    ]);
    expect([at.length, new Set(at).size]).toEqual([4, 4]);
    // What is asked meanwhile is done once it is there, and nothing of the past is told again.
    expect(await rooms.act(someId, granted("ana", sit(0, "Ana")))).toBe(true);
    expect(told).toEqual([length + 1]);
  });
});

describe("in memory", () => {
  it("there are no more rooms than allowed, and one that was forgotten is what it was", async () => {
    const { rooms } = open(someFile(), { rooms: 10, size: 1_000_000 });
    const ids = Array.from({ length: 50 }, (_, n) => other(n));
    for (const id of ids) {
      await rooms.open(id, someSecret, opened(), null);
      await rooms.act(id, granted("bo", sit(1, `Bo ${id.slice(-2)}`)));
      expect(rooms.held).toBeLessThanOrEqual(11);
    }
    for (const id of ids) {
      const room = await rooms.look(id);
      expect(room?.seats[1]?.name).toBe(`Bo ${id.slice(-2)}`);
      expect(room && stageOf(room)).toBe("waiting");
    }
  });

  it("nor more of them than fit", async () => {
    const { rooms } = open(someFile(), { rooms: 1000, size: 3_000 });
    for (let n = 0; n < 50; n++) await rooms.open(other(n), someSecret, opened(), null);
    expect(rooms.held).toBeLessThan(20);
  });
});
