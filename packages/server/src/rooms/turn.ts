/** What is asked of the rooms, and what was done in one of them in one turn of the event loop. */

import { isSame } from "@guinguette/table/same";
import { dueOf } from "../room/agenda.ts";
import { isCrowded } from "../room/bounds.ts";
import type { Entry, Person } from "../room/entries.ts";
import { comersIn, personsIn } from "../room/persons.ts";
import { type Room, stageOf } from "../room/room.ts";
import type { Filed, Group, Guests, Row } from "../store/store.ts";
import type { Held } from "./cache.ts";
import type { Spend } from "./folding.ts";

/** What somebody did in a room: what is to be stored, and what they are answered once it is. */
export interface Done<T> {
  readonly entry: Entry | null;
  readonly value: T;
}

/** It may be done again, in the room as somebody else has left it. */
export type RoomAct<T> = (room: Room) => Done<T>;

export interface RoomRequest {
  readonly id: string;
  readonly key: string | null;
  readonly act: RoomAct<unknown>;
  /** Told what it takes to read the room, where it is not in memory. */
  readonly spend?: Spend;
  tries: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: unknown) => void;
}

/** What was done in one room in this turn. */
export interface Turn {
  readonly held: Held;
  readonly isNew: boolean;
  /** The number up to which it is stored. */
  readonly before: number;
  readonly entries: Entry[];
  readonly rows: Row[];
  readonly answers: TurnAnswer[];
}

export interface TurnAnswer {
  readonly asked: RoomRequest;
  readonly value: unknown;
  /** Who comes by it, or asked for it, where there is something to be stored. */
  readonly by: readonly Person[];
  /** Whether the room was read after it was asked: then no other process can have known better. */
  readonly isFresh: boolean;
}

/** By what a room is found: in the list of tables, and when something is due in it. */
export function filedOf(room: Room): Filed {
  // Where nobody could sit down any more, nobody need be led.
  const listed = room.plan.listed && !isCrowded(room);
  return { stage: stageOf(room), listed, due: dueOf(room), came: room.came };
}

/** Whose it is that this is stored: a request's key begins with who made it. */
export function whoseIs(entry: Entry | null, key: string | null): Person[] {
  if (entry === null) return [];
  const [asker] = key?.split("/") ?? [];
  return [...comersIn(entry), ...(asker === undefined ? [] : [asker])];
}

/** What is to be stored of it. */
export function groupOf({ held, isNew, entries, rows, answers }: Turn): Group {
  const { room, filed } = held;
  const now = filedOf(room);
  const [first, ...others] = rows as [Row, ...Row[]];
  return {
    room: room.id,
    secret: isNew ? room.secret : null,
    code: isNew && room.code !== room.id ? room.code : null,
    filed: isSame(now, filed) ? null : now,
    guests: guestsIn(room, entries, now.stage !== filed.stage),
    by: [...new Set(answers.flatMap(({ by }) => by))],
    rows: [first, ...others],
  };
}

/** Whose table it is, as far as that is new: of those who have come, and of all of them once it is over. */
function guestsIn(room: Room, entries: readonly Entry[], isNewStage: boolean): Guests | null {
  const isOver = stageOf(room) === "over";
  const persons = new Set(entries.flatMap(comersIn));
  if (isNewStage && isOver) for (const person of [room.host, ...personsIn(room.seats)]) persons.add(person);
  return persons.size === 0 ? null : { persons: [...persons], isOver };
}
