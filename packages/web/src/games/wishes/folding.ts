/** The table folded: when it is, which of its three parts is open, and which market is told at large. */
import type { Seat } from "@guinguette/rules/seats";
import type { Event } from "@guinguette/rules/wishes/events";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import { isSale } from "./cards.ts";
import { marksOf } from "./marks.ts";
import { originOf, type Situation, type Spot, spotOf } from "./touch.ts";

export type Tab = "ocean" | "markets" | "boats";

export const tabs: readonly Tab[] = ["ocean", "markets", "boats"];

/**
 * Whether a board of this size, in rem, is too small to draw seven stalls that can be read. Where the Ocean lies below
 * them it takes of their height, where it stands beside them it does not.
 */
export function foldsAt(width: number, height: number): boolean {
  const beside = width >= 25 && width >= height * 1.2;
  return width < 17.5 || height < (beside ? 15 : 18);
}

/** The parts of the table that some legal move begins in. */
export function tabsWith(view: View, legal: readonly Move[]): ReadonlySet<Tab> {
  return new Set(
    legal.map((move) => (isSale(move) ? "boats" : spotOf(move, view) === null ? "ocean" : "markets")),
  );
}

/** Where the turn is; while others play, where the last thing happened. */
export function tabOf(view: View, legal: readonly Move[], events: readonly Event[]): Tab {
  const open = tabsWith(view, legal);
  const first = tabs.find((tab) => open.has(tab));
  return first ?? (marksOf(events).size > 0 ? "markets" : "ocean");
}

/** The market told at large, before anybody has looked for another one. */
export function spotShown(situation: Situation, marks: ReadonlyMap<Spot, Seat>): Spot {
  const { view, legal, picked, proposed } = situation;
  const chosen = proposed === null ? null : spotOf(proposed, view);
  const at = picked?.startsWith("at:") ? (picked.slice(3) as Spot) : null;
  const open = legal.filter((move) => !isSale(move)).map((move) => spotOf(move, view));
  const [happened] = [...marks.keys()].slice(-1);
  return (
    chosen ??
    at ??
    originOf(situation) ??
    open.find((spot) => spot !== null) ??
    happened ??
    view.markets[0]?.market ??
    "waste"
  );
}

/** The market that looks chosen: the one at large; where a choice stands in its place, the one that it is about. */
export function spotMarked(shown: Spot, { picked }: Situation, choosing: boolean): Spot | null {
  return choosing && !picked?.startsWith("at:") ? null : shown;
}
