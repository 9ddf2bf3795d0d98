/** Votes that a bot holds the seat of somebody who is there and does not move. They are told to the other processes where
 * somebody looks, and never stored: after a restart there is another vote. */
import type { Seat, SeatMask } from "@guinguette/rules/seats";
import type { FromTable } from "@guinguette/wire/live";
import type { Bus } from "../bus/bus.ts";
import type { Room } from "../room/room.ts";
import { stillSince } from "../room/voting.ts";

export interface Votes {
  /** Somebody at that seat votes; whether they had not before. */
  cast(room: Room, seat: Seat, by: Seat): boolean;
  /** Those who have voted, as long as the person there has neither moved nor come back since. */
  on(room: Room, seat: Seat): SeatMask;
  /** Something has happened there, or nobody looks any more. */
  forget(room: string): void;
}

interface Vote {
  /** The number of the change since which its person has not moved. */
  readonly since: number;
  readonly by: SeatMask;
}

export function votesIn(
  bus: Pick<Bus, "say" | "listen">,
  options: {
    readonly isWatched: (room: string) => boolean;
    readonly show: (room: string, message: FromTable) => void;
    /** Another process has told of a vote. */
    readonly came: (room: string, seat: Seat) => void;
  },
): Votes {
  const { isWatched, show, came } = options;
  const rooms = new Map<string, Map<Seat, Vote>>();

  /** Whether it is new. */
  function add(room: string, seat: Seat, by: Seat, since: number): boolean {
    const votes = rooms.get(room) ?? new Map<Seat, Vote>();
    const known = votes.get(seat);
    if (known !== undefined && known.since > since) return false;
    const before = known?.since === since ? known.by : 0;
    if (before & (1 << by)) return false;
    rooms.set(room, votes.set(seat, { since, by: before | (1 << by) }));
    show(room, { type: "voted", seat, by });
    return true;
  }

  bus.listen({
    heard(word) {
      if (word.kind !== "voted" || !isWatched(word.room)) return;
      if (add(word.room, word.seat, word.by, word.since)) came(word.room, word.seat);
    },
  });

  return {
    cast({ id, table }, seat, by) {
      if (table === null) return false;
      const since = stillSince(table, seat);
      if (!add(id, seat, by, since)) return false;
      bus.say({ kind: "voted", room: id, seat, by, since });
      return true;
    },
    on({ id, table }, seat) {
      const vote = rooms.get(id)?.get(seat);
      return table !== null && vote?.since === stillSince(table, seat) ? vote.by : 0;
    },
    forget: (room) => void rooms.delete(room),
  };
}
