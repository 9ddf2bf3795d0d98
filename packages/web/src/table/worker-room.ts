/** One worker, and who waits for it. Whatever happens to it, everybody who waits hears of it. */
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";

/** What the worker answers: a move, or why there is none. */
export type Answered =
  | { readonly id: number; readonly move: Types["move"] }
  | { readonly id: number; readonly failed: string };

export interface WorkerRoom {
  /** Fails if the thought fails, if the worker does, or if nothing is heard for so many milliseconds. */
  think(thought: Thought, patience: number): Promise<Types["move"]>;
  /** Ends the worker; whoever waits hears that it failed. */
  stop(): void;
}

interface Waiting {
  answer(move: Types["move"]): void;
  fail(why: string): void;
}

export function startWorkerRoom(newWorker: () => Worker): WorkerRoom {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let worker: Worker | null = null;

  function failAll(why: string): void {
    worker?.terminate();
    worker = null;
    for (const one of [...waiting.values()]) one.fail(why);
  }

  try {
    worker = newWorker();
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const one = waiting.get(data.id);
      if ("move" in data) one?.answer(data.move);
      else one?.fail(data.failed);
    };
    // Its file is gone, or it threw outside a thought: it will say no more.
    worker.onerror = () => failAll("the worker failed");
    worker.onmessageerror = () => failAll("the worker cannot be understood");
  } catch {
    // No worker at all: each thought says so.
  }

  return {
    think: (thought, patience) =>
      new Promise((answer, reject) => {
        if (worker === null) {
          reject(new Error("no worker"));
          return;
        }
        const id = asked++;
        // A worker that the system ended says nothing.
        const timer = setTimeout(() => waiting.get(id)?.fail("nothing was heard"), patience);
        const done = () => {
          clearTimeout(timer);
          waiting.delete(id);
        };
        waiting.set(id, {
          answer(move) {
            done();
            answer(move);
          },
          fail(why) {
            done();
            reject(new Error(why));
          },
        });
        worker.postMessage({ id, thought });
      }),
    stop: () => failAll("stopped"),
  };
}
