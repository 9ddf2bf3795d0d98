/** Whom a table waits for, and since when: everybody may know. */
import { type Seat, seatsIn } from "@guinguette/rules/seats";
import { awaited, mayConsent } from "@guinguette/table/table";
import type { Room } from "./room.ts";

export interface WaitsFor {
  readonly seats: Seat[];
  /** In milliseconds since 1970; null where it waits for nobody. */
  readonly since: number | null;
}

/** Those who have to move, and those who have to say whether a move may be taken back. */
export function waitsFor({ table, times }: Pick<Room, "table" | "times">): WaitsFor {
  if (table === null) return { seats: [], since: null };
  const { question, position } = table;
  const asked = question === null ? 0 : mayConsent(table, question.seat) & ~question.agreed;
  const seats = seatsIn(awaited(table) | asked);
  return { seats, since: seats.length === 0 ? null : (times[question?.number ?? position] ?? null) };
}
