/** Whom a table waits for, and since when: everybody may know. */
import { holdsSeat, type Seat, seatsIn } from "@guinguette/rules/seats";
import { awaited, firstAsked, type Table, unanswered } from "@guinguette/table/table";
import { serverTime } from "./own-time.ts";
import type { Room } from "./room.ts";

export interface WaitsFor {
  readonly seats: Seat[];
  /** By the server's time; null where it waits for nobody. */
  readonly since: number | null;
}

/** Those who have to move, and those who have to say whether a move may be taken back. */
export function waitsFor(room: Pick<Room, "table" | "times" | "ahead">): WaitsFor {
  const { table, times } = room;
  if (table === null) return { seats: [], since: null };
  const { question, position } = table;
  const seats = seatsIn(awaited(table) | unanswered(table));
  const from = question === null ? position : firstAsked(table, question);
  const since = seats.length === 0 ? undefined : times[from];
  return { seats, since: since === undefined ? null : serverTime(room, since) };
}

/** The number of the change since which the table waits for a seat: to move, or to say whether a move may be taken back.
 * What others do meanwhile counts for nothing, be it that they ask and withdraw; what is done at that seat does. */
export function waitsSince(table: Table, seat: Seat): number {
  const { changes, question, position } = table;
  const isAsked = question !== null && !holdsSeat(awaited(table), seat);
  const from = isAsked ? firstAsked(table, question) : position;
  const own = changes.slice(from).findLastIndex((change) => change.seat === seat);
  return own === -1 ? from : from + own + 1;
}
