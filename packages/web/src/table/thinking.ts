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

/** So many workers fail one after the other before the bots of a table think in the page. */
const WORKERS = 2;

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

function isLegal(move: Types["move"], { legal }: Thought): boolean {
  return legal.some((one) => sameMove(one, move));
}

export function startThinker({ said, newWorker = botWorker, inPage = thinkHere }: ThinkerOptions): Thinker {
  let room: WorkerRoom | null = startWorkerRoom(newWorker);
  let stopped = false;
  let failures = 0;

  /** In the worker there is now; fails with nobody to ask. Others may be asking it too. */
  async function inWorker(thought: Thought): Promise<Types["move"]> {
    const asked = room;
    if (asked === null) throw new Error("no worker");
    try {
      const move = await asked.think(thought, thinkingTimes[thought.bot] + LATE);
      if (!isLegal(move, thought)) throw new Error(`${JSON.stringify(move)} is no legal move`);
      failures = 0;
      return move;
    } catch (cause) {
      if (!stopped) console.warn(cause);
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
  const saidAnyMove: Way = (thought) => {
    said("any-move");
    return anyMove(thought);
  };

  return {
    async think(thought) {
      for (const way of [inWorker, inWorker, inPage, saidAnyMove]) {
        const move = await way(thought).catch(() => null);
        if (stopped) return null;
        if (move !== null && isLegal(move, thought)) return move;
      }
      return null;
    },
    stop() {
      stopped = true;
      room?.stop();
    },
  };
}
