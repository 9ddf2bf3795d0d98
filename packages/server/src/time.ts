/**
 * The server's time: monotonic, begun at the wall's. A clock of the machine that is set back or forth while the server
 * runs stops no table and ends nobody's time.
 */

/** The machine's own clock, which somebody may set at any moment: to begin by, and for nothing else. */
export const wall = (): number => Date.now();

/** In milliseconds. `start`: what time it is now. */
export function timeFrom(start: number, ticks = () => performance.now()): () => number {
  const begun = ticks();
  return () => Math.floor(start + ticks() - begun);
}
