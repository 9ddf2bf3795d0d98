/**
 * What somebody would like to do at a table apart: it becomes an entry, which is folded in, or is refused. Nothing about
 * a game is decided here: once it has started, every wish goes through the table's own `offer`.
 */
import { gameOf } from "@guinguette/rules/games";
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import type { Offer } from "@guinguette/table/changes";
import { isSame } from "@guinguette/table/same";
import type { Table } from "@guinguette/table/table";
import type { NewPlan } from "@guinguette/wire/http";
import { soundOf } from "@guinguette/words/name-sound";
import { cutName } from "@guinguette/words/names";
import { hasHadSeat } from "./been.ts";
import { type BotWished, isBotAt, putBot, takeBotOut } from "./bots.ts";
import { hasEnough, MOST_ENTRIES } from "./bounds.ts";
import { isBound } from "./clock.ts";
import type { Person, Seated, Sitting } from "./entries.ts";
import { asItIs, type Granted, no } from "./granted.ts";
import { colourBeside, looksOf, notSo } from "./looks.ts";
import { offerAt } from "./offering.ts";
import { dealtBy, isDealtAlike, readPlan } from "./plan.ts";
import { fold, type Room, seatOf } from "./room.ts";
import { takesOrLeaves } from "./shown.ts";

export type Wish =
  | { readonly kind: "plan"; readonly changes: NewPlan }
  | { readonly kind: "sit"; readonly seat: Seat; readonly sitting: Comer }
  | { readonly kind: "stand"; readonly seat: Seat }
  | { readonly kind: "bot"; readonly seat: Seat; readonly bot: BotWished }
  /** To be watched from, or not any more. */
  | { readonly kind: "show"; readonly seat: Seat; readonly shown: boolean }
  | { readonly kind: "start" };

/** What somebody who sits down says of themselves. */
interface Comer extends Omit<Sitting, "person"> {
  readonly chance: string;
}

export function wish(room: Room, person: Person, wished: Wish): Granted {
  if (room.number >= MOST_ENTRIES) return no("enough");
  const granted = entryOf(room, person, wished);
  // In play the table has folded it already.
  if (granted.ok && granted.entry !== null && granted.entry.kind !== "changed") fold(room, granted.entry);
  return granted;
}

function entryOf(room: Room, person: Person, wished: Wish): Granted {
  switch (wished.kind) {
    case "plan":
      return plan(room, person, wished.changes);
    case "sit":
      return sit(room, person, wished.seat, wished.sitting);
    case "stand":
      return stand(room, person, wished.seat);
    case "bot":
      return putBot(room, person, wished.seat, wished.bot);
    case "show":
      return show(room, person, wished.seat, wished.shown);
    case "start":
      return start(room, person);
  }
}

function plan(room: Room, person: Person, changes: NewPlan): Granted {
  if (person !== room.host) return no("not-yours");
  if (room.table !== null) return no("not-waiting");
  const read = readPlan(room.plan, changes);
  if (!read.ok) return read;
  const next = read.plan;
  // A bot goes with its seat; a person would have to be asked.
  if (room.seats.slice(next.players).some((seated) => seated !== null && seated.person !== null))
    return no("seat-taken", "players", "last-seats");
  if (isSame(next, room.plan)) return asItIs;
  if (hasEnough(room, null)) return no("enough");
  const dealt = isDealtAlike(next, room.plan) ? read : dealtBy(next, room.given?.setup ?? {});
  if (!dealt.ok) return dealt;
  return { ok: true, entry: { kind: "planned", plan: next } };
}

function sit(room: Room, person: Person, seat: Seat, given: Comer): Granted {
  const name = cutName(given.name).trim();
  if (name === "") return no("malformed", "name", "blank-name");
  if (seat >= room.seats.length) return no("not-found", "seat");
  const held = seatOf(room, person);
  if (held !== null && held !== seat) return no("seated-already");
  const why =
    room.table !== null && held === null
      ? notAnew(room, room.table, person, seat, { ...given, name })
      : keptFor(room, person, seat, { ...given, name });
  if (why !== null) return no(why, fields[why]);
  if (room.table !== null) return sitInPlay(room, room.table, person, seat, { ...given, name });
  const there = room.seats[seat] ?? null;
  if (there !== null && there.person !== person) return no("seat-taken");
  // A seat's chance stays what it was: others have seen its seal.
  const colour = given.colour ?? colourBeside(room, seat);
  const looks = { name, ...(colour === undefined ? {} : { colour }) };
  const sitting: Sitting = { person, ...looks, chance: there?.chance ?? given.chance };
  const isThere = there !== null && there.chance !== null;
  if (isThere && there.name === name && there.colour === colour) return asItIs;
  if (hasEnough(room, person)) return no("enough");
  return { ok: true, entry: { kind: "sat", seat, ...sitting } };
}

