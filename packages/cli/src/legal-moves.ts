import type { Game, MoveBuffer, Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";

/** The seat's legal moves as objects, in the game's own order. */
export function legalMoves(game: Game, state: Types["state"], seat: Seat): Types["move"][] {
  const codes: MoveBuffer = new Uint16Array(game.moveCount);
  const count = game.legal(state, seat, codes);
  return Array.from(codes.subarray(0, count), (code) => game.decode(code));
}
