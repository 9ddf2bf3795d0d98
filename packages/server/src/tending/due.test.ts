/** What a process looks after, and what it leaves to others, without any network: time is the test's. */
import { setImmediate } from "node:timers/promises";
import type { BotName } from "@guinguette/bots/levels";
import type { Clock } from "@guinguette/table/decide";
import { awaited } from "@guinguette/table/table";
import type { Plan } from "@guinguette/wire/terms";
import { expect, it, onTestFinished, vi } from "vitest";
import type { LiveSocket } from "../live/socket.ts";
import { upAt } from "../room/clock.ts";
import { offerAt } from "../room/offering.ts";
import type { Room } from "../room/room.ts";
import { type Wish, wish } from "../room/wish.ts";
import { NotStored } from "../rooms/failures.ts";
import { type Rooms, roomsIn } from "../rooms/rooms.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { thinkingHere } from "../testing/served.ts";
import { timedRoom } from "../testing/timed.ts";
import type { Asker } from "../thinking/queue.ts";
import type { Thinking } from "../thinking/thinking.ts";
import { absenceIn, holdSeat } from "./absence.ts";
import { askerAt } from "./asking.ts";
import { choiceAt } from "./choosing.ts";
import { type Tending, tend } from "./tending.ts";

const at = { time: 1_000_000 };

/** A process that looks after the tables of a file. */
interface Process {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly tending: Tending;
  /** Which tables it has found to be due, sweep by sweep. */
  readonly found: (readonly string[])[];
  /** For how long tables were left alone that were found, in milliseconds. */
  readonly left: (number | null)[];
  readonly notes: unknown[];
  /** Where a bot could not think. */
  readonly said: (readonly [string, number])[];
  /** For whom bots were asked, and for how long their answers were held back. */
  readonly askers: Asker[];
  readonly waits: number[];
  isWatched: boolean;
  isAway: boolean;
  asker: Asker;
  /** The store, or what is asked of it, fails. */
  failing: unknown;
}

interface Given {
  readonly thinking?: Partial<Thinking>;
  readonly pace?: number;
  /** Until when answers are held back. */
  readonly answers?: Promise<void>;
}

const unwatched: Asker = { rank: "unwatched", household: "" };
const people: Asker = { rank: "people", household: "home" };

function process(
  file: string,
  { thinking = {}, pace = 0, answers = Promise.resolve() }: Given = {},
): Process {
  const inner = openSqlite(file);
  onTestFinished(() => inner.close());
  const [found, left, notes]: [(readonly string[])[], (number | null)[], unknown[]] = [[], [], []];
  const [said, askers, waits]: [(readonly [string, number])[], Asker[], number[]] = [[], [], []];
  const store: Store = {
    ...inner,
    load: async (id) => (made.failing === null ? inner.load(id) : Promise.reject(made.failing)),
    after: async (known) => (made.failing === null ? inner.after(known) : Promise.reject(made.failing)),
    async overdue(...asked) {
      const rooms = await inner.overdue(...asked);
      found.push(rooms);
      return rooms;
    },
    async postpone(id, from, to) {
      left.push(to === null ? null : to - at.time);
      await inner.postpone(id, from, to);
    },
  };
  const now = () => at.time;
  const noted = (cause: unknown) => void notes.push(cause);
  const rooms = roomsIn({
    ...{ store, now, noted, isWatched: () => made.isWatched },
    bounds: { rooms: 100, size: 1_000_000 },
  });
  const clock: Clock = {
    now,
    timer(milliseconds) {
      // No thought takes too long, and each answer comes at once.
      if (milliseconds < 10_000) waits.push(milliseconds);
      return { done: milliseconds < 10_000 ? answers : new Promise(() => {}), stop() {} };
    },
  };
  const turn: Thinking["turn"] = async (asker, dropped) => {
    askers.push(asker);
    return (thinking.turn ?? thinkingHere.turn)(asker, dropped);
  };
  const tending = tend({
    ...{ rooms, store, now, noted, clock, pace },
    thinking: { ...thinkingHere, ...thinking, turn },
    isAway: () => made.isAway,
    isWatched: () => made.isWatched,
    askerAt: () => made.asker,
    said: (table, seat) => void said.push([table, seat]),
  });
  onTestFinished(tending.close);
  rooms.listen(tending.told);
  const made: Process = {
    ...{ rooms, store, tending, found, left, notes, said, askers, waits },
    ...{ isWatched: false, isAway: false, asker: unwatched, failing: null },
  };
  return made;
}

