/** A thread of a match. */
import { parentPort, workerData } from "node:worker_threads";
import { playGames } from "./games.ts";
import type { Plan } from "./plan.ts";
import type { Shared } from "./shared.ts";

export interface Order {
  readonly plan: Plan;
  readonly shared: Shared;
}

const { plan, shared } = workerData as Order;
await playGames(plan, shared, (news) => parentPort?.postMessage(news));
