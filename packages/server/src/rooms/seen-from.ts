/** A room as somebody who asks from afar may see it now. For whoever watches late a game that nobody has watched so yet is
 * folded anew: what that takes is counted for their house. */
import type { House } from "../house.ts";
import type { From } from "../limits/pondering.ts";
import type { Person } from "../room/entries.ts";
import { isKnownPast, isLate, seenBy } from "../room/past.ts";
import type { Room } from "../room/room.ts";

export async function seenFrom(
  { rooms, limits, now }: Pick<House, "rooms" | "limits" | "now">,
  from: From,
  room: Room,
  person: Person | null,
): Promise<Room> {
  if (!isLate(room, person) || isKnownPast(room, now())) return seenBy(room, person, now());
  return limits.ponder(from, async () => {
    const there = (await rooms.look(room.id)) ?? room;
    return () => seenBy(there, person, now());
  });
}
