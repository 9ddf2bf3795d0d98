/**
 * What a table that plays by the book shows of the pond and keeps of its story: nothing that may not be looked at
 * again. Only what a table shows: bots, records and whoever remembers know all they ever saw (CP-R6).
 */
import type { Card } from "./cards.ts";
import type { Event, Fished, Lured } from "./events.ts";
import { type Spot, spots } from "./pond.ts";
import type { View } from "./view.ts";

/** An event as it is kept: of a card that is out of sight, nothing is said any more. */
export type Told = Exclude<Event, Lured | Fished> | Unseen<Lured> | Unseen<Fished>;

type Unseen<E extends { readonly top: Card }> = Omit<E, "top"> & { readonly top: Card | null };

/** CP-2: once all have placed, nobody turns equipment over before it is revealed, not even to look at their own. */
export function shown(view: View): View {
  if (view.phase !== "lure" && view.phase !== "fish") return view;
  return { ...view, seats: view.seats.map((seat) => (seat.revealed ? seat : { ...seat, cat: null })) };
}

/**
 * A story by what can still be seen (CP-3b): cards on top of piles, and what is in a bucket that one may look into
 * (CP-R5). What has just happened is told in whole; but one's own equipment, which may be looked at until all are in, is
 * no news to anybody (CP-2).
 */
export function told(heard: readonly Event[], news: number): (Told | null)[] {
  if (heard.at(-1)?.type === "gameOver") return heard.slice();
  const kept: Told[] = [];
  const changed = new Set<Spot>();
  let allIn = false;
  for (const [index, event] of [...heard.entries()].reverse()) {
    const isNews = index >= news;
    if (event.type === "placed") kept.push(isNews || allIn ? { ...event, column: null } : event);
    else kept.push(isNews ? event : inSight(event, changed));
    allIn ||= event.type === "allPlaced";
    for (const spot of changedBy(event)) changed.add(spot);
  }
  return kept.reverse();
}

/** The event without what has been out of sight since: `changed` are the spots where other cards lie on top now. */
function inSight(event: Event, changed: ReadonlySet<Spot>): Told {
  switch (event.type) {
    case "filled":
      return {
        ...event,
        cards: event.cards
          .filter(({ spot }) => !changed.has(spot))
          .map((laid) => ({ ...laid, covered: null })),
      };
    case "lured":
      return { ...event, top: changed.has(event.to) ? null : event.top, covered: null };
    case "fished":
      return event.cards === null ? { ...event, top: null } : event;
    default:
      return event;
  }
}

function changedBy(event: Event): readonly Spot[] {
  switch (event.type) {
    case "filled":
      return spots;
    case "lured":
      return [event.from, event.to];
    case "fished":
      return [event.spot];
    default:
      return [];
  }
}
