/** Rooms for somebody who asks from afar: what it takes to read one that is not in memory is counted for their house. */
import type { House } from "../house.ts";
import type { Room } from "../room/room.ts";
import { isUnreadable } from "./failures.ts";

type Reading = Pick<House, "rooms" | "limits">;

export function lookFrom({ rooms, limits }: Reading, from: string, id: string): Promise<Room | null> {
  return rooms.has(id) ? rooms.look(id) : limits.labour(from, (spend) => rooms.look(id, spend));
}

/** One of many rooms: that it cannot be read is said, and keeps nobody from the others. */
export async function readable(
  house: Reading,
  from: string,
  id: string,
): Promise<Room | "unreadable" | null> {
  try {
    return await lookFrom(house, from, id);
  } catch (cause) {
    if (!isUnreadable(cause)) throw cause;
    return "unreadable";
  }
}
