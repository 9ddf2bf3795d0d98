/**
 * How much one address and one person may ask for. Generous: a whole school may sit behind one address. They are there
 * for whoever asks without end, so that the others notice nothing.
 */
import { type Labour, type Ponder, ponderingWithin } from "./pondering.ts";
import type { Rate } from "./rate.ts";
import { tallyOf } from "./tally.ts";

export interface Bounded {
  /** Requests of one address, a second; twenty seconds' worth at once. */
  readonly requests: number;
  /** Tables opened from one address, an hour. */
  readonly tables: number;
  /** What nobody needs often, of one address, a minute: tables by names that could be guessed, all that is kept. */
  readonly rare: number;
  /** Live connections of one address at the same time. */
  readonly connections: number;
  /** Messages on one live connection, a second; four seconds' worth at once. */
  readonly messages: number;
  /** How much of the process's time one address has for questions that take thought and for tables that have to be read,
   * in milliseconds a second; twenty seconds' worth at once. */
  readonly thought: number;
  /** Names of tables that there are not, of one address, an hour; an hour's worth at once. */
  readonly guesses: number;
}

export const usualBounded: Bounded = {
  requests: 100,
  tables: 600,
  rare: 60,
  connections: 1_000,
  messages: 100,
  thought: 100,
  guesses: 30,
};

/** How long somebody waits in all for what takes thought, in milliseconds: the door lets go of who has taken nothing for a
 * little longer. */
export const LONGEST_WAIT = 10_000;

/** One person may ask for as much as half a household. */
const PERSON = 0.5;

export interface Limits {
  /** How long to wait, in milliseconds, before this request; 0 where it may be answered. */
  request(household: string, person: string | null): number;
  /** The same for a table that is to be opened. */
  opening(household: string, person: string | null): number;
  /** The same for what nobody needs often. */
  rare(household: string, person: string | null): number;
  /** The same for a table by its name: not for whoever has named many that there are not. Until it is known whether there
   * is one, it counts as a guess: else many at once would all be answered. */
  naming(household: string, person: string | null): number;
  /** It was no guess. */
  named(household: string, person: string | null): void;
  readonly ponder: Ponder;
  /** The same time is for tables that have to be read. */
  readonly labour: Labour;
  /** Whether one more live connection of this household is let in; it is counted until it leaves. */
  enter(household: string): boolean;
  leave(household: string): void;
  /** On one live connection. */
  readonly messages: Rate;
  /** The clock of the limits, which never goes back. */
  readonly now: () => number;
}

export function limitsWithin(bounded: Bounded, now: () => number = () => performance.now()): Limits {
  const { requests, tables, rare, connections, messages, thought, guesses } = bounded;
  const requesting = pairOf({ burst: 20 * requests, perSecond: requests });
  const opening = pairOf({ burst: tables, perSecond: tables / 3_600 });
  const rarely = pairOf({ burst: rare, perSecond: rare / 60 });
  const guessing = pairOf({ burst: guesses, perSecond: guesses / 3_600 });
  const thinking = { burst: 20 * thought, perSecond: thought };
  const inside = new Map<string, number>();
  return {
    request: (household, person) => requesting.take(household, person, now()),
    opening: (household, person) => opening.take(household, person, now()),
    rare: (household, person) => rarely.take(household, person, now()),
    naming: (household, person) => guessing.take(household, person, now()),
    named: (household, person) => guessing.giveBack(household, person),
    ...ponderingWithin(thinking, halfOf(thinking), { now }),
    enter(household) {
      const count = inside.get(household) ?? 0;
      if (count >= connections) return false;
      inside.set(household, count + 1);
      return true;
    },
    leave(household) {
      const count = inside.get(household) ?? 0;
      if (count > 1) inside.set(household, count - 1);
      else inside.delete(household);
    },
    messages: { burst: 4 * messages, perSecond: messages },
    now,
  };
}

function halfOf({ burst, perSecond }: Rate): Rate {
  return { burst: Math.ceil(burst * PERSON), perSecond: perSecond * PERSON };
}

interface Pair {
  /** Counts one more, unless they have to wait; gives how long. */
  take(household: string, person: string | null, now: number): number;
  /** Counts one less. */
  giveBack(household: string, person: string | null): void;
}

/** Counts for a household and for a person in it: neither may go beyond what is theirs. */
function pairOf(rate: Rate): Pair {
  const households = tallyOf(rate);
  const people = tallyOf(halfOf(rate));
  return {
    take(household, person, now) {
      const left = (person === null ? 0 : people.wait(person, now)) || households.wait(household, now);
      if (left > 0) return left;
      households.take(household, now);
      if (person !== null) people.take(person, now);
      return 0;
    },
    giveBack(household, person) {
      households.giveBack(household);
      if (person !== null) people.giveBack(person);
    },
  };
}
