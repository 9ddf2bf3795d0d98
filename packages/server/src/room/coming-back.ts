/** Somebody comes back to a seat that a bot has held for them. */
import type { Seat } from "@guinguette/rules/seats";
import { isOver } from "@guinguette/table/table";
import type { Entry, Person } from "./entries.ts";
import { offerAt } from "./offering.ts";
import type { Room } from "./room.ts";
import { isVotedOut } from "./voting.ts";

/** They sit down again, if it is held and the game goes on. Where the others voted for that while they were connected, they
 * have to say so themselves. */
export function comeBack(room: Room, seat: Seat, person: Person): Entry | null {
  const { table } = room;
  const chair = table?.chairs[seat];
  if (table === null || chair === undefined || isOver(table)) return null;
  const { holder, standIn, resigned } = chair;
  if (standIn === null || resigned || holder.kind !== "person" || isVotedOut(room, seat)) return null;
  const offered = { kind: "sit-down", seen: table.changes.length, name: holder.name } as const;
  return offerAt(room, seat, offered, person).entry;
}
