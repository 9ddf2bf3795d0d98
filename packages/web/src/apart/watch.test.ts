/** How a page follows a table of the server: over the line, or by asking where it may not listen. */
import type { Tables } from "@guinguette/wire/client/http";
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

/** A page at a table whose server and time are in the test's hands. */
async function someWatch() {
  const sockets: Socket[] = [];
  let waiting: (() => void)[] = [];
  const wait = () => new Promise<void>((done) => waiting.push(done));
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
    wait,
    deadline: () => new Promise<void>(() => {}),
  };
  let looks = 0;
  const look = async () => {
    looks++;
    return { ok: true, value: roomAs(null) } as const;
  };
  const watch = findTable({ look } as unknown as Tables, line, id);
  await soon();
  looks = 0;
  return {
    watch,
    /** How often the table was looked at since it was asked last. */
    looks() {
      const before = looks;
      looks = 0;
      return before;
    },
    /** Told over the line that was opened last. */
    async tell(message: FromTable) {
      sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
      await soon();
    },
    /** Everything that only waits for its time has waited enough. */
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

it("who has sat down and got up again asks no more often than before", async () => {
  const { watch, tell, looks, pass } = await someWatch();
  await tell(notWatched);
  for (const seat of [0, null]) watch.takes(roomAs(seat));
  await tell(notWatched);
  looks();
  await pass();
  expect(looks()).toBe(1);
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
