/** Where what happened left its mark, and by whom. */
import type { Seat } from "@guinguette/rules/seats";
import type { Event } from "@guinguette/rules/wishes/events";
import type { Spot } from "./touch.ts";

export function marksOf(events: readonly Event[]): ReadonlyMap<Spot, Seat> {
  const marks = new Map<Spot, Seat>();
  for (const event of events)
    if ("seat" in event) for (const spot of spotsOf(event)) marks.set(spot, event.seat);
  return marks;
}

function spotsOf(event: Event): readonly Spot[] {
  switch (event.type) {
    case "buyerMoved":
      return [event.from, event.to];
    case "buyerFreed":
      return [event.from];
    case "buyerPlaced":
      return [event.to];
    case "sold":
    case "pawnPlaced":
      return [event.market];
    case "pawnWasted":
      return [event.market, "waste"];
    case "toWaste":
      return [event.from, "waste"];
    case "fromWaste":
      return ["waste"];
    default:
      return [];
  }
}
