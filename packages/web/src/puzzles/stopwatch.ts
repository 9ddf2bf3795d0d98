/** How long somebody has looked at a puzzle: a page in the background does not count. */
export interface Stopwatch {
  /** In whole seconds, so far. */
  seconds(): number;
  stop(): void;
}

export function startStopwatch(before: number): Stopwatch {
  let past = before * 1000;
  let since: number | null = document.visibilityState === "visible" ? performance.now() : null;

  function pause(): void {
    if (since !== null) past += performance.now() - since;
    since = null;
  }
  function turn(): void {
    pause();
    if (document.visibilityState === "visible") since = performance.now();
  }
  document.addEventListener("visibilitychange", turn);
  return {
    seconds: () => Math.floor((past + (since === null ? 0 : performance.now() - since)) / 1000),
    stop() {
      pause();
      document.removeEventListener("visibilitychange", turn);
    },
  };
}