const done = ({ rooms }: Process, person: string, wished: Wish, id = someId) =>
  rooms.act(id, (room) => {
    const granted = wish(room, person, wished);
    expect(granted).toMatchObject({ ok: true });
    return { entry: granted.ok ? granted.entry : null, value: null };
  });

/** Ana opens it and sits in the first seat, or in none; bots have the others. */
async function started(
  one: Process,
  plan: Partial<Plan> = {},
  persons = 0,
  id = someId,
  level: BotName = "random",
) {
  const players = plan.players ?? 2;
  await one.rooms.open(id, someSecret, opened({ players, ...plan }), null);
  for (let seat = 0; seat < players; seat++) {
    const name = ["ana", "bo", "cleo"][seat] ?? "";
    const sit: Wish = { kind: "sit", seat, sitting: { name, chance: String(seat) } };
    await done(
      one,
      seat < persons ? name : "ana",
      seat < persons ? sit : { kind: "bot", seat, bot: { level } },
      id,
    );
  }
  await done(one, "ana", { kind: "start" }, id);
}

/** What is under way is done; bots that may move have. */
async function quiet({ rooms }: Process): Promise<void> {
  for (let turns = 0; turns < 12; turns++) {
    await setImmediate();
    await rooms.idle();
  }
}

async function kinds(one: Process, id = someId): Promise<readonly string[]> {
  const { table } = (await one.rooms.look(id)) ?? { table: null };
  return table?.changes.map(({ kind }) => kind) ?? [];
}
const isOver = async (one: Process, id = someId) => (await one.rooms.look(id))?.names !== null;
const plays = (one: Process, id = someId) =>
  vi.waitFor(async () => expect(await isOver(one, id)).toBe(true), 5_000);

/** Bots' turns, which come when they are let. */
function inTurn() {
  const turns: { readonly asker: Asker; readonly dropped: AbortSignal; readonly go: () => void }[] = [];
  const ended: string[] = [];
  const thinking: Partial<Thinking> = {
    turn: (asker, dropped) =>
      new Promise((come) => {
        dropped.addEventListener("abort", () => come(null));
        const turn = { places: [], done: () => void ended.push(asker.rank) };
        const go = async () => {
          const given = await thinkingHere.turn(asker, dropped);
          come(given && { ...given, done: turn.done });
        };
        turns.push({ asker, dropped, go: () => void go() });
      }),
  };
  return { thinking, turns, ended };
}
const no = { thinking: { isFull: () => true } };

it("bots play their game to its end by themselves, each answer after its beat, as it is long for all", async () => {
  const one = process(someFile(), { pace: 70 });
  await started(one);
  await plays(one);
  expect(new Set(await kinds(one))).toEqual(new Set(["played"]));
  expect([new Set(one.askers), new Set(one.waits)]).toEqual([new Set([unwatched]), new Set([70])]);
  expect([one.said, one.notes]).toEqual([[], []]);
});

it("another process leaves a table to who stored the last of it, and has it once it is three seconds late", async () => {
  const file = someFile();
  const [one, two] = [process(file, no), process(file)];
  await started(one);
  const { time } = at;
  for (const [later, moves] of [
    [0, 0],
    [3_000, 0],
    [3_001, 1],
  ] as const) {
    at.time = time + later;
    await two.tending.sweep();
    if (moves > 0) await plays(two);
    else await quiet(two);
    expect(Math.min(1, (await kinds(two)).length)).toBe(moves);
  }
});

it("a table that was found is nobody else's for twenty seconds", async () => {
  const file = someFile();
  const [one, two] = [process(file, no), process(file, no)];
  await started(one);
  const from = at.time + 4_000;
  at.time = from;
  await one.tending.sweep();
  for (const [later, found] of [
    [0, []],
    [23_000, []],
    [23_001, [someId]],
  ] as const) {
    at.time = from + later;
    await two.tending.sweep();
    expect(two.found.at(-1)).toEqual(found);
  }
});

