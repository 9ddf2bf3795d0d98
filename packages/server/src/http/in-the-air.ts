/** Large answers lie in memory until they have been read, however slowly: one at a time of a person, and few of a household,
 * from when they are asked for until whoever asked has them, or has gone. */
import type { ServerResponse } from "node:http";
import { finished } from "node:stream";
import { poolOf } from "../limits/caller.ts";
import type { From } from "../limits/pondering.ts";
import type { Person } from "../room/entries.ts";

/** Of one household. */
export const MOST_IN_THE_AIR = 16;

export interface InTheAir {
  /** Gives how to say that it is gathered, or never will be; null where there are enough of theirs. */
  begin(from: From, person: Person, response: ServerResponse): (() => void) | null;
}

export function inTheAir(): InTheAir {
  const persons = new Set<Person>();
  const households = new Map<string, number>();
  return {
    begin(from, person, response) {
      const household = poolOf(from);
      const count = households.get(household) ?? 0;
      if (persons.has(person) || count >= MOST_IN_THE_AIR) return null;
      persons.add(person);
      households.set(household, count + 1);
      // Whoever has gone may come back while what they asked for is still gathered: then there is one, too.
      let waitsFor = 2;
      const land = () => {
        if (--waitsFor > 0) return;
        persons.delete(person);
        const left = (households.get(household) ?? 1) - 1;
        if (left > 0) households.set(household, left);
        else households.delete(household);
      };
      finished(response, land);
      return land;
    },
  };
}
