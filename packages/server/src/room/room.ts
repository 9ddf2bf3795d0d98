/** A table apart: a list of entries and what they fold to. Once it has started, it holds a table as every page does. */
import { gameOf } from "@guinguette/rules/games";
import { holdsSeat, type Seat, type SeatMask } from "@guinguette/rules/seats";
import { append } from "@guinguette/table/fold";
import { isOver, openTable, type Table } from "@guinguette/table/table";
import type { Holder, Opening, Secret } from "@guinguette/table/terms";
import { commitmentOf, seedOf } from "@guinguette/wire/fairness";
import type { RoomView } from "@guinguette/wire/room";
import type { Plan } from "@guinguette/wire/terms";
import { type Been, noteBeen, noteGone } from "./been.ts";
import { type Counts, count, whoseEntry } from "./bounds.ts";
import { type Clocks, tick } from "./clock.ts";
import type { Entry, Given, Person, Seated } from "./entries.ts";
import { coloursKept } from "./looks.ts";
import { wholePlan } from "./plan.ts";

export interface Room extends Secret {
  readonly id: string;
  /** What it is called: its id, where it has no name that one can say. */
  readonly code: string;
  /** 256 bits, drawn before anybody sat down, and told to nobody before the end. */
  readonly secret: string;
  readonly commitment: string;
  /** The number of the last entry. */
  number: number;
  /** Whose table it is; where they were erased, the next who sits down has it. */
  host: Person;
  /** Who stands in the place of those who were erased: nobody is any of them. */
  readonly gone: Person[];
  plan: Plan;
  given: Given | null;
  /** By seat; once the table has started, whose seat it is. */
  readonly seats: (Seated | null)[];
  /** The game; null while people gather. */
  table: Table | null;
  /** By the number of a change, when it was made, in milliseconds; 0 is the deal. Never going back. */
  readonly times: number[];
  /** Null where there are none, or before the start. */
  clocks: Clocks | null;
  /** The table at which they play on. */
  next: string | null;
  /** The seats that agree to be watched from. */
  shown: SeatMask;
  /** What each seat added to the deal; a bot adds nothing. */
  chances: readonly (string | null)[];
  /** What the seats were called when the game ended; null before. The record is of these: who comes and goes afterwards
   * would change its digest, by which everybody knows it. */
  names: readonly string[] | null;
  readonly counts: Counts;
  /** Who has had which seat since it started. */
  readonly been: Been[];
  /** By how much its times are ahead of the server's, in milliseconds (`own-time.ts`). */
  ahead: number;
  /** When somebody last came to sit there before the start, or opened it, in milliseconds. */
  came: number;
}

/** What lies there is no room: an entry that cannot follow. */
class NotARoom extends Error {
  constructor(id: string, number: number, because: unknown) {
    super(`entry ${number} of ${id} cannot follow: ${JSON.stringify(because)}`);
    this.name = "NotARoom";
  }
}

/** The room whose list begins with this entry. */
export function openRoom(id: string, secret: string, first: Entry): Room {
  if (first.kind !== "opened") throw new NotARoom(id, 1, first.kind);
  const { host, plan, given, code = id, seats = Array.from({ length: plan.players }, () => null) } = first;
  return {
    id,
    code,
    secret,
    commitment: commitmentOf(secret),
    number: 1,
    host,
    gone: [],
    plan: wholePlan(plan),
    given,
    seats: [...seats],
    table: null,
    times: [],
    clocks: null,
    next: null,
    shown: 0,
    chances: [],
    names: null,
    counts: new Map(),
    been: [],
    ahead: 0,
    came: 0,
  };
}

/** The room that was stored, with the time of each entry where it matters. Throws `NotARoom`. */
export function roomOf(
  id: string,
  secret: string,
  entries: readonly Entry[],
  times: readonly number[] = [],
): Room {
  const [first, ...others] = entries;
  if (first === undefined) throw new NotARoom(id, 1, "nothing");
  const room = openRoom(id, secret, first);
  if (times[0] !== undefined) stamp(room, first, times[0]);
  for (const [index, entry] of others.entries()) {
    fold(room, entry);
    const at = times[index + 1];
    if (at !== undefined) stamp(room, entry, at);
  }
  return room;
}

/** Adds an entry that has been found to follow. What it does to a game, the table's own fold says. */
export function fold(room: Room, entry: Entry): void {
  const number = room.number + 1;
  count(room, whoseEntry(room, entry));
  switch (entry.kind) {
    case "opened":
      throw new NotARoom(room.id, number, "opened again");
    case "planned":
      room.plan = wholePlan(entry.plan);
      resize(room.seats, room.plan.players);
      room.shown &= room.plan.watching === "seats" ? (1 << room.plan.players) - 1 : 0;
      break;
    case "sat": {
      const { kind: _kind, seat, ...sitting } = entry;
      if (room.seats[seat]?.person !== sitting.person) hide(room, seat);
      room.seats[seat] = sitting;
      welcome(room, sitting.person);
      break;
    }
    case "bot": {
      const { kind: _kind, seat, ...bot } = entry;
      room.seats[seat] = { person: null, ...bot, chance: null };
      hide(room, seat);
      break;
    }
    case "stood":
      room.seats[entry.seat] = null;
      hide(room, entry.seat);
      break;
    case "shown":
      hide(room, entry.seat);
      if (entry.shown && room.plan.watching === "seats") room.shown |= 1 << entry.seat;
      break;
    case "erased":
      room.host = entry.host;
      if (entry.nobody !== undefined) room.gone.push(entry.nobody);
      noteGone(room);
      break;
    case "started":
      if (entry.seats !== undefined) closeUp(room, entry.seats);
      start(room);
      break;
    case "next":
      room.next = entry.table;
      break;
    case "changed": {
      if (room.table === null) throw new NotARoom(room.id, number, "not started");
      const because = append(room.table, entry.change);
      if (because !== null) throw new NotARoom(room.id, number, because);
      follow(room, entry);
      break;
    }
  }
  room.number = number;
}

