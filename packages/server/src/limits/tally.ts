/** How often each of many does something, within bounds of memory however many they are. */
import { type Rate, spent, waitFor } from "./rate.ts";

export interface Tally {
  /** How long this one has to wait, in milliseconds; 0 where they need not. */
  wait(who: string, now: number): number;
  /** Counts one more; where they have to wait, nothing is counted. Gives what `wait` gave before. */
  take(who: string, now: number): number;
  /** Counts what was done, so many times, whether they had to wait or not. */
  spend(who: string, now: number, times?: number): void;
  /** Counts one less: it was done, and does not count. */
  giveBack(who: string): void;
  readonly size: number;
}

/** `most`: of so many something is remembered; beyond that, those who came first are forgotten. */
export function tallyOf(rate: Rate, most = 50_000): Tally {
  const used = new Map<string, number>();

  function tidy(now: number): void {
    // Who has all that they may is as good as unknown.
    for (const [who, until] of used) if (until <= now) used.delete(who);
    // A little more than needed, so that not every newcomer looks through all of them.
    for (const who of used.keys()) {
      if (used.size <= 0.9 * most) return;
      used.delete(who);
    }
  }
  const wait = (who: string, now: number) => waitFor(rate, used.get(who) ?? 0, now);

  function spend(who: string, now: number, times = 1): void {
    const until = spent(rate, used.get(who) ?? 0, now, times);
    if (used.size >= most && !used.has(who)) tidy(now);
    used.set(who, until);
  }

  return {
    wait,
    take(who, now) {
      const left = wait(who, now);
      if (left === 0) spend(who, now);
      return left;
    },
    spend,
    giveBack(who) {
      const until = used.get(who);
      if (until !== undefined) used.set(who, spent(rate, until, 0, -1));
    },
    get size() {
      return used.size;
    },
  };
}
