/** Those who watch with a delay: of each table where there are some, how it was then. */
import type { Entry, Person } from "../room/entries.ts";
import { advance, isLate, type News, seenUntil, unseen } from "../room/past.ts";
import type { Room } from "../room/room.ts";
import type { LiveSocket } from "./socket.ts";
import type { Viewers } from "./viewers.ts";

export interface Lag {
  /** Whether it is known already how it was: to see it costs next to nothing. */
  knows(room: Room): boolean;
  /** The room as somebody may see it now. */
  seen(room: Room, person: Person | null): Room;
  /** Something was stored: it is told when its time has come. */
  follow(room: Room, entries: readonly Entry[]): void;
  /** Nobody looks there any more, and nothing is followed. */
  forget(table: string): void;
  beat(): void;
}

interface Late {
  readonly past: Room;
  room: Room;
  /** What is stored for certain: the room itself may be in the middle of something. */
  upTo: number;
}

export function lagOf(
  viewers: Viewers,
  now: () => number,
  tell: (late: readonly LiveSocket[], past: Room, news: News) => void,
): Lag {
  const rooms = new Map<string, Late>();
  const number = ({ table }: Room) => table?.changes.length ?? 0;

  function goOn({ past, room, upTo }: Late): News {
    return advance(past, room, upTo, seenUntil(room, now()));
  }
  function beat(): void {
    for (const [id, late] of rooms) {
      const there = [...(viewers.get(id) ?? [])].filter(({ person }) => isLate(late.room, person));
      if (there.length === 0) rooms.delete(id);
      else {
        const news = goOn(late);
        if (news !== "none") tell(there, late.past, news);
      }
    }
  }

  return {
    knows: ({ id }) => rooms.has(id),
    seen(room, person) {
      if (!isLate(room, person)) return room;
      const known = rooms.get(room.id);
      // Who is there already is told in turn, with the others.
      if (known !== undefined) return known.past;
      const late = { past: unseen(room), room, upTo: number(room) };
      goOn(late);
      rooms.set(room.id, late);
      return late.past;
    },
    follow(room, entries) {
      // Somebody is not there any more, and was not then either.
      if (entries.some(({ kind }) => kind === "erased")) rooms.delete(room.id);
      const late = rooms.get(room.id);
      if (late === undefined) return;
      late.room = room;
      // Who may look from where holds at once: it is told before anything else is seen.
      late.past.shown = room.shown;
      late.upTo = number(room);
    },
    forget: (table) => void rooms.delete(table),
    beat,
  };
}
