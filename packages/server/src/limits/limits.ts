/**
 * How much one address and one person may ask for. Generous: a whole school may sit behind one address. They are there
 * for whoever asks without end, so that the others notice nothing.
 */
import { type Caller, poolOf } from "./caller.ts";
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
/** An established person's own budget, as a part of a household's; all own budgets of a household together are as much as
 * one household's. */
const OWN = 1 / 20;
/** At least so much at once. */
const LEAST_OWN = 3;

/** From which budget something was taken. */
export type Budget = "own" | "shared";

export interface Taken {
  /** How long to wait, in milliseconds; 0 where it was counted. */
  readonly wait: number;
  readonly from: Budget;
}

export interface Limits {
  /** How long to wait, in milliseconds, before this request; 0 where it may be answered. */
  request(caller: Caller): number;
  /** The same for a table that is to be opened. */
  opening(caller: Caller): number;
  /** The same for what nobody needs often. */
  rare(caller: Caller): number;
  /** The same for a table by its name: not for whoever has named many that there are not. Until it is known whether there
   * is one, it counts as a guess: else many at once would all be answered. */
  naming(caller: Caller): Taken;
  /** It was no guess. */
  named(caller: Caller, taken: Taken): void;
  readonly ponder: Ponder;
  /** The same time is for tables that have to be read. */
  readonly labour: Labour;
  /** In which budget one more live connection is counted until it leaves; null where none is free. */
  enter(caller: Caller): Budget | null;
  leave(caller: Caller, budget: Budget): void;
  /** On one live connection. */
  readonly messages: Rate;
  /** The clock of the limits, which never goes back. */
  readonly now: () => number;
}

export function limitsWithin(bounded: Bounded, now: () => number = () => performance.now()): Limits {
  const { requests, tables, rare, connections, messages, thought, guesses } = bounded;
  const requesting = budgetsOf({ burst: 20 * requests, perSecond: requests });
  const opening = budgetsOf({ burst: tables, perSecond: tables / 3_600 });
  const rarely = budgetsOf({ burst: rare, perSecond: rare / 60 });
  const guessing = budgetsOf({ burst: guesses, perSecond: guesses / 3_600 });
  const thinking = { burst: 20 * thought, perSecond: thought };
  return {
    request: (caller) => requesting.take(caller, now()).wait,
    opening: (caller) => opening.take(caller, now()).wait,
    rare: (caller) => rarely.take(caller, now()).wait,
    naming: (caller) => guessing.take(caller, now()),
    named: (caller, { from }) => guessing.giveBack(caller, from),
    ...ponderingWithin(thinking, partOf(thinking, PERSON), { now }),
    ...insideOf(connections),
    messages: { burst: 4 * messages, perSecond: messages },
    now,
  };
}

function partOf({ burst, perSecond }: Rate, part: number): Rate {
  return { burst: Math.ceil(burst * part), perSecond: perSecond * part };
}

function ownOf(rate: Rate): Rate {
  const own = partOf(rate, OWN);
  return { ...own, burst: Math.max(LEAST_OWN, own.burst) };
}

interface Budgets {
  /** Counts one more, unless they have to wait. */
  take(caller: Caller, now: number): Taken;
  /** Counts one less. */
  giveBack(caller: Caller, from: Budget): void;
}

/**
 * Two budgets, each of two counts, and neither count may be exceeded. The shared one: a household's, and half of it for one
 * person. The own one of an established person: theirs, and what all own ones of the household come to, so that many
 * identities gather no more than that. The own one is used first, and it is for them alone.
 */
function budgetsOf(rate: Rate): Budgets {
  const shared = pairOf(rate, partOf(rate, PERSON));
  const own = pairOf(rate, ownOf(rate));
  return {
    take(caller, now) {
      const alone = caller.established === true ? own.take(caller, now) : Number.POSITIVE_INFINITY;
      if (alone === 0) return { wait: 0, from: "own" };
      return { wait: Math.min(alone, shared.take(caller, now)), from: "shared" };
    },
    giveBack: (caller, from) => (from === "own" ? own : shared).giveBack(caller),
  };
}

interface Pair {
  take(caller: Caller, now: number): number;
  giveBack(caller: Caller): void;
}

/** Counts for a household and for a person in it: where one of them has to wait, nothing is counted of either. */
function pairOf(all: Rate, one: Rate): Pair {
  const households = tallyOf(all);
  const people = tallyOf(one);
  return {
    take({ household, person }, now) {
      const left = (person === null ? 0 : people.wait(person, now)) || households.wait(household, now);
      if (left > 0) return left;
      households.take(household, now);
      if (person !== null) people.take(person, now);
      return 0;
    },
    giveBack({ household, person }) {
      households.giveBack(household);
      if (person !== null) people.giveBack(person);
    },
  };
}

/** Live connections: established people have some of their own, and as many between them as all others have. */
function insideOf(most: number): Pick<Limits, "enter" | "leave"> {
  const counts = new Map<string, number>();
  const mostOwn = Math.max(LEAST_OWN, Math.ceil(most * OWN));
  const keysOf = (caller: Caller, budget: Budget): readonly (readonly [string, number])[] => {
    if (budget === "shared") return [[caller.household, most]];
    return [
      [poolOf(caller), most],
      [`person ${caller.person}`, mostOwn],
    ];
  };
  const isFree = (caller: Caller, budget: Budget) =>
    keysOf(caller, budget).every(([key, bound]) => (counts.get(key) ?? 0) < bound);
  return {
    enter(caller) {
      const budget = caller.established === true && isFree(caller, "own") ? "own" : "shared";
      if (!isFree(caller, budget)) return null;
      for (const [key] of keysOf(caller, budget)) counts.set(key, (counts.get(key) ?? 0) + 1);
      return budget;
    },
    leave(caller, budget) {
      for (const [key] of keysOf(caller, budget)) {
        const count = counts.get(key) ?? 0;
        if (count > 1) counts.set(key, count - 1);
        else counts.delete(key);
      }
    },
  };
}
