/**
 * Bots think in a worker, so that the page never stutters. A thought that fails there, or never comes back, is tried
 * once more in a new worker, then in the page; if even that fails, the bot plays any legal move. Nobody waits for ever.
 */
import { thinkingTimes } from "@guinguette/bots/levels";
import { randomBot } from "@guinguette/bots/random";
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";
import { sameMove } from "./touch.svelte.ts";
import { startWorkerRoom, type WorkerRoom } from "./worker-room.ts";

export interface Thinker {
  /** A legal move; or null if nobody needs it any more. Never fails. */
  think(thought: Thought): Promise<Types["move"] | null>;
  stop(): void;
}

/** What people are told: bots think in the page from now on, or one of them played without thinking. */
export type ThinkingTrouble = "in-page" | "any-move";

/** How much later than its time a thought may come, in milliseconds, before nobody waits for it any longer. */
const LATE = 15_000;

type Way = (thought: Thought) => Promise<Types["move"]>;

export interface ThinkerOptions {
  readonly said: (trouble: ThinkingTrouble) => void;
  readonly newWorker?: () => Worker;
  readonly inPage?: Way;
}

const botWorker = () => new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
const thinkHere: Way = async (thought) => (await import("./choose.ts")).choose(thought);
const anyMove: Way = ({ view, legal, random }) =>
  Promise.resolve(randomBot.choose(view, legal, random, { spent: () => true }, []));

export function startThinker({ said, newWorker = botWorker, inPage = thinkHere }: ThinkerOptions): Thinker {
  let room: WorkerRoom | null = startWorkerRoom(newWorker);
  let stopped = false;

  const inWorker: Way = (thought) => {
    if (room === null) return Promise.reject(new Error("no worker"));
    return room.think(thought, thinkingTimes[thought.bot] + LATE);
  };
  /** A worker that failed is not asked again: another one may have more luck, a third would have no more. */
  const inNewWorker: Way = (thought) => {
    if (room === null) return Promise.reject(new Error("no worker"));
    room.stop();
    room = startWorkerRoom(newWorker);
    return inWorker(thought);
  };
  const leaveWorkers: Way = (thought) => {
    if (room !== null) said("in-page");
    room?.stop();
    room = null;
    return inPage(thought);
  };
  const saidAnyMove: Way = (thought) => {
    said("any-move");
    return anyMove(thought);
  };

  return {
    async think(thought) {
      for (const way of [inWorker, inNewWorker, leaveWorkers, saidAnyMove]) {
        const move = await way(thought).catch(() => null);
        if (stopped) return null;
        if (move !== null && thought.legal.some((legal) => sameMove(legal, move))) return move;
      }
      return null;
    },
    stop() {
      stopped = true;
      room?.stop();
    },
  };
}
