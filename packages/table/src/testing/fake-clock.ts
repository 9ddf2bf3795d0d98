/** A clock that stands still until it is moved on. */
import type { Clock } from "../decide.ts";

export interface FakeClock extends Clock {
  /** Lets everything happen that waits for no time. */
  settle(): Promise<void>;
  /** Goes on to the next moment somebody waits for; false if nobody does. */
  tick(): Promise<boolean>;
}

export function fakeClock(): FakeClock {
  let time = 0;
  const waiting = new Set<{ readonly until: number; readonly done: () => void }>();
  /** More turns than anything here takes. */
  const settle = async () => {
    for (let turns = 0; turns < 40; turns++) await Promise.resolve();
  };
  return {
    now: () => time,
    timer(milliseconds) {
      const { promise, resolve } = withResolve();
      const entry = { until: time + Math.max(0, milliseconds), done: resolve };
      waiting.add(entry);
      return { done: promise, stop: () => waiting.delete(entry) };
    },
    settle,
    async tick() {
      await settle();
      const [next] = [...waiting].sort((one, other) => one.until - other.until);
      if (next === undefined) return false;
      waiting.delete(next);
      time = Math.max(time, next.until);
      next.done();
      await settle();
      return true;
    },
  };
}

function withResolve(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
