/** Bots think in a thread of their own, so that the terminal hears Ctrl-C while they do. */
import { Worker } from "node:worker_threads";
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";

export interface Thinker {
  /** One thought at a time. Fails if the bot does, even at a second try in a new thread. */
  think(thought: Thought): Promise<Types["move"]>;
  stop(): void;
}

/** The thread is started when somebody first has to think. */
export function threadThinker(file = new URL("./worker.js", import.meta.url)): Thinker {
  let worker: Worker | undefined;
  const thinkOnce = (thought: Thought) =>
    new Promise<Types["move"]>((answer, fail) => {
      worker ??= new Worker(file);
      const mine = worker;
      mine.removeAllListeners();
      mine.once("message", answer);
      // A thread that threw, or that ended without a word, answers no more. One that threw says so twice.
      const ended = (cause: unknown) => {
        if (worker === mine) worker = undefined;
        fail(cause instanceof Error ? cause : new Error("the thread ended"));
      };
      mine.once("error", ended);
      mine.once("exit", ended);
      mine.postMessage(thought);
    });
  return {
    think: (thought) => thinkOnce(thought).catch(() => thinkOnce(thought)),
    stop() {
      worker?.removeAllListeners();
      void worker?.terminate();
    },
  };
}
