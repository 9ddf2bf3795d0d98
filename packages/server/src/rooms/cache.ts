/** The rooms that are held in memory: those somebody looks at, and the ones used last, within bounds. */
import type { Room } from "../room/room.ts";
import type { Filed } from "../store/store.ts";

export interface Held {
  readonly room: Room;
  /** As it stands in the list of tables. */
  filed: Filed;
  /** About how much memory it takes: the length of its entries. */
  size: number;
}

export interface Bounds {
  readonly rooms: number;
  readonly size: number;
}

export interface Cache {
  get(id: string): Held | undefined;
  has(id: string): boolean;
  put(held: Held): void;
  grow(held: Held, by: number): void;
  drop(id: string): void;
  readonly count: number;
}

/** `isNeeded`: somebody looks at it, or it is being changed, so that it stays. */
export function cacheWithin(bounds: Bounds, isNeeded: (id: string) => boolean): Cache {
  /** The one used last comes last. */
  const rooms = new Map<string, Held>();
  let size = 0;

  function drop(id: string): void {
    size -= rooms.get(id)?.size ?? 0;
    rooms.delete(id);
  }
  function tidy(): void {
    if (rooms.size <= bounds.rooms && size <= bounds.size) return;
    for (const id of rooms.keys()) {
      if (!isNeeded(id)) drop(id);
      // A little more than needed, so that not every new room looks through all of them.
      if (rooms.size <= 0.9 * bounds.rooms && size <= 0.9 * bounds.size) return;
    }
  }

  return {
    get(id) {
      const held = rooms.get(id);
      if (held === undefined) return undefined;
      rooms.delete(id);
      rooms.set(id, held);
      return held;
    },
    has: (id) => rooms.has(id),
    put(held) {
      drop(held.room.id);
      rooms.set(held.room.id, held);
      size += held.size;
      tidy();
    },
    grow(held, by) {
      held.size += by;
      size += by;
    },
    drop,
    get count() {
      return rooms.size;
    },
  };
}
