/** A thread of a match. */
import { parentPort, workerData } from "node:worker_threads";
import { type Order, playGames } from "./games.ts";

await playGames(workerData as Order, (news) => parentPort?.postMessage(news));
