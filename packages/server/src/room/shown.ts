/** What is told of a room: to everybody, and once the game is over of how it was dealt. */
import type { GameRecord } from "@guinguette/rules/record";
import { isOver, recordOf } from "@guinguette/table/table";
import { sealOf } from "@guinguette/wire/fairness";
import type { Fairness } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import type { Entry, Person } from "./entries.ts";
import { type Room, seatOf, stageOf } from "./room.ts";

export function shownRoom(room: Room, person: Person | null): RoomView {
  return { ...publicRoom(room), mine: { seat: seatOf(room, person), host: room.host === person } };
}

export function publicRoom(room: Room): Omit<RoomView, "mine"> {
  const { id, code, plan, seats, commitment, given, table } = room;
  return {
    id,
    code,
    plan,
    stage: stageOf(room),
    seats: seats.map((sitting, seat) => {
      if (sitting === null || table?.chairs[seat]?.holder.kind === "nobody") return null;
      const { name, colour, chance } = sitting;
      return { kind: "person", name, ...(colour === undefined ? {} : { colour }), seal: sealOf(chance) };
    }),
    shown: [],
    commitment,
    dealing: given === null ? "sealed" : "given",
    next: null,
  };
}

/** Whether an entry changes what is told of the room itself: then it is told anew. */
export function changesRoom(room: Room, entry: Entry): boolean {
  if (entry.kind !== "changed") return true;
  const { kind } = entry.change;
  return kind === "sat-down" || kind === "stood-up" || stageOf(room) === "over";
}

/** The whole game, and all that its deal came of; null before it is over. */
export function openedRecord(room: Room): GameRecord | null {
  const { id, secret, commitment, chances, given, table } = room;
  if (table === null || !isOver(table)) return null;
  const fairness: Fairness = { room: id, secret, commitment, chances: [...chances] };
  return given === null ? { ...recordOf(table), fairness } : recordOf(table);
}
