/**
 * Where the bots of all tables think: in a few threads, so that nobody at any table waits for the process. Each table asks
 * for one bot at a time; whose turn it is, where many wait, the queue says.
 */
import { availableParallelism } from "node:os";
import type { ThinkingPlace } from "@guinguette/table/decide";
import { type Asker, queueOf } from "./queue.ts";
import { type Patience, type Thread, threadOf } from "./thread.ts";

/** A thread that is somebody's to think in. To wait for it is no thinking: how long that takes makes no thought fail. */
export interface Turn {
  /** Tried one after the other (`decide`). */
  readonly places: readonly ThinkingPlace[];
  /** The thread is the next one's. */
  done(): void;
}

export interface Thinking {
  /** Comes when it is this one's turn, however long that takes; null where it was dropped before, or nobody thinks here any
   * more. */
  turn(asker: Asker, dropped: AbortSignal): Promise<Turn | null>;
  /** So many wait already of those that nobody looks at that no more of them is taken in. Where somebody is, all wait. */
  isFull(asker: Asker): boolean;
  close(): void;
}

export interface ThinkingOptions {
  readonly file?: URL;
  readonly threads?: number;
  readonly patience?: Patience;
}

/** So many tables that nobody looks at wait for a thread: their number has no other bound. Tables at which somebody is have
 * that of the live connections. */
const MOST_UNWATCHED = 1_000;

const usual: Patience = { late: 5_000, idle: 60_000 };

/** Told whose turn it is, in which thread; null where it never is. */
type Waiting = (thread: Thread | null) => void;

/** A core is left to everything else, where there are several. */
export function thinkingInThreads({
  file = new URL("./worker.js", import.meta.url),
  threads = Math.max(1, availableParallelism() - 1),
  patience = usual,
}: ThinkingOptions = {}): Thinking {
  return thinkingIn(Array.from({ length: threads }, () => threadOf(file, patience)));
}

/** Whose turn it is at these threads. */
export function thinkingIn(all: readonly Thread[]): Thinking {
  const free = [...all];
  const queue = queueOf<Waiting>();
  let closed = false;

  function begin(): void {
    const thread = free.pop();
    if (thread === undefined) return;
    const next = queue.next();
    if (next === undefined) free.push(thread);
    else next(thread);
  }

  function turnIn(thread: Thread): Turn {
    let isDone = false;
    return {
      // A thread that failed is another by then.
      places: [thread.think, thread.think],
      done() {
        if (isDone) return;
        isDone = true;
        free.push(thread);
        begin();
      },
    };
  }

  return {
    turn: (asker, dropped) =>
      new Promise((come) => {
        if (closed || dropped.aborted) return come(null);
        const drop = () => {
          remove();
          come(null);
        };
        const remove = queue.add(asker, (thread) => {
          dropped.removeEventListener("abort", drop);
          come(thread === null ? null : turnIn(thread));
        });
        dropped.addEventListener("abort", drop);
        begin();
      }),
    isFull: ({ rank }) => rank === "unwatched" && queue.waiting(rank) >= MOST_UNWATCHED,
    close() {
      closed = true;
      for (const waiting of queue.clear()) waiting(null);
      for (const thread of all) thread.end();
    },
  };
}
