/**
 * Where a table waits for whoever is away (`plan.away` is `wait`), somebody who never returns would keep it for ever: once
 * it has waited long enough, a bot may be let hold the seat, as one does by itself where the plan says so. Its person has
 * it back by returning.
 */
import type { BotName } from "@guinguette/bots/levels";
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import type { Why } from "@guinguette/table/changes";
import { awaited, isPresent, type Table } from "@guinguette/table/table";
import { upAt } from "./clock.ts";
import type { Entry, Person } from "./entries.ts";
import { offerAt, usualLevel } from "./offering.ts";
import { serverTime } from "./own-time.ts";
import { type Room, seatOf } from "./room.ts";
import { waitsSince } from "./waiting.ts";

/** So long the table has waited, by its own clock, in milliseconds. */
export const LONG_WAIT = 180_000;

/** Whether nobody is at a seat now, for however short a time: for the process to say that sees who is there. */
export type IsNotThere = (room: Room, seat: Seat) => boolean;

/** From when on this person may let a bot hold the seat, by the server's time; null where they may not. It is not asked here
 * whether the seat's own person is away. */
export function holdAt(room: Room, person: Person | null, seat: Seat, isNotThere: IsNotThere): number | null {
  const { table, plan } = room;
  const chair = table?.chairs[seat];
  if (table === null || chair === undefined || plan.away !== "wait") return null;
  if (!isPresent(chair) && !isEmpty(room, seat)) return null;
  if (!holdsSeat(awaited(table), seat) || !isForThem(room, person, seat, isNotThere)) return null;
  // What others ask meanwhile makes nobody wait anew.
  const since = room.times[waitsSince(table, seat)];
  if (since === undefined) return null;
  // Where there is a clock, it says how long one may stay away: with a day for each move nobody is lost in minutes.
  return serverTime(room, Math.max(since + LONG_WAIT, plan.clock === null ? 0 : (upAt(room, seat) ?? 0)));
}

/** Whether its person has got up: nobody is there to be away. */
export function isEmpty({ table }: Room, seat: Seat): boolean {
  return table?.chairs[seat]?.holder.kind === "nobody";
}

/** It is for whoever keeps the table; where they do not play there, or are away themselves, for anybody else who plays. */
function isForThem(room: Room, person: Person | null, seat: Seat, isNotThere: IsNotThere): boolean {
  const own = seatOf(room, person);
  if (person === null || own === seat) return false;
  if (person === room.host) return true;
  const keeps = seatOf(room, room.host);
  return plays(room, own) && (keeps === null || !plays(room, keeps) || isNotThere(room, keeps));
}

function plays({ table }: Room, seat: Seat | null): boolean {
  const chair = seat === null ? undefined : table?.chairs[seat];
  return chair !== undefined && isPresent(chair);
}

/** Puts a bot there, until its person is back if it has one; null where it may not be, or not yet. */
export function letHold(
  room: Room,
  person: Person | null,
  seat: Seat,
  now: number,
  isNotThere: IsNotThere,
): Entry | null {
  const at = holdAt(room, person, seat, isNotThere);
  if (room.table === null || at === null || at > now) return null;
  return botHolds(room, room.table, seat, usualLevel, "away");
}

/** A bot holds the seat from now on, until its person is back if it has one. */
export function botHolds(room: Room, { changes }: Table, seat: Seat, level: BotName, why: Why): Entry | null {
  const seen = changes.length;
  const offered = isEmpty(room, seat)
    ? ({ kind: "bot-in", seen, level, name: "" } as const)
    : ({ kind: "time-out", seen, level, why } as const);
  return offerAt(room, seat, offered, null).entry;
}
