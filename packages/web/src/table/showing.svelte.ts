/** How long the screen shows what happened, and who waits until it has. */
export interface Showing {
  /** Whether something is still being shown. */
  readonly on: boolean;
  /** Shows for so long, in milliseconds; without end: until somebody says so. */
  begin(milliseconds: number): void;
  /** It has been shown. */
  end(): void;
  /** Comes back when everything up to this change has been shown. */
  upTo(number: number): Promise<void>;
  /** Those who look have come so far. */
  reached(number: number): void;
  stop(): void;
}

/** `over` is called when something has been shown, or was none to be shown. */
export function newShowing(over: () => void): Showing {
  let on = $state(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let number = -1;
  let waiting: { readonly number: number; shown(): void }[] = [];

  function wake(): void {
    if (on) return;
    const ready = waiting.filter((one) => one.number <= number);
    waiting = waiting.filter((one) => one.number > number);
    for (const one of ready) one.shown();
  }
  function end(): void {
    clearTimeout(timer);
    on = false;
    over();
    wake();
  }
  return {
    get on() {
      return on;
    },
    begin(milliseconds) {
      clearTimeout(timer);
      on = milliseconds > 0;
      if (!on) end();
      else if (milliseconds !== Number.POSITIVE_INFINITY) timer = setTimeout(end, milliseconds);
    },
    end,
    upTo: (wanted) =>
      new Promise((resolve) => {
        waiting.push({ number: wanted, shown: resolve });
        wake();
      }),
    reached(now) {
      number = now;
      wake();
    },
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
