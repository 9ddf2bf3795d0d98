/** Those at this screen who are asked whether a move may be taken back, and have not said. */
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import type { Question } from "@guinguette/table/table";

export function askedHere({ seat: asker, agreed }: Question, persons: readonly Seat[]): Seat[] {
  return persons.filter((seat) => seat !== asker && !holdsSeat(agreed, seat));
}
