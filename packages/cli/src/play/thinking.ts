/** Bots think in a thread of their own, so that the terminal hears Ctrl-C while they do. */
import { Worker } from "node:worker_threads";
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";

export interface Thinker {
  /** One thought at a time. */
  think(thought: Thought): Promise<Types["move"]>;
  stop(): void;
}

/** The thread is started when somebody first has to think. */
export function threadThinker(): Thinker {
  let worker: Worker | undefined;
  return {
    think: (thought) =>
      new Promise((answer, fail) => {
        worker ??= new Worker(new URL("./worker.js", import.meta.url));
        worker.removeAllListeners();
        worker.once("message", answer);
        worker.once("error", fail);
        worker.postMessage(thought);
      }),
    stop: () => void worker?.terminate(),
  };
}
