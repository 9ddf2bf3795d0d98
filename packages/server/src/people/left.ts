/**
 * Those who are being erased, or were a moment ago: nobody knows them meanwhile, so that nothing that was under way brings
 * them back. Another device that still has their cookie asks for a new name.
 */
import type { Person } from "../room/entries.ts";

/** How long, in milliseconds. */
const FOR = 60_000;

export interface Left {
  add(person: Person): void;
  has(person: Person): boolean;
}

export function thoseWhoLeft(): Left {
  const persons = new Map<Person, NodeJS.Timeout>();
  return {
    add(person) {
      clearTimeout(persons.get(person));
      persons.set(person, setTimeout(() => persons.delete(person), FOR).unref());
    },
    has: (person) => persons.has(person),
  };
}