it("only one sweep is under way in a process, and none once it is closed", async () => {
  const one = process(someFile());
  await Promise.all([one.tending.sweep(), one.tending.sweep()]);
  expect(one.found).toHaveLength(1);
  await one.tending.sweep();
  expect(one.found).toHaveLength(2);
  one.tending.close();
  await one.tending.sweep();
  expect(one.found).toHaveLength(2);
});

it("who stays away has a bot hold their seat after a minute, where others see it; it is looked again every five seconds", async () => {
  const one = process(someFile());
  one.isWatched = true;
  await started(one, { game: "fish-and-chips", away: "fry" }, 2);
  const held = async (later: number, isAway: boolean) => {
    at.time = from + later;
    one.isAway = isAway;
    await one.tending.sweep();
    await quiet(one);
    return (await kinds(one)).includes("timed-out");
  };
  const from = at.time;
  expect(await held(59_999, true)).toBe(false);
  // They are there.
  expect(await held(60_000, false)).toBe(false);
  expect(await held(64_999, true)).toBe(false);
  expect(await held(65_000, true)).toBe(true);
});

it("of a table that nobody looks at it is not asked who is away, until somebody comes", async () => {
  const one = process(someFile());
  await started(one, { game: "fish-and-chips", away: "fry" }, 2);
  one.isAway = true;
  at.time += 60_000;
  const held = async () => {
    await one.tending.sweep();
    await quiet(one);
    return (await kinds(one)).includes("timed-out");
  };
  expect(await held()).toBe(false);
  const room = await one.rooms.look(someId);
  if (room === null) throw new Error("no room");
  // Who came and has gone waits for nobody.
  one.isWatched = true;
  one.tending.came(room);
  one.isWatched = false;
  expect(await held()).toBe(false);
  one.isWatched = true;
  expect(await held()).toBe(false);
  one.tending.came(room);
  expect(await held()).toBe(true);
});

it("at a table that waits for who is away nobody is held for", async () => {
  const one = process(someFile());
  [one.isWatched, one.isAway] = [true, true];
  await started(one, { game: "fish-and-chips", away: "wait" }, 2);
  at.time += 600_000;
  await one.tending.sweep();
  await quiet(one);
  expect(await kinds(one)).toEqual([]);
});

it("whoever's time is up is held for when it is, and so is the next, by who stored the last entry alone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const [seconds, isTimed] of [
    [3_600, true],
    [3_601, false],
  ] as const) {
    const { room } = timedRoom(
      { game: "wishes", players: 2, clock: { kind: "move", seconds }, away: "fry" },
      at.time,
    );
    const acts: number[] = [];
    const rooms = {
      look: async () => room,
      act: async () => void acts.push(at.time),
    } as unknown as Rooms;
    const made = () =>
      tend({
        ...{ rooms, store: null as never, now: () => at.time, clock: null as never, thinking: thinkingHere },
        ...{ isAway: () => true, isWatched: () => false, askerAt: () => unwatched, pace: 0 },
        ...{ said: () => {}, noted: (cause: unknown) => expect.fail(String(cause)) },
      });
    const wait = async (milliseconds: number) => {
      at.time += milliseconds;
      await vi.advanceTimersByTimeAsync(milliseconds);
    };
    const [ours, others, closed] = [made(), made(), made()];
    ours.told(room, [], true);
    // Another process stored it: it is theirs to look after.
    others.told(room, [], true);
    others.told(room, [], false);
    closed.told(room, [], true);
    closed.close();
    closed.told(room, [], true);
    await wait(1_000 * seconds - 1);
    expect(acts).toEqual([]);
    await wait(1);
    expect(acts).toEqual(isTimed ? [at.time] : []);
    ours.close();
  }
});

it("a table that fails is left alone for longer and longer, a day at most; one that the store failed for is not", async () => {
  const one = process(someFile(), no);
  await started(one);
  const sweep = async () => {
    at.time += 1_000_000_000;
    one.left.length = 0;
    await one.tending.sweep().catch((cause: unknown) => expect(cause).toMatchObject({ name: "NotStored" }));
    return one.left;
  };
  one.failing = new Error("the disk is away");
  // What is asked of a room in memory fails with the store.
  expect(await sweep()).toEqual([]);
  one.failing = null;
  expect(await sweep()).toEqual([]);
  const times: (number | null)[] = [];
  const unreadable = vi.spyOn(one.rooms, "look").mockRejectedValue(new Error("no room"));
  for (let n = 0; n < 14; n++) times.push(...(await sweep()));
  expect(times.slice(0, 3)).toEqual([40_000, 80_000, 160_000]);
  expect(times.slice(11)).toEqual([81_920_000, 86_400_000, 86_400_000]);
  expect(one.notes).toHaveLength(14);
  unreadable.mockRestore();
});

