/** Who has subscriptions, remembered for a while: most people have none, and every change of every table asks. */
import type { Person } from "../room/entries.ts";
import type { PushStore } from "../store/push.ts";

/** How long, in milliseconds. */
const FOR = 60_000;
/** Of so many; beyond that, those who came first are asked for again. */
const MOST = 50_000;

export interface Subscribed {
  /** They have one since a moment ago, here or in another process. */
  add(person: Person): void;
  /** Those of them who have any, as far as it was known a minute ago. */
  among(persons: readonly Person[]): Promise<readonly Person[]>;
}

export function subscribedIn(
  store: Pick<PushStore, "subscribed">,
  /** A clock that never goes back, in milliseconds. */
  now: () => number,
): Subscribed {
  const known = new Map<Person, { readonly has: boolean; readonly until: number }>();

  function note(person: Person, has: boolean, since: number): void {
    known.delete(person);
    known.set(person, { has, until: since + FOR });
    const [first] = known.keys();
    if (first !== undefined && known.size > MOST) known.delete(first);
  }
  const isKnown = (person: Person) => (known.get(person)?.until ?? 0) > now();

  return {
    add: (person) => note(person, true, now()),
    async among(persons) {
      const asked = now();
      const unknown = persons.filter((person) => !isKnown(person));
      if (unknown.length > 0) {
        const found = new Set(await store.subscribed(unknown));
        // Somebody may have subscribed while the store was asked.
        for (const person of unknown) if (!isKnown(person)) note(person, found.has(person), asked);
      }
      return persons.filter((person) => known.get(person)?.has === true);
    },
  };
}
