/** What the board shows on each spot while a move is being chosen. */
import type { Event } from "@guinguette/rules/chat-peche/events";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";
import { heightAt } from "@guinguette/words/chat-peche/pond";

export type Mark = "none" | "legal" | "chosen" | "from" | "target" | "refused";

export interface Choosing {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly picked: string | null;
  readonly proposed: Move | null;
  readonly refused: Move | null;
}

export function markOf(spot: Spot, { view, legal, picked, proposed, refused }: Choosing): Mark {
  if (refused !== null && refusedSpot(refused, view) === spot) return "refused";
  if (proposed?.type === "fish" && proposed.spot === spot) return "chosen";
  if (proposed?.type === "lure") {
    if (proposed.from === spot) return "from";
    if (proposed.to === spot) return "target";
  }
  if (picked !== null) {
    if (picked === spot) return proposed === null ? "chosen" : "from";
    const target = legal.some((move) => move.type === "lure" && move.from === picked && move.to === spot);
    return target ? "target" : "none";
  }
  // With « rester » in the dock the pond is calm, and can still be touched.
  if (proposed?.type === "stay") return "none";
  const open = legal.some(
    (move) => (move.type === "fish" && move.spot === spot) || (move.type === "lure" && move.from === spot),
  );
  return open ? "legal" : "none";
}

/** Where the cross goes: the spot that is empty, or the one that cannot be reached. */
function refusedSpot(move: Move, view: View): Spot | null {
  if (move.type === "fish") return move.spot;
  if (move.type !== "lure") return null;
  return heightAt(view, move.from) === 0 ? move.from : move.to;
}

/** The spots of the last move: where it came from and where it went. */
export function lastSpots(events: readonly Event[]): readonly Spot[] {
  return events.flatMap((event) => {
    if (event.type === "lured") return [event.from, event.to];
    return event.type === "fished" ? [event.spot] : [];
  });
}