it("until its time has come a failing table is only put off, and nobody who comes hurries it", async () => {
  let isFull = true;
  const one = process(someFile(), { thinking: { isFull: () => isFull } });
  await started(one);
  const unreadable = vi.spyOn(one.rooms, "look").mockRejectedValue(new Error("no room"));
  at.time += 10_000;
  await one.tending.sweep();
  expect([unreadable.mock.calls.length, one.left]).toEqual([1, [40_000]]);
  at.time += 30_000;
  vi.spyOn(one.store, "overdue").mockResolvedValueOnce([someId]);
  await one.tending.sweep();
  expect([unreadable.mock.calls.length, one.left]).toEqual([1, [40_000, 10_000]]);
  unreadable.mockRestore();
  isFull = false;
  const room = await one.rooms.look(someId);
  if (room === null) throw new Error("no room");
  one.tending.came(room);
  await quiet(one);
  expect(one.askers).toEqual([]);
  // That another process has stored something there says nothing of this one.
  one.tending.told(room, [], false);
  one.tending.came(room);
  await quiet(one);
  expect(one.askers).toEqual([]);
});

it("a table at which nothing is due is not found again, and one at which it is due later is found then", async () => {
  const one = process(someFile(), no);
  await started(one, { game: "fish-and-chips", away: "wait" }, 2);
  const file = (due: number) => one.store.postpone(someId, due, due);
  const refiled = async (from: number) => {
    await file(from);
    one.left.length = 0;
    vi.spyOn(one.store, "overdue").mockResolvedValueOnce([someId]);
    await one.tending.sweep();
    return one.left;
  };
  expect(await refiled(at.time - 5_000)).toEqual([null]);
  const two = process(someFile(), no);
  await started(two, { game: "fish-and-chips", away: "fry", clock: { kind: "move", seconds: 30 } }, 2);
  vi.spyOn(two.store, "overdue").mockResolvedValue([someId]);
  await two.tending.sweep();
  expect(two.left).toEqual([30_000]);
  two.left.length = 0;
  at.time += 15_000;
  // Before its lease is over.
  await two.tending.sweep();
  expect(two.left).toEqual([]);
});

it("a bot that waits for its turn is asked for anew where somebody comes who is before it, and only then", async () => {
  const { thinking, turns } = inTurn();
  const one = process(someFile(), { thinking });
  await started(one);
  await vi.waitFor(() => expect(turns).toHaveLength(1));
  const come = async (asker: Asker) => {
    const room = await one.rooms.look(someId);
    one.asker = asker;
    if (room !== null) one.tending.came(room);
    await quiet(one);
    return turns.map(({ asker: { rank }, dropped }) => [rank, dropped.aborted]);
  };
  expect(await come(unwatched)).toEqual([["unwatched", false]]);
  expect(await come({ rank: "watched", household: "a" })).toEqual([
    ["unwatched", true],
    ["watched", false],
  ]);
  expect(await come({ rank: "watched", household: "b" })).toHaveLength(2);
  expect(await come(people)).toEqual([
    ["unwatched", true],
    ["watched", true],
    ["people", false],
  ]);
  turns.at(-1)?.go();
  await vi.waitFor(async () => expect((await kinds(one)).length).toBeGreaterThan(0));
});

it("a table that is late is looked after as soon as somebody comes, and one that is not waits for who has it", async () => {
  const file = someFile();
  const [one, two] = [process(file, no), process(file)];
  await started(one);
  const { time } = at;
  const come = async (later: number) => {
    at.time = time + later;
    const room = await two.rooms.look(someId);
    if (room !== null) two.tending.came(room);
    await quiet(two);
    return two.askers.length > 0;
  };
  expect(await come(2_999)).toBe(false);
  expect(await come(3_000)).toBe(true);
});

