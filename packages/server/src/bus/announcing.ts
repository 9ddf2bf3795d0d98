/** The same store, whose news the other processes are told. */
import type { Store } from "../store/store.ts";
import type { Bus } from "./bus.ts";

/** `doubted`: nobody can say whether something was stored in these rooms, for the answer did not come. */
export function announcing(store: Store, bus: Bus, doubted: (rooms: readonly string[]) => void): Store {
  const stored = (rooms: readonly string[]) => {
    if (rooms.length > 0) bus.say({ kind: "stored", rooms });
  };

  async function doubting<T>(rooms: readonly string[], work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      stored(rooms);
      doubted(rooms);
      throw cause;
    }
  }

  return {
    ...store,
    async append(groups) {
      const rooms = groups.map(({ room }) => room);
      const late = await doubting(rooms, () => store.append(groups));
      stored(late.size === 0 ? rooms : rooms.filter((room) => !late.has(room)));
      return late;
    },
    async rewrite(rewriting) {
      const { room } = rewriting;
      const done = await doubting([room], () => store.rewrite(rewriting));
      if (done) stored([room]);
      return done;
    },
  };
}
