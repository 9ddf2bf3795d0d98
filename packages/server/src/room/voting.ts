/**
 * At a table without a clock somebody who is there and never moves would hold it for good: after a while more than half of
 * the others who play may vote that a bot holds the seat, until its person says that they are back. What may be voted on
 * comes of the entries and their times; who is there, the process says that sees it.
 */
import { holdsSeat, type Seat, type SeatMask } from "@guinguette/rules/seats";
import { awaited, isPresent, type Table } from "@guinguette/table/table";
import type { Entry } from "./entries.ts";
import { botHolds, type IsNotThere } from "./holding.ts";
import { usualLevel } from "./offering.ts";
import { serverTime } from "./own-time.ts";
import type { Room } from "./room.ts";

/** So long a position has stood, and its person has been there, in milliseconds. */
export const VOTE_AFTER = 600_000;
/** And so long after they came back to a seat that a bot had held. */
export const VOTE_AGAIN = 60_000;

/** The number of the change since which somebody has not moved: they moved, or came back. What else they do at their seat, such
 * as to take another colour, moves nothing, and could be done every minute. */
export function stillSince({ incidents, position }: Table, seat: Seat): number {
  const back = incidents.findLast((one) => one.kind === "back" && one.seat === seat);
  return Math.max(position, back?.number ?? 0);
}

/** From when on there may be a vote on this seat, by the server's time; null where there may not, as things stand. */
export function voteAt(room: Room, seat: Seat): number | null {
  const { table, plan, times } = room;
  const chair = table?.chairs[seat];
  if (table === null || chair === undefined || plan.clock !== null) return null;
  if (!isPresent(chair) || !holdsSeat(awaited(table), seat)) return null;
  const still = stillSince(table, seat);
  const [since, back] = [times[table.position], times[still]];
  if (since === undefined || back === undefined) return null;
  return serverTime(room, Math.max(since + VOTE_AFTER, still > table.position ? back + VOTE_AGAIN : 0));
}

/** Whose votes count: of all others who play, who are there or have voted, those on whom there could be no vote
 * themselves. */
export function votersOn(
  room: Room,
  seat: Seat,
  voted: SeatMask,
  now: number,
  isNotThere: IsNotThere,
): Seat[] {
  return (room.table?.chairs ?? []).flatMap((chair, other) => {
    if (other === seat || !isPresent(chair)) return [];
    const at = voteAt(room, other);
    if (at !== null && at <= now) return [];
    return holdsSeat(voted, other) || !isNotThere(room, other) ? [other] : [];
  });
}

/** More than half. */
export const votesNeeded = (voters: readonly Seat[]) => Math.floor(voters.length / 2) + 1;

/** Puts a bot there, once there are votes enough. */
export function heldByVote(
  room: Room,
  seat: Seat,
  voted: SeatMask,
  now: number,
  isNotThere: IsNotThere,
): Entry | null {
  const at = voteAt(room, seat);
  if (room.table === null || at === null || at > now) return null;
  const voters = votersOn(room, seat, voted, now, isNotThere);
  if (voters.filter((other) => holdsSeat(voted, other)).length < votesNeeded(voters)) return null;
  const { away } = room.plan;
  return botHolds(room, room.table, seat, away === "wait" ? usualLevel : away, "vote");
}

/** Whether a bot holds the seat because the others voted for it: that its person is connected says nothing then. */
export function isVotedOut({ table }: Pick<Room, "table">, seat: Seat): boolean {
  if (table?.chairs[seat]?.standIn == null) return false;
  const held = table.incidents.findLast((one) => one.kind === "held" && one.seat === seat);
  return held?.kind === "held" && held.why === "vote";
}
