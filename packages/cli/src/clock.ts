/** Time, for those who may know it. */
import type { Budget } from "@guinguette/bots/budget";
import type { Clock } from "@guinguette/table/decide";

/** Spent when so many milliseconds have gone by. */
export function within(milliseconds: number): Budget {
  const end = performance.now() + milliseconds;
  return { spent: () => performance.now() >= end };
}

export interface WallClock extends Clock {
  /** Nobody waits for anything any more: no timer keeps the process alive. */
  close(): void;
}

export function wallClock(): WallClock {
  const pending = new Set<NodeJS.Timeout | undefined>();
  return {
    now: () => performance.now(),
    timer(milliseconds) {
      let timer: NodeJS.Timeout | undefined;
      const done = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, milliseconds);
      });
      pending.add(timer);
      void done.then(() => pending.delete(timer));
      return {
        done,
        stop() {
          clearTimeout(timer);
          pending.delete(timer);
        },
      };
    },
    close() {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    },
  };
}
