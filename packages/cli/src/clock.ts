/** Time, for those who may know it. */
import type { Clock } from "@guinguette/table/decide";

export const now = () => performance.now();

export interface WallClock extends Clock {
  /** Nobody waits for anything any more: no timer keeps the process alive. */
  close(): void;
}

export function wallClock(): WallClock {
  const pending = new Set<NodeJS.Timeout | undefined>();
  return {
    now,
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
