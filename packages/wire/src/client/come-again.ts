/** Whoever is told when to come again comes then, and asks the same once more. */
import type { Asked } from "./http.ts";

/** In how many milliseconds to ask again, as the server says it; null where it says nothing of it. */
export function comeAgainIn(asked: Asked<unknown>): number | null {
  const seconds = asked.ok ? undefined : asked.problem?.retryAfter;
  return seconds === undefined ? null : 1_000 * seconds;
}
