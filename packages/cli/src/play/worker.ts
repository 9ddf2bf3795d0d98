/** The thread in which the bots of a table think. */
import { parentPort } from "node:worker_threads";
import { within } from "@guinguette/bots/budget";
import { thinkingTimes } from "@guinguette/bots/levels";
import { chosenIn, type Thought } from "@guinguette/bots/thought";
import { now } from "../clock.ts";

parentPort?.on("message", (thought: Thought) => {
  void chosenIn(thought, within(thinkingTimes[thought.bot], now)).then((move) =>
    parentPort?.postMessage(move),
  );
});
