/**
 * Where bots think: in a worker, so that the page never stutters. A thought that fails there, or never comes back, is
 * tried once more in a new worker, then in the page. What is done if even that fails is the table's (`decide`).
 */
import { thinkingTimes } from "@guinguette/bots/levels";
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";
import { type Deciding, decide, type ThinkingPlace } from "@guinguette/table/decide";
import { pageClock } from "./clock.ts";
import { sameMove } from "./same-move.ts";
import { startWorkerRoom, type WorkerRoom } from "./worker-room.ts";

export interface Thinker extends Deciding {
  /** A legal move; or null if nobody needs it any more. Never fails. */
  think(thought: Thought): Promise<Types["move"] | null>;
  stop(): void;
}

/** What people are told: bots think in the page from now on, or one of them played without thinking. */
export type ThinkingTrouble = "in-page" | "any-move";

/** How much later than its time a thought may come, in milliseconds, before its worker is taken for dead: a little
 * sooner than whoever asked gives up, so that the next try finds a new one. */
const LATE = 12_000;

/** So many workers fail one after the other before the bots of a table think in the page. */
const WORKERS = 2;

export interface ThinkerOptions {
  readonly said: (trouble: ThinkingTrouble) => void;
  readonly newWorker?: () => Worker;
  readonly inPage?: ThinkingPlace;
}

const botWorker = () => new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
const thinkHere: ThinkingPlace = async (thought) => (await import("./choose.ts")).choose(thought);

export function startThinker({ said, newWorker = botWorker, inPage = thinkHere }: ThinkerOptions): Thinker {
  /** Started when somebody first has to think; null once no worker can be had. */
  let room: WorkerRoom | null | undefined;
  let stopped = false;
  let failures = 0;

  /** In the worker there is now; fails with nobody to ask. Others may be asking it too. */
  async function inWorker(thought: Thought): Promise<Types["move"]> {
    if (room === undefined) room = startWorkerRoom(newWorker);
    const asked = room;
    if (asked === null) throw new Error("no worker");
    try {
      const move = await asked.think(thought, thinkingTimes[thought.bot] + LATE);
      if (!thought.legal.some((one) => sameMove(one, move)))
        throw new Error(`${JSON.stringify(move)} is no legal move`);
      failures = 0;
      return move;
    } catch (cause) {
      // Whoever else asked it may have put another one in its place already.
      if (room === asked && !stopped) replace(asked);
      throw cause;
    }
  }
  /** Another worker may have more luck; after that a third would have no more. */
  function replace(failed: WorkerRoom): void {
    failed.stop();
    failures++;
    room = failures < WORKERS ? startWorkerRoom(newWorker) : null;
    if (room === null) said("in-page");
  }
  /** Once everybody has left, nothing is thought any more. */
  const whileHere =
    (place: ThinkingPlace): ThinkingPlace =>
    async (thought) => {
      if (stopped) throw new Error("nobody is here any more");
      return place(thought);
    };

  const deciding: Deciding = {
    clock: pageClock,
    places: [inWorker, inWorker, inPage].map(whileHere),
    said: () => {
      if (!stopped) said("any-move");
    },
    noted: (cause) => {
      if (!stopped) console.warn(cause);
    },
  };
  return {
    ...deciding,
    async think(thought) {
      const move = await decide(thought, deciding);
      return stopped ? null : move;
    },
    stop() {
      stopped = true;
      room?.stop();
    },
  };
}
