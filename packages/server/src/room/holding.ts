/**
 * Where a table waits for whoever is away (`plan.away` is `wait`), somebody who never returns would keep it for ever: once
 * it has waited long enough, a bot may be let hold the seat, as one does by itself where the plan says so. Its person has
 * it back by returning.
 */
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import { awaited, isPresent } from "@guinguette/table/table";
import { upAt } from "./clock.ts";
import type { Entry, Person } from "./entries.ts";
import { offerAt, usualLevel } from "./offering.ts";
import { type Room, seatOf } from "./room.ts";
import { waitsFor } from "./waiting.ts";

/** So long the table has waited, by its own clock, in milliseconds. */
export const LONG_WAIT = 180_000;

/** From when on this person may let a bot hold the seat, in milliseconds; null where they may not. Whether its own person
 * is away is for the process to say that sees who is there. */
export function holdAt(room: Room, person: Person | null, seat: Seat): number | null {
  const { table, plan } = room;
  const chair = table?.chairs[seat];
  if (table === null || chair === undefined || plan.away !== "wait") return null;
  if (!isPresent(chair) || !holdsSeat(awaited(table), seat) || !isForThem(room, person, seat)) return null;
  const { since } = waitsFor(room);
  if (since === null) return null;
  // Where there is a clock, it says how long one may stay away: with a day for each move nobody is lost in minutes.
  return Math.max(since + LONG_WAIT, plan.clock === null ? 0 : (upAt(room, seat) ?? 0));
}

/** It is for whoever keeps the table; where that is who stays away, for anybody else who plays there. */
function isForThem(room: Room, person: Person | null, seat: Seat): boolean {
  const own = seatOf(room, person);
  if (person === null || own === seat) return false;
  return person === room.host || (own !== null && seatOf(room, room.host) === seat);
}

/** Puts a bot there until its person is back; null where it may not be, or not yet. */
export function letHold(room: Room, person: Person | null, seat: Seat, now: number): Entry | null {
  const at = holdAt(room, person, seat);
  if (room.table === null || at === null || at > now) return null;
  const seen = room.table.changes.length;
  return offerAt(room, seat, { kind: "time-out", seen, level: usualLevel, why: "away" }, null).entry;
}
