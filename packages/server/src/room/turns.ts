/** Since when a table waits for each of its people: to move, or to answer a question. */
import { holdsSeat, type Seat, seatsIn } from "@guinguette/rules/seats";
import { awaited, firstAsked, isPresent, type Table, unanswered } from "@guinguette/table/table";
import type { Entry, Person } from "./entries.ts";
import { type Room, seatOf } from "./room.ts";

export interface BegunTurn {
  readonly person: Person;
  /** The number of the change since which it waits. It never goes back, so that each turn is told once. */
  readonly turn: number;
}

/** The turns of people that these last entries have begun. Whoever made the move after which it is their turn again is
 * there: nobody has to tell them. */
export function turnsBegun(room: Room, entries: readonly Entry[]): BegunTurn[] {
  const { table } = room;
  if (table === null) return [];
  const changed = entries.flatMap((entry) => (entry.kind === "changed" ? [entry] : []));
  const before = table.changes.length - changed.length;
  const isStarted = entries.some(({ kind }) => kind === "started");
  return waitedFor(room, table).filter(
    ({ person, turn }) =>
      (turn > before || (isStarted && turn === 0)) && changed[turn - before - 1]?.person !== person,
  );
}

/** The turn of somebody for whom the table waits now; null where it does not. */
export function turnOf(room: Room, person: Person): BegunTurn | null {
  const { table } = room;
  return table === null ? null : (waitedFor(room, table).find((one) => one.person === person) ?? null);
}

function waitedFor(room: Room, table: Table): BegunTurn[] {
  return seatsIn(awaited(table) | unanswered(table)).flatMap((seat) => {
    const chair = table.chairs[seat];
    const person = room.seats[seat]?.person ?? null;
    if (person === null || chair === undefined || !isPresent(chair) || chair.resigned) return [];
    return seatOf(room, person) === seat ? [{ person, turn: turnAt(table, seat) }] : [];
  });
}

function turnAt(table: Table, seat: Seat): number {
  const { question, position } = table;
  const isAsked = question !== null && !holdsSeat(awaited(table), seat);
  return isAsked ? firstAsked(table, question) : position;
}
