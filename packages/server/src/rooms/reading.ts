/** Rooms as they are read from the store: whole, or what others have added since. */
import type { Entry } from "../room/entries.ts";
import { fold, roomOf } from "../room/room.ts";
import type { StoredRoom } from "../store/store.ts";
import type { Held } from "./cache.ts";
import { filedOf } from "./turn.ts";

export interface Read {
  readonly held: Held;
  readonly entries: readonly Entry[];
}

/** The room that was stored; null where there is none. */
export function readRoom(id: string, stored: StoredRoom | null): Read | null {
  if (stored === null) return null;
  const entries = stored.rows.map(parsed);
  const room = roomOf(id, stored.secret, entries);
  return { held: { room, filed: filedOf(room), size: sizeOf(stored.rows) }, entries };
}

/** Adds what others have stored, and gives it. */
export function readMore(held: Held, rows: readonly string[]): Entry[] {
  const entries = rows.map(parsed);
  for (const entry of entries) fold(held.room, entry);
  held.filed = filedOf(held.room);
  return entries;
}

export function sizeOf(rows: readonly string[]): number {
  return rows.reduce((sum, json) => sum + json.length, 0);
}

function parsed(json: string): Entry {
  return JSON.parse(json) as Entry;
}
