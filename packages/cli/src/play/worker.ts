/** The thread in which the bots of a table think. */
import { parentPort } from "node:worker_threads";
import { thinkingTimes } from "@guinguette/bots/levels";
import { chosenIn, type Thought } from "@guinguette/bots/thought";
import { within } from "../clock.ts";

parentPort?.on("message", (thought: Thought) => {
  void chosenIn(thought, within(thinkingTimes[thought.bot])).then((move) => parentPort?.postMessage(move));
});
