/** How long many things took: counted in steps of 2 %, so that it stays small and processes can add theirs up. */

/** By step, how many. */
export type Spread = Map<number, number>;

/** Nothing is told apart below this, in milliseconds. */
const LEAST = 0.05;
const STEP = Math.log(1.02);

export function note(spread: Spread, milliseconds: number): void {
  const step = milliseconds <= LEAST ? 0 : Math.ceil(Math.log(milliseconds / LEAST) / STEP);
  spread.set(step, (spread.get(step) ?? 0) + 1);
}

export function addTo(spread: Spread, counts: Iterable<readonly [number, number]>): void {
  for (const [step, count] of counts) spread.set(step, (spread.get(step) ?? 0) + count);
}

export function countOf(spread: Spread): number {
  let sum = 0;
  for (const count of spread.values()) sum += count;
  return sum;
}

/** What this share of them took at most, in milliseconds; 0 where there are none. */
export function within(spread: Spread, share: number): number {
  let left = Math.max(1, Math.ceil(countOf(spread) * share));
  for (const [step, count] of [...spread].sort(([a], [b]) => a - b)) {
    left -= count;
    if (left <= 0) return LEAST * Math.exp(step * STEP);
  }
  return 0;
}
