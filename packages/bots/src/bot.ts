/**
 * Somebody who thinks: given what a seat may see and has heard, what it may do and a stream of its own, never a
 * state.
 */
import type { Types, Viewer } from "@guinguette/rules/contract";
import type { Random } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import type { Budget } from "./budget.ts";

export interface Bot<T extends Types = Types> {
  readonly name: string;
  /** One of the legal moves, of which there is at least one; soon after the budget is spent. `heard` is all that this
   * seat has heard in this game, oldest first: whoever asks without it has no memory to offer. */
  choose(
    view: T["view"],
    legal: readonly T["move"][],
    random: Random,
    budget: Budget,
    heard?: readonly T["event"][],
  ): T["move"];
}

/** The seat a bot looks from. */
export function seatOf(view: { readonly seat: Viewer }): Seat {
  if (view.seat === "spectator") throw new Error("a bot was asked to move for somebody who only watches");
  return view.seat;
}
