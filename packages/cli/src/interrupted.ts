import { exitCodes } from "./io.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Does something that Ctrl-C ends early, and says whether it did. */
export async function untilInterrupted(work: (stop: AbortSignal) => Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  const interrupt = () => {
    // Whoever insists does not wait; what is to be done at the exit is still done.
    if (stop.signal.aborted) process.exit(exitCodes.interrupted);
    stop.abort();
  };
  for (const signal of signals) process.on(signal, interrupt);
  try {
    await work(stop.signal);
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
  return stop.signal.aborted;
}
