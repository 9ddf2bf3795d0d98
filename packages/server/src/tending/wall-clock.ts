/** Time as it passes, for bots that think. No timer keeps the process alive. */
import type { Clock } from "@guinguette/table/decide";

export const wallClock: Clock = {
  now: () => performance.now(),
  timer(milliseconds) {
    let timer: NodeJS.Timeout | undefined;
    const done = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds).unref();
    });
    return { done, stop: () => clearTimeout(timer) };
  },
};
