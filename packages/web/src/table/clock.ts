import type { Clock } from "@guinguette/table/decide";

/** The time of this page. */
export const pageClock: Clock = {
  now: () => performance.now(),
  timer(milliseconds) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    return { done, stop: () => clearTimeout(timer) };
  },
};
