/** Bots in any seat that nobody has: put in and taken out by whoever opened the table, before and in play. */
import type { BotName } from "@guinguette/bots/levels";
import type { Seat } from "@guinguette/rules/seats";
import type { Offer } from "@guinguette/table/changes";
import { cutName } from "@guinguette/words/names";
import { hasEnough } from "./bounds.ts";
import { isBound } from "./clock.ts";
import type { Person } from "./entries.ts";
import { asItIs, type Granted, no } from "./granted.ts";
import { isCalled, looksAt, looksOf } from "./looks.ts";
import { offerAt } from "./offering.ts";
import { seenBy } from "./past.ts";
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
  now: number | null = null,
): Granted {
  if (person !== room.host) return no("not-yours");
  if (seat >= room.seats.length) return no("not-found", "seat");
  const there = holderAt(room, seat);
  if (there?.kind === "person") return no("seat-taken");
  const name = nameFor(room, person, seat, cutName(given).trim(), now);
  if (name === null) return no("name-taken", "name");
  if (there?.kind === "bot" && there.level === level && there.name === name) return asItIs;
  if (hasEnough(room, null)) return no("enough");
  if (room.table === null) return { ok: true, entry: { kind: "bot", seat, level, name } };
  return byTheHouse(room, seat, { kind: "bot-in", seen: room.table.changes.length, level, name });
}

/** How the bot is called; null where somebody else is or was called so. A host who watches late is told so of what they see.
 * For whatever came since it has no name: else they would learn who has come. */
function nameFor(room: Room, host: Person, seat: Seat, name: string, now: number | null): string | null {
  const there = holderAt(room, seat);
  if (there?.kind === "bot" && there.name === name) return name;
  if (!isCalled(looksOf(room), seat, name)) return name;
  const seen = now === null ? room : seenBy(room, host, now);
  if (seen === room) return null;
  const looks = seen.table === null ? { ...looksOf(seen), been: [] } : looksAt(room, seen.table);
  return isCalled(looks, seat, name) ? null : "";
}

export function isBotAt(room: Room, seat: Seat): boolean {
  return holderAt(room, seat)?.kind === "bot";
}

export function takeBotOut(room: Room, person: Person, seat: Seat): Granted {
  if (person !== room.host) return no("not-yours");
  if (room.table === null) return { ok: true, entry: { kind: "stood", seat } };
  if (hasEnough(room, null)) return no("enough");
  // Who does not play here gains nothing by it, and need not know whose turn it is.
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
