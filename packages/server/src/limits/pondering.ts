/**
 * Questions that take thought: to imagine other worlds may hold everybody else up for some hundredths of a second. So each
 * household has so much of the process's time for them, and a person in it half of that; whoever asks for more waits, and is
 * answered all the same, unless it would be too long. In a household they take turns: who asks for little does not wait for all
 * that another asked before.
 */
import { setTimeout as pause } from "node:timers/promises";
import { OutOfPatience } from "../out-of-patience.ts";
import { type Caller, poolOf } from "./caller.ts";
import type { Rate } from "./rate.ts";
import { tallyOf } from "./tally.ts";

export interface Clocks {
  /** The clock of the limits, in milliseconds, which never goes back. */
  readonly now: () => number;
  /** What something takes, in milliseconds. */
  readonly stopwatch?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/** Who asks, and for how long. */
export interface From extends Caller {
  /** Up to when they wait for their turn, all the times that they wait, by the clock of the limits; for ever where it is not
   * said. */
  readonly deadline?: number;
  /** They have begun what cannot be left half done: it is taken in however many wait. */
  readonly hasBegun?: true;
}

/** `prepare` gives what is to be thought of, as things stand by then. */
export type Ponder = <T>(from: From, prepare: () => Promise<() => T>) => Promise<T>;
/** Something that takes time in pieces: it says itself how much. */
export type Labour = <T>(
  from: From,
  work: (spend: (milliseconds: number) => void) => Promise<T>,
) => Promise<T>;

interface Pondering {
  readonly ponder: Ponder;
  readonly labour: Labour;
}

type Work = () => Promise<void>;

/** No more than so many questions of one person wait, nor of a household: a live connection asks one at a time, and whoever
 * asks and goes away leaves what they asked behind. */
const MOST_WAITING = { person: 1_000, household: 2_000 };

/** What a household waits for. */
interface Queue {
  /** By person, those first whose turn it is; nobody is a person of their own. */
  readonly persons: Map<string | null, Work[]>;
  /** Somebody has come who was not waiting. */
  came: () => void;
}

const unkept = (milliseconds: number) => pause(milliseconds, undefined, { ref: false });

/** The rates are in milliseconds: of a household, and of a person. Each household has its questions thought of one after the
 * other. */
export function ponderingWithin(
  rate: Rate,
  personal: Rate,
  { now, stopwatch = () => performance.now(), sleep = unkept }: Clocks,
): Pondering {
  const households = tallyOf(rate);
  const people = tallyOf(personal);
  const queues = new Map<string, Queue>();
  const waitOf = (person: string | null) => (person === null ? 0 : people.wait(person, now()));

  async function serve(household: string, queue: Queue): Promise<void> {
    const { persons } = queue;
    while (persons.size > 0) {
      // Who has to wait least; of several, whose turn it is.
      const [first] = [...persons.keys()].sort((one, other) => waitOf(one) - waitOf(other));
      const who = first ?? null;
      const wait = Math.max(households.wait(household, now()), waitOf(who));
      if (wait > 0) {
        const another = new Promise<"came">((done) => {
          queue.came = () => done("came");
        });
        if ((await Promise.race([sleep(wait), another])) === "came") continue;
      }
      const [work, ...more] = persons.get(who) ?? [];
      persons.delete(who);
      if (more.length > 0) persons.set(who, more);
      await work?.();
    }
    queues.delete(household);
  }

  /** Whether so much waits already that no more is taken in. */
  function isFull(from: From): boolean {
    const { person } = from;
    const persons = queues.get(poolOf(from))?.persons;
    if (persons === undefined) return false;
    if ((persons.get(person)?.length ?? 0) >= MOST_WAITING.person) return true;
    return [...persons.values()].reduce((sum, own) => sum + own.length, 0) >= MOST_WAITING.household;
  }

  function enter(from: From, work: Work): void {
    const { person } = from;
    const household = poolOf(from);
    const queue = queues.get(household) ?? { persons: new Map(), came: () => {} };
    const own = queue.persons.get(person);
    if (own === undefined) queue.persons.set(person, [work]);
    else own.push(work);
    if (!queues.has(household)) {
      queues.set(household, queue);
      void serve(household, queue);
    } else if (own === undefined) queue.came();
  }

  /** Who waits no longer leaves nothing behind. */
  function drop(from: From, work: Work): void {
    const { person } = from;
    const persons = queues.get(poolOf(from))?.persons;
    const left = persons?.get(person)?.filter((one) => one !== work) ?? [];
    if (left.length > 0) persons?.set(person, left);
    else persons?.delete(person);
  }

  const labour: Labour = (from, work) =>
    new Promise((resolve, reject) => {
      const spend = (milliseconds: number) => {
        households.spend(poolOf(from), now(), milliseconds);
        if (from.person !== null) people.spend(from.person, now(), milliseconds);
      };
      const left = from.deadline === undefined ? null : from.deadline - now();
      // Nothing more is begun for who has waited too long, whether or not it could be done at once.
      if ((!from.hasBegun && isFull(from)) || (left !== null && left <= 0))
        return reject(new OutOfPatience());
      const leave = () => {
        drop(from, inTurn);
        reject(new OutOfPatience());
      };
      const timer = left === null ? undefined : setTimeout(leave, left).unref();
      // It is done whatever becomes of it, and the next one's turn has come.
      const inTurn = async () => {
        clearTimeout(timer);
        try {
          resolve(await work(spend));
        } catch (cause) {
          reject(cause);
        }
      };
      enter(from, inTurn);
    });

  return {
    labour,
    ponder: (from, prepare) =>
      labour(from, async (spend) => {
        const find = await prepare();
        const begun = stopwatch();
        try {
          return find();
        } finally {
          spend(stopwatch() - begun);
        }
      }),
  };
}
