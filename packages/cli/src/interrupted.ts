const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Does something that Ctrl-C ends early, and says whether it did. */
export async function untilInterrupted(work: (stop: AbortSignal) => Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  for (const signal of signals) process.once(signal, interrupt);
  try {
    await work(stop.signal);
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
  return stop.signal.aborted;
}
