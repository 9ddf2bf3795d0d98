/**
 * What a bot did in somebody's place and its table tells nobody, because whoever does it themselves has seen it: where their
 * cat lies (CP-2). Its owner is told once, as they would have seen their own hand do it; the log does not keep it.
 */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import { type StoodIn, standInOf } from "@guinguette/table/incidents";
import type { Near } from "@guinguette/table/near";
import { toldOf } from "@guinguette/table/shown";

export interface ToOwner {
  readonly event: Types["event"];
  readonly level: StoodIn["level"];
}

/** Of what this seat has just heard, what it would have known by its own hand; the last of it. */
export function toOwner(near: Near, seat: Seat): ToOwner | null {
  const { movers, standIns } = near.sight;
  // As news: what is told of it to the seat like this needs no second telling.
  const told = new Set(toldOf(near, 0).map(({ event }) => JSON.stringify(event)));
  for (const { at, event } of near.heard.toReversed()) {
    const level =
      movers[at] === seat && "seat" in event && event.seat === seat ? standInOf(standIns, at) : null;
    if (level !== null && !told.has(JSON.stringify(event))) return { event, level };
  }
  return null;
}
