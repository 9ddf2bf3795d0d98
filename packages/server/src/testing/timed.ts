/** A room whose entries are made at times that a test chooses, and which is compared with itself as it is read back. */

import { firstSeat } from "@guinguette/rules/seats";
import type { Offer } from "@guinguette/table/changes";
import { botAt } from "@guinguette/table/driver";
import { legalMoves } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import type { Plan } from "@guinguette/wire/terms";
import { expect } from "vitest";
import type { Entry } from "../room/entries.ts";
import { offerAt } from "../room/offering.ts";
import { type Room, roomOf, stamp } from "../room/room.ts";
import { type Wish, wish } from "../room/wish.ts";
import { opened, someId, someSecret } from "./room.ts";

export interface Timed {
  readonly room: Room;
  wish(at: number, person: string, wished: Wish): void;
  offer(at: number, seat: number, offered: Offer, person?: string | null): void;
  /** Plays any legal move of whoever is waited for, and says whose it was. */
  play(at: number): number;
  /** The room as another process reads it. */
  readBack(): Room;
}

/** Ana and Bo sit there, the rest is as it is wished; started at this time. */
export function timedRoom(plan: Partial<Plan>, start: number, first: readonly Wish[] = []): Timed {
  const entries: Entry[] = [opened(plan)];
  const times = [0];
  const room = roomOf(someId, someSecret, entries);
  const keep = (entry: Entry | null, at: number) => {
    if (entry === null) throw new Error("nothing was granted");
    entries.push(JSON.parse(JSON.stringify(entry)));
    times.push(at);
    stamp(room, entry, at);
  };
  const timed: Timed = {
    room,
    wish(at, person, wished) {
      const granted = wish(room, person, wished);
      expect(granted).toMatchObject({ ok: true });
      keep(granted.ok ? granted.entry : null, at);
    },
    offer(at, seat, offered, person = null) {
      const { answer, entry } = offerAt(room, seat, offered, person);
      expect(answer).toMatchObject({ ok: true });
      keep(entry, at);
    },
    play(at) {
      const { table } = room;
      if (table === null) throw new Error("not begun");
      const seat = firstSeat(awaited(table));
      const [move] = legalMoves(table, seat);
      if (move === undefined) throw new Error("nobody can move");
      // A bot's move is the house's.
      const chair = table.chairs[seat];
      const isHeld = chair !== undefined && botAt(chair) !== null;
      const person = isHeld ? null : room.seats[seat]?.person;
      timed.offer(at, seat, { kind: "play", seen: table.changes.length, move }, person);
      return seat;
    },
    readBack: () => roomOf(someId, someSecret, entries, times),
  };
  const people = ["ana", "bo"];
  for (const each of first) timed.wish(0, "ana", each);
  for (const [seat, seated] of room.seats.entries())
    if (seated === null) {
      const person = people.shift() ?? `other ${seat}`;
      timed.wish(0, person, { kind: "sit", seat, sitting: { name: person, chance: String(seat) } });
    }
  timed.wish(start, "ana", { kind: "start" });
  return timed;
}
