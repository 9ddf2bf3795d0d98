/**
 * What has to happen at a table by itself, and when: a bot's turn, a clock that runs out, somebody who stays away. It
 * comes of the list of entries and of their times alone, so that any process can take over.
 */
import { type BotName, thinkingTimes } from "@guinguette/bots/levels";
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import { botToAsk } from "@guinguette/table/driver";
import { awaited, firstAsked, isOver, type Table, unanswered } from "@guinguette/table/table";
import { MOST_ENTRIES } from "./bounds.ts";
import { upAt } from "./clock.ts";
import { serverTime } from "./own-time.ts";
import type { Room } from "./room.ts";
import { waitsSince } from "./waiting.ts";

export type Item = {
  /** When, by the server's time. */
  readonly at: number;
  readonly seat: Seat;
  /** Which bot. */
  readonly level: BotName;
} & {
  readonly kind: /** It is waited for. */
    | "bot"
    /** The person's time is up. */
    | "time-up"
    /** The table has no clock, and has waited for a person who may be away. */
    | "away"
    /** The table has waited for a seat that nobody has, until its time was up where there is a clock. */
    | "empty";
};

/** How long the table waits before it looks whether somebody is away, in milliseconds. */
export const AWAY = 60_000;
/** How long bots wait while somebody is asked whether a move may be taken back, from when that seat first asked in this
 * position. Then they play on, and it was not. */
const QUESTION = 60_000;

export function agendaOf(room: Room): Item[] {
  const { table, times } = room;
  const now = times.at(-1);
  // Where nothing more is kept, nothing happens any more.
  if (table === null || now === undefined || isOver(table) || room.number >= MOST_ENTRIES) return [];
  const items = [...botsIn(table, times, now), ...absences(room, table, now)];
  return room.ahead === 0 ? items : items.map((item) => ({ ...item, at: serverTime(room, item.at) }));
}

/** When something has to happen by itself; null where the table waits for people, as long as it takes. Whether somebody is
 * away is asked only where somebody waits for them, and by the process that knows it: of a table that everybody has left
 * nothing is due. */
export function dueOf(room: Room): number | null {
  const times = agendaOf(room).flatMap(({ kind, at }) => (kind === "away" ? [] : [at]));
  return times.length === 0 ? null : Math.min(...times);
}

/** When it has to be seen whether somebody is away; null where nobody has to. */
export function awayAt(room: Room): number | null {
  const times = agendaOf(room).flatMap(({ kind, at }) => (kind === "away" ? [at] : []));
  return times.length === 0 ? null : Math.min(...times);
}

function botsIn(table: Table, times: readonly number[], now: number): Item[] {
  const next = botToAsk(table);
  if (next === null) return [];
  const { seat, bot: level } = next;
  const { question } = table;
  const thought = thinkingTimes[level];
  const asked = question === null ? null : (times[firstAsked(table, question)] ?? now);
  // Once they have waited, no further question of that seat makes them wait anew.
  const at = asked === null ? now + thought : Math.max(now, asked + QUESTION + thought);
  return [{ kind: "bot", at, seat, level }];
}

function absences(room: Room, table: Table, now: number): Item[] {
  const level = room.plan.away;
  if (level === "wait") return [];
  const waited = awaited(table) | unanswered(table);
  return table.chairs.flatMap(({ holder, standIn }, seat): Item[] => {
    if (!holdsSeat(waited, seat) || standIn !== null) return [];
    if (holder.kind === "bot") return [];
    // Where there is a clock it alone decides: with a day for each move nobody is lost in a minute.
    const isTimed = room.plan.clock !== null;
    const at = isTimed ? upAt(room, seat) : (room.times[waitsSince(table, seat)] ?? now) + AWAY;
    if (at === null) return [];
    if (holder.kind === "nobody") return [{ kind: "empty", at, seat, level }];
    return [{ kind: isTimed ? "time-up" : "away", at, seat, level }];
  });
}

/** Whether a bot may move by now. */
export function mayBotMove(room: Room, now: number): boolean {
  const isAsked = room.table !== null && room.table.question !== null;
  return agendaOf(room).some(({ kind, at }) => kind === "bot" && (!isAsked || at <= now));
}
