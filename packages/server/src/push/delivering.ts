/**
 * A turn that is due, brought to every browser of its person: if it is still theirs, and they do not look. What a push
 * service cannot deliver is tried again, with exponential back-off.
 */
import { tallyOf } from "../limits/tally.ts";
import type { Person } from "../room/entries.ts";
import type { Room } from "../room/room.ts";
import { turnOf } from "../room/turns.ts";
import { isUnreadable } from "../rooms/failures.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { PushStore, StoredSubscription, Telling } from "../store/push.ts";
import type { Looking } from "./looking.ts";
import type { Posted } from "./posting.ts";
import type { Push } from "./push.ts";

export interface DeliveringOptions {
  readonly rooms: Rooms;
  readonly store: PushStore;
  readonly push: Push;
  readonly looking: Looking;
  /** The time of day, in milliseconds. */
  readonly now: () => number;
  /** A clock that never goes back, in milliseconds. */
  readonly ticks: () => number;
  /** One browser was told, or was not. */
  readonly posted: (kind: Posted["kind"]) => void;
}

/** How often one turn is tried where no browser could be told. */
const MOST_TRIES = 5;
/** A browser that could not be told is left alone, four times as long each time, and dropped in the end. */
const MINUTE = 60_000;
const DAY = 86_400_000;
const MOST_FAILURES = 10;
/** Of one person, and of one at one table: more than anybody wants to hear. */
const perPerson = { burst: 30, perSecond: 1 / 60 };
const perTable = { burst: 10, perSecond: 1 / 120 };

/** Gives what delivers one turn that this process has taken. */
export function deliveringWith(options: DeliveringOptions): (telling: Telling) => Promise<void> {
  const { rooms, store, push, looking, now, ticks } = options;
  const ofPerson = tallyOf(perPerson);
  const atTable = tallyOf(perTable);

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

  return async (telling) => {
    const { room: id, person, turn } = telling;
    const room = await readable(rooms, id);
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
  };
}

/** Null for a room that is not there, or cannot be read. */
export async function readable(rooms: Pick<Rooms, "look">, id: string): Promise<Room | null> {
  try {
    return await rooms.look(id);
  } catch (cause) {
    if (isUnreadable(cause)) return null;
    throw cause;
  }
}

function pauseOf(failures: number, after: number): number {
  return Math.min(DAY, Math.max(after, MINUTE * 4 ** (failures - 1)));
}
