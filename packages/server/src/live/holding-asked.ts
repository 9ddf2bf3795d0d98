/** Whether a bot may hold somebody else's seat, asked and done over a live connection: where they are away, and by votes where
 * they are there and do not move. */
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import type { FromTable } from "@guinguette/wire/live";
import { holdAt, type IsNotThere, isEmpty, letHold } from "../room/holding.ts";
import { type Room, seatOf } from "../room/room.ts";
import { heldByVote, VOTE_AFTER, voteAt, votersOn, votesNeeded } from "../room/voting.ts";
import { unlessRaced } from "../rooms/failures.ts";
import type { Hearing } from "./hearing.ts";
import type { LiveSocket } from "./socket.ts";

type Asked = Pick<Hearing, "rooms" | "votes" | "around" | "limits" | "now" | "awayIn">;
type MayHold = Omit<Extract<FromTable, { type: "may-hold" }>, "type" | "id">;
const mayNot: MayHold = { in: null, vote: null };

/** In how many milliseconds whoever is there may let a bot hold a seat, if nothing happens before; null where they may not. */
export async function mayHold(hearing: Asked, socket: LiveSocket, seat: Seat): Promise<MayHold> {
  const room = await hearing.rooms.look(socket.table);
  if (room === null) return mayNot;
  const at = holdAt(room, socket.person, seat, notThere(hearing, socket));
  const away = at === null ? null : emptyIn(hearing, socket, room, seat);
  if (at === null || away === null) return mayVote(hearing, socket, room, seat);
  return { in: Math.ceil(Math.max(at - hearing.now(), away, 0)), vote: null };
}

/** The same where the others may vote, for somebody is there and does not move. */
function mayVote(hearing: Asked, socket: LiveSocket, room: Room, seat: Seat): MayHold {
  const { votes, around, limits, now } = hearing;
  const [at, since] = [voteAt(room, seat), around.since(room.id, seat)];
  if (at === null || since === null) return mayNot;
  const wait = Math.ceil(Math.max(at - now(), since + VOTE_AFTER - limits.now(), 0));
  const voted = votes.on(room, seat);
  const voters = votersOn(room, seat, voted, now(), notThere(hearing, socket));
  const own = seatOf(room, socket.person);
  const by = voters.filter((other) => holdsSeat(voted, other));
  const needed = votesNeeded(voters);
  // Who has voted may ask again once others have gone, and the votes that are there are enough.
  const isOwn = own !== null && voters.includes(own) && (!holdsSeat(voted, own) || by.length >= needed);
  return { in: isOwn ? wait : null, vote: wait > 0 ? null : { by, needed } };
}

/** Whether a bot holds the seat from now on, or it was a vote for that. */
export async function hold(
  hearing: Asked,
  socket: LiveSocket,
  seat: Seat,
): Promise<{ held: boolean; voted: boolean }> {
  const { person, table: id } = socket;
  const isHeld = await unlessRaced(
    hearing.rooms.act(id, (room) => {
      const isTheirs = emptyIn(hearing, socket, room, seat) === 0;
      const entry = isTheirs ? letHold(room, person, seat, hearing.now(), notThere(hearing, socket)) : null;
      return { entry, value: entry !== null };
    }),
  );
  if (isHeld === true) return { held: true, voted: false };
  const room = await hearing.rooms.look(id);
  const own = room === null ? null : seatOf(room, person);
  if (room === null || own === null || mayVote(hearing, socket, room, seat).in !== 0)
    return { held: false, voted: false };
  const voted = hearing.votes.cast(room, seat, own);
  return { held: await countVotes(hearing, id, seat), voted };
}

/** Has a bot hold the seat where there are votes enough. */
export async function countVotes(
  { rooms, votes, now, awayIn }: Asked,
  id: string,
  seat: Seat,
): Promise<boolean> {
  const isHeld = await unlessRaced(
    rooms.act(id, (room) => {
      const isNotThere: IsNotThere = (_, other) => awayIn(room, other, null) !== null;
      const entry = heldByVote(room, seat, votes.on(room, seat), now(), isNotThere);
      return { entry, value: entry !== null };
    }),
  );
  return isHeld === true;
}

/** In how many milliseconds nobody is at a seat; null where somebody is. */
function emptyIn({ awayIn }: Asked, socket: LiveSocket, room: Room, seat: Seat): number | null {
  return isEmpty(room, seat) ? 0 : awayIn(room, seat, socket);
}

/** Whether nobody is at a seat, for whoever asks: that they have only just come themselves makes nobody else be there. */
const notThere =
  ({ awayIn }: Asked, socket: LiveSocket): IsNotThere =>
  (room, seat) =>
    awayIn(room, seat, socket) !== null;
