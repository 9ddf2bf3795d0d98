/** How long somebody may think. Clocks are made where there are clocks; here a budget is only asked. */
export interface Budget {
  spent(): boolean;
}

/** Spent after being asked so many times. */
export function steps(count: number): Budget {
  let left = count;
  return { spent: () => left-- <= 0 };
}

/** No time at all: what comes to mind first. */
export const noTime: Budget = { spent: () => true };
