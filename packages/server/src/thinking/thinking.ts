/**
 * Where the bots of all tables think: in a few threads, so that nobody at any table waits for the process. Each table asks
 * for one bot at a time, so that first come, first served is fair to all of them.
 */
import { availableParallelism } from "node:os";
import { thinkingTimes } from "@guinguette/bots/levels";
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";
import type { ThinkingPlace } from "@guinguette/table/decide";
import { type Patience, type Thread, threadOf } from "./thread.ts";

export interface Thinking {
  /** Tried one after the other (`decide`). */
  readonly places: readonly ThinkingPlace[];
  /** So much waits to be thought of that more would come too late. */
  isFull(): boolean;
  close(): void;
}

export interface ThinkingOptions {
  readonly file?: URL;
  readonly threads?: number;
  readonly patience?: Patience;
}

/** As much may wait for each thread, in milliseconds of thought: less than whoever asks waits for an answer. */
const MOST_WAITING = 8_000;
/** What a thought costs at least. */
const LEAST = 10;

const usual: Patience = { late: 5_000, idle: 60_000 };

interface Waiting {
  readonly thought: Thought;
  readonly answer: (move: Types["move"]) => void;
  readonly fail: (cause: unknown) => void;
}

/** A core is left to everything else, where there are several. */
export function thinkingInThreads({
  file = new URL("./worker.js", import.meta.url),
  threads = Math.max(1, availableParallelism() - 1),
  patience = usual,
}: ThinkingOptions = {}): Thinking {
  const all = Array.from({ length: threads }, () => threadOf(file, patience));
  const free = [...all];
  const queue: Waiting[] = [];
  let waiting = 0;
  let closed = false;
  const costOf = ({ bot }: Thought) => Math.max(LEAST, thinkingTimes[bot]);

  function begin(): void {
    const thread = free.pop();
    if (thread === undefined) return;
    const next = queue.shift();
    if (next === undefined) free.push(thread);
    else void take(thread, next);
  }

  async function take(thread: Thread, { thought, answer, fail }: Waiting): Promise<void> {
    waiting -= costOf(thought);
    try {
      answer(await thread.think(thought));
    } catch (cause) {
      fail(cause);
    }
    free.push(thread);
    begin();
  }

  const inThread: ThinkingPlace = (thought) =>
    new Promise((answer, fail) => {
      if (closed) return fail(new Error("nobody thinks here any more"));
      queue.push({ thought, answer, fail });
      waiting += costOf(thought);
      begin();
    });

  return {
    // A thread that failed is another by then.
    places: [inThread, inThread],
    isFull: () => waiting >= MOST_WAITING * threads,
    close() {
      closed = true;
      for (const { fail } of queue.splice(0)) fail(new Error("nobody thinks here any more"));
      for (const thread of all) thread.end();
    },
  };
}
