/** Rooms for somebody who asks from afar: what it takes to read one that is not in memory is counted for their house. */
import type { House } from "../house.ts";
import type { From } from "../limits/pondering.ts";
import type { Room } from "../room/room.ts";
import { DamagedPart } from "../store/store.ts";
import { isUnreadable, NotStored } from "./failures.ts";

export type Reading = Pick<House, "rooms" | "limits"> & { readonly store: Pick<House["store"], "has"> };

export async function lookFrom(
  { rooms, limits, store }: Reading,
  from: From,
  id: string,
): Promise<Room | null> {
  if (rooms.has(id)) return rooms.look(id);
  // Who asks for what there is not waits for nobody.
  if (!(await exists(store, id))) return null;
  return limits.labour(from, (spend) => rooms.look(id, spend));
}

async function exists(store: Reading["store"], id: string): Promise<boolean> {
  try {
    return await store.has(id);
  } catch (cause) {
    throw cause instanceof DamagedPart ? cause : new NotStored(cause);
  }
}

/** One of many rooms: that it cannot be read is said, and keeps nobody from the others. */
export async function readable(house: Reading, from: From, id: string): Promise<Room | "unreadable" | null> {
  try {
    return await lookFrom(house, from, id);
  } catch (cause) {
    if (!isUnreadable(cause)) throw cause;
    return "unreadable";
  }
}
