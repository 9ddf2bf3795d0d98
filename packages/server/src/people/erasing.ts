/**
 * Somebody is erased: wherever their name stood it stands no more, and who they were is nobody. What they did in games of
 * others stays, for those games are theirs too and can still be verified.
 */
import { isOver } from "@guinguette/table/table";
import type { House } from "../house.ts";
import { newId } from "../ids.ts";
import type { From } from "../limits/pondering.ts";
import type { Entry, Person } from "../room/entries.ts";
import { nameless } from "../room/nameless.ts";
import { offerAt } from "../room/offering.ts";
import { personsIn } from "../room/persons.ts";
import { type Room, seatOf } from "../room/room.ts";
import { wish } from "../room/wish.ts";
import { isUnreadable, NotStored, Raced } from "../rooms/failures.ts";
import { foldInTurns, type Spend } from "../rooms/folding.ts";
import { readMore } from "../rooms/reading.ts";
import type { StoredRow } from "../store/store.ts";

/** What they do last at a table: they get up. In play a bot takes the seat, where the table says which. */
function leaving(room: Room, person: Person): Entry | null {
  const seat = seatOf(room, person);
  const { table, plan } = room;
  if (seat === null) return null;
  if (table === null) {
    const stood = wish(room, person, { kind: "stand", seat });
    return stood.ok ? stood.entry : null;
  }
  if (isOver(table)) return null;
  const seen = table.changes.length;
  const chair = table.chairs[seat];
  if (chair?.holder.kind === "person" && !chair.resigned)
    return offerAt(room, seat, { kind: "stand-up", seen }, null).entry;
  if (chair?.holder.kind === "nobody" && plan.away !== "wait")
    return offerAt(room, seat, { kind: "bot-in", seen, level: plan.away, name: "" }, null).entry;
  return null;
}

/** The table is somebody else's now, if anybody is left there; if not, the next who comes has it. */
function hostAfter(room: Room, nobody: Person): Person {
  if (room.host !== nobody) return room.host;
  return personsIn(room.seats).find((person) => person !== nobody && !room.gone.includes(person)) ?? nobody;
}

type Erasing = Pick<House, "rooms" | "store" | "limits" | "draw" | "now" | "noted" | "dismiss">;

/** So many of their tables are looked for at once. */
const MANY = 100;
const MOST_TRIES = 8;

/** Nobody knows them any more from now on. What was under way has been stored once they are forgotten, and nothing of theirs
 * is stored after: no room is added to those that are then found. What it takes to read their tables and to write them anew
 * is counted for whoever asks, and waits its turn; once begun it is too much for nobody. Gives the rooms that nobody can read: they are there still. */
export async function erase(house: Erasing, from: From, person: Person): Promise<string[]> {
  const { store, dismiss } = house;
  const unread = new Set<string>();
  // Where that cannot be stored, they are who they were, and may ask again.
  await store.people.forget(person);
  dismiss(person, null);
  for (;;) {
    const rooms = (await store.roomsOf(person, MANY + unread.size)).filter((id) => !unread.has(id));
    if (rooms.length === 0) return [...unread];
    for (const id of rooms) if (!(await couldErase(house, from, id, person))) unread.add(id);
  }
}

/** One room that cannot be read keeps nobody in the others. */
async function couldErase(house: Erasing, from: From, id: string, person: Person): Promise<boolean> {
  try {
    await house.limits.labour({ ...from, hasBegun: true }, (spend) => eraseAt(house, id, person, spend));
    return true;
  } catch (cause) {
    if (!isUnreadable(cause)) throw cause;
    house.noted(cause);
    return false;
  }
}

async function eraseAt(house: Erasing, id: string, person: Person, spend: Spend): Promise<void> {
  const { rooms, store, draw, now } = house;
  await rooms.look(id, spend);
  // Whatever becomes of the seat are entries as any others, one after the other.
  for (let isDone = false; !isDone; )
    isDone =
      (await rooms.act(id, (room) => {
        const entry = leaving(room, person);
        return { entry, value: entry === null };
      })) ?? true;
  const nobody = newId(draw);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const stored = await store.load(id);
    if (stored === null) throw new NotStored(`no room ${id}`);
    const rows = stored.rows.map((row) => namelessRow(row, person, nobody));
    const { held } = await foldInTurns(id, { ...stored, rows }, spend);
    const entry: Entry = { kind: "erased", host: hostAfter(held.room, nobody), nobody };
    const added = { number: rows.length + 1, at: now(), key: null, json: JSON.stringify(entry) };
    readMore(held, [added]);
    const changed = rows.flatMap(({ json }, at) =>
      json === stored.rows[at]?.json ? [] : [{ number: at + 1, json }],
    );
    const isDone = await store.rewrite({ room: id, person, rows: changed, added, filed: held.filed });
    if (!isDone) continue;
    rooms.stir([id]);
    return;
  }
  throw new Raced();
}

function namelessRow(row: StoredRow, person: Person, nobody: Person): StoredRow {
  // Most entries of a long table are others'.
  if (!row.json.includes(person)) return row;
  return { ...row, json: JSON.stringify(nameless(JSON.parse(row.json) as Entry, person, nobody)) };
}
