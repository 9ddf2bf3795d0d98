/** From where somebody may look at a table. */
import type { Viewer } from "@guinguette/rules/contract";
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import type { ProblemKind } from "@guinguette/wire/problem";
import { hasHadSeat } from "./been.ts";
import type { Person } from "./entries.ts";
import { type Room, seatOf } from "./room.ts";

/** From where they look who ask to; or why not. `seat`: another's; not said, it is one's own. */
export function viewerAs(
  room: Room,
  person: Person | null,
  as: "seat" | "public",
  seat: Seat | undefined,
): Viewer | { readonly not: ProblemKind } {
  const viewer = as === "public" ? "spectator" : (seat ?? seatOf(room, person));
  // Of whoever is nobody we know it is not said that the seat is another's.
  if (viewer === null) return { not: person === null ? "unknown-person" : "not-yours" };
  const not = whyNot(room, person, viewer);
  return not === null ? viewer : { not };
}

/** Why somebody may not look from there, or not any more. */
export function whyNot(room: Room, person: Person | null, viewer: Viewer): ProblemKind | null {
  const { plan, host, shown } = room;
  const own = seatOf(room, person);
  if (viewer === "spectator")
    return plan.watching === "nobody" && own === null && host !== person ? "not-watched" : null;
  if (own === viewer) return null;
  // Whoever plays here, or did and may again, sees no other hand.
  const isShown = plan.watching === "seats" && holdsSeat(shown, viewer);
  return own === null && isShown && !hasHadSeat(room, person) ? null : "not-yours";
}

/** Why somebody may not read the record once the game is over: it is for those who had a seat in it, and for those who may
 * watch. */
export function whyNoRecord(room: Room, person: Person | null): ProblemKind | null {
  return hasHadSeat(room, person) ? null : whyNot(room, person, "spectator");
}
