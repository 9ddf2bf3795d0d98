/** All that is kept of somebody, for them to take away. */
import type { Exported } from "@guinguette/wire/people";
import type { House } from "../house.ts";
import type { From } from "../limits/pondering.ts";
import { OutOfPatience } from "../out-of-patience.ts";
import type { Entry, Person } from "../room/entries.ts";
import { onlyOf } from "../room/nameless.ts";
import { seenBy } from "../room/past.ts";
import { openedRecord, shownRoom } from "../room/shown.ts";
import { inATurn, MOST_FOLDED, type Spend } from "../rooms/folding.ts";
import { readable } from "../rooms/readable.ts";
import type { StoredRow } from "../store/store.ts";

/** Of so many tables at a time, or of as many as can be read in time, and it is said where it goes on. */
export const MOST_TABLES = 500;

type Deeds = Exported["tables"][number]["deeds"];

/** What somebody has done at a table, as it is stored: a long table is read in several turns. */
async function deedsOf(
  store: House["store"],
  id: string,
  person: Person,
  spend: Spend,
): Promise<Deeds | null> {
  const begun = performance.now();
  const loading = store.load(id);
  // What comes from afar is not the process's time.
  spend(performance.now() - begun);
  const stored = await loading;
  if (stored === null) return null;
  const deeds: Deeds = [];
  for (let at = 0; at < stored.rows.length; at += MOST_FOLDED) {
    const rows = stored.rows.slice(at, at + MOST_FOLDED);
    deeds.push(...(await inATurn(rows.length, () => rows.flatMap((row) => deedIn(row, person)), spend)));
  }
  return deeds;
}

function deedIn({ at, json }: StoredRow, person: Person): Deeds {
  const deed = onlyOf(JSON.parse(json) as Entry, person);
  return deed === null ? [] : [{ at, deed: deed as Deeds[number]["deed"] }];
}

export async function exportedOf(
  house: Pick<House, "store" | "rooms" | "limits" | "now">,
  from: From,
  person: Person,
  after: string | null,
  /** Whether they still wait for it. */
  isWanted: () => boolean = () => true,
): Promise<Exported> {
  const { store, limits, now } = house;
  const tables: Exported["tables"] = [];
  const unread: string[] = [];
  const found = await store.roomsAfter(person, after ?? "", MOST_TABLES + 1);
  /** The last of this part. */
  let last = after;
  async function gather(id: string): Promise<void> {
    const deeds = await limits.labour(from, (spend) => deedsOf(store, id, person, spend));
    const room = await readable(house, from, id);
    if (room === "unreadable") unread.push(id);
    if (room === "unreadable" || room === null || deeds === null) return;
    const table = await limits.ponder(from, async () => {
      // What is seen holds only until somebody is waited for again.
      const there = await house.rooms.look(id);
      return () => {
        if (there === null) return null;
        const seen = seenBy(there, person, now());
        return { room: shownRoom(seen, person), deeds, record: openedRecord(seen) };
      };
    });
    if (table !== null) tables.push(table);
  }
  try {
    for (const id of found.slice(0, MOST_TABLES)) {
      if (!isWanted()) break;
      await gather(id);
      last = id;
    }
  } catch (cause) {
    // What was gathered in time is a part of it.
    if (!(cause instanceof OutOfPatience) || last === after) throw cause;
  }
  return {
    format: "guinguette/person/1",
    made: now(),
    tables,
    next: found.length === 0 || found.at(-1) === last ? null : last,
    unread,
    tokens: [...(await store.people.tokensOf(person))],
  };
}
