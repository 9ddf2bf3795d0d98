/**
 * The one way to a room, to look and to change. All that arrives in one turn of the event loop is done, stored in one
 * transaction, and only then answered and told. Where storing fails, nothing is told, and what is in memory is forgotten.
 */
import type { Entry } from "../room/entries.ts";
import { openRoom, type Room, roomOf, stageOf } from "../room/room.ts";
import type { Group, Row, Store } from "../store/store.ts";
import { type Bounds, cacheWithin, type Held } from "./cache.ts";

/** What somebody did in a room: what is to be stored, and what they are answered once it is. */
export interface Done<T> {
  readonly entry: Entry | null;
  readonly value: T;
}

/** It may be done again, in the room as somebody else has left it. */
type Deed<T> = (room: Room) => Done<T>;

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

interface Asked {
  readonly id: string;
  readonly key: string | null;
  readonly deed: Deed<unknown>;
  tries: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: unknown) => void;
}

/** What was done in one room in this turn. */
interface Turn {
  readonly held: Held;
  readonly isNew: boolean;
  readonly entries: Entry[];
  readonly rows: Row[];
  readonly answers: { readonly asked: Asked | null; readonly value: unknown }[];
}

export function roomsIn({ store, now, bounds, isWatched }: RoomsOptions): Rooms {
  const listeners: Told[] = [];
  let asked: Asked[] = [];
  /** The rooms that are being opened in this turn. */
  let turns = new Map<string, Turn>();
  let scheduled = false;
  /** Rooms whose entries are on the way to the disk: whoever asks waits until they are there. */
  const storing = new Map<string, Asked[]>();
  const loading = new Map<string, Asked[]>();
  const cache = cacheWithin(bounds, (id) => isWatched(id) || storing.has(id) || turns.has(id));

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
      for (const { asked: other } of turn.answers) if (other !== null) ask(other);
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
      const stored = await store.load(id);
      if (stored !== null) {
        const room = roomOf(
          id,
          stored.secret,
          stored.rows.map((json) => JSON.parse(json) as Entry),
        );
        const size = stored.rows.reduce((sum, json) => sum + json.length, 0);
        cache.put({ room, filed: filedOf(room), size });
      }
      loading.delete(id);
      for (const each of waiting) {
        if (stored === null) each.resolve(null);
        else ask(each);
      }
    } catch (cause) {
      loading.delete(id);
      for (const each of waiting) each.reject(cause);
    }
  }

  async function finish(done: ReadonlyMap<string, Turn>): Promise<void> {
    const changed = [...done].filter(([, { rows }]) => rows.length > 0);
    for (const [id] of changed) storing.set(id, []);
    let late: ReadonlySet<string> = new Set();
    let failed: { readonly cause: unknown } | null = null;
    if (changed.length > 0)
      try {
        late = await store.append(changed.map(([, turn]) => groupOf(turn)));
      } catch (cause) {
        failed = { cause };
      }
    for (const [id, turn] of done) settle(id, turn, late.has(id), turn.rows.length > 0 ? failed : null);
    for (const [id] of changed) {
      const waiting = storing.get(id) ?? [];
      storing.delete(id);
      for (const one of waiting) ask(one);
    }
  }

  function settle(id: string, turn: Turn, isLate: boolean, failed: { readonly cause: unknown } | null): void {
    if (!isLate && failed === null) {
      const { held, entries } = turn;
      held.filed = filedOf(held.room);
      if (entries.length > 0) for (const told of listeners) told(held.room, entries);
      for (const { asked: one, value } of turn.answers) one?.resolve(value);
      return;
    }
    cache.drop(id);
    for (const { asked: one } of turn.answers) {
      if (one === null) continue;
      if (failed !== null) one.reject(new NotStored(failed.cause));
      else if (++one.tries >= MOST_TRIES) one.reject(new Raced());
      else ask(one);
    }
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
        cache.put(held);
        note(turn, first, key);
        turn.answers.push({ asked: opening, value: null });
        turns.set(id, turn);
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

function filedOf(room: Room): Held["filed"] {
  return { stage: stageOf(room), listed: room.plan.listed };
}

function groupOf({ held, isNew, rows }: Turn): Group {
  const { room, filed } = held;
  const now = filedOf(room);
  const isSame = now.stage === filed.stage && now.listed === filed.listed;
  const [first, ...others] = rows as [Row, ...Row[]];
  return {
    room: room.id,
    secret: isNew ? room.secret : null,
    filed: isSame ? null : now,
    rows: [first, ...others],
  };
}
