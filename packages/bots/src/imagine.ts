/** Trying moves out on an imagined state, by the rules themselves and without looking into it. */
import type { Game, Types } from "@guinguette/rules/contract";
import { firstSeat, type Seat } from "@guinguette/rules/seats";

/** The state after a move; the one before stays as it is. */
export function after<T extends Types>(
  game: Game<T>,
  state: T["state"],
  seat: Seat,
  code: number,
): T["state"] {
  const next = game.clone(state);
  game.play(next, seat, code, null);
  return next;
}

export function codesOf<T extends Types>(game: Game<T>, state: T["state"], seat: Seat): number[] {
  const buffer = new Uint16Array(game.moveCount);
  return Array.from(buffer.subarray(0, game.legal(state, seat, buffer)));
}

/** The first seat that may move, or null once the game is over. */
export function toMove<T extends Types>(game: Game<T>, state: T["state"]): Seat | null {
  const actors = game.actors(state);
  return actors === 0 ? null : firstSeat(actors);
}
