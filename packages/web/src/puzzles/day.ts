/** Days as the puzzles count them: by the date on the reader's own calendar, so that the puzzle of the 16th is the same
 * one wherever it is the 16th, and changes at midnight there. */

/** A date's number: one more each day, whatever the clock and the zone. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

/** Noon of such a day at Greenwich, to be written with that zone: the same date in every language. */
export function dateOf(day: number): Date {
  return new Date(day * 86_400_000 + 43_200_000);
}

/** The seven days that end with this one. */
export function weekTo(today: number): number[] {
  return Array.from({ length: 7 }, (_, index) => today - 6 + index);
}

/** How many days in a row end today, or yesterday while today's is still to come. */
export function daysInARow(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let count = 0;
  for (; solved.has(day); day--) count++;
  return count;
}

/** The most days in a row there ever were. */
export function mostInARow(days: readonly number[]): number {
  const kept = new Set(days);
  let most = 0;
  for (const day of kept) {
    if (kept.has(day - 1)) continue;
    let row = 1;
    while (kept.has(day + row)) row++;
    most = Math.max(most, row);
  }
  return most;
}
