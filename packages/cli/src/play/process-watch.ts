/** What happens to the process while people sit before its screen: it is ended, stopped, and continued. */

interface Watcher {
  /** Somebody wants it to end. */
  interrupt(): void;
  /** The screen will belong to somebody else. */
  hide(): void;
  /** It is ours again, whoever sits there now. */
  comeBack(): void;
}

export interface ProcessWatch {
  /** Stops, as Ctrl-Z does where nobody minds the screen. */
  suspend(): void;
  /** What is to be done when the process exits, whatever the reason. */
  atExit(work: () => void): void;
  stop(): void;
}

/** What ends a process that does not mind it. Node cannot mind a fault of its own memory, nor SIGKILL. */
const endings =
  process.platform === "win32"
    ? (["SIGINT", "SIGTERM", "SIGHUP"] as const)
    : ([
        "SIGINT",
        "SIGTERM",
        "SIGHUP",
        "SIGQUIT",
        "SIGABRT",
        "SIGALRM",
        "SIGVTALRM",
        "SIGXCPU",
        "SIGXFSZ",
        "SIGUSR2",
        "SIGPWR",
      ] as const);

export function watchProcess({ interrupt, hide, comeBack }: Watcher): ProcessWatch {
  let hidden = false;
  let last: () => void = () => {};
  const back = () => {
    hidden = false;
    comeBack();
  };
  const suspend = () => {
    // There are no jobs to stop.
    if (process.platform === "win32") return;
    hide();
    hidden = true;
    process.off("SIGTSTP", suspend);
    // All of the job, as the terminal would: whoever started us waits too.
    process.kill(0, "SIGTSTP");
    process.on("SIGTSTP", suspend);
    // Without a shell that could continue us nothing has stopped.
    setImmediate(() => hidden && back());
  };
  /** Continued; perhaps after a stop that cannot be noticed beforehand. */
  const continued = () => {
    if (!hidden) hide();
    back();
  };
  const exit = () => last();
  for (const signal of endings) process.on(signal, interrupt);
  process.on("SIGTSTP", suspend);
  process.on("SIGCONT", continued);
  process.on("exit", exit);
  return {
    suspend,
    atExit(work) {
      last = work;
    },
    stop() {
      for (const signal of endings) process.off(signal, interrupt);
      process.off("SIGTSTP", suspend);
      process.off("SIGCONT", continued);
      process.off("exit", exit);
    },
  };
}
