/** How a page follows a table of the server: over the line, or by asking where it may not listen. */
import type { Asked, Tables } from "@guinguette/wire/client/http";
import type { Socket } from "@guinguette/wire/client/line";
import type { FromTable } from "@guinguette/wire/live";
import { problemType } from "@guinguette/wire/problem";
import type { RoomView } from "@guinguette/wire/room";
import { expect, it } from "vitest";
import { findTable } from "./watch.svelte.ts";

const id = "0".repeat(26);
const roomAs = (seat: number | null, more: Partial<RoomView> = {}) =>
  ({ id, stage: "waiting", mine: { seat, host: false }, ...more }) as RoomView;
const notWatched: FromTable = {
  type: "problem",
  problem: { type: problemType("not-watched"), title: "No", status: 403 },
};
const soon = () => new Promise((done) => setTimeout(done));

/** An answer that comes when the test says so. */
function slowly(value: RoomView) {
  let answer = () => {};
  const ask = () =>
    new Promise<Asked<RoomView>>((resolve) => {
      answer = () => resolve({ ok: true, value });
    });
  return { ask, answer: () => answer() };
}

/** A page at a table whose server and time are in the test's hands. */
async function someWatch(first?: Asked<RoomView>) {
  const sockets: Socket[] = [];
  let waiting: (() => void)[] = [];
  const later: number[] = [];
  const line = {
    open() {
      const socket: Socket = {
        send() {},
        close() {},
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
      };
      sockets.push(socket);
      return socket;
    },
    get: async () => ({ status: 404, body: null }),
    // Nobody loses patience with a line here: only who asks now and then waits.
    wait: (milliseconds: number) =>
      new Promise<void>((done) => {
        if (milliseconds === 4000) waiting.push(done);
      }),
    deadline: (milliseconds: number) =>
      new Promise<void>((done) => {
        if (milliseconds === 3000) waiting.push(done);
        if (milliseconds > 3000) later.push(milliseconds);
      }),
    chance: () => 0,
  };
  let looks = 0;
  let looking = async (): Promise<Asked<RoomView>> => first ?? { ok: true, value: roomAs(null) };
  const look = () => {
    looks++;
    return looking();
  };
  const watch = findTable({ look } as unknown as Tables, line, id);
  await soon();
  looks = 0;
  return {
    watch,
    /** How long the page waits where the server has said when to come again. */
    later,
    /** How often the table was looked at since it was asked last. */
    looks() {
      const before = looks;
      looks = 0;
      return before;
    },
    /** From now on, whoever looks is answered so. */
    lookBy(ask: typeof looking) {
      looking = ask;
    },
    /** Told over the line that was opened last. */
    async tell(message: FromTable) {
      sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
      await soon();
    },
    /** The line that was opened last breaks. */
    async breakOff() {
      sockets.at(-1)?.onclose?.();
      await soon();
    },
    /** Whoever asks now and then has waited enough, and so has a line. */
    async pass() {
      const due = waiting;
      waiting = [];
      for (const done of due) done();
      await soon();
    },
  };
}

it("who may not listen to a table asks now and then, until the page goes", async () => {
  const { watch, tell, looks, pass } = await someWatch();
  expect(looks()).toBe(0);
  await tell(notWatched);
  expect(looks()).toBe(1);
  await pass();
  expect(looks()).toBe(1);
  watch.close();
  await pass();
  await pass();
  expect(looks()).toBe(0);
});

it("who is told when to come again does not come before, to find the table or to look at it", async () => {
  const problem = { type: problemType("too-many"), title: "Too much", status: 429, retryAfter: 10 };
  const refused: Asked<RoomView> = { ok: false, why: "too-many", problem };
  const finding = await someWatch(refused);
  expect([finding.watch.trouble, finding.later]).toEqual(["too-many", [10_000]]);
  await finding.pass();
  expect(finding.looks()).toBe(0);
  finding.watch.close();
  const { watch, tell, looks, later, pass, lookBy } = await someWatch();
  lookBy(async () => refused);
  later.length = 0;
  await tell(notWatched);
  expect([looks(), later]).toEqual([1, [10_000]]);
  await pass();
  expect(looks()).toBe(0);
  watch.close();
});

it("who has sat down and got up again asks no more often than before", async () => {
  const { watch, tell, looks, pass } = await someWatch();
  await tell(notWatched);
  for (const seat of [0, null]) await watch.change(async () => ({ ok: true, value: roomAs(seat) }));
  await tell(notWatched);
  looks();
  await pass();
  expect(looks()).toBe(1);
  watch.close();
});

it("whose seat was given away sees so, and listens without one", async () => {
  const { watch, tell, looks, pass } = await someWatch();
  await tell({ type: "room", room: roomAs(0) });
  await tell(notWatched);
  expect(watch.room?.mine.seat).toBeNull();
  expect(looks()).toBe(1);
  await pass();
  expect(looks()).toBe(0);
  await tell({ type: "room", room: roomAs(1) });
  expect(watch.room?.mine.seat).toBe(1);
  watch.close();
});

