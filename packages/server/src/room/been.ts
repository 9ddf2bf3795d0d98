/**
 * Who has had which seat since the game began. Whoever has had one has seen its hand, so that they play at no other, nor
 * look from one, also where theirs is nobody's by now. It comes of the entries alone: every process finds the same.
 */
import type { Seat } from "@guinguette/rules/seats";
import { soundOf } from "@guinguette/words/name-sound";
import type { Person } from "./entries.ts";
import type { Room } from "./room.ts";

export interface Been {
  readonly person: Person;
  readonly seat: Seat;
  /** How they were called there. */
  readonly names: string[];
}

export function noteBeen({ been }: Pick<Room, "been">, person: Person, seat: Seat, name: string): void {
  const before = been.find((one) => one.person === person && one.seat === seat);
  if (before === undefined) been.push({ person, seat, names: [name] });
  else if (!before.names.includes(name)) before.names.push(name);
}

/** Whoever was erased is never back, so that nobody waits for them where a bot plays on. */
export function noteGone({ table, been, gone }: Pick<Room, "table" | "been" | "gone">): void {
  if (table === null) return;
  table.gone = table.chairs.reduce((mask, _, seat) => {
    const had = been.filter((one) => one.seat === seat);
    return had.length > 0 && had.every(({ person }) => gone.includes(person)) ? mask | (1 << seat) : mask;
  }, 0);
}

/** Whether they have had a seat in this game; another than this one, where it is said. */
export function hasHadSeat({ been }: Room, person: Person | null, but: Seat | null = null): boolean {
  return been.some((one) => one.person === person && one.seat !== but);
}

/** Whether they are or were called so themselves in this game. */
export function wasCalled(
  { been }: { readonly been: readonly Been[] },
  person: Person,
  name: string,
): boolean {
  return been.some(
    (one) => one.person === person && one.names.some((other) => soundOf(other) === soundOf(name)),
  );
}
