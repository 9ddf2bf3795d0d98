/** How long the board needs to show what happened, and what it shows on the way. In milliseconds. */
import type { Event } from "@guinguette/rules/fish-and-chips/events";
import { colours, type FishName } from "@guinguette/rules/fish-and-chips/fish";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { Seat } from "@guinguette/rules/seats";
import { columnOf, pileAt, rowOf, type Sea, topAt } from "@guinguette/words/fish-and-chips/places";
import { STACK } from "../../motion/times.ts";

/** How long the last position of a round stays before the next one is dealt. */
export const LINGER = 1100;

const times: Readonly<Record<Event["type"], number>> = {
  dealt: LINGER + 400,
  swapped: STACK + 150,
  readied: 0,
  caught: STACK + 150,
  passed: 450,
  roundEnded: 300,
  gameOver: 900,
};

export function durationOf(events: readonly Event[]): number {
  return events.reduce((sum, { type }) => sum + times[type], 0);
}

/** What happened on the sea that is shown: that of a round's end, as long as it is held, then the next one. */
export function onThisSea(events: readonly Event[], held: boolean): readonly Event[] {
  const dealt = events.findLastIndex(({ type }) => type === "dealt");
  if (dealt < 0) return events;
  return held ? events.slice(0, dealt) : events.slice(dealt + 1);
}

/** The last two squares that changed, to be marked. */
export function lastSquares(events: readonly Event[]): readonly SquareName[] {
  const mover = moverOf(events);
  return mover === null ? [] : [mover.from, mover.to];
}

/** Who moved what in these events: the colour by its number, whence and where to. */
export interface Mover {
  readonly seat: Seat;
  readonly colour: number;
  readonly from: SquareName;
  readonly to: SquareName;
  readonly swapped: boolean;
}

export function moverOf(events: readonly Event[]): Mover | null {
  const last = events.findLast((event) => event.type === "caught" || event.type === "swapped");
  if (last === undefined) return null;
  const { seat, from, to } = last;
  const swapped = last.type === "swapped";
  return { seat, colour: swapped ? seat : colours.indexOf(last.colour), from, to, swapped };
}

/** The sea as the last catch of a round left it; null if these events do not follow from this sea. */
export function seaAtEnd(before: Sea, events: readonly Event[]): Sea | null {
  const caught = events.find((event) => event.type === "caught");
  if (caught === undefined || !events.some(({ type }) => type === "dealt")) return null;
  const { from, to } = caught;
  if (topAt(before, from) !== caught.catcher || topAt(before, to) !== caught.caught) return null;
  const pile = [...pileAt(before, to), ...pileAt(before, from)];
  return laid(laid(before, from, []), to, pile);
}

function laid(sea: Sea, square: SquareName, pile: readonly FishName[]): Sea {
  return sea.with(rowOf(square), (sea[rowOf(square)] ?? []).with(columnOf(square), pile));
}
