/** How long somebody may think. Clocks come from outside: here a budget is only asked. */
export interface Budget {
  spent(): boolean;
}

/** Spent when so many milliseconds have gone by on this clock. */
export function within(milliseconds: number, now: () => number): Budget {
  const end = now() + milliseconds;
  return { spent: () => now() >= end };
}

/** Spent after being asked so many times. */
export function steps(count: number): Budget {
  let left = count;
  return { spent: () => left-- <= 0 };
}

/** No time at all: what comes to mind first. */
export const noTime: Budget = { spent: () => true };
