/**
 * The one way to a room, to look and to change. All that arrives in one turn of the event loop is done, stored in one
 * transaction, and only then answered and told. Where storing fails, nothing is told, and what is in memory is forgotten.
 */
import type { Entry } from "../room/entries.ts";
import { openRoom, type Room, roomOf } from "../room/room.ts";
import type { Store, StoredRoom } from "../store/store.ts";
import { type Bounds, cacheWithin, type Held } from "./cache.ts";
import { type Asked, type Deed, filedOf, groupOf, type Turn } from "./turn.ts";

export interface Rooms {
  /** Opens a room; null where the request with this key has been granted before. */
  open(id: string, secret: string, first: Entry, key: string | null): Promise<Room | null>;
  /** Does something in a room; null where there is none, and `Raced` where somebody else was always quicker. */
  act<T>(id: string, deed: Deed<T>, key?: string | null): Promise<T | null>;
  /** The room as it is stored, until the next time that somebody is waited for. */
  look(id: string): Promise<Room | null>;
  /** Whoever wants to know what was stored. */
  listen(told: Told): void;
  /** Comes back when nothing is under way. */
  idle(): Promise<void>;
  readonly held: number;
}

export type Told = (room: Room, entries: readonly Entry[]) => void;

export interface RoomsOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly bounds: Bounds;
  /** Whether somebody looks at it: then it stays in memory. */
  readonly isWatched: (id: string) => boolean;
  /** For whoever looks after the machine: what should not have happened. */
  readonly noted: (cause: unknown) => void;
}

/** Somebody else was quicker, again and again. */
export class Raced extends Error {
  constructor() {
    super("raced");
    this.name = "Raced";
  }
}

