/** A match on all the cores there are. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { endFamily } from "./ending.ts";
import type { News } from "./games.ts";
import type { Plan } from "./plan.ts";
import { askToStop, sharedFor } from "./shared.ts";
import type { Order } from "./worker.ts";

/** How long a thread may take to stop by itself, in milliseconds: somebody may be deep in thought. */
const lastThought = 500;

/** Plays until all is played or it is asked to stop. No process that was started is left. */
export async function playInThreads(
  plan: Plan,
  stop: AbortSignal,
  hear: (news: News) => void,
): Promise<void> {
  const shared = sharedFor(plan);
  const pids = new Set<number>();
  const endAll = () => {
    for (const pid of pids) endFamily(plan.mark, pid);
    endFamily(plan.mark, undefined);
  };
  const note = (news: News) => {
    if (news.kind === "started") pids.add(news.pid);
    if (news.kind === "ended") pids.delete(news.pid);
    // It was started just before it was told not to.
    if (news.kind === "started" && stop.aborted) endFamily(plan.mark, news.pid);
    hear(news);
  };
  const halt = () => {
    askToStop(shared);
    endAll();
  };
  stop.addEventListener("abort", halt, { once: true });
  process.once("exit", endAll);
  const count = Math.min(availableParallelism(), plan.sets * plan.players);
  const threads = Array.from({ length: count }, () => runThread({ plan, shared }, stop, note));
  try {
    await Promise.all(threads);
  } finally {
    askToStop(shared);
    await Promise.allSettled(threads);
    endAll();
    stop.removeEventListener("abort", halt);
    process.off("exit", endAll);
  }
}

function runThread(order: Order, stop: AbortSignal, hear: (news: News) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { workerData: order });
    let timer: NodeJS.Timeout | undefined;
    const hurry = () => {
      timer = setTimeout(() => void worker.terminate(), lastThought);
    };
    stop.addEventListener("abort", hurry, { once: true });
    worker.on("message", hear);
    worker.on("error", reject);
    worker.on("exit", () => {
      clearTimeout(timer);
      stop.removeEventListener("abort", hurry);
      resolve();
    });
  });
}