it("a bot whose people have left while it waited comes after others, or is left to be found where too many wait", async () => {
  const { thinking, turns, ended } = inTurn();
  let isFull = false;
  const one = process(someFile(), {
    thinking: { ...thinking, isFull: ({ rank }) => isFull && rank === "unwatched" },
  });
  one.asker = people;
  await started(one);
  await vi.waitFor(() => expect(turns).toHaveLength(1));
  one.asker = unwatched;
  turns[0]?.go();
  await vi.waitFor(() => expect(turns).toHaveLength(2));
  expect([turns[1]?.asker, ended]).toEqual([unwatched, ["people"]]);
  // It waits, and is asked for by somebody again.
  one.asker = people;
  turns[1]?.go();
  await vi.waitFor(async () => expect(await kinds(one)).toHaveLength(1));
  isFull = true;
  one.asker = unwatched;
  await vi.waitFor(() => expect(turns).toHaveLength(3));
  turns[2]?.go();
  await quiet(one);
  expect([turns.length, ended.length, await kinds(one)]).toEqual([3, 3, ["played"]]);
});

it("what a bot has thought of is not played once it was taken out, or the process is closed", async () => {
  for (const what of ["nothing", "out", "closed"] as const) {
    const { thinking, turns } = inTurn();
    const one = process(someFile(), { thinking });
    await started(one);
    await vi.waitFor(() => expect(turns).toHaveLength(1));
    const room = await one.rooms.look(someId);
    const seat = Math.log2(room?.table ? awaited(room.table) : 0);
    const bot = offerAt.bind(null, room as Room, seat, { kind: "bot-out", seen: 0 }, null);
    const real = one.rooms.act;
    vi.spyOn(one.rooms, "act").mockImplementation(async (id, act, key) => {
      // In the same turn, just before it.
      if (what === "out") await real(id, () => ({ entry: bot().entry, value: null }));
      return real(id, act, key);
    });
    if (what === "closed") one.tending.close();
    turns[0]?.go();
    await quiet(one);
    expect((await kinds(one)).slice(0, 1)).toEqual(
      { nothing: ["played"], out: ["bot-out"], closed: [] }[what],
    );
  }
});

it("where no bot can think it is said of each move that was made so, by its seat", async () => {
  const one = process(someFile(), { thinking: { turn: async () => ({ places: [], done() {} }) } });
  await started(one);
  await plays(one);
  expect(one.said).toHaveLength((await kinds(one)).length);
  for (const [table, seat] of one.said) expect([table, [0, 1].includes(seat)]).toEqual([someId, true]);
});

it("what fails while a bot moves is written down, and the table is left alone for a while, unless it was the store", async () => {
  for (const [cause, left] of [
    [new Error("halfway"), [30_000]],
    [new NotStored("the disk is full"), []],
  ] as const) {
    let fails = true;
    const turn: Thinking["turn"] = async (asker, dropped) =>
      fails ? Promise.reject(cause) : thinkingHere.turn(asker, dropped);
    const one = process(someFile(), { thinking: { turn } });
    await started(one);
    await quiet(one);
    expect(one.notes).toEqual([cause]);
    fails = false;
    at.time += 10_000;
    await one.tending.sweep();
    expect(one.left).toEqual(left);
    if (left.length === 0) await plays(one);
  }
});

it("one bot is asked at a table at a time, whatever is stored there; where another process stores it, none is", async () => {
  const { thinking, turns } = inTurn();
  const one = process(someFile(), { thinking });
  await started(one);
  await vi.waitFor(() => expect(turns).toHaveLength(1));
  const room = (await one.rooms.look(someId)) as Room;
  for (let times = 0; times < 3; times++) one.tending.told(room, [], true);
  await quiet(one);
  expect(turns).toHaveLength(1);
  one.tending.told(room, [], false);
  await quiet(one);
  expect([turns.length, turns[0]?.dropped.aborted]).toEqual([1, true]);
  one.tending.told(room, [], true);
  await quiet(one);
  expect([turns.length, turns[1]?.dropped.aborted]).toEqual([2, false]);
  turns[1]?.go();
  await vi.waitFor(async () => expect(await kinds(one)).toEqual(["played"]));
});

it("a table that another process has taken over, and let be late, is this one's again once somebody comes", async () => {
  const one = process(someFile());
  await started(one, { game: "fish-and-chips", away: "fry", clock: { kind: "move", seconds: 20 } }, 2);
  const room = (await one.rooms.look(someId)) as Room;
  one.tending.told(room, [], false);
  at.time += 23_000;
  one.tending.came(room);
  await quiet(one);
  expect((await kinds(one))[0]).toBe("timed-out");
});