/** It could not be stored, and so has not happened. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super("not stored", { cause });
    this.name = "NotStored";
  }
}

const MOST_TRIES = 8;

export function roomsIn({ store, now, bounds, isWatched, noted }: RoomsOptions): Rooms {
  const listeners: Told[] = [];
  let asked: Asked[] = [];
  /** What was done in this turn, by room. */
  let turns = new Map<string, Turn>();
  let scheduled = false;
  /** Rooms whose entries are on the way to the disk: whoever asks waits until they are there. */
  const storing = new Map<string, Asked[]>();
  const loading = new Map<string, Asked[]>();
  const isBusy = (id: string) => storing.has(id) || loading.has(id) || turns.has(id);
  const cache = cacheWithin(bounds, (id) => isWatched(id) || isBusy(id));

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(takeTurn);
  }

  function ask(one: Asked): void {
    asked.push(one);
    schedule();
  }

  function takeTurn(): void {
    scheduled = false;
    const all = asked;
    asked = [];
    for (const one of all) take(one);
    const done = turns;
    turns = new Map();
    if (done.size > 0) void finish(done);
  }

  function take(one: Asked): void {
    const waiting = storing.get(one.id) ?? loading.get(one.id);
    if (waiting !== undefined) {
      waiting.push(one);
      return;
    }
    const held = cache.get(one.id);
    if (held === undefined) void load(one);
    else perform(held, one);
  }

  function perform(held: Held, one: Asked): void {
    const { id } = one;
    const turn = turns.get(id) ?? { held, isNew: false, entries: [], rows: [], answers: [] };
    turns.set(id, turn);
    try {
      const { entry, value } = one.deed(held.room);
      if (entry !== null) note(turn, entry, one.key);
      turn.answers.push({ asked: one, value });
    } catch (cause) {
      // Nobody knows how far it came: the room is read anew, and what the others did is done again.
      cache.drop(id);
      turns.delete(id);
      one.reject(cause);
      for (const { asked: other } of turn.answers) ask(other);
    }
  }

  function note({ held, entries, rows }: Turn, entry: Entry, key: string | null): void {
    const json = JSON.stringify(entry);
    entries.push(entry);
    rows.push({ number: held.room.number, at: now(), key, json });
    cache.grow(held, json.length);
  }

  async function load(one: Asked): Promise<void> {
    const { id } = one;
    const waiting = [one];
    loading.set(id, waiting);
    try {
      const held = heldOf(id, await store.load(id));
      if (held === null) for (const each of waiting) each.resolve(null);
      else {
        // At once, before it could be forgotten again; it is stored with all else of this turn.
        cache.put(held);
        for (const each of waiting) {
          if (cache.get(id) === held) perform(held, each);
          else ask(each);
        }
        schedule();
      }
    } catch (cause) {
      for (const each of waiting) each.reject(cause);
    } finally {
      loading.delete(id);
    }
  }

  async function finish(done: ReadonlyMap<string, Turn>): Promise<void> {
    const changed: [string, Turn][] = [];
    for (const [id, turn] of done) {
      if (turn.rows.length === 0) settle(turn);
      else {
        changed.push([id, turn]);
        storing.set(id, []);
      }
    }
    if (changed.length === 0) return;
    try {
      const late = await store.append(changed.map(([, turn]) => groupOf(turn)));
      for (const [id, turn] of changed) {
        if (late.has(id)) again(id, turn);
        else settle(turn);
      }
    } catch (cause) {
      for (const [id, turn] of changed) undo(id, turn, new NotStored(cause));
    }
    for (const [id] of changed) {
      const waiting = storing.get(id) ?? [];
      storing.delete(id);
      for (const one of waiting) ask(one);
    }
  }

  /** It is stored: now it is told, and answered. */
  function settle({ held, entries, answers }: Turn): void {
    held.filed = filedOf(held.room);
    if (entries.length > 0)
      for (const told of listeners)
        try {
          told(held.room, entries);
        } catch (cause) {
          // What is stored is stored, whoever could not be told.
          noted(cause);
        }
    for (const { asked: one, value } of answers) one.resolve(value);
  }

  /** Somebody else was quicker: what was done is done again, in the room as they have left it. */
  function again(id: string, { answers }: Turn): void {
    cache.drop(id);
    for (const { asked: one } of answers) {
      if (++one.tries >= MOST_TRIES) one.reject(new Raced());
      else ask(one);
    }
  }

  function undo(id: string, { answers }: Turn, cause: Error): void {
    cache.drop(id);
    for (const { asked: one } of answers) one.reject(cause);
  }

  function request<T>(id: string, deed: Deed<T>, key: string | null): Promise<T | null> {
    return new Promise((resolve, reject) =>
      ask({ id, key, deed, tries: 0, resolve: resolve as (value: unknown) => void, reject }),
    );
  }

  return {
    async open(id, secret, first, key) {
      const room = openRoom(id, secret, first);
      const held: Held = { room, filed: { stage: "waiting", listed: false }, size: 0 };
      return new Promise((resolve, reject) => {
        const opening: Asked = {
          id,
          key,
          deed: () => ({ entry: null, value: null }),
          tries: MOST_TRIES,
          resolve: () => resolve(room),
          // The request was granted before.
          reject: (cause) => (cause instanceof Raced ? resolve(null) : reject(cause)),
        };
        const turn: Turn = { held, isNew: true, entries: [], rows: [], answers: [] };
        turns.set(id, turn);
        cache.put(held);
        note(turn, first, key);
        turn.answers.push({ asked: opening, value: null });
        schedule();
      });
    },
    act: (id, deed, key = null) => request(id, deed, key),
    look: (id) => request(id, (room) => ({ entry: null, value: room }), null),
    listen: (told) => void listeners.push(told),
    async idle() {
      while (scheduled || storing.size > 0 || loading.size > 0)
        await new Promise((done) => setImmediate(done));
    },
    get held() {
      return cache.count;
    },
  };
}

/** The room that was stored; null where there is none. */
function heldOf(id: string, stored: StoredRoom | null): Held | null {
  if (stored === null) return null;
  const entries = stored.rows.map((json) => JSON.parse(json) as Entry);
  const room = roomOf(id, stored.secret, entries);
  const size = stored.rows.reduce((sum, json) => sum + json.length, 0);
  return { room, filed: filedOf(room), size };
}
