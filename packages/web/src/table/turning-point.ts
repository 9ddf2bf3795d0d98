/**
 * The turning point of a game that is over: the move that brought its winner most, beside whoever came next. It comes of
 * what everybody may know by then: the story, and what each event of it was worth by the lines of the score.
 */
import type { Seat } from "@guinguette/rules/seats";

export interface TurningPoint {
  /** The move, counted from 0, and which event of the story tells it best. */
  readonly at: number;
  readonly event: number;
  /** By how much the difference between the two changed. */
  readonly swing: number;
  /** Whether that event alone made all of it. */
  readonly whole: boolean;
}

/**
 * `moves` are, by event, the moves they followed from; `gains`, by event, what it brought to each seat. Of equal moves
 * the last one counts: the others could still be answered. Null where nobody won alone, or nothing made the difference.
 */
export function turningPoint(
  moves: readonly number[],
  gains: readonly (readonly number[] | null)[],
  winners: readonly Seat[],
  totals: readonly (number | null)[],
): TurningPoint | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const rival = rivalOf(winner, totals);
  if (rival === null) return null;
  const swings = gains.map((gain) => (gain === null ? 0 : (gain[winner] ?? 0) - (gain[rival] ?? 0)));
  const byMove = new Map<number, number>();
  for (const [event, at] of moves.entries()) byMove.set(at, (byMove.get(at) ?? 0) + (swings[event] ?? 0));
  let best: { readonly at: number; readonly swing: number } | null = null;
  for (const [at, swing] of byMove) if (swing > 0 && swing >= (best?.swing ?? 0)) best = { at, swing };
  if (best === null) return null;
  const { at, swing } = best;
  const told = moves.flatMap((move, event) => (move === at ? [event] : []));
  const event = told.reduce((one, other) => ((swings[other] ?? 0) > (swings[one] ?? 0) ? other : one));
  return { at, event, swing, whole: swings[event] === swing };
}

/** Who came next after the winner. */
export function rivalOf(winner: Seat, totals: readonly (number | null)[]): Seat | null {
  const others = totals.map((_, seat) => seat).filter((seat) => seat !== winner);
  const [first, ...rest] = others;
  if (first === undefined) return null;
  return rest.reduce((best, seat) => ((totals[seat] ?? 0) > (totals[best] ?? 0) ? seat : best), first);
}
