/**
 * People are told of their turn where they do not look. A turn that begins is noted in the store with the time at which it
 * is to be told; whichever process finds it then has it for itself for a while, looks whether it is still so, and tells
 * every browser of that person. One that is killed meanwhile leaves it to another: it may then be told once more.
 */
import { isOver } from "@guinguette/table/table";
import { tallyOf } from "../limits/tally.ts";
import type { Person } from "../room/entries.ts";
import type { Room } from "../room/room.ts";
import { turnOf, turnsBegun } from "../room/turns.ts";
import { isUnreadable } from "../rooms/failures.ts";
import type { Rooms, Told } from "../rooms/rooms.ts";
import type { PushStore, StoredSubscription, Telling } from "../store/push.ts";
import type { Looking } from "./looking.ts";
import type { Posted } from "./posting.ts";
import type { Push } from "./push.ts";
import type { Subscribed } from "./subscribed.ts";

export interface NotifyingOptions {
  readonly rooms: Rooms;
  readonly store: PushStore;
  readonly push: Push;
  readonly looking: Looking;
  readonly subscribed: Subscribed;
  /** The time of day, in milliseconds. */
  readonly now: () => number;
  /** A clock that never goes back, in milliseconds. */
  readonly ticks: () => number;
  readonly grace?: number | undefined;
  /** One browser was told, or was not. */
  readonly posted: (kind: Posted["kind"]) => void;
  readonly noted: (cause: unknown) => void;
}

export interface Notifying {
  /** Something was stored. */
  readonly told: Told;
  /** A page that was in sight has not been heard of for long: nobody knows what it has shown. */
  lost(room: string, person: Person): void;
  /** Tells what is due, as it does every second. */
  sweep(): Promise<void>;
  /** Comes back once nothing is under way. */
  idle(): Promise<void>;
  /** The same, and nothing begins any more. */
  close(): Promise<void>;
}

/** Who has only lost the line, or opens the page anyway, is back by then. */
const GRACE = 8_000;
/** How long a process has for what it took: longer than asking and sending take. */
const LEASE = 60_000;
/** How long push services have to answer a server that ends, in milliseconds. */
const LEAVING = 2_000;
/** So many are told at the same time. */
const AT_ONCE = 16;
/** How often one turn is tried where no browser could be told. */
const MOST_TRIES = 5;
/** A browser that could not be told is left alone, four times as long each time, and dropped in the end. */
const MINUTE = 60_000;
const DAY = 86_400_000;
const MOST_FAILURES = 10;
/** Of one person, and of one at one table: more than anybody wants to hear. */
const perPerson = { burst: 30, perSecond: 1 / 60 };
const perTable = { burst: 10, perSecond: 1 / 120 };

export function notifyingIn(options: NotifyingOptions): Notifying {
  const { rooms, store, push, looking, subscribed, now, ticks, grace = GRACE, noted } = options;
  const ofPerson = tallyOf(perPerson);
  const atTable = tallyOf(perTable);
  const underWay = new Set<Promise<void>>();
  let sweeping = false;
  let closed = false;

  function run(work: Promise<void>): void {
    const done = work.catch(noted).finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function note(room: string, turns: ReturnType<typeof turnsBegun>): Promise<void> {
    const persons = new Set(await subscribed.among(turns.map(({ person }) => person)));
    const wanted = turns.filter(({ person }) => persons.has(person));
    if (wanted.length > 0)
      await store.awaits(
        wanted.map((one) => ({ room, ...one })),
        now() + grace,
      );
  }

  async function noteLost(id: string, person: Person): Promise<void> {
    const room = await readable(id);
    const turn = room === null ? null : turnOf(room, person);
    if (turn !== null) await note(id, [turn]);
  }

  async function tell(telling: Telling): Promise<void> {
    const { room: id, person, turn } = telling;
    const room = await readable(id);
    if (room === null || turnOf(room, person)?.turn !== turn || (await looking.anywhere(id, person)))
      return store.settle(telling, null);
    const all = await store.subscriptionsOf(person);
    // Nothing is kept of whoever has none, or was erased meanwhile.
    if (all.length === 0) return store.drop(telling);
    if (telling.tries === 1 && !mayTell(id, person)) return store.settle(telling, null);
    const reached = all.filter(({ paused }) => paused <= now());
    const results = await Promise.all(reached.map((one) => tellOne(room, one)));
    const isTold = results.some(({ kind }) => kind === "taken");
    const again = isTold || telling.tries >= MOST_TRIES ? null : await nextTry(person);
    await store.settle(telling, again);
  }

  async function readable(id: string): Promise<Room | null> {
    try {
      return await rooms.look(id);
    } catch (cause) {
      if (isUnreadable(cause)) return null;
      throw cause;
    }
  }

  function mayTell(room: string, person: Person): boolean {
    const at = ticks();
    if (ofPerson.wait(person, at) > 0 || atTable.wait(`${room} ${person}`, at) > 0) return false;
    ofPerson.spend(person, at);
    atTable.spend(`${room} ${person}`, at);
    return true;
  }

  async function tellOne(room: Room, one: StoredSubscription): Promise<Posted> {
    const posted = await push.tell(room, one, now());
    options.posted(posted.kind);
    const failures = posted.kind === "failed" ? one.failures + 1 : 0;
    if (posted.kind === "gone" || failures >= MOST_FAILURES) await store.unsubscribe(one.person, one.id);
    else if (posted.kind === "failed")
      await store.fared(one, failures, now() + pauseOf(failures, posted.after));
    else if (one.failures > 0) await store.fared(one, 0, 0);
    return posted;
  }

  /** When one of their browsers may be tried again; null where they have none left. */
  async function nextTry(person: Person): Promise<number | null> {
    const left = await store.subscriptionsOf(person);
    return left.length === 0 ? null : Math.max(now(), Math.min(...left.map(({ paused }) => paused)));
  }

  async function idle(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    idle,
    told(room, entries, isOurs) {
      if (!isOurs || closed || push.publicKey === null) return;
      if (room.table !== null && isOver(room.table) && entries.some(({ kind }) => kind === "changed"))
        run(store.forgetTurns(room.id));
      const turns = turnsBegun(room, entries).filter(({ person }) => !looking.here(room.id, person));
      if (turns.length > 0) run(note(room.id, turns));
    },
    lost(room, person) {
      if (!closed && push.publicKey !== null) run(noteLost(room, person));
    },
    async sweep() {
      if (sweeping || closed || push.publicKey === null) return;
      sweeping = true;
      try {
        const free = AT_ONCE - underWay.size;
        if (free <= 0) return;
        for (const one of await store.dueBy(now(), now() + LEASE, free)) run(tell(one));
      } finally {
        sweeping = false;
      }
    },
    async close() {
      closed = true;
      // What is not taken by then, another process tells, or this one once it is back.
      const cut = setTimeout(push.cut, LEAVING);
      await idle();
      clearTimeout(cut);
    },
  };
}

function pauseOf(failures: number, after: number): number {
  return Math.min(DAY, Math.max(after, MINUTE * 4 ** (failures - 1)));
}
