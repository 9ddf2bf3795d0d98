/** All that is kept of somebody, for them to take away. */
import type { Exported } from "@guinguette/wire/people";
import type { House } from "../house.ts";
import type { From } from "../limits/pondering.ts";
import type { Entry, Person } from "../room/entries.ts";
import { onlyOf } from "../room/nameless.ts";
import { seenBy } from "../room/past.ts";
import { openedRecord, shownRoom } from "../room/shown.ts";
import { readable } from "../rooms/readable.ts";

/** Of so many tables at a time, and it is said where it goes on. */
export const MOST_TABLES = 500;

export async function exportedOf(
  house: Pick<House, "store" | "rooms" | "limits" | "now">,
  from: From,
  person: Person,
  after: string | null,
): Promise<Exported> {
  const { store, now } = house;
  const tables: Exported["tables"] = [];
  const unread: string[] = [];
  const found = await store.roomsAfter(person, after ?? "", MOST_TABLES + 1);
  const rooms = found.slice(0, MOST_TABLES);
  for (const id of rooms) {
    // What is kept first: what is seen holds only until somebody is waited for again.
    const stored = await store.load(id);
    const room = await readable(house, from, id);
    if (room === "unreadable") unread.push(id);
    if (room === "unreadable" || room === null || stored === null) continue;
    const seen = seenBy(room, person, now());
    const deeds = stored.rows.flatMap(({ at, json }) => {
      const deed = onlyOf(JSON.parse(json) as Entry, person);
      return deed === null ? [] : [{ at, deed: deed as Exported["tables"][number]["deeds"][number]["deed"] }];
    });
    tables.push({ room: shownRoom(seen, person), deeds, record: openedRecord(seen) });
  }
  return {
    format: "guinguette/person/1",
    made: now(),
    tables,
    next: found.length > rooms.length ? (rooms.at(-1) ?? null) : null,
    unread,
    tokens: [...(await store.people.tokensOf(person))],
  };
}
