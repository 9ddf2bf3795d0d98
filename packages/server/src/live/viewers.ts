/** Who looks at which table. */
import type { LiveSocket } from "./socket.ts";

export type Viewers = Map<string, Set<LiveSocket>>;

export function join(viewers: Viewers, socket: LiveSocket): void {
  const there = viewers.get(socket.table);
  if (there === undefined) viewers.set(socket.table, new Set([socket]));
  else there.add(socket);
}

export function leave(viewers: Viewers, socket: LiveSocket): void {
  const there = viewers.get(socket.table);
  if (there?.delete(socket) && there.size === 0) viewers.delete(socket.table);
}