it("an answer that was held back is none once the process is closed", async () => {
  const held: (() => void)[] = [];
  const answers = new Promise<void>((done) => void held.push(done));
  const one = process(someFile(), { answers });
  await started(one);
  await vi.waitFor(() => expect(one.waits).toHaveLength(1));
  one.tending.close();
  for (const answer of held) answer();
  await quiet(one);
  expect(await kinds(one)).toEqual([]);
});

it("whose seat was held and who is back meanwhile plays for themselves, though other bots are to move", async () => {
  const { thinking, turns } = inTurn();
  const turn: Thinking["turn"] = async (asker, dropped) => {
    await thinking.turn?.(asker, dropped);
    return { places: [], done() {} };
  };
  const one = process(someFile(), { thinking: { turn } });
  await started(one, { game: "chat-peche", players: 3, away: "fry" }, 1);
  await vi.waitFor(() => expect(turns).toHaveLength(1));
  const offered = (offer: Parameters<typeof offerAt>[2], person: string | null) =>
    one.rooms.act(someId, (room) => {
      const made = offerAt(room, 0, { ...offer, seen: room.table?.changes.length ?? 0 }, person);
      return { entry: made.entry, value: null };
    });
  await offered({ kind: "time-out", seen: 0, level: "random", why: "away" }, null);
  // In its turn the first of them is asked, which is theirs.
  const real = one.rooms.act;
  let isBack = false;
  vi.spyOn(one.rooms, "act").mockImplementation(async (id, act, key) => {
    if (!isBack) {
      isBack = true;
      await offered({ kind: "sit-down", seen: 0, name: "ana" }, "ana");
    }
    return real(id, act, key);
  });
  turns[0]?.go();
  await vi.waitFor(() => expect(turns).toHaveLength(2));
  const { table } = (await one.rooms.look(someId)) as Room;
  expect([isBack, table?.choices[0], table?.chairs[0]?.standIn]).toEqual([true, null, null]);
  expect(one.said).toEqual([]);
});

it("a table that there is not any more is not found again, and nothing is wrong with it", async () => {
  const one = process(someFile());
  vi.spyOn(one.store, "overdue").mockResolvedValueOnce(["nowhere"]);
  await one.tending.sweep();
  expect([one.left, one.notes]).toEqual([[null], []]);
});

it("where it cannot be seen who is away it is written down, and nobody is held for once the process is closed", async () => {
  const one = process(someFile());
  [one.isWatched, one.isAway] = [true, true];
  await started(one, { game: "fish-and-chips", away: "fry" }, 2);
  at.time += 60_000;
  const halfway = new Error("halfway");
  vi.spyOn(one.rooms, "look").mockRejectedValueOnce(halfway).mockResolvedValueOnce(null);
  for (let times = 0; times < 2; times++) {
    await one.tending.sweep();
    await quiet(one);
    expect(one.notes).toEqual([halfway]);
    at.time += 5_000;
  }
  const swept = one.tending.sweep();
  one.tending.close();
  await swept;
  await quiet(one);
  expect(await kinds(one)).toEqual([]);
});

it("that somebody may be away is no matter of time alone, and of several clocks the first counts", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const actsAt = async (room: Room, milliseconds: number) => {
    const acts: number[] = [];
    const begun = at.time;
    const rooms = {
      look: async () => room,
      act: async () => void acts.push(at.time - begun),
    } as unknown as Rooms;
    const tending = tend({
      ...{ rooms, store: null as never, now: () => at.time, clock: null as never, thinking: thinkingHere },
      ...{ isAway: () => true, isWatched: () => false, askerAt: () => unwatched, pace: 0 },
      ...{ said: () => {}, noted: (cause: unknown) => expect.fail(String(cause)) },
    });
    tending.told(room, [], true);
    for (let passed = 0; passed < milliseconds && acts.length === 0; passed += 500) {
      at.time += 500;
      await vi.advanceTimersByTimeAsync(500);
    }
    tending.close();
    return acts;
  };
  const plan = { game: "chat-peche", players: 3, away: "fry" } as const;
  expect(await actsAt(timedRoom(plan, at.time).room, 90_000)).toEqual([]);
  const clock = { kind: "game", seconds: 30, added: 0 } as const;
  const { room, play } = timedRoom({ ...plan, clock }, at.time);
  const ups = () => new Set([0, 1, 2].flatMap((seat) => upAt(room, seat) ?? []));
  // Several are to choose, who have used more or less of their time.
  while (ups().size < 2) {
    at.time += 500;
    play(at.time);
  }
  const first = Math.min(...ups()) - at.time;
  expect(await actsAt(room, 60_000)).toEqual([first]);
});

