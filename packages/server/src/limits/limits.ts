/**
 * How much one address and one person may ask for. Generous: a whole school may sit behind one address. They are there
 * for whoever asks without end, so that the others notice nothing.
 */
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
}

export const usualBounded: Bounded = {
  requests: 100,
  tables: 600,
  rare: 60,
  connections: 1_000,
  messages: 100,
};

/** One person may ask for as much as half a house. */
const PERSON = 0.5;

export interface Limits {
  /** How long to wait, in milliseconds, before this request; 0 where it may be answered. */
  request(house: string, person: string | null): number;
  /** The same for a table that is to be opened. */
  opening(house: string, person: string | null): number;
  /** The same for what nobody needs often. */
  rare(house: string, person: string | null): number;
  /** Whether one more live connection of this house is let in; it is counted until it leaves. */
  enter(house: string): boolean;
  leave(house: string): void;
  /** On one live connection. */
  readonly messages: Rate;
  /** The clock of the limits, which never goes back. */
  readonly now: () => number;
}

export function limitsWithin(bounded: Bounded, now: () => number = () => performance.now()): Limits {
  const { requests, tables, rare, connections, messages } = bounded;
  const requesting = pairOf({ burst: 20 * requests, perSecond: requests });
  const opening = pairOf({ burst: tables, perSecond: tables / 3_600 });
  const rarely = pairOf({ burst: rare, perSecond: rare / 60 });
  const inside = new Map<string, number>();
  return {
    request: (house, person) => requesting(house, person, now()),
    opening: (house, person) => opening(house, person, now()),
    rare: (house, person) => rarely(house, person, now()),
    enter(house) {
      const count = inside.get(house) ?? 0;
      if (count >= connections) return false;
      inside.set(house, count + 1);
      return true;
    },
    leave(house) {
      const count = inside.get(house) ?? 0;
      if (count > 1) inside.set(house, count - 1);
      else inside.delete(house);
    },
    messages: { burst: 4 * messages, perSecond: messages },
    now,
  };
}

/** Counts for a house and for a person in it: neither may go beyond what is theirs. */
function pairOf(rate: Rate): (house: string, person: string | null, now: number) => number {
  const houses = tallyOf(rate);
  const people = tallyOf({ burst: Math.ceil(rate.burst * PERSON), perSecond: rate.perSecond * PERSON });
  return (house, person, now) => {
    const left = person === null ? 0 : people.wait(person, now);
    if (left > 0) return left;
    const wait = houses.take(house, now);
    if (wait === 0 && person !== null) people.take(person, now);
    return wait;
  };
}
