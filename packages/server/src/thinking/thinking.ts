/**
 * Where the bots of all tables think: in a few threads, so that nobody at any table waits for the process. Each table asks
 * for one bot at a time; whose turn it is, where many wait, the queue says.
 */
import { availableParallelism } from "node:os";
import { thinkingTimes } from "@guinguette/bots/levels";
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";
import type { ThinkingPlace } from "@guinguette/table/decide";
import { type Asker, queueOf } from "./queue.ts";
import { type Patience, type Thread, threadOf } from "./thread.ts";

export interface Thinking {
  /** Tried one after the other (`decide`). */
  placesFor(asker: Asker): readonly ThinkingPlace[];
  /** So much is thought of before it that what this one asks would come too late. */
  isFull(asker: Asker): boolean;
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
  const queue = queueOf<Waiting>();
  let closed = false;
  const costOf = ({ bot }: Thought) => Math.max(LEAST, thinkingTimes[bot]);

  function begin(): void {
    const thread = free.pop();
    if (thread === undefined) return;
    const next = queue.next();
    if (next === undefined) free.push(thread);
    else void take(thread, next);
  }

  async function take(thread: Thread, { thought, answer, fail }: Waiting): Promise<void> {
    try {
      answer(await thread.think(thought));
    } catch (cause) {
      fail(cause);
    }
    free.push(thread);
    begin();
  }

  const inThreadFor =
    (asker: Asker): ThinkingPlace =>
    (thought) =>
      new Promise((answer, fail) => {
        if (closed) return fail(new Error("nobody thinks here any more"));
        queue.add(asker, { thought, answer, fail }, costOf(thought));
        begin();
      });

  return {
    // A thread that failed is another by then.
    placesFor: (asker) => [inThreadFor(asker), inThreadFor(asker)],
    isFull: (asker) => queue.before(asker) >= MOST_WAITING * threads,
    close() {
      closed = true;
      for (const { fail } of queue.clear()) fail(new Error("nobody thinks here any more"));
      for (const thread of all) thread.end();
    },
  };
}
