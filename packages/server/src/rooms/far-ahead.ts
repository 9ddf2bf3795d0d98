/** By how much rooms are ahead of the server's time, where that is much: also of those that are not in memory any more, so
 * that a clock which runs there is not begun anew whenever somebody looks. */
import { keepUp } from "../room/own-time.ts";
import type { Room } from "../room/room.ts";

/** So much the clocks of several machines may differ, in milliseconds: beyond it one of them was wrong. */
const AHEAD = 60_000;
/** Beyond so many rooms, those are forgotten that were read first. */
const MOST = 20_000;

/** Brings a room up to its own time; whether it is far ahead. */
export function roomTimes(now: () => number): (room: Room) => boolean {
  const known = new Map<string, number>();
  return (room) => {
    keepUp(room, now(), known.get(room.id));
    if (room.ahead <= AHEAD) return false;
    known.set(room.id, room.ahead);
    const [first] = known.keys();
    if (first !== undefined && known.size > MOST) known.delete(first);
    return true;
  };
}
