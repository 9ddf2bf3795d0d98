/** One thread that is started when somebody first has to think in it, and ended when nobody has for a while. */
import { Worker } from "node:worker_threads";
import { thinkingTimes } from "@guinguette/bots/levels";
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";

export interface Thread {
  /** One thought at a time. Fails if the thread fails, or is lost in thought: then the next one has a new one. */
  think(thought: Thought): Promise<Types["move"]>;
  end(): void;
}

export interface Patience {
  /** How much later than its time a thought may come, in milliseconds, before its thread is taken for lost. */
  readonly late: number;
  /** How long a thread is kept that nobody needs. */
  readonly idle: number;
}

export function threadOf(file: URL, { late, idle }: Patience): Thread {
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(timer);
    const ended = worker;
    worker = null;
    if (ended === null) return;
    ended.removeAllListeners();
    // It may still throw on its way out.
    ended.on("error", () => {});
    void ended.terminate();
  }
  /** It is told nothing of its surroundings: a bot needs none of it. */
  function start(): Worker {
    const started = new Worker(file, { env: {}, argv: [] });
    started.unref();
    return started;
  }

  return {
    think: (thought) =>
      new Promise((answer, fail) => {
        clearTimeout(timer);
        worker ??= start();
        const mine = worker;
        mine.removeAllListeners();
        mine.once("message", (move: Types["move"]) => {
          clearTimeout(timer);
          timer = setTimeout(end, idle).unref();
          answer(move);
        });
        const failed = (cause: unknown) => {
          end();
          fail(cause instanceof Error ? cause : new Error("the thread ended"));
        };
        mine.once("error", failed);
        mine.once("exit", failed);
        const patience = thinkingTimes[thought.bot] + late;
        timer = setTimeout(() => failed(new Error("lost in thought")), patience).unref();
        mine.postMessage(thought);
      }),
    end,
  };
}
