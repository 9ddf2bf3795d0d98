/**
 * What a table that plays by the book shows of the lines and keeps of their story: nothing of the cards that were
 * discarded face down (FF-L6). Only what a table shows: bots, records and whoever remembers know it all (FF-R2).
 */
import type { FishingCard } from "./cards.ts";
import type { Event } from "./events.ts";
import type { View } from "./view.ts";

/** A view as a table shows it: null is not shown. */
export type Shown = Omit<View, "baits" | "revealed" | "unseen"> & {
  /** To the Fisher, by the book, and to everybody otherwise. */
  readonly baits: View["baits"] | null;
  readonly revealed: View["revealed"] | null;
  readonly unseen: number | null;
};

type OnLine = Extract<Event, { readonly line: number; readonly bait: number }>;

/** An event as it is kept: once its line is over, without its cards. */
export type Told = Exclude<Event, OnLine> | Covered<OnLine>;

type Covered<E extends OnLine> = E extends { readonly card: FishingCard | null }
  ? Omit<E, "bait" | "card"> & { readonly bait: number | null; readonly card: FishingCard | null }
  : Omit<E, "bait"> & { readonly bait: number | null };

/** The Fisher sees the cards in hand, and everybody what lies on the line, on loot tiles and before the Fisher. */
export function shown(view: View): Shown {
  if (view.phase === "over") return view;
  return { ...view, baits: view.seat === view.fisher ? view.baits : null, revealed: null, unseen: null };
}

/**
 * What has just happened is told in whole, and so is the line that lies on the table, and a game that is over. Where the
 * tiles of a line went would tell its card: that they lie there now can be seen, so no sentence is kept of it.
 */
export function told(heard: readonly Event[], news: number): (Told | null)[] {
  if (heard.at(-1)?.type === "gameOver") return heard.slice();
  const checked = heard.findLastIndex(({ type }) => type === "lineRevealed" || type === "lineUnseen");
  return heard.map((event, index) => {
    if (index >= news) return event;
    if (event.type === "tilesCaught" || (event.type === "tilesToLoot" && event.rule === "FF-L5")) return null;
    return index > checked ? event : covered(event);
  });
}

function covered(event: Event): Told {
  switch (event.type) {
    case "cast":
    case "lineRevealed":
      return { ...event, bait: null, card: null };
    case "bet":
    case "lineUnseen":
      return { ...event, bait: null };
    default:
      return event;
  }
}
