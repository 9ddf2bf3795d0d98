/** What those who look at a table are told: each what their seat may know, and no more. */
import { type Sight, sightsOf } from "@guinguette/table/sight";
import type { Table } from "@guinguette/table/table";
import type { FromTable } from "@guinguette/wire/live";
import { shownClocks } from "../room/clock.ts";
import type { Room } from "../room/room.ts";
import { mineOf, publicRoom } from "../room/shown.ts";
import { frameOf } from "./frames.ts";
import { keepsUp, type LiveSocket, sendFrame } from "./socket.ts";

/** Tells everybody how the room stands, each with what is theirs. Most have nothing there: what several are told is written
 * once. Gives those who have not read what they were sent before: they get nothing but how things stand later. */
export function tellRoom(there: Iterable<LiveSocket>, room: Room): LiveSocket[] {
  const written = new Map<string, Buffer>();
  let shown: ReturnType<typeof publicRoom> | null = null;
  const slow: LiveSocket[] = [];
  for (const socket of there) {
    if (!keepsUp(socket)) {
      slow.push(socket);
      continue;
    }
    const mine = mineOf(room, socket.person);
    const same = `${mine.seat} ${mine.host}`;
    let frame = written.get(same);
    if (frame === undefined) {
      shown ??= publicRoom(room);
      frame = frameOf(JSON.stringify({ type: "room", room: { ...shown, mine } } satisfies FromTable));
      written.set(same, frame);
    }
    sendFrame(socket, frame);
  }
  return slow;
}

/** Tells everybody how the game stands, and what they have not heard. Where several are told the same, it is written
 * once. Gives those who have not read, too. */
export function tellSights(there: Iterable<LiveSocket>, table: Table): LiveSocket[] {
  const written = new Map<string, Buffer>();
  const sightFor = sightsOf(table);
  const slow: LiveSocket[] = [];
  for (const socket of there) {
    const { viewer, last } = socket;
    if (viewer === null || last === null) continue;
    if (!keepsUp(socket)) {
      slow.push(socket);
      continue;
    }
    const same = `${viewer} ${last}`;
    const frame =
      written.get(same) ?? frameOf(JSON.stringify({ type: "sight", sight: short(sightFor(viewer, last)) }));
    written.set(same, frame);
    socket.last = table.changes.length;
    sendFrame(socket, frame);
  }
  return slow;
}

/** Of what happened beside the moves, the last so many are told: as much as a page can show. */
export const MOST_INCIDENTS = 300;

function short(sight: Sight): Sight {
  const { incidents } = sight;
  return incidents.length <= MOST_INCIDENTS
    ? sight
    : { ...sight, incidents: incidents.slice(-MOST_INCIDENTS) };
}

/** Tells everybody what is left to each seat, where the table has clocks. Who has not read is told with the next sight. */
export function tellClocks(there: Iterable<LiveSocket>, room: Room, now: number): void {
  const clocks = shownClocks(room, now);
  if (clocks === null) return;
  const frame = frameOf(JSON.stringify(clocks));
  for (const socket of there)
    if (socket.viewer !== null && socket.last !== null && keepsUp(socket)) sendFrame(socket, frame);
}
