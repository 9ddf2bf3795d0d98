/** Who is meant where: in an entry, and at the seats. */
import type { Entry, Person, Seated } from "./entries.ts";

const nobody: readonly Person[] = [];

/** Those who come to the table by this entry. */
export function comersIn(entry: Entry): readonly Person[] {
  switch (entry.kind) {
    case "opened":
      return [entry.host, ...personsIn(entry.seats ?? [])];
    case "sat":
      return [entry.person];
    case "changed":
      return entry.change.kind === "sat-down" && entry.person !== null ? [entry.person] : nobody;
    case "planned":
    case "bot":
    case "stood":
    case "shown":
    case "erased":
    case "started":
    case "next":
      return nobody;
  }
}

export function personsIn(seats: readonly (Seated | null)[]): Person[] {
  return seats.flatMap((sitting) => sitting?.person ?? []);
}
