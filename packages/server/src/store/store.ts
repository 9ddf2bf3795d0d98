/**
 * Where the lists of entries are kept. What `append` has answered lies on the disk; two processes that race for the same
 * number are told apart here.
 */
import type { RoomView } from "@guinguette/wire/room";
import type { PeopleStore } from "./people.ts";
import type { PushStore } from "./push.ts";

export interface Row {
  readonly number: number;
  /** When, in milliseconds. */
  readonly at: number;
  /** Of the request that made it, so that the same one is not granted twice. */
  readonly key: string | null;
  readonly json: string;
}

/** What is new in one room: all of it is stored, or none. */
export interface Group {
  readonly room: string;
  /** Of a room that is new. */
  readonly secret: string | null;
  /** Of a room that is new, too: what it is called, if it has such a name. A name that another room has is not given
   * again, until that one is long over: then the group is late. */
  readonly code: string | null;
  /** By what it is found, where that has changed. */
  readonly filed: Filed | null;
  /** By what it is found among somebody's own tables: those who have come, and all who are there when it is over. */
  readonly guests: Guests | null;
  /** Who comes by it, or asked for it. Where one of them was erased, the group is late. */
  readonly by: readonly string[];
  readonly rows: readonly [Row, ...Row[]];
}

export interface Filed {
  readonly stage: RoomView["stage"];
  readonly listed: boolean;
  /** When something has to happen in it by itself, in milliseconds. */
  readonly due: number | null;
  /** When somebody last came to sit there, in milliseconds. */
  readonly came: number;
}

export interface Guests {
  readonly persons: readonly string[];
  readonly isOver: boolean;
}

/** What was said of somebody is said of nobody: entries that take the place of those with their numbers, and one that is
 * new, so that every process reads the room again. */
export interface Rewriting {
  readonly room: string;
  readonly person: string;
  readonly rows: readonly Omit<Row, "at" | "key">[];
  readonly added: Row;
  readonly filed: Filed;
}

export interface StoredRow {
  /** When, in milliseconds. */
  readonly at: number;
  readonly json: string;
}

export interface StoredRoom {
  readonly secret: string;
  readonly rows: readonly StoredRow[];
}

/** What somebody knows of a room: its entries up to this number. */
export interface Known {
  readonly room: string;
  readonly number: number;
}

/** A page of the tables that are listed and wait, those to which somebody came last first. */
export interface Waiting {
  readonly rooms: readonly string[];
  readonly next: string | null;
}

export interface SigningKey {
  readonly id: number;
  /** From when on, in milliseconds; of those that older programs drew, when they were made. */
  readonly signs: number;
  readonly key: Uint8Array;
}

/** The store cannot be asked at the moment. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super("the store does not answer", { cause });
    this.name = "StoreAway";
  }
}

/** What was asked for lies in a damaged part of the store, which nothing can be read from; other parts can. */
export class DamagedPart extends Error {
  constructor(cause: unknown) {
    super("a part of the store is damaged", { cause });
    this.name = "DamagedPart";
  }
}

/** A room keeps its name for so long after its last entry, in milliseconds, once it is over: 30 days. */
export const NAMED_FOR = 30 * 86_400_000;

export interface Store {
  /** What time it is, in milliseconds, by a clock that all processes have in common which serve this store. */
  time(): Promise<number>;
  load(room: string): Promise<StoredRoom | null>;
  /** Whether there is such a room: which takes next to nothing. */
  has(room: string): Promise<boolean>;
  /** What was stored after that, by room, of the rooms of which there is more. */
  after(known: readonly Known[]): Promise<ReadonlyMap<string, readonly StoredRow[]>>;
  /** At most one group of each room. Gives the rooms of which somebody else has stored that number, or granted that
   * request, before, and those by somebody who was erased. */
  append(groups: readonly Group[]): Promise<ReadonlySet<string>>;
  /** The room in which the request with this key was granted. */
  keyed(key: string): Promise<string | null>;
  /** Of those to which somebody came after this time. */
  waiting(from: string | null, most: number, after: number): Promise<Waiting>;
  /** Whether any of these names is a room's, and not to be given again at this time. */
  isNamed(codes: readonly string[], at: number): Promise<boolean>;
  /** The room that is called so. */
  called(code: string): Promise<string | null>;
  /** Rooms in which something was due before this time, the longest first, and at most so many. Until the second time
   * they are nobody else's to look after, unless something new is filed. */
  overdue(before: number, until: number, most: number): Promise<readonly string[]>;
  /** A room that was due at the first time, and still is, is so at the second; null where it is not until something new is
   * filed. */
  postpone(room: string, from: number, to: number | null): Promise<void>;
  /** The rooms where somebody has been: first those that are not over, and the newest of each first. */
  roomsOf(person: string, most: number): Promise<readonly string[]>;
  /** The same by their ids, from the one after this on: an order that nothing changes while somebody goes through it. */
  roomsAfter(person: string, room: string, most: number): Promise<readonly string[]>;
  /** Whether it was done: not where the new entry has a number that is not the next. It is then none of the person's
   * rooms. */
  rewrite(rewriting: Rewriting): Promise<boolean>;
  readonly people: PeopleStore;
  readonly push: PushStore;
  /** The newest first. */
  signingKeys(): Promise<readonly SigningKey[]>;
  /** Adds a key, unless there is one that signs after this time: of several processes that start, one adds it. */
  addSigningKey(key: Omit<SigningKey, "id">, unlessAfter: number): Promise<void>;
  close(): Promise<void>;
}

/** Where a page begins: after what the page before it ended with. */
export function startOf(from: string | null): { readonly came: number; readonly id: string } {
  if (from === null) return { came: Number.MAX_SAFE_INTEGER, id: "" };
  const [came = "", id = ""] = from.split(".");
  return { came: Math.min(Math.trunc(Number(came)) || 0, Number.MAX_SAFE_INTEGER), id };
}

/** The page of what was found, which is one more than fits where there is more. */
export function pageOf(
  found: readonly { readonly id: string; readonly came: number }[],
  most: number,
): Waiting {
  const page = found.slice(0, most);
  const last = page.at(-1);
  const more = found.length > most && last !== undefined;
  return { rooms: page.map((room) => room.id), next: more ? `${last.came}.${last.id}` : null };
}
