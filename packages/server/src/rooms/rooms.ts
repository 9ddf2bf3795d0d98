/**
 * The one way to a room, to look and to change. All that arrives in one turn of the event loop is done, stored in one
 * transaction, and only then answered and told. Where storing fails, nothing is told, and what is in memory is forgotten.
 *
 * Other processes may serve the same rooms. Whatever is answered holds for the room as it is stored: what adds an entry
 * is stored only as the next one, and what adds none is answered once the store has nothing newer.
 */
import { dueOf } from "../room/agenda.ts";
import type { Entry } from "../room/entries.ts";
import { timeIn } from "../room/own-time.ts";
import { openRoom, type Room, stamp } from "../room/room.ts";
import { DamagedPart, type Store, type StoredRow } from "../store/store.ts";
import { type Bounds, cacheWithin, type Held } from "./cache.ts";
import { readingFrom } from "./cold.ts";
import { GrantedBefore, NotStored, PersonErased, Raced } from "./failures.ts";
import { roomTimes } from "./far-ahead.ts";
import type { Spend } from "./folding.ts";
import { isErasure, readMore, sizeOf } from "./reading.ts";
import { filedOf, groupOf, type RoomAct, type RoomRequest, type Turn, whoseIs } from "./turn.ts";

export interface Rooms {
  /** Opens a room; null where the request with this key has been granted before or its code is taken, and `PersonErased`
   * where somebody in it was erased. */
  open(id: string, secret: string, first: Entry, key: string | null): Promise<Room | null>;
  /** Does something in a room; null where there is none, `Raced` where somebody else was always quicker, and `PersonErased`
   * where it is by somebody who was. */
  act<T>(id: string, act: RoomAct<T>, key?: string | null): Promise<T | null>;
  /** The room as it is stored, until the next time that somebody is waited for. */
  look(id: string, spend?: Spend): Promise<Room | null>;
  /** Whether it is in memory, so that to look costs next to nothing. */
  has(id: string): boolean;
  /** Whoever wants to know what was stored, by this process or by another. */
  listen(told: Told): void;
  /** Another process has stored something in these rooms, or may have: whoever looks at one is told. */
  stir(ids: Iterable<string>): void;
  /** Comes back when nothing is under way. */
  idle(): Promise<void>;
  readonly held: number;
}

/** `isOurs`: this process has stored them, and looks after what follows from them. */
export type Told = (room: Room, entries: readonly Entry[], isOurs: boolean) => void;

export interface RoomsOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly bounds: Bounds;
  /** Whether somebody looks at it: then it stays in memory. */
  readonly isWatched: (id: string) => boolean;
  /** For whoever looks after the machine: what should not have happened. */
  readonly noted: (cause: unknown) => void;
  /** How long whoever has lost the race so often waits before they try again, in milliseconds. */
  readonly pause?: (tries: number) => number;
  /** A clock that never goes back, in milliseconds. */
  readonly clock?: () => number;
}

/** What was done in a room, by its id. */
type Turned = readonly [string, Turn];
/** Does all of it or, where it fails, nothing. */
type Work = (turned: readonly Turned[]) => Promise<void>;

const MOST_TRIES = 8;
/** By chance, so that those who race do not meet again and again. */
const usualPause = (tries: number) => Math.random() * 2 ** tries;
/** So much is done, stored and told in one turn; the rest waits for the next. All that is told in a turn is written down
 * before any of it is sent: where thousands wait, that would be much memory, and nobody would hear anything meanwhile. */
export const MOST_AT_ONCE = 256;
/** And for so long at most, in milliseconds: what takes long of each leaves the others their turn. */
const LONGEST_TURN = 10;