/** Why somebody does not sit like that at a seat that is theirs or free. A name that a seat is kept under is its person's,
 * also where another came so to the last game. */
function keptFor(room: Room, person: Person, seat: Seat, comer: Comer) {
  const why = notSo(looksOf(room), person, seat, comer);
  const there = room.seats[seat] ?? null;
  if (why !== "name-taken" || there === null) return why;
  // Where another sits, no other name would do.
  const isNoMatter = there.person !== person || soundOf(there.name) === soundOf(comer.name);
  return isNoMatter ? null : why;
}

/** Whoever sees a seat sees its hand, so that one that its person has left stays theirs until the host has put a bot there
 * and taken it out again. */
function isFree({ changes }: Table, seat: Seat): boolean {
  return (
    changes.findLast((change) => change.seat === seat && takesOrLeaves.has(change.kind))?.kind === "bot-out"
  );
}

type NotAnew = "seated-already" | "seat-taken" | NonNullable<ReturnType<typeof notSo>>;

/** What of a wish to sit down another has. */
const fields: Readonly<Partial<Record<NotAnew, string>>> = { "colour-taken": "colour", "name-taken": "name" };

/** Why somebody takes no seat in play. */
function notAnew(room: Room, table: Table, person: Person, seat: Seat, comer: Comer): NotAnew | null {
  if (hasHadSeat(room, person, seat)) return "seated-already";
  return isFree(table, seat) ? notSo(looksOf(room), person, seat, comer) : "seat-taken";
}

/** Somebody comes back to their seat, or takes one that is nobody's. */
function sitInPlay(room: Room, table: Table, person: Person, seat: Seat, given: Comer): Granted {
  if (isBound(room, seat)) return no("bot-first");
  const { name, colour } = given;
  const wished: Offer = {
    kind: "sit-down",
    seen: table.changes.length,
    name,
    ...(colour === undefined ? {} : { colour }),
  };
  const { answer, entry } = offerAt(room, seat, wished, person);
  if (answer.ok) return { ok: true, entry };
  const { because } = answer;
  return no(because.kind === "table" && because.why === "full" ? "enough" : "seat-taken");
}

function stand(room: Room, person: Person, seat: Seat): Granted {
  if (seat >= room.seats.length) return no("not-found", "seat");
  if (isBotAt(room, seat)) return takeBotOut(room, person, seat);
  const there = room.seats[seat] ?? null;
  if (there === null) return room.table === null ? asItIs : no("not-found", "seat");
  // Whoever invited may ask somebody to leave, as long as nothing is played.
  if (there.person !== person && (room.table !== null || room.host !== person)) return no("not-yours");
  if (room.table === null) return { ok: true, entry: { kind: "stood", seat } };
  if (isBound(room, seat)) return no("bot-first");
  const made = offerAt(room, seat, { kind: "stand-up", seen: room.table.changes.length }, person);
  return made.answer.ok ? { ok: true, entry: made.entry } : no("nobody-there");
}

function show(room: Room, person: Person, asked: Seat, shown: boolean): Granted {
  const own = seatOf(room, person);
  // A start may have renumbered the seat while the request was on its way: a withdrawn consent counts all the same.
  const seat = shown ? asked : (own ?? asked);
  if (seat >= room.seats.length) return no("not-found", "seat");
  if (own !== seat) return no("not-yours");
  if (shown && room.plan.watching !== "seats") return no("not-watched");
  // Who has got up keeps the seat until somebody sits down there, and has nothing to show meanwhile.
  if (shown && room.table?.chairs[seat]?.holder.kind === "nobody") return no("nobody-there");
  if (holdsSeat(room.shown, seat) === shown) return asItIs;
  if (shown && hasEnough(room, person)) return no("enough");
  return { ok: true, entry: { kind: "shown", seat, shown } };
}

function start(room: Room, person: Person): Granted {
  if (person !== room.host) return no("not-yours");
  if (room.table !== null) return asItIs;
  // A seat that is kept for somebody is empty until they come.
  const isEmpty = (seated: Seated | null) =>
    seated === null || (seated.person !== null && seated.chance === null);
  const isAwaited = (seated: Seated | null) =>
    isEmpty(seated) && (seated !== null || room.plan.empty === "wait");
  if (room.seats.some(isAwaited)) return no("seats-empty");
  return room.seats.includes(null) ? startWithThoseThere(room) : { ok: true, entry: { kind: "started" } };
}

/** Seats that nobody has taken go: so many may play, and there may be such a deal for them. */
function startWithThoseThere({ plan, seats, given }: Room): Granted {
  const taken = seats.flatMap((seated, seat) => (seated === null ? [] : [seat]));
  if (!gameOf(plan.game).about.players.includes(taken.length)) return no("seats-empty");
  const dealt = dealtBy({ ...plan, players: taken.length }, given?.setup ?? {});
  return dealt.ok ? { ok: true, entry: { kind: "started", seats: taken } } : dealt;
}
