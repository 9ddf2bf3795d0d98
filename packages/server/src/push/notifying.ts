/**
 * People are told of their turn where they do not look. A turn that begins is noted in the store with the time at which it
 * is to be told; whichever process finds it then has it for itself for a while, looks whether it is still so, and tells
 * every browser of that person. One that is killed meanwhile leaves it to another: it may then be told once more.
 */
import { isOver } from "@guinguette/table/table";
import type { Person } from "../room/entries.ts";
import { turnOf, turnsBegun } from "../room/turns.ts";
import type { Told } from "../rooms/rooms.ts";
import { type DeliveringOptions, deliveringWith, readable } from "./delivering.ts";
import type { Subscribed } from "./subscribed.ts";

export interface NotifyingOptions extends DeliveringOptions {
  readonly subscribed: Subscribed;
  readonly grace?: number | undefined;
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

export function notifyingIn(options: NotifyingOptions): Notifying {
  const { rooms, store, push, looking, subscribed, now, grace = GRACE, noted } = options;
  const deliver = deliveringWith(options);
  const underWay = new Set<Promise<void>>();
  let sweeping: Promise<void> | null = null;
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
    const room = await readable(rooms, id);
    const turn = room === null ? null : turnOf(room, person);
    if (turn !== null) await note(id, [turn]);
  }

  async function takeDue(): Promise<void> {
    const free = AT_ONCE - underWay.size;
    if (free <= 0) return;
    for (const one of await store.dueBy(now(), now() + LEASE, free)) run(deliver(one));
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
      if (closed || push.publicKey === null) return;
      sweeping ??= takeDue().finally(() => {
        sweeping = null;
      });
      await sweeping;
    },
    async close() {
      closed = true;
      // What is not taken by then, another process tells, or this one once it is back.
      const cut = setTimeout(push.cut, LEAVING);
      // What the store is just giving out is this process's to tell.
      await sweeping?.catch(noted);
      await idle();
      clearTimeout(cut);
    },
  };
}
