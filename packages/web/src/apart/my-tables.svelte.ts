/**
 * The tables of whoever uses this device, asked for now and then while a page is open: seldom while nobody looks, more
 * seldom the longer nothing answers, and when the server says so where it was too much. Whoever has never been at a table apart asks nothing.
 */
import { comeAgainIn } from "@guinguette/wire/client/come-again";
import type { MyTables } from "@guinguette/wire/people";
import { hasGotUp } from "./got-up.ts";
import { line, tables } from "./here.ts";
import { myself } from "./myself.ts";
import { keepPushing, showTurns } from "./turns.ts";

export type MyTable = MyTables["tables"][number];

const WHILE_SEEN = 15_000;
const WHILE_HIDDEN = 60_000;
const LONGEST = 600_000;
/** What was told so lately is not asked again. */
const JUST_NOW = 2_000;

const found = $state<{ tables: readonly MyTable[]; at: number; isThere: boolean }>({
  tables: [],
  at: 0,
  isThere: true,
});
let isFollowing = false;
/** Of those who asked, the last: what was asked before may be answered after, and of somebody who is forgotten since. */
let turn = 0;
/** In how many milliseconds to ask again, where the server has said it. */
let comeAgain: number | null = null;

/** Those that wait for whoever asks first; `at`: when they were told. */
export function myTables(): {
  readonly tables: readonly MyTable[];
  readonly at: number;
  readonly isThere: boolean;
} {
  return found;
}

/** A table whose seat they have left waits for them to come back, not to play. */
function asTheirs(table: MyTable): MyTable {
  return hasGotUp(table.room) ? { ...table, awaited: false } : table;
}

/** Asks now. */
export async function lookAgain(): Promise<void> {
  const mine = ++turn;
  if (!myself().known) {
    // Whoever was known a moment ago has been forgotten: nothing waits for them any more.
    showTurns(null, []);
    found.tables = [];
    comeAgain = null;
    return;
  }
  const asked = await tables.mine();
  if (mine !== turn) return;
  found.isThere = asked.ok;
  comeAgain = comeAgainIn(asked);
  if (!asked.ok) return;
  // A server that is still of the version before does not say what comes later.
  const { tables: told, later = [] }: Partial<MyTables> & Pick<MyTables, "tables"> = asked.value;
  // What could not be read in time is shown as it was told before.
  const kept = found.tables.filter(({ room }) => later.includes(room.id));
  const now = [...told.map(asTheirs), ...kept];
  showTurns(found.at === 0 ? null : found.tables, now);
  found.tables = now;
  found.at = Date.now();
}

/** Asks again and again, from the first call on; a later call asks at once. */
export async function followMyTables(): Promise<void> {
  if (isFollowing) {
    if (Date.now() - found.at > JUST_NOW) await lookAgain();
    return;
  }
  isFollowing = true;
  keepPushing();
  let failures = 0;
  for (;;) {
    await lookAgain();
    failures = found.isThere || comeAgain !== null ? 0 : failures + 1;
    if (comeAgain !== null) {
      // What the server asks for, nobody's look shortens.
      await line.deadline(comeAgain);
      continue;
    }
    const usual = document.hidden ? WHILE_HIDDEN : WHILE_SEEN;
    await line.wait(Math.min(LONGEST, usual * 2 ** failures));
  }
}
