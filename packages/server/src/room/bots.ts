/** Bots in any seat that nobody has: put in and taken out by whoever opened the table, before and in play. */
import type { BotName } from "@guinguette/bots/levels";
import type { Seat } from "@guinguette/rules/seats";
import type { Offer } from "@guinguette/table/changes";
import { cutName } from "@guinguette/words/names";
import { hasEnough } from "./bounds.ts";
import { isBound } from "./clock.ts";
import type { Person } from "./entries.ts";
import { asItIs, type Granted, no } from "./granted.ts";
import { colourBeside, isCalled, looksOf } from "./looks.ts";
import { offerAt } from "./offering.ts";
import { type Room, seatOf } from "./room.ts";

export interface BotWished {
  readonly level: BotName;
  readonly name?: string;
}

export function putBot(
  room: Room,
  person: Person,
  seat: Seat,
  { level, name: given = "" }: BotWished,
): Granted {
  if (person !== room.host) return no("not-yours");
  if (seat >= room.seats.length) return no("not-found", "seat");
  const there = holderAt(room, seat);
  if (there?.kind === "person") return no("seat-taken");
  const name = cutName(given).trim();
  const isOwn = there?.kind === "bot" && there.name === name;
  if (!isOwn && isCalled(looksOf(room), seat, name)) return no("name-taken", "name");
  if (isOwn && there.level === level) return asItIs;
  if (hasEnough(room, null)) return no("enough");
  if (room.table === null) {
    const colour = colourBeside(room, seat);
    const looks = { name, ...(colour === undefined ? {} : { colour }) };
    return { ok: true, entry: { kind: "bot", seat, level, ...looks } };
  }
  return byTheHouse(room, seat, { kind: "bot-in", seen: room.table.changes.length, level, name });
}

export function isBotAt(room: Room, seat: Seat): boolean {
  return holderAt(room, seat)?.kind === "bot";
}

export function takeBotOut(room: Room, person: Person, seat: Seat): Granted {
  if (person !== room.host) return no("not-yours");
  if (room.table === null) return { ok: true, entry: { kind: "stood", seat } };
  if (hasEnough(room, null)) return no("enough");
  // Who does not play here gains nothing by it.
  if (isBound(room, seat) && seatOf(room, person) === seat) return no("bot-first");
  return byTheHouse(room, seat, { kind: "bot-out", seen: room.table.changes.length });
}

function holderAt({ seats, table }: Room, seat: Seat) {
  if (table !== null) return table.chairs[seat]?.holder ?? null;
  const seated = seats[seat] ?? null;
  if (seated === null) return null;
  return seated.person === null ? ({ kind: "bot", ...seated } as const) : ({ kind: "person" } as const);
}

/** In play a bot comes and goes by the house, whoever asked for it. */
function byTheHouse(room: Room, seat: Seat, offered: Offer): Granted {
  const { answer, entry } = offerAt(room, seat, offered, null);
  return answer.ok ? { ok: true, entry } : no("seat-taken");
}
