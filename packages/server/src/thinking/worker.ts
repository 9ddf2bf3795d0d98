/** A thread in which bots think, one thought after the other. */
import { parentPort } from "node:worker_threads";
import { within } from "@guinguette/bots/budget";
import { thinkingTimes } from "@guinguette/bots/levels";
import { chosenIn, type Thought } from "@guinguette/bots/thought";

parentPort?.on("message", (thought: Thought) => {
  // A thought that fails ends the thread, and whoever asked hears of it.
  void chosenIn(
    thought,
    within(thinkingTimes[thought.bot], () => performance.now()),
  ).then((move) => parentPort?.postMessage(move));
});