it("what ends the line of the game starts no asking, and the game ends what was asked before", async () => {
  const { watch, tell, looks, pass } = await someWatch();
  await tell(notWatched);
  const ears = watch.handOver();
  looks();
  for (let times = 0; times < 3; times++) {
    ears.heard(notWatched);
    await pass();
  }
  expect(looks()).toBe(0);
  watch.close();
});

it("a slow answer does not put back what the line has told since", async () => {
  const { watch, tell } = await someWatch();
  const older = roomAs(0, { host: 0 });
  const newer = roomAs(0, { host: 1 });
  const { ask, answer } = slowly(older);
  const changed = watch.change(ask);
  await tell({ type: "room", room: newer });
  answer();
  expect(await changed).toEqual({ ok: true, value: older });
  expect(watch.room).toEqual(newer);
  // What comes while nothing was told is how things stand.
  await watch.change(async () => ({ ok: true, value: older }));
  expect(watch.room).toEqual(older);
  watch.close();
});

it("of two changes the answer to the later one holds, whichever comes last", async () => {
  const { watch } = await someWatch();
  const [renamed, stood] = [slowly(roomAs(0)), slowly(roomAs(null))];
  const changes = [watch.change(renamed.ask), watch.change(stood.ask)];
  stood.answer();
  await soon();
  renamed.answer();
  await Promise.all(changes);
  expect(watch.room?.mine.seat).toBeNull();
  watch.close();
});

it("who sits down sits there, whatever a line tells that was opened before they had a name", async () => {
  const { watch, tell } = await someWatch();
  const { ask, answer } = slowly(roomAs(1));
  const changed = watch.change(ask);
  await tell({ type: "room", room: roomAs(null) });
  answer();
  await changed;
  expect(watch.room?.mine.seat).toBe(1);
  watch.close();
});

it("who asks now and then does not lose what was answered to a change of their own", async () => {
  const { watch, tell, pass, lookBy } = await someWatch();
  await tell(notWatched);
  const { ask, answer } = slowly(roomAs(null));
  lookBy(ask);
  await pass();
  const changed = roomAs(null, { host: 1 });
  await watch.change(async () => ({ ok: true, value: changed }));
  answer();
  await soon();
  expect(watch.room).toEqual(changed);
  watch.close();
});

it("a line that is opened, or changed for one's own seat, is not broken; one that does not open is", async () => {
  const { watch, tell, pass, breakOff } = await someWatch();
  const opened = { type: "hello", version: 1, viewer: "spectator" } as const;
  expect(watch.isLive).toBe(true);
  await tell(opened);
  await watch.change(async () => ({ ok: true, value: roomAs(0) }));
  expect(watch.isLive).toBe(true);
  await tell({ ...opened, viewer: 0 });
  await pass();
  expect(watch.isLive).toBe(true);
  await tell({ type: "presence", seats: ["here"], watching: 0 });
  expect(watch.company?.seats).toEqual(["here"]);
  await breakOff();
  expect(watch.isLive).toBe(false);
  // Who is there is not known any more.
  expect(watch.company).toBeNull();
  watch.close();
  const other = await someWatch();
  await other.pass();
  expect(other.watch.isLive).toBe(false);
  await other.tell(opened);
  expect(other.watch.isLive).toBe(true);
  other.watch.close();
});

it("whose seat is freed in play finds out that they have none, and goes on without", async () => {
  const { watch, tell, looks, pass, lookBy } = await someWatch();
  await tell({ type: "room", room: roomAs(0, { stage: "playing" }) });
  const ears = watch.handOver();
  lookBy(async () => ({ ok: false, why: "unreachable", problem: null }));
  const notYours = { type: problemType("not-yours"), title: "No", status: 403 };
  ears.heard({ type: "problem", problem: notYours });
  await soon();
  expect([looks(), watch.room?.mine.seat]).toEqual([1, 0]);
  lookBy(async () => ({ ok: true, value: roomAs(null, { stage: "playing" }) }));
  await pass();
  expect([looks(), watch.room?.mine.seat]).toEqual([1, null]);
  await pass();
  // From another's seat that may not be seen any more they go back by themselves.
  ears.heard({ type: "problem", problem: notYours });
  await pass();
  expect(looks()).toBe(0);
  watch.close();
});

it("whose seat is theirs again when they look listens anew from there, and asks no more", async () => {
  const { watch, tell, looks, pass, lookBy } = await someWatch();
  const playing = roomAs(0, { stage: "playing" });
  await tell({ type: "room", room: playing });
  const ears = watch.handOver();
  lookBy(async () => ({ ok: true, value: playing }));
  ears.heard({ type: "problem", problem: { type: problemType("not-yours"), title: "No", status: 403 } });
  await soon();
  expect([looks(), watch.reopened]).toEqual([1, 1]);
  for (let times = 0; times < 3; times++) await pass();
  expect([looks(), watch.reopened]).toEqual([0, 1]);
  watch.close();
});
