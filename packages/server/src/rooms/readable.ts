/** One of many rooms: that it cannot be read is said, and keeps nobody from the others. */
import type { Room } from "../room/room.ts";
import { isUnreadable } from "./failures.ts";
import type { Rooms } from "./rooms.ts";

export async function readable(rooms: Rooms, id: string): Promise<Room | "unreadable" | null> {
  try {
    return await rooms.look(id);
  } catch (cause) {
    if (!isUnreadable(cause)) throw cause;
    return "unreadable";
  }
}
