/**
 * Rooms that are not in memory are read a few at a time, and so many entries are folded in one turn of the event loop: who
 * asks for many long ones at once keeps nobody else waiting.
 */
import { setImmediate } from "node:timers/promises";
import type { Store } from "../store/store.ts";
import { NotStored } from "./failures.ts";
import { type Read, readRoom } from "./reading.ts";

/** So many are on their way from the store, or wait to be folded. */
const LANES = 4;
/** So many entries are folded in one turn, or else one room. */
export const MOST_FOLDED = 500;

type ReadCold = (id: string, spend?: Spend) => Promise<Read | null>;
/** What it took of the process's time, in milliseconds. */
export type Spend = (milliseconds: number) => void;

export function readingFrom(store: Pick<Store, "load">): ReadCold {
  let free = LANES;
  const waiting: (() => void)[] = [];
  let folded = 0;
  let turn: Promise<void> | null = null;

  /** Comes back in the next turn, in which nothing has been folded yet. */
  function nextTurn(): Promise<void> {
    turn ??= setImmediate().then(() => {
      folded = 0;
      turn = null;
    });
    return turn;
  }

  return async (id, spend) => {
    if (free > 0) free--;
    else await new Promise<void>((done) => void waiting.push(done));
    try {
      const stored = await store.load(id).catch((cause: unknown) => {
        throw new NotStored(cause);
      });
      if (stored === null) return null;
      while (folded > 0 && folded + stored.rows.length > MOST_FOLDED) await nextTurn();
      folded += stored.rows.length;
      void nextTurn();
      const begun = performance.now();
      try {
        return readRoom(id, stored);
      } finally {
        spend?.(performance.now() - begun);
      }
    } finally {
      const first = waiting.shift();
      if (first === undefined) free++;
      else first();
    }
  };
}
