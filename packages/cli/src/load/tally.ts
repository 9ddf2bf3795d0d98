/** What a process of the load has counted. */
import { addTo, type Spread } from "./spread.ts";

export interface Tally {
  /** Moves that were acknowledged. */
  moves: number;
  /** Games that came to their end. */
  games: number;
  /** Bytes of sights. */
  bytes: number;
  /** From sending a move to its receipt, by each who looks at the table. */
  readonly latencies: Spread;
  /** What should not have happened, and how often. */
  readonly errors: Map<string, number>;
}

/** As it goes from one process to another. */
export interface SentTally {
  readonly moves: number;
  readonly games: number;
  readonly bytes: number;
  readonly latencies: readonly (readonly [number, number])[];
  readonly errors: readonly (readonly [string, number])[];
}

export function newTally(): Tally {
  return { moves: 0, games: 0, bytes: 0, latencies: new Map(), errors: new Map() };
}

export function sentTally({ moves, games, bytes, latencies, errors }: Tally): SentTally {
  return { moves, games, bytes, latencies: [...latencies], errors: [...errors] };
}

export function addTally(tally: Tally, { moves, games, bytes, latencies, errors }: SentTally): void {
  tally.moves += moves;
  tally.games += games;
  tally.bytes += bytes;
  addTo(tally.latencies, latencies);
  for (const [error, count] of errors) tally.errors.set(error, (tally.errors.get(error) ?? 0) + count);
}

export function failed(tally: Tally, error: string): void {
  tally.errors.set(error, (tally.errors.get(error) ?? 0) + 1);
}
