/**
 * What a table shows, and what it keeps of the story, by its setting of memory: all that a viewer was ever allowed to
 * see, or by the book nothing that may not be looked at again. What a viewer *knows* is `seen.ts`: bots go by that.
 */
import type { Types, Viewer } from "@guinguette/rules/contract";
import { heardBy, type Seen, seenBy } from "./seen.ts";
import type { Table } from "./table.ts";

/** Something that was told, and the move it followed from. */
export interface Told {
  readonly at: number;
  readonly event: Types["told"];
}

function bookOf({ game, seating }: Table) {
  return seating.settings.memory === "book" ? game.byTheBook : undefined;
}

/** Whether there is something at this table that may not be looked at again. Once the game is over all is shown. */
export function isByTheBook(table: Table): boolean {
  return bookOf(table) !== undefined && table.game.winners(table.state) === null;
}

export function shownTo(table: Table, viewer: Viewer): Seen {
  const seen = seenBy(table, viewer);
  return { ...seen, view: bookOf(table)?.view(seen.view) ?? seen.view };
}

/** All that a viewer was told and the table keeps. What followed from the move `news` or a later one is being told. */
export function toldTo(table: Table, viewer: Viewer, news = table.moves.length): Told[] {
  const heard = heardBy(table, viewer);
  const events = heard.map(({ event }) => event);
  const first = heard.findIndex(({ at }) => at >= news);
  const kept = bookOf(table)?.told(events, first === -1 ? events.length : first) ?? events;
  return heard.flatMap(({ at }, index) => {
    const event = kept[index] ?? null;
    return event === null ? [] : [{ at, event }];
  });
}

/** What is told only now: of the news, those of which the table keeps less. */
export function passing(table: Table, viewer: Viewer, news: number): Told[] {
  const isNew = ({ at }: Told) => at >= news;
  const kept = toldTo(table, viewer)
    .filter(isNew)
    .map(({ event }) => JSON.stringify(event));
  return toldTo(table, viewer, news).filter(
    (told) => isNew(told) && !kept.includes(JSON.stringify(told.event)),
  );
}
