/**
 * Questions that take thought: to imagine other worlds may hold everybody else up for some hundredths of a second. So each
 * house has so much of the process's time for them; whoever asks for more waits, and is answered all the same.
 */
import { setTimeout } from "node:timers/promises";
import type { Rate } from "./rate.ts";
import { tallyOf } from "./tally.ts";

export interface Clocks {
  /** The clock of the limits, in milliseconds, which never goes back. */
  readonly now: () => number;
  /** What something takes, in milliseconds. */
  readonly stopwatch?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/** `prepare` gives what is to be thought of, as things stand by then. */
export type Ponder = <T>(house: string, prepare: () => Promise<() => T>) => Promise<T>;
/** Something that takes time in pieces: it says itself how much. */
export type Labour = <T>(
  house: string,
  work: (spend: (milliseconds: number) => void) => Promise<T>,
) => Promise<T>;

interface Pondering {
  readonly ponder: Ponder;
  readonly labour: Labour;
}

const unkept = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });

/** The rate is in milliseconds. Each house has its questions thought of one after the other. */
export function ponderingWithin(
  rate: Rate,
  { now, stopwatch = () => performance.now(), sleep = unkept }: Clocks,
): Pondering {
  const used = tallyOf(rate);
  const last = new Map<string, Promise<unknown>>();

  const labour: Labour = async (house, work) => {
    async function begin() {
      const wait = used.wait(house, now());
      if (wait > 0) await sleep(wait);
      return work((milliseconds) => used.spend(house, now(), milliseconds));
    }
    const before = last.get(house) ?? Promise.resolve();
    const mine = before.then(begin, begin);
    last.set(house, mine);
    try {
      return await mine;
    } finally {
      if (last.get(house) === mine) last.delete(house);
    }
  };

  return {
    labour,
    ponder: (house, prepare) =>
      labour(house, async (spend) => {
        const find = await prepare();
        const begun = stopwatch();
        try {
          return find();
        } finally {
          spend(stopwatch() - begun);
        }
      }),
  };
}
