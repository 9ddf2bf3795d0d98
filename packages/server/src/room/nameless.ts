/** Entries without somebody who was in them, or without anybody else. */
import type { Entry, Person } from "./entries.ts";
import { personsIn } from "./persons.ts";

/** What stands where their name stood. */
const NAMELESS = "—";

/** The same entry, made by nobody that anybody knows; the very same where they are not in it. */
export function nameless(entry: Entry, person: Person, nobody: Person): Entry {
  switch (entry.kind) {
    case "opened": {
      const { host, seats = [] } = entry;
      if (host !== person && !personsIn(seats).includes(person)) return entry;
      const kept = seats.map((seated) =>
        seated?.person === person ? { ...seated, person: nobody, name: NAMELESS } : seated,
      );
      return { ...entry, host: host === person ? nobody : host, ...(entry.seats && { seats: kept }) };
    }
    case "sat":
      return entry.person === person ? { ...entry, person: nobody, name: NAMELESS } : entry;
    case "changed": {
      if (entry.person !== person) return entry;
      const { change } = entry;
      const named = change.kind === "sat-down" ? { ...change, name: NAMELESS } : change;
      return { ...entry, person: nobody, change: named };
    }
    case "erased":
      return entry.host === person ? { ...entry, host: nobody } : entry;
    case "planned":
    case "bot":
    case "stood":
    case "shown":
    case "started":
    case "next":
      return entry;
  }
}

/** What they are in of it, or made, without anybody else: for them alone. Null where they are not in it. */
export function onlyOf(entry: Entry, person: Person): object | null {
  if (nameless(entry, person, "") === entry) return null;
  // Whose it became; who was erased is another.
  if (entry.kind === "erased") return { kind: entry.kind, host: entry.host };
  if (entry.kind !== "opened") return entry;
  const { host, seats, ...rest } = entry;
  const own = seats?.map((seated) => (seated?.person === person ? seated : null));
  return { ...rest, ...(host === person && { host }), ...(own && { seats: own }) };
}
