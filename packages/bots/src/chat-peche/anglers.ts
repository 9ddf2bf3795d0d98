/** Those who have yet to fish this turn, in their order, and how everybody stands. */
import { type SpotIndex, spots } from "@guinguette/rules/chat-peche/pond";
import type { SeatView, View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";
import { withThisWater } from "../sensible/chat-peche-pond.ts";
import type { OutOfSight } from "./out-of-sight.ts";

export interface Angler {
  readonly seat: Seat;
  /** The spots of its columns. */
  readonly columns: readonly (readonly SpotIndex[])[];
  /** The chance that its fish do not count yet (CP-V1). */
  readonly dry: number;
  /** The fish that it holds. */
  readonly held: number;
  /** How likely it comes by water after this turn if it has none. */
  readonly later: number;
  /** What a point left lying in the pond brings it in the turns to come. */
  readonly left: number;
  /** Its score as it is expected to stand, and the variance of that. */
  readonly score: number;
  readonly spread: number;
}

/**
 * How likely somebody without water still comes by some in the turns that are left: none, one, two or three. Counted
 * in games of two sensible players by CP-V1.
 */
const waterLater = [0, 0.65, 0.9, 0.96];

/**
 * Between two, fish left lying help whoever has the float next, a little; stones hinder nobody. Measured as what they
 * add to the value of the next turn, solved.
 */
const LEFT = 0.045;

/** Everybody, from the one with the float on (CP-3, CP-4). */
export function anglersIn(view: View, hidden: OutOfSight): Angler[] {
  return view.seats.map((_, place) => {
    const seat = (view.firstPlayer + place) % view.players;
    const left = view.players > 2 || view.turn === 4 ? 0 : place === 1 ? LEFT : -LEFT;
    return { ...anglerAt(view, seat, view.seats[seat]!, hidden), left };
  });
}

function anglerAt(
  view: View,
  seat: Seat,
  { columns }: SeatView,
  { buckets }: OutOfSight,
): Omit<Angler, "left"> {
  const { fish: held, stones, dry: noWater, spread } = buckets[seat]!;
  const dry = view.options.variant === "base" ? 0 : noWater;
  const later = withThisWater(waterLater[4 - view.turn]!, view);
  return {
    seat,
    columns: columns.map((column) => column.map((spot) => spots.indexOf(spot))),
    dry,
    held,
    later,
    score: (1 - dry + dry * later) * held - stones,
    spread,
  };
}