/** After a change: the names of whoever sat there as the game ended, once it has. */
function nameAtEnd(room: Room): void {
  const { table } = room;
  if (table === null || !isOver(table)) room.names = null;
  else room.names ??= table.chairs.map(({ holder }) => holder.name);
}

/** Somebody has sat down: where nobody is left whose table it is, it is theirs. */
function welcome(room: Room, person: Person): void {
  if (room.gone.includes(room.host)) room.host = person;
}

/** Whoever agreed to be watched from there has left. */
function hide(room: Room, seat: Seat): void {
  room.shown &= ~(1 << seat);
}

/** Notes when an entry was made that has been folded in. */
export function stamp(room: Room, { kind }: Entry, at: number): void {
  if (kind === "opened" || kind === "sat") room.came = at;
  if (kind !== "started" && kind !== "changed") return;
  // Of several processes, each has its own clock.
  const time = Math.max(at, room.times.at(-1) ?? at);
  room.times.push(time);
  tick(room, time);
}

function resize(seats: (Seated | null)[], players: number): void {
  while (seats.length < players) seats.push(null);
  seats.length = players;
}

/** The seats that nobody has taken go, and those behind them move up; each looks as before. */
function closeUp(room: Room, taken: readonly Seat[]): void {
  const { plan, seats, shown } = room;
  const colours = coloursKept(plan.game, seats);
  const moved = taken.map((from, seat): Seated | null => {
    const seated = seats[from] ?? null;
    const colour = colours[from] ?? from;
    const isPlain = seated === null || seated.colour !== undefined || colour === seat;
    return isPlain || gameOf(plan.game).about.colourIsSeat ? seated : { ...seated, colour };
  });
  seats.splice(0, seats.length, ...moved);
  room.shown = taken.reduce((mask, from, seat) => (holdsSeat(shown, from) ? mask | (1 << seat) : mask), 0);
  room.plan = { ...plan, players: taken.length };
}

function start(room: Room): void {
  const opened = openTable(openingOf(room));
  if (!opened.ok) throw new NotARoom(room.id, room.number + 1, opened.refusal);
  room.table = opened.table;
  room.chances = chancesOf(room.seats);
  for (const [seat, seated] of room.seats.entries())
    if (seated !== null && seated.person !== null) noteBeen(room, seated.person, seat, seated.name);
}

/** What the table is opened with: dealt by all their chances, unless the deal was given. */
function openingOf({ id, secret, plan, seats, given }: Room): Opening {
  const { game, options, settings } = plan;
  const holders = seats.map(
    (seated): Holder => (seated === null ? { kind: "nobody", name: "" } : holderOf(seated)),
  );
  const chances = chancesOf(seats);
  const { seed, setup } = given ?? { seed: seedOf({ room: id, secret, chances }), setup: {} };
  return { game, options, settings, seed, setup, holders };
}

export function holderOf(seated: Seated): Holder {
  const { person, name, colour } = seated;
  const looks = { name, ...(colour === undefined ? {} : { colour }) };
  return person === null ? { kind: "bot", level: seated.level, ...looks } : { kind: "person", ...looks };
}

function chancesOf(seats: Room["seats"]): (string | null)[] {
  return seats.map((seated) => seated?.chance ?? null);
}

/** What a change that the table has folded does to the room around it. */
export function follow(room: Room, entry: Extract<Entry, { kind: "changed" }>): void {
  reseat(room, entry);
  nameAtEnd(room);
}

/** In play a seat stays with its person, also when they have got up or a bot plays there, until the bot is taken out. */
function reseat(room: Room, { person, change }: Extract<Entry, { kind: "changed" }>): void {
  const { seats } = room;
  if (change.kind === "stood-up") hide(room, change.seat);
  if (change.kind === "bot-out") seats[change.seat] = null;
  if (change.kind !== "sat-down" || person === null) return;
  const { person: last, colour: before, chance = null } = seats[change.seat] ?? {};
  // Whoever agreed to be watched from this seat agreed for themselves.
  if (last !== person) hide(room, change.seat);
  const { colour = before } = change;
  const looks = { name: change.name, ...(colour === undefined ? {} : { colour }) };
  seats[change.seat] = { person, ...looks, chance };
  noteBeen(room, person, change.seat, change.name);
  noteGone(room);
  welcome(room, person);
}

/** Whose seat it is. */
export function seatOf({ seats }: Room, person: Person | null): Seat | null {
  const seat = person === null ? -1 : seats.findIndex((seated) => seated?.person === person);
  return seat === -1 ? null : seat;
}

export function stageOf({ table }: Pick<Room, "table">): RoomView["stage"] {
  if (table === null) return "waiting";
  return isOver(table) ? "over" : "playing";
}
