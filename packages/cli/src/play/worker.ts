/** The thread in which the bots of a table think. */
import { parentPort } from "node:worker_threads";
import { choose, timeOf } from "./choose.ts";
import type { Thought } from "./thinking.ts";

parentPort?.on("message", (thought: Thought) => {
  void choose(thought, timeOf(thought.bot)).then((move) => parentPort?.postMessage(move));
});
