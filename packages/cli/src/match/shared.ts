/** What the threads of a match share: a few counters that each may read and change at any time. */
import type { Plan } from "./plan.ts";

/** The next game, whether to stop, then each player's failures in a row. */
export type Shared = Int32Array;

const NEXT = 0;
const STOP = 1;
const FAILURES = 2;

/** An outside program that fails so often in a row is not started again. */
export const mostFailures = 3;

export function sharedFor(plan: Plan): Shared {
  return new Int32Array(new SharedArrayBuffer(4 * (FAILURES + plan.players)));
}

/** The number of a game that nobody has begun, or null if there is none, or no more are wanted. */
export function nextGame(shared: Shared, plan: Plan): number | null {
  if (isStopped(shared)) return null;
  const game = Atomics.add(shared, NEXT, 1);
  return game < plan.sets * plan.players ? game : null;
}

export function askToStop(shared: Shared): void {
  Atomics.store(shared, STOP, 1);
}

export function isStopped(shared: Shared): boolean {
  return Atomics.load(shared, STOP) === 1;
}

/** Counts a player's failure, and says whether it was the last one it is allowed. */
export function noteFailure(shared: Shared, player: number): boolean {
  return Atomics.add(shared, FAILURES + player, 1) + 1 === mostFailures;
}

/** The player has played a game to its end. Who has given up stays so. */
export function noteSuccess(shared: Shared, player: number): void {
  if (!hasGivenUp(shared, player)) Atomics.store(shared, FAILURES + player, 0);
}

export function hasGivenUp(shared: Shared, player: number): boolean {
  return Atomics.load(shared, FAILURES + player) >= mostFailures;
}
