/**
 * A room as it was some time ago, for those who watch with a delay: the game, its clocks and who sat there. It is the
 * fold of the changes up to then, so that nothing of what came later can be in it.
 */
import { append } from "@guinguette/table/fold";
import { openTable } from "@guinguette/table/table";
import type { Person, Seated } from "./entries.ts";
import { keepWith, timeIn } from "./own-time.ts";
import { nameAtEnd, type Room, seatOf, stageOf, stamp } from "./room.ts";
import { changesRoom } from "./shown.ts";

/** Whether somebody sees the game later than those who play it. */
export function isLate(room: Room, person: Person | null): boolean {
  return room.plan.delay > 0 && room.table !== null && seatOf(room, person) === null;
}

/** Up to when somebody who is late sees, by the server's time. */
export function seenUntil({ plan }: Room, now: number): number {
  return now - 1_000 * plan.delay;
}

/** It has begun, and nothing of it is seen yet. */
export function unseen(room: Room): Room {
  // Whoever starts it is answered before it is known when that was.
  const times = [room.times[0] ?? 0];
  const seats = asDealt(room);
  return { ...room, seats, next: null, table: null, times, clocks: null, names: null, isPast: true };
}

/** Who sat there when it began: who came and went since is not seen yet. */
function asDealt({ table, seats, chances, been }: Room): (Seated | null)[] {
  if (table === null) return seats;
  return table.opened.map(({ holder }, seat): Seated | null => {
    const { kind, name, colour } = holder;
    const looks = { name, ...(colour === undefined ? {} : { colour }) };
    if (kind === "nobody") return null;
    if (kind === "bot") return { person: null, level: holder.level, ...looks, chance: null };
    // Who has had it first was dealt it.
    const person = been.find((one) => one.seat === seat)?.person ?? "";
    return { person, ...looks, chance: chances[seat] ?? null };
  });
}

/** What there is to be told of what came: of the game alone, or of the room, too. */
export type News = "none" | "game" | "room";

/** Goes on to what had been made by then, of the changes up to this number. `until`: by the server's time. */
export function advance(past: Room, room: Room, upTo: number, until: number): News {
  const { table, times } = room;
  // Who may look from where holds from now on, and not later.
  past.shown = room.shown;
  if (table === null) return "none";
  keepWith(past, room);
  const then = timeIn(room, until);
  let news: News = "none";
  if (past.table === null) {
    const dealt = times[0] ?? Number.POSITIVE_INFINITY;
    if (dealt > then) return "none";
    deal(past, room, dealt);
    news = "room";
  }
  for (let number = (past.table?.changes.length ?? 0) + 1; number <= upTo; number++) {
    const [change, at] = [table.changes[number - 1], times[number]];
    if (change === undefined || at === undefined || at > then || past.table === null) break;
    const entry = { kind: "changed", person: null, change } as const;
    append(past.table, change);
    nameAtEnd(past);
    stamp(past, entry, at);
    if (news !== "room") news = changesRoom(past, entry) ? "room" : "game";
  }
  // That they play on elsewhere would tell that it is over.
  if (past.next !== room.next && stageOf(past) === "over") {
    past.next = room.next;
    news = "room";
  }
  return news;
}

function deal(past: Room, { table, id }: Room, at: number): void {
  if (table === null) return;
  const { terms, deal: dealt, opened } = table;
  const begun = openTable({ ...terms, ...dealt, holders: opened.map(({ holder }) => holder) });
  if (!begun.ok) throw new Error(`${id} cannot be dealt again`);
  past.table = begun.table;
  past.times.length = 0;
  stamp(past, { kind: "started" }, at);
}

/** How far those who are late have seen each room: whoever asks again goes on from there, and folds nothing twice. A room
 * that is read anew, because somebody was erased from it, is another one. */
const seen = new WeakMap<Room, { readonly past: Room; readonly until: number }>();

/** So many changes are folded in no time. */
const FEW = 100;

/** Whether it is known how it was not long before then: to see it costs next to nothing. */
export function isKnownPast(room: Room, now: number): boolean {
  const before = seen.get(room);
  if (before === undefined || before.until > seenUntil(room, now)) return false;
  // By what may be seen by then: what is hidden still makes no difference.
  const seenLast = before.past.table?.changes.length ?? 0;
  return (room.times[seenLast + FEW + 1] ?? Number.POSITIVE_INFINITY) > timeIn(room, seenUntil(room, now));
}

/** The room as somebody may see it now. */
export function seenBy(room: Room, person: Person | null, now: number): Room {
  if (!isLate(room, person)) return room;
  const until = seenUntil(room, now);
  const before = seen.get(room);
  const past = before !== undefined && before.until <= until ? before.past : unseen(room);
  advance(past, room, room.table?.changes.length ?? 0, until);
  seen.set(room, { past, until });
  return past;
}
