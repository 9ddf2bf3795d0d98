import type { Thought } from "@guinguette/bots/thought";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Asker } from "./queue.ts";
import { type Thinking, thinkingInThreads } from "./thinking.ts";

const file = new URL("../testing/odd-thread.mjs", import.meta.url);

function thinking(threads: number, patience = { late: 60_000, idle: 60_000 }): Thinking {
  const made = thinkingInThreads({ file, threads, patience });
  onTestFinished(() => made.close());
  return made;
}

/** A thought as the thread above takes it; the number comes back. */
const thought = (number: number, game = "any", bot = "random") =>
  ({ game, bot, legal: [{ type: "move", number }], heard: [] }) as unknown as Thought;

interface Answer {
  readonly number: number;
  readonly thread: number;
}

const ana: Asker = { rank: "people", household: "ana" };

function thinkIn(room: Thinking, asker = ana): (thought: Thought) => Promise<Answer> {
  return async (asked) => {
    const turn = await room.turn(asker, new AbortController().signal);
    const [think] = turn?.places ?? [];
    if (think === undefined) throw new Error("nobody thinks here any more");
    try {
      return (await think(asked)) as unknown as Answer;
    } finally {
      turn?.done();
    }
  };
}

it.each([1, 2])("in %d threads each thought is answered once, first come, first served", async (threads) => {
  const think = thinkIn(thinking(threads));
  const order: number[] = [];
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      const answer = await think(thought(number));
      order.push(answer.number);
      return answer;
    }),
  );
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  expect(answers.map(({ number }) => number)).toEqual(numbers);
  if (threads === 1) expect(order).toEqual(numbers);
  expect(new Set(answers.map(({ thread }) => thread)).size).toBe(threads);
});

it.each(["hangs", "throws", "ends"])(
  "a thread that %s is replaced, and the others are answered",
  async (how) => {
    const think = thinkIn(thinking(1, { late: 3_000, idle: 60_000 }));
    const lost = think(thought(0, how)).then(
      () => "answered",
      () => "failed",
    );
    const next = think(thought(1));
    expect(await lost).toBe("failed");
    expect(await next).toMatchObject({ number: 1 });
  },
);

const nobody: Asker = { rank: "unwatched", household: "" };

it("where somebody is, all wait for their turn, however many; nothing comes once it is closed", async () => {
  const room = thinking(1);
  const turns = Array.from({ length: 2_000 }, () => room.turn(ana, new AbortController().signal));
  expect(room.isFull(ana)).toBe(false);
  const first = await turns[0];
  room.close();
  expect((await Promise.all(turns.slice(1))).filter((turn) => turn !== null)).toEqual([]);
  first?.done();
  await expect(thinkIn(room)(thought(0))).rejects.toThrow("any more");
});

it("of tables that nobody looks at a thousand wait, and as soon as one has had its turn another may", async () => {
  const room = thinking(1);
  const ask = () => room.turn(nobody, new AbortController().signal);
  const [first] = Array.from({ length: 1_001 }, ask);
  expect([room.isFull(nobody), room.isFull(ana)]).toEqual([true, false]);
  (await first)?.done();
  expect(room.isFull(nobody)).toBe(false);
});

it("a thread that nobody needs is ended, and another is there when somebody does", async () => {
  const think = thinkIn(thinking(1, { late: 60_000, idle: 5 }));
  const { thread } = await think(thought(0));
  // Asked again and again, with enough time in between.
  const another = async () => (await think(thought(0))).thread;
  await expect.poll(another, { interval: 50 }).not.toBe(thread);
});

it("people's tables come before those of bots alone, and each house has its turn, however much another asks", async () => {
  const room = thinking(1);
  const order: string[] = [];
  const ask = (rank: Asker["rank"], house: string, times: number) =>
    Array.from({ length: times }, async () => {
      await thinkIn(room, { rank, household: house })(thought(0));
      order.push(`${rank} ${house}`);
    });
  // The first is being thought of, whoever comes after it.
  await Promise.all([
    ...ask("unwatched", "flood", 40),
    ...ask("watched", "flood", 3),
    ...ask("unwatched", "bo", 1),
    ...ask("watched", "bo", 1),
    ...ask("people", "flood", 3),
    ...ask("people", "bo", 2),
  ]);
  expect(order.slice(0, 14)).toEqual([
    "unwatched flood",
    "people flood",
    "people bo",
    "people flood",
    "people bo",
    "people flood",
    "watched flood",
    "watched bo",
    "watched flood",
    "watched flood",
    "unwatched flood",
    "unwatched bo",
    "unwatched flood",
    "unwatched flood",
  ]);
  expect(order).toHaveLength(50);
});

it("what is dropped is not thought of, and stands before nobody", async () => {
  const room = thinking(1);
  const { signal } = new AbortController();
  const first = await room.turn(ana, signal);
  const dropped = new AbortController();
  const flood = Array.from({ length: 1_000 }, () => room.turn(nobody, dropped.signal));
  const last = room.turn(nobody, signal);
  expect(room.isFull(nobody)).toBe(true);
  dropped.abort();
  expect(await Promise.all(flood)).toEqual(flood.map(() => null));
  expect(room.isFull(nobody)).toBe(false);
  expect(await room.turn(ana, dropped.signal)).toBeNull();
  first?.done();
  expect(await last).not.toBeNull();
});

it("a turn lasts until it is done, once, however long others wait: nothing fails for having waited", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const room = thinking(1, { late: 5, idle: 60_000 });
  const { signal } = new AbortController();
  const first = await room.turn(ana, signal);
  let came = 0;
  const others = [1, 2].map(async () => {
    const turn = await room.turn(ana, signal);
    came++;
    return turn;
  });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(came).toBe(0);
  first?.done();
  first?.done();
  const [second] = await Promise.all(others.slice(0, 1));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(came).toBe(1);
  second?.done();
  await Promise.all(others);
});
