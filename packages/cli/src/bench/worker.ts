/** A thread of its own for each game and number of players: one game's shapes do not slow another's code. */
import { parentPort, workerData } from "node:worker_threads";
import type { GameId } from "@guinguette/rules/contract";
import { measure, type Run } from "./measure.ts";
import { playoutOf } from "./playouts.ts";

export interface Order {
  readonly game: GameId;
  readonly players: number;
  readonly seconds: number;
  readonly runs: number;
}

/** The time this process has spent computing, in milliseconds: what else the machine does falls out, and only this
 * thread is busy meanwhile. The collector's and the compiler's own threads count too. */
function cpuClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const order = workerData as Order;
const done = (run: Run) => parentPort?.postMessage(run);
measure(playoutOf(order.game, order.players), order.seconds, order.runs, cpuClock, done);
