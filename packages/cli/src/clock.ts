import type { Budget } from "@guinguette/bots/budget";

/** Spent when so many milliseconds have gone by. */
export function within(milliseconds: number): Budget {
  const end = performance.now() + milliseconds;
  return { spent: () => performance.now() >= end };
}
