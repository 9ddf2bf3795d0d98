/** A machine whose clock was ahead, and is right again. */
import type { Room } from "./room.ts";

/** So much the clocks of several machines may differ, in milliseconds: beyond it one of them was wrong. */
const AHEAD = 60_000;

/**
 * What was noted by a clock that was ahead counts as of now: else bots, clocks and whoever watches late would wait until
 * that time has come. Whether anything was.
 */
export function putRight(room: Room, now: number): boolean {
  const { times, clocks } = room;
  const last = times.at(-1);
  if (last === undefined || last <= now + AHEAD) return false;
  for (let at = times.length - 1; at >= 0 && (times[at] ?? 0) > now; at--) times[at] = now;
  if (clocks !== null) clocks.since = Math.min(clocks.since, now);
  return true;
}
