/** A move that was made, as anybody may ask about it afterwards: what it was and what lay there, as far as all know it. */
import { eventFor, type Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import { isOver, stateAfter, type Table } from "./table.ts";

export interface Deed {
  readonly seat: Seat;
  /** Null where only its seat knows what exactly it was. */
  readonly move: Types["move"] | null;
  /** The game before it: as everybody saw it, and as its seat did once the game is over. */
  readonly view: Types["view"];
}

/** The move with this number, counted from 0; null if there was none. */
export function deedOf(table: Table, at: number): Deed | null {
  const made = table.moves[at];
  if (made === undefined) return null;
  const { seat, move } = made;
  const { game, log } = table;
  const since = log.flatMap((one) => (one.at >= at ? [eventFor(one.happening, "spectator")] : []));
  const hidden = game.isHidden?.(seat, move, since) ?? false;
  const view = game.view(stateAfter(table, at), isOver(table) && !hidden ? seat : "spectator");
  return { seat, move: hidden ? null : move, view };
}
