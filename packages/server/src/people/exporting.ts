/** All that is kept of somebody, for them to take away. */
import { setImmediate } from "node:timers/promises";
import type { Exported } from "@guinguette/wire/people";
import type { House } from "../house.ts";
import type { From } from "../limits/pondering.ts";
import { OutOfPatience } from "../out-of-patience.ts";
import { shownPushes } from "../push/shown.ts";
import type { Entry, Person } from "../room/entries.ts";
import { whyNoRecord } from "../room/looking.ts";
import { onlyOf } from "../room/nameless.ts";
import { openedRecord, shownRoom } from "../room/shown.ts";
import { inATurn, MOST_FOLDED, type Spend, weightOf } from "../rooms/folding.ts";
import { readable } from "../rooms/readable.ts";
import type { StoredRow } from "../store/store.ts";

/** Of so many tables at a time, or of as many as can be read in time, and it is said where it goes on. */
export const MOST_TABLES = 500;
/** Nor is there more in a part than about so many letters, or one table: it lies in memory until it is read. */
export const MOST_LETTERS = 1024 * 1024;

/** What somebody has done at a table, as it is stored and as it is sent: a long table is read in several turns. */
async function deedsOf(
  store: House["store"],
  id: string,
  person: Person,
  spend: Spend,
): Promise<string[] | null> {
  const begun = performance.now();
  const loading = store.load(id);
  // What comes from afar is not the process's time.
  spend(performance.now() - begun);
  const stored = await loading;
  if (stored === null) return null;
  const deeds: string[] = [];
  for (let at = 0; at < stored.rows.length; at += MOST_FOLDED) {
    const rows = stored.rows.slice(at, at + MOST_FOLDED);
    deeds.push(...(await inATurn(weightOf(rows), () => rows.flatMap((row) => deedIn(row, person)), spend)));
  }
  return deeds;
}

function deedIn({ at, json }: StoredRow, person: Person): string[] {
  const deed = onlyOf(JSON.parse(json) as Entry, person);
  return deed === null ? [] : [JSON.stringify({ at, deed })];
}

/** A part of it (`Exported`), as it is sent: written table by table, so that nobody else waits for all of it. */
export async function exportedOf(
  house: Pick<House, "store" | "rooms" | "limits" | "now">,
  from: From,
  person: Person,
  after: string | null,
  /** Whether they still wait for it. */
  isWanted: () => boolean = () => true,
): Promise<string> {
  const { store, limits, now } = house;
  const tables: string[] = [];
  let letters = 0;
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
        const mayRead = whyNoRecord(there, person) === null;
        const [room, record] = [shownRoom(there, person), mayRead ? openedRecord(there) : null].map((one) =>
          JSON.stringify(one),
        );
        return `{"room":${room},"deeds":[${deeds.join(",")}],"record":${record}}`;
      };
    });
    if (table === null) return;
    tables.push(table);
    letters += table.length;
  }
  try {
    for (const id of found.slice(0, MOST_TABLES)) {
      if (!isWanted() || letters >= MOST_LETTERS) break;
      await gather(id);
      last = id;
      // What is written of one table may be long: others have their turn before the next.
      await setImmediate();
    }
  } catch (cause) {
    // What was gathered in time is a part of it.
    if (!(cause instanceof OutOfPatience) || last === after) throw cause;
  }
  const rest = {
    next: found.length === 0 || found.at(-1) === last ? null : last,
    unread,
    tokens: [...(await store.people.tokensOf(person))],
    subscriptions: shownPushes(await store.push.subscriptionsOf(person)),
  } satisfies Partial<Exported>;
  const head = JSON.stringify({ format: "guinguette/person/1", made: now() } satisfies Partial<Exported>);
  return `${head.slice(0, -1)},"tables":[${tables.join(",")}],${JSON.stringify(rest).slice(1)}`;
}
