/** A match on all the cores there are. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { brokenAt, courseFor, watchOf } from "./course.ts";
import { endFamily } from "./ending.ts";
import type { News, Order } from "./games.ts";
import type { Plan } from "./plan.ts";
import { askToStop, sharedFor } from "./shared.ts";

/** How long a thread may take to stop by itself, in milliseconds: somebody may be deep in thought. */
const lastThought = 500;

/** How often somebody looks whether the threads still move on, in milliseconds. */
const rounds = 250;

/** Plays until all is played or it is asked to stop. No process that was started is left. */
export async function playInThreads(
  plan: Plan,
  stop: AbortSignal,
  hear: (news: News) => void,
  file = new URL("./worker.js", import.meta.url),
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
  const threads = Array.from({ length: count }, () =>
    runThread({ plan, shared, course: courseFor(plan) }, file, stop, note),
  );
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

/** Runs a thread to its end, and another in its place if it is lost in thought: nothing else ends such a thought. */
async function runThread(
  order: Order,
  file: URL,
  stop: AbortSignal,
  hear: (news: News) => void,
): Promise<void> {
  let next: Order | undefined = order;
  while (next !== undefined) {
    const lost: boolean = await runOnce(next, file, stop, hear);
    next = lost && !stop.aborted ? { ...order, broken: brokenAt(order.course) } : undefined;
  }
}

/** Whether it was ended because it was lost in thought. */
function runOnce(order: Order, file: URL, stop: AbortSignal, hear: (news: News) => void): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: order });
    /** Its programs, by their numbers: the marks of their families. */
    const marks = new Map<number, string>();
    const isLost = watchOf(order.course, () => performance.now());
    let [lost, timer]: [boolean, NodeJS.Timeout | undefined] = [false, undefined];
    const watch = setInterval(() => {
      if (!isLost()) return;
      lost = true;
      void worker.terminate();
    }, rounds);
    const hurry = () => {
      timer = setTimeout(() => void worker.terminate(), lastThought);
    };
    stop.addEventListener("abort", hurry, { once: true });
    worker.on("message", (news: News) => {
      if (news.kind === "started") marks.set(news.pid, news.mark);
      if (news.kind === "ended") marks.delete(news.pid);
      hear(news);
    });
    worker.on("error", reject);
    worker.on("exit", () => {
      clearTimeout(timer);
      clearInterval(watch);
      stop.removeEventListener("abort", hurry);
      // The programs of a thread that was ended have nobody left to talk to.
      // By their own marks: that of the match is carried by those of the other threads too.
      for (const [pid, mark] of marks) endFamily(mark, pid);
      resolve(lost);
    });
  });
}
