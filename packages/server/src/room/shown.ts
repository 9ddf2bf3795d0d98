/** What is told of a room: to everybody, and once the game is over of how it was dealt. */
import type { GameRecord } from "@guinguette/rules/record";
import { seatsIn } from "@guinguette/rules/seats";
import type { Change } from "@guinguette/table/changes";
import { isOver, recordOf, type Table } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import { withDigest } from "@guinguette/wire/digest";
import { sealOf } from "@guinguette/wire/fairness";
import type { Fairness } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import type { Entry, Person } from "./entries.ts";
import { holderOf, type Room, seatOf, stageOf } from "./room.ts";

export function shownRoom(room: Room, person: Person | null): RoomView {
  return { ...publicRoom(room), mine: mineOf(room, person) };
}

/** All that is told of a room to one person, and not to everybody. */
export function mineOf(room: Room, person: Person | null): RoomView["mine"] {
  return { seat: seatOf(room, person), host: room.host === person };
}

export function publicRoom(room: Room): Omit<RoomView, "mine"> {
  const { id, code, plan, seats, shown, commitment, given, table, chances } = room;
  return {
    id,
    code,
    plan,
    stage: stageOf(room),
    seats: seats.map((seated, seat) =>
      shownSeat(
        table?.chairs[seat]?.holder ?? (seated === null ? null : holderOf(seated)),
        sealIn(room, (table === null ? seated?.chance : chances[seat]) ?? null),
      ),
    ),
    shown: seatsIn(shown),
    commitment,
    dealing: given === null ? "sealed" : "given",
    digest: openedRecord(room)?.digest ?? null,
    next: room.next,
    host: seatOf(room, room.host),
  };
}

/** The seal is the seat's, whoever has come to sit there. */
function shownSeat(holder: Holder | null, seal: string | null): RoomView["seats"][number] {
  if (holder === null || holder.kind === "nobody") return null;
  if (holder.kind === "bot") return holder;
  return { ...holder, seal };
}

/** The seals of each room's chances: a room is told to many, and again and again. */
const seals = new WeakMap<Room, Map<string, string>>();

function sealIn(room: Room, chance: string | null): string | null {
  if (chance === null) return null;
  const known = seals.get(room) ?? new Map<string, string>();
  const seal = known.get(chance) ?? sealOf(chance);
  // Who comes and goes brings another chance each time.
  if (known.size > 2 * room.seats.length) known.clear();
  seals.set(room, known.set(chance, seal));
  return seal;
}

/** Whether an entry changes what is told of the room itself: then it is told anew. */
export function changesRoom(room: Room, entry: Entry): boolean {
  if (entry.kind !== "changed") return true;
  return takesOrLeaves.has(entry.change.kind) || stageOf(room) === "over";
}

/** What somebody, or a bot, takes a seat by, or leaves it. */
export const takesOrLeaves: ReadonlySet<Change["kind"]> = new Set([
  "sat-down",
  "stood-up",
  "bot-in",
  "bot-out",
]);

type OpenedRecord = GameRecord & { readonly digest: string };

/** What was opened already, and after how many changes: many ask for it at once when a game is over. */
const opened = new WeakMap<Table, { readonly changes: number; readonly record: OpenedRecord }>();
const texts = new WeakMap<OpenedRecord, string>();

/** A record as it is sent. */
export function textOf(record: OpenedRecord): string {
  const text = texts.get(record) ?? JSON.stringify(record);
  texts.set(record, text);
  return text;
}

/** The whole game, all that its deal came of, and the digest of it all; null before it is over. */
export function openedRecord(room: Room): OpenedRecord | null {
  const { id, secret, commitment, chances, given, table, names } = room;
  if (table === null || !isOver(table)) return null;
  const changes = table.changes.length;
  const before = opened.get(table);
  if (before?.changes === changes) return before.record;
  const fairness: Fairness = { room: id, secret, commitment, chances: [...chances] };
  const played = { ...recordOf(table), ...(names === null ? {} : { names }) };
  const record = withDigest(given === null ? { ...played, fairness } : played);
  opened.set(table, { changes, record });
  return record;
}
