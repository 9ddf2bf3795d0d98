/**
 * Those who were erased: nobody knows them any more. The store knows it for good, and keeps nothing of theirs; here it is
 * known for a while, so that not every request asks for it. Another device that still has their cookie asks for a new name.
 */
import type { Person } from "../room/entries.ts";
import type { PeopleStore } from "../store/people.ts";

/** How long, in milliseconds: no answer of the store counts for longer than a word that came after it. */
const FOR = 60_000;
/** Of so many it is remembered that they were not; beyond that, those who came first are asked for again. */
const MOST = 50_000;

export interface Left {
  add(person: Person): void;
  /** As far as is known here. */
  has(person: Person): boolean;
  /** Asks the store whether they were erased, unless it was asked a moment ago. */
  learn(person: Person): Promise<void>;
}

export function thoseWhoLeft(people: Pick<PeopleStore, "erased">, now = () => performance.now()): Left {
  /** Until when it is known of them. */
  const gone = new Map<Person, number>();
  const here = new Map<Person, number>();
  const isWithin = (known: Map<Person, number>, person: Person) => (known.get(person) ?? 0) > now();

  function note(known: Map<Person, number>, person: Person, since: number): void {
    known.delete(person);
    known.set(person, since + FOR);
    const [first] = known.keys();
    if (first !== undefined && (known.size > MOST || !isWithin(known, first))) known.delete(first);
  }
  return {
    add: (person) => note(gone, person, now()),
    has: (person) => isWithin(gone, person),
    async learn(person) {
      if (isWithin(gone, person) || isWithin(here, person)) return;
      const asked = now();
      try {
        const [erased] = await people.erased([person]);
        note(erased === undefined ? here : gone, person, asked);
      } catch {
        // Where the store does not answer, it stores nothing either.
      }
    },
  };
}
