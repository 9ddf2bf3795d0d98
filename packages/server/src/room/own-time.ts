/**
 * A room's own time: the server's, or ahead of it where an entry says that it is later. A process whose clock was ahead
 * has stored such entries, or another one does. The room goes on from there, as by a hybrid logical clock: it neither
 * goes back nor stands still until the server's time has come so far.
 */
import type { Room } from "./room.ts";

/** What time it is in the room. */
export function timeIn({ ahead }: Pick<Room, "ahead">, now: number): number {
  return now + ahead;
}

/** When it is so late in the room, by the server's time. */
export function serverTime({ ahead }: Pick<Room, "ahead">, at: number): number {
  return at - ahead;
}

/** Sees to it that the room's time is not before its last entry, nor less ahead than it is known to be. */
export function keepUp(room: Room, now: number, known = 0): void {
  const { times } = room;
  const last = times.at(-1);
  if (last === undefined) return;
  const more = Math.max(known, last - now) - room.ahead;
  if (more <= 0) return;
  room.ahead += more;
  // Entries stay as old as they were. One that was ahead may be as new as this moment.
  const [isKnown, newest] = [known >= last - now, timeIn(room, now)];
  for (const [index, at] of times.entries())
    if (!isKnown || at <= now) times[index] = Math.min(at + more, newest);
}
