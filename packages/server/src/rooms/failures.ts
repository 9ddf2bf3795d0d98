/** What keeps an act from being done, whatever the room says. */
import { OutOfPatience } from "../out-of-patience.ts";
import type { Person } from "../room/entries.ts";
import { StoreAway } from "../store/store.ts";

/** Somebody else was quicker, again and again. */
export class Raced extends Error {
  constructor() {
    super("raced");
    this.name = "Raced";
  }
}

/** Where the others of a table were quicker again and again, nothing is broken: whoever asked may ask again. */
export async function unlessRaced<T>(done: Promise<T>): Promise<T | "raced"> {
  try {
    return await done;
  } catch (cause) {
    if (cause instanceof Raced) return "raced";
    throw cause;
  }
}

/** The same request was granted before, in this room. */
export class GrantedBefore extends Error {
  readonly room: string;
  constructor(room: string) {
    super("granted before");
    this.name = "GrantedBefore";
    this.room = room;
  }
}

/** It was by somebody who was erased meanwhile. */
export class PersonErased extends Error {
  readonly persons: readonly Person[];
  constructor(persons: readonly Person[]) {
    super("erased");
    this.name = "PersonErased";
    this.persons = persons;
  }
}

/** The store cannot be reached, or cannot take it: nothing was told. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super("not stored", { cause });
    this.name = "NotStored";
  }
}

/** After how many seconds to ask again what could not be stored or read. */
export const UNAVAILABLE_FOR = 5;

/** Whether the store could not be reached, or could not take it. */
export function isAway(cause: unknown): boolean {
  return cause instanceof NotStored || cause instanceof StoreAway;
}

/** Whether it is this very room that cannot be read: nothing of the moment, and nothing that stands in the way of others. */
export function isUnreadable(cause: unknown): boolean {
  return !(
    cause instanceof Raced ||
    cause instanceof GrantedBefore ||
    cause instanceof PersonErased ||
    cause instanceof OutOfPatience ||
    isAway(cause)
  );
}
