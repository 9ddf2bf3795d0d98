/**
 * Where the lists of entries are kept. What `append` has answered lies on the disk; two processes that race for the same
 * number are told apart here.
 */
import type { RoomView } from "@guinguette/wire/room";

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
  /** By what it is found in the list of tables, where that has changed. */
  readonly filed: Filed | null;
  readonly rows: readonly [Row, ...Row[]];
}

export interface Filed {
  readonly stage: RoomView["stage"];
  readonly listed: boolean;
}

export interface StoredRoom {
  readonly secret: string;
  readonly rows: readonly string[];
}

/** What somebody knows of a room: its entries up to this number. */
export interface Known {
  readonly room: string;
  readonly number: number;
}

/** A page of the tables that are listed and wait, the newest first. */
export interface Waiting {
  readonly rooms: readonly string[];
  readonly next: string | null;
}

export interface SigningKey {
  readonly id: number;
  readonly made: number;
  readonly key: Uint8Array;
}

export interface Store {
  load(room: string): Promise<StoredRoom | null>;
  /** What was stored after that, by room, of the rooms of which there is more. */
  after(known: readonly Known[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** At most one group of each room. Gives the rooms of which somebody else has stored that number, or granted that
   * request, before. */
  append(groups: readonly Group[]): Promise<ReadonlySet<string>>;
  /** The room in which the request with this key was granted. */
  keyed(key: string): Promise<string | null>;
  waiting(from: string | null, most: number): Promise<Waiting>;
  /** The newest first. */
  signingKeys(): Promise<readonly SigningKey[]>;
  /** Adds a key, unless there is one that was made after this time: of several processes that start, one adds it. */
  addSigningKey(key: Omit<SigningKey, "id">, unlessAfter: number): Promise<void>;
  close(): Promise<void>;
}
