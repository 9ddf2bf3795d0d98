/** Those at this screen who are asked whether a move may be taken back, and have not said. */
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import { isPresent, type Question } from "@guinguette/table/table";
import type { Chair } from "@guinguette/table/terms";

/** Whether whoever sits there has to be asked: not where a bot plays for them, or they have given up. */
export function isAskedAt({ seat: asker }: Question, seat: Seat, chairs: readonly Chair[]): boolean {
  const chair = chairs[seat];
  return seat !== asker && chair !== undefined && isPresent(chair);
}

export function askedHere(question: Question, persons: readonly Seat[], chairs: readonly Chair[]): Seat[] {
  return persons.filter((seat) => isAskedAt(question, seat, chairs) && !holdsSeat(question.agreed, seat));
}