export function roomsIn(options: RoomsOptions): Rooms {
  const { store, now, bounds, isWatched, noted, pause = usualPause } = options;
  const clock = options.clock ?? (() => performance.now());
  const listeners: Told[] = [];
  const readCold = readingFrom(store);
  const keepUp = roomTimes(now);
  let asked: RoomRequest[] = [];
  /** What was done in this turn, by room. */
  let turns = new Map<string, Turn>();
  let scheduled = false;
  /** Rooms whose entries are on the way to the disk, or are looked for there: whoever asks waits until that is done. */
  const storing = new Map<string, RoomRequest[]>();
  /** How many wait to try again. */
  let pausing = 0;
  const loading = new Map<string, RoomRequest[]>();
  /** Rooms that somebody looks at and that have to be read anew: up to which number they have been told. */
  const forgotten = new Map<string, number>();
  const isBusy = (id: string) => storing.has(id) || loading.has(id) || turns.has(id);
  const cache = cacheWithin(bounds, (id) => isWatched(id) || isBusy(id));

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(takeTurn);
  }

  function ask(one: RoomRequest): void {
    asked.push(one);
    schedule();
  }

  function takeTurn(): void {
    scheduled = false;
    const all = asked;
    // Whatever is asked anew meanwhile comes after those who wait.
    asked = [];
    const until = clock() + LONGEST_TURN;
    let taken = 0;
    for (const one of all) {
      take(one);
      if (++taken >= MOST_AT_ONCE || clock() >= until) break;
    }
    asked = [...all.slice(taken), ...asked];
    if (asked.length > 0) schedule();
    const done = turns;
    turns = new Map();
    finish(done);
  }

  function take(one: RoomRequest): void {
    const waiting = storing.get(one.id) ?? loading.get(one.id);
    if (waiting !== undefined) {
      waiting.push(one);
      return;
    }
    const held = cache.get(one.id);
    if (held === undefined) void load(one);
    else perform(held, one);
  }

  function perform(held: Held, one: RoomRequest, isFresh = false): void {
    const { id } = one;
    const before = held.room.number;
    const turn = turns.get(id) ?? { held, isNew: false, before, entries: [], rows: [], answers: [] };
    turns.set(id, turn);
    try {
      const { entry, value } = one.act(held.room);
      if (entry !== null) note(turn, entry, one.key);
      turn.answers.push({ asked: one, value, by: whoseIs(entry, one.key), isFresh });
    } catch (cause) {
      // Nobody knows how far it came: the room is read anew, and what the others did is done again.
      forget(id, turn);
      turns.delete(id);
      one.reject(cause);
      for (const { asked: other } of turn.answers) ask(other);
    }
  }

  /** What is due there is found by the server's time, and not by that of a clock that was ahead. */
  function refile(held: Held): void {
    const { room, filed } = held;
    if (filed.due === null) return;
    held.filed = { ...filed, due: dueOf(room) };
    store.postpone(room.id, filed.due, held.filed.due).catch(noted);
  }

  function forget(id: string, { before }: Turn): void {
    cache.drop(id);
    if (isWatched(id)) forgotten.set(id, before);
  }

  function note({ held, entries, rows }: Turn, entry: Entry, key: string | null): void {
    const json = JSON.stringify(entry);
    entries.push(entry);
    const at = timeIn(held.room, now());
    rows.push({ number: held.room.number, at, key, json });
    stamp(held.room, entry, at);
    cache.grow(held, json.length);
  }

  async function load(one: RoomRequest): Promise<void> {
    const { id } = one;
    const waiting = [one];
    loading.set(id, waiting);
    try {
      const read = await readCold(id, one.spend);
      const told = forgotten.get(id);
      forgotten.delete(id);
      if (read === null) for (const each of waiting) each.resolve(null);
      else {
        const { held, entries } = read;
        if (keepUp(held.room)) refile(held);
        // At once, before it could be forgotten again; it is stored with all else of this turn.
        cache.put(held);
        tell(held.room, entries.slice(told ?? held.room.number), false);
        for (const each of waiting) {
          if (cache.get(id) === held) perform(held, each, each === one);
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

  function finish(done: ReadonlyMap<string, Turn>): void {
    const changed: [string, Turn][] = [];
    const looked: [string, Turn][] = [];
    for (const [id, turn] of done) {
      if (turn.rows.length > 0) changed.push([id, turn]);
      else if (turn.answers.every(({ isFresh }) => isFresh)) settle(turn);
      else looked.push([id, turn]);
    }
    void inTheStore(changed, async (some) => {
      const late = await store.append(some.map(([, turn]) => groupOf(turn)));
      for (const [id, turn] of some) if (!late.has(id)) settle(turn);
      for (const [id, turn] of some) if (late.has(id)) await again(id, turn);
    });
    void inTheStore(looked, async (some) => {
      const known = some.map(([room, { before }]) => ({ room, number: before }));
      const more = await store.after(known);
      for (const [id, turn] of some) {
        const rows = more.get(id);
        if (rows === undefined) settle(turn);
        else catchUp(id, turn, rows);
      }
    });
  }

  /** Nothing else is done in these rooms meanwhile. */
  async function inTheStore(turned: readonly Turned[], work: Work): Promise<void> {
    if (turned.length === 0) return;
    for (const [id] of turned) storing.set(id, []);
    await attempt(turned, work);
    for (const [id] of turned) {
      const waiting = storing.get(id) ?? [];
      storing.delete(id);
      for (const one of waiting) ask(one);
    }
  }

  /** Where a part of the store is damaged, each room is tried by itself: it is not the fault of the others. */
  async function attempt(turned: readonly Turned[], work: Work): Promise<void> {
    try {
      await work(turned);
    } catch (cause) {
      const isDamaged = cause instanceof DamagedPart;
      if (isDamaged && turned.length > 1) for (const one of turned) await attempt([one], work);
      else for (const [id, turn] of turned) fail(id, turn, isDamaged ? cause : new NotStored(cause));
    }
  }

  /** Another process has stored more: what was asked is asked of the room as it is now. */
  function catchUp(id: string, turn: Turn, rows: readonly StoredRow[]): void {
    const { held, answers } = turn;
    if (rows.some(isErasure)) {
      // What is remembered has somebody in it whom nobody is to remember.
      forget(id, turn);
      for (const { asked: one } of answers) ask(one);
      return;
    }
    try {
      const entries = readMore(held, rows);
      keepUp(held.room);
      cache.grow(held, sizeOf(rows));
      tell(held.room, entries, false);
    } catch (cause) {
      fail(id, turn, cause);
      return;
    }
    for (const { asked: one } of answers) {
      if (cache.get(id) === held) perform(held, one, true);
      else ask(one);
    }
    schedule();
  }

  function fail(id: string, turn: Turn, cause: unknown): void {
    forget(id, turn);
    for (const { asked: one } of turn.answers) one.reject(cause);
  }

  /** It is stored: now it is told, and then answered. In this order: the protocol promises whoever moved the sight that
   * their move made before the answer to it. */
  function settle({ held, entries, answers }: Turn): void {
    held.filed = filedOf(held.room);
    tell(held.room, entries, true);
    for (const { asked: one, value } of answers) one.resolve(value);
  }

  function tell(room: Room, entries: readonly Entry[], isOurs: boolean): void {
    if (entries.length === 0) return;
    for (const told of listeners)
      try {
        told(room, entries, isOurs);
      } catch (cause) {
        // What is stored is stored, whoever could not be told.
        noted(cause);
      }
  }

  /** Somebody else was quicker: what was done is done again, in the room as they have left it. A request that was granted
   * before is not, nor what is by somebody who was erased, and the others of its turn have lost no race. */
  async function again(id: string, turn: Turn): Promise<void> {
    forget(id, turn);
    const others: RoomRequest[] = [];
    const persons = new Set(turn.answers.flatMap(({ by }) => by));
    const erased = persons.size === 0 ? [] : await store.people.erased([...persons]).catch(() => []);
    for (const { asked: one, by } of turn.answers) {
      const gone = by.filter((person) => erased.includes(person));
      if (gone.length > 0) {
        one.reject(new PersonErased(gone));
        continue;
      }
      const before = one.key === null ? null : await store.keyed(one.key).catch(() => null);
      if (before === null) others.push(one);
      else one.reject(new GrantedBefore(before));
    }
    const isRaced = others.length === turn.answers.length;
    for (const one of others) {
      if (!isRaced) ask(one);
      else if (++one.tries >= MOST_TRIES) one.reject(new Raced());
      else later(one);
    }
  }

  function later(one: RoomRequest): void {
    pausing++;
    setTimeout(() => {
      pausing--;
      ask(one);
    }, pause(one.tries));
  }

  function request<T>(id: string, act: RoomAct<T>, key: string | null, spend?: Spend): Promise<T | null> {
    return new Promise((resolve, reject) =>
      ask({
        ...{ id, key, act, tries: 0, resolve: resolve as (value: unknown) => void, reject },
        ...(spend && { spend }),
      }),
    );
  }

  return {
    async open(id, secret, first, key) {
      const room = openRoom(id, secret, first);
      const held: Held = { room, filed: { stage: "waiting", listed: false, due: null, came: 0 }, size: 0 };
      return new Promise((resolve, reject) => {
        const opening: RoomRequest = {
          id,
          key,
          act: () => ({ entry: null, value: null }),
          tries: MOST_TRIES,
          resolve: () => resolve(room),
          // The request was granted before.
          reject: (cause) =>
            cause instanceof Raced || cause instanceof GrantedBefore ? resolve(null) : reject(cause),
        };
        const turn: Turn = { held, isNew: true, before: 0, entries: [], rows: [], answers: [] };
        turns.set(id, turn);
        cache.put(held);
        note(turn, first, key);
        turn.answers.push({ asked: opening, value: null, by: whoseIs(first, key), isFresh: true });
        schedule();
      });
    },
    act: (id, act, key = null) => request(id, act, key),
    look: (id, spend) => request(id, looked, null, spend),
    has: (id) => cache.has(id),
    listen: (told) => void listeners.push(told),
    stir(ids) {
      // A room that nobody looks at is compared with the store when somebody asks.
      for (const id of ids) if (isWatched(id) || isBusy(id)) request(id, looked, null).catch(noted);
    },
    async idle() {
      while (scheduled || pausing > 0 || storing.size > 0 || loading.size > 0)
        await new Promise((done) => setTimeout(done, 1));
    },
    get held() {
      return cache.count;
    },
  };
}

const looked: RoomAct<Room> = (room) => ({ entry: null, value: room });
