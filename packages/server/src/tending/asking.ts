/** For whom the bots of a table think, where not all can at once. */
import { isPresent } from "@guinguette/table/table";
import type { LiveSocket } from "../live/socket.ts";
import type { Viewers } from "../live/viewers.ts";
import type { Room } from "../room/room.ts";
import type { Asker } from "../thinking/queue.ts";

/** Tables that nobody looks at share what there is to think with: who opened them says nothing, for anybody can be as many
 * persons as they like. */
const nobody: Asker = { rank: "unwatched", household: "" };

/** Goes by who is connected here: first by those who play there, so that nobody else's address counts for theirs. */
export function askerAt(viewers: Viewers, { id, table }: Room): Asker {
  let watching: LiveSocket | null = null;
  for (const socket of viewers.get(id) ?? []) {
    const chair = socket.own == null ? undefined : table?.chairs[socket.own];
    if (chair !== undefined && isPresent(chair)) return { rank: "people", household: socket.household };
    watching ??= socket;
  }
  return watching === null ? nobody : { rank: "watched", household: watching.household };
}
