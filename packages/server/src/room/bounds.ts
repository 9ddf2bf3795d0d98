/**
 * How much may be done at one table. A move, or giving up, brings a game to its end, and so always has its place. All else
 * could be done without end: names, colours, chairs, plans, bots, choices made anew, moves taken back, hints. Each of these is
 * counted for whoever does it. What undoes one of them (to get up, to withdraw, to say no) needs no count of its own.
 */
import type { Seat } from "@guinguette/rules/seats";
import type { Offer } from "@guinguette/table/changes";
import type { Table } from "@guinguette/table/table";
import type { Entry, Person } from "./entries.ts";
import type { Room } from "./room.ts";

/** So many entries of one room at most, and then only who gives up or gets up, each once: far more than any game has, and
 * still read in a moment. */
export const MOST_ENTRIES = 10_000;
/** From here on only who opened the table has anything counted done there before the start, and then nobody in play: what
 * is left is for the game. */
export const MOST_GATHERING = 2_000;
const MOST_BESIDE = 5_000;
/** So much that is counted, of one person, and before the start; and of whoever opened the table, to plan it and for its
 * bots. */
export const MOST_OF_ONE = 400;
export const MOST_OF_COMER = 100;
export const MOST_OF_HOST = 1_000;

/** Who has done how much that is counted; null is what was done for the table as such. */
export type Counts = Map<Person | null, number>;
/** For whom something is counted; undefined where it is not. */
export type Whose = Person | null | undefined;

/** Whether nobody but who opened it has anything done at a table that waits. */
export function isCrowded({ table, number }: Pick<Room, "table" | "number">): boolean {
  return table === null && number >= MOST_GATHERING;
}

/** Whether they have done as much that is counted as they may. */
export function hasEnough(room: Room, who: Person | null): boolean {
  const isHost = who === null || who === room.host;
  if (room.number >= MOST_BESIDE || (!isHost && isCrowded(room))) return true;
  const most = who === null ? MOST_OF_HOST : room.table === null ? MOST_OF_COMER : MOST_OF_ONE;
  return (room.counts.get(who) ?? 0) >= most;
}

export function count({ counts }: Room, who: Whose): void {
  if (who !== undefined) counts.set(who, (counts.get(who) ?? 0) + 1);
}

/** For whom an entry is counted that is about to be folded in. */
export function whoseEntry({ seats, table }: Room, entry: Entry): Whose {
  switch (entry.kind) {
    case "planned":
    case "bot":
      return null;
    case "sat":
      return entry.person;
    case "shown":
      return entry.shown ? seats[entry.seat]?.person : undefined;
    case "changed":
      return table === null ? undefined : whoseChange(table, entry);
    default:
      return undefined;
  }
}

function whoseChange(table: Table, { person, change }: Extract<Entry, { kind: "changed" }>): Whose {
  switch (change.kind) {
    case "sat-down":
    case "unsealed":
    case "asked":
    case "taken-back":
    case "hinted":
      return person ?? undefined;
    case "sealed":
      return hasChosen(table, change.seat) ? (person ?? undefined) : undefined;
    case "bot-in":
    case "bot-out":
      return null;
    default:
      return undefined;
  }
}

/** For whom it is counted what an offer becomes, of a person or of the house (null). */
export function whoseOffer(table: Table, seat: Seat, { kind }: Offer, person: Person | null): Whose {
  switch (kind) {
    case "sit-down":
    case "unseal":
    case "take-back":
    case "hint":
      return person ?? undefined;
    case "play":
      return hasChosen(table, seat) ? (person ?? undefined) : undefined;
    case "bot-in":
    case "bot-out":
      return null;
    default:
      return undefined;
  }
}

/** Whether nothing more is kept of such an offer: of nobody's, or of this person's. */
export function isFull(room: Room, table: Table, seat: Seat, offered: Offer, person: Person | null): boolean {
  const { kind } = offered;
  const isLeaving = kind === "resign" || kind === "stand-up";
  if (room.number >= MOST_ENTRIES && !isLeaving) return true;
  return person !== null && whoseOffer(table, seat, offered, person) === person && hasEnough(room, person);
}

/** A choice that is made anew. */
function hasChosen({ choices }: Table, seat: Seat): boolean {
  return (choices[seat] ?? null) !== null;
}
