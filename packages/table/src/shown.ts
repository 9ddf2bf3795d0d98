/**
 * What a table shows, and what it keeps of the story, by its setting of memory: all that a viewer was ever allowed to
 * see, or by the book nothing that may not be looked at again. What a viewer *knows* is `sight.ts`: bots go by that.
 */
import type { Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import type { Deed } from "./deed.ts";
import type { Near } from "./near.ts";
import type { Sight } from "./sight.ts";

/** Something that was told, and the move it followed from. */
export interface Told {
  readonly at: number;
  readonly event: Types["told"];
}

/** A sight as it may be shown. */
export type Shown = Omit<Sight, "view"> & { readonly view: Types["shown"] };

function bookOf({ terms }: Sight) {
  return terms.settings.memory === "book" ? gameOf(terms.game).byTheBook : undefined;
}

/** Whether there is something at this table that may not be looked at again. Once the game is over all is shown. */
export function isByTheBook(sight: Sight): boolean {
  return bookOf(sight) !== undefined && sight.winners === null;
}

export function shownOf(sight: Sight): Shown {
  return { ...sight, view: bookOf(sight)?.view(sight.view) ?? sight.view };
}

/** A move that was made, as it may be shown now. */
export function deedShown(sight: Sight, deed: Deed): Omit<Deed, "view"> & { readonly view: Types["shown"] } {
  const book = isByTheBook(sight) ? bookOf(sight) : undefined;
  return { ...deed, view: book?.view(deed.view) ?? deed.view };
}

/** All that was told and the table keeps. What followed from the move `news` or a later one is being told. */
export function toldOf({ sight, heard }: Near, news = sight.moves): Told[] {
  const events = heard.map(({ event }) => event);
  const first = heard.findIndex(({ at }) => at >= news);
  const kept = bookOf(sight)?.told(events, first === -1 ? events.length : first) ?? events;
  return heard.flatMap(({ at }, index) => {
    const event = kept[index] ?? null;
    return event === null ? [] : [{ at, event }];
  });
}

/** What is told only now: of the news, those of which the table keeps less. */
export function passing(near: Near, news: number): Told[] {
  const isNew = ({ at }: Told) => at >= news;
  const kept = toldOf(near)
    .filter(isNew)
    .map(({ event }) => JSON.stringify(event));
  return toldOf(near, news).filter((told) => isNew(told) && !kept.includes(JSON.stringify(told.event)));
}
