/**
 * Somebody is erased: wherever their name stood it stands no more, and who they were is nobody. What they did in games of
 * others stays, for those games are theirs too and can still be verified.
 */
import { isOver } from "@guinguette/table/table";
import type { House } from "../house.ts";
import { newId } from "../ids.ts";
import type { Entry, Person } from "../room/entries.ts";
import { nameless } from "../room/nameless.ts";
import { offerAt } from "../room/offering.ts";
import { personsIn } from "../room/persons.ts";
import { type Room, roomOf, seatOf } from "../room/room.ts";
import { wish } from "../room/wish.ts";
import { isUnreadable, NotStored, Raced } from "../rooms/failures.ts";
import { filedOf } from "../rooms/turn.ts";

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

/** The table is somebody else's now, if anybody is left there. */
function hostAfter(room: Room, nobody: Person): Person {
  if (room.host !== nobody) return room.host;
  return personsIn(room.seats).find((person) => person !== nobody) ?? nobody;
}

type Erasing = Pick<House, "rooms" | "store" | "draw" | "now" | "noted" | "dismiss">;

/** So many of their tables are looked for at once. */
const MANY = 100;
const MOST_TRIES = 8;

/** Nobody knows them any more from now on. What was under way has been stored once they are forgotten, and nothing of theirs
 * is stored after: no room is added to those that are then found. Gives the rooms that nobody can read: they are there
 * still. */
export async function erase(house: Erasing, person: Person): Promise<string[]> {
  const { store, dismiss } = house;
  const unread = new Set<string>();
  dismiss(person, null);
  await store.people.forget(person);
  for (;;) {
    const rooms = (await store.roomsOf(person, MANY + unread.size)).filter((id) => !unread.has(id));
    if (rooms.length === 0) return [...unread];
    for (const id of rooms) if (!(await couldErase(house, id, person))) unread.add(id);
  }
}

/** One room that cannot be read keeps nobody in the others. */
async function couldErase(house: Erasing, id: string, person: Person): Promise<boolean> {
  try {
    await eraseAt(house, id, person);
    return true;
  } catch (cause) {
    if (!isUnreadable(cause)) throw cause;
    house.noted(cause);
    return false;
  }
}

async function eraseAt(house: Erasing, id: string, person: Person): Promise<void> {
  const { rooms, store, draw, now } = house;
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
    const before = stored.rows.map(({ json }) => JSON.parse(json) as Entry);
    const entries = before.map((entry) => nameless(entry, person, nobody));
    const rows = entries.flatMap((entry, at) =>
      entry === before[at] ? [] : [{ number: at + 1, json: JSON.stringify(entry) }],
    );
    const times = stored.rows.map(({ at }) => at);
    const room = roomOf(id, stored.secret, entries, times);
    const added: Entry = { kind: "erased", host: hostAfter(room, nobody) };
    const at = now();
    const number = entries.length + 1;
    const filed = filedOf(roomOf(id, stored.secret, [...entries, added], [...times, at]));
    const isDone = await store.rewrite({
      room: id,
      person,
      rows,
      added: { number, at, key: null, json: JSON.stringify(added) },
      filed,
    });
    if (!isDone) continue;
    rooms.stir([id]);
    return;
  }
  throw new Raced();
}
