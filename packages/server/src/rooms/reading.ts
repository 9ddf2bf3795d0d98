/** Rooms as they are read from the store: whole, or what others have added since. */
import type { Entry } from "../room/entries.ts";
import { fold, roomOf, stamp } from "../room/room.ts";
import type { StoredRoom, StoredRow } from "../store/store.ts";
import type { Held } from "./cache.ts";
import { filedOf } from "./turn.ts";

export interface Read {
  readonly held: Held;
  readonly entries: readonly Entry[];
}

/** The room that was stored. */
export function readRoom(id: string, { secret, rows }: StoredRoom): Read {
  const entries = rows.map(parsed);
  const times = rows.map(({ at }) => at);
  const room = roomOf(id, secret, entries, times);
  return { held: { room, filed: filedOf(room), size: sizeOf(rows) }, entries };
}

/** Adds what others have stored, and gives it. */
export function readMore(held: Held, rows: readonly StoredRow[]): Entry[] {
  const entries = rows.map((row) => {
    const entry = parsed(row);
    fold(held.room, entry);
    stamp(held.room, entry, row.at);
    return entry;
  });
  held.filed = filedOf(held.room);
  return entries;
}

export function sizeOf(rows: readonly StoredRow[]): number {
  return rows.reduce((sum, { json }) => sum + json.length, 0);
}

/** Whether entries before it are not what they were. */
export function isErasure(row: StoredRow): boolean {
  return parsed(row).kind === "erased";
}

function parsed({ json }: StoredRow): Entry {
  return JSON.parse(json) as Entry;
}