it("in its turn a bot chooses nothing where there is no table any more, or nobody waits for it, and the turn is the next one's", async () => {
  const { room } = timedRoom({ game: "fish-fish", players: 2 }, 0);
  const waiting = { ...room, table: null };
  let done = 0;
  const chosen = async (found: Room | null, mayChoose = true) =>
    choiceAt(
      {
        thinking: { ...thinkingHere, turn: async () => ({ places: [], done: () => void done++ }) },
        clock: { now: () => 5, timer: () => ({ done: new Promise(() => {}), stop() {} }) },
        ...{ askerAt: () => people, noted: () => {}, look: async () => found, mayChoose: () => mayChoose },
      },
      room.id,
      people,
      () => {},
    );
  expect(await chosen(null)).toBeNull();
  expect(await chosen(waiting)).toBeNull();
  // People alone are to move.
  expect(await chosen(room)).toBeNull();
  const { room: bots } = timedRoom({ game: "fish-fish", players: 2 }, 0, [
    { kind: "bot", seat: 0, bot: { level: "random" } },
    { kind: "bot", seat: 1, bot: { level: "random" } },
  ]);
  expect(await chosen(bots, false)).toBeNull();
  expect(await chosen(bots)).toMatchObject({ bot: "random", begun: 5, seen: 0 });
  expect(done).toBe(5);
});

it("who is away or out of time, and no bot's turn, is a seat to be held, once it is due", () => {
  const two = { game: "fish-and-chips", players: 2, away: "gudgeon" } as const;
  const clock = { kind: "move", seconds: 20 } as const;
  const [away, timed] = [timedRoom(two, 0), timedRoom({ ...two, clock }, 0)].map(({ room }) => room) as [
    Room,
    Room,
  ];
  const kind = (room: Room, now: number, isAway: boolean) => absenceIn(room, now, () => isAway)?.kind ?? null;
  expect([kind(away, 59_999, true), kind(away, 60_000, false), kind(away, 60_000, true)]).toEqual([
    ...[null, null, "away"],
  ]);
  expect([kind(timed, 19_999, true), kind(timed, 20_000, false)]).toEqual([null, "time-up"]);
  const bots = timedRoom({ game: "fish-fish", players: 2, away: "fry" }, 0, [
    { kind: "bot", seat: 0, bot: { level: "fry" } },
    { kind: "bot", seat: 1, bot: { level: "fry" } },
  ]);
  expect(kind(bots.room, 600_000, true)).toBeNull();
  expect(holdSeat(away, 59_999, () => true)).toBeNull();
  expect(holdSeat(away, 60_000, () => true)).toMatchObject({
    change: { kind: "timed-out", seat: 0, level: "gudgeon", why: "away" },
  });
  expect(holdSeat(timed, 20_000, () => false)).toMatchObject({
    change: { kind: "timed-out", seat: 0, level: "gudgeon", why: "time" },
  });
});

it("bots think for those who play there, before those who watch, and by their address", () => {
  const { room, offer } = timedRoom({ game: "fish-fish", players: 2 }, 0);
  const socket = (own: number | null | undefined, household: string) => ({ own, household }) as LiveSocket;
  const asked = (...sockets: LiveSocket[]) => askerAt(new Map([[room.id, new Set(sockets)]]), room);
  expect(askerAt(new Map(), room)).toEqual({ rank: "unwatched", household: "" });
  const [first, second] = [socket(null, "first"), socket(undefined, "second")];
  expect(asked(first, second)).toEqual({ rank: "watched", household: "first" });
  expect(asked(first, socket(1, "third"))).toEqual({ rank: "people", household: "third" });
  expect(asked(socket(9, "ninth"))).toEqual({ rank: "watched", household: "ninth" });
  offer(1, 1, { kind: "time-out", seen: 0, level: "fry", why: "away" });
  expect(asked(first, socket(1, "third"))).toEqual({ rank: "watched", household: "first" });
});
