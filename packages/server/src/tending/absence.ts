/** Somebody's time is up, or they stay away: a bot holds the seat until they are back. */
import type { Seat } from "@guinguette/rules/seats";
import { agendaOf, type Item } from "../room/agenda.ts";
import type { Entry } from "../room/entries.ts";
import { botHolds } from "../room/holding.ts";
import type { Room } from "../room/room.ts";

/** Whether the person of a seat has been away for a while, as far as this process can say. */
export type IsAway = (room: Room, seat: Seat) => boolean;

/** A seat that has to be held by now. */
export function absenceIn(room: Room, now: number, isAway: IsAway): Item | null {
  const isAbsence = ({ kind, at, seat }: Item) => {
    if (kind === "bot" || at > now) return false;
    return kind !== "away" || isAway(room, seat);
  };
  return agendaOf(room).find(isAbsence) ?? null;
}

/** Puts a bot there. */
export function holdSeat(room: Room, now: number, isAway: IsAway): Entry | null {
  const item = absenceIn(room, now, isAway);
  if (item === null || room.table === null) return null;
  const { kind, seat, level } = item;
  return botHolds(room, room.table, seat, level, kind === "away" ? "away" : "time");
}
