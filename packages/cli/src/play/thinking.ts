/** Where the bots of a table think: in a thread of their own, so that the terminal hears Ctrl-C while they do. */
import { Worker } from "node:worker_threads";
import { within } from "@guinguette/bots/budget";
import { thinkingTimes } from "@guinguette/bots/levels";
import { chosenIn, type Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";
import type { ThinkingPlace } from "@guinguette/table/decide";
import { now, type WallClock, wallClock } from "../clock.ts";

export interface Thinker {
  /** Tried one after the other, one thought at a time. */
  readonly places: readonly ThinkingPlace[];
  readonly clock: WallClock;
  stop(): void;
}

/** A thread, which is started when somebody first has to think; then a new one; then the thread that asks. */
export function threadThinker(
  file = new URL("./worker.js", import.meta.url),
  clock: WallClock = wallClock(),
): Thinker {
  let worker: Worker | undefined;
  /** The thread was asked, and has neither answered nor ended. */
  let silent = false;

  const drop = () => {
    worker?.removeAllListeners();
    // It may still throw on its way out.
    worker?.on("error", () => {});
    void worker?.terminate();
    worker = undefined;
    silent = false;
  };
  const inThread = (thought: Thought) =>
    new Promise<Types["move"]>((answer, fail) => {
      worker ??= new Worker(file);
      const mine = worker;
      mine.removeAllListeners();
      silent = true;
      mine.once("message", (move) => {
        silent = false;
        answer(move);
      });
      // A thread that threw, or that ended without a word, answers no more. One that threw says so twice.
      const ended = (cause: unknown) => {
        if (worker === mine) {
          worker = undefined;
          silent = false;
        }
        fail(cause instanceof Error ? cause : new Error("the thread ended"));
      };
      mine.once("error", ended);
      mine.once("exit", ended);
      mine.postMessage(thought);
    });
  const inNewThread = (thought: Thought) => {
    drop();
    return inThread(thought);
  };
  const here = async (thought: Thought) => {
    const hangs = silent;
    drop();
    // Whoever does not come back there would not come back here either, and nobody could stop it.
    if (hangs) throw new Error("nothing was heard from the thread");
    return chosenIn(thought, within(thinkingTimes[thought.bot], now));
  };
  return { places: [inThread, inNewThread, here], clock, stop: drop };
}
