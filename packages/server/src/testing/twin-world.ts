/**
 * One of two worlds that somebody cannot tell apart: a server with a table in play, those who sit there, and all the
 * connections of whoever is not to know. What others serve of the same tables, they may look at through another door.
 */
import type { Thought } from "@guinguette/bots/thought";
import type { Types, Viewer } from "@guinguette/rules/contract";
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import { botAt, botToAsk } from "@guinguette/table/driver";
import type { Table } from "@guinguette/table/table";
import { tableFrom } from "@guinguette/table/testing/twins";
import type { Presence } from "@guinguette/wire/live";
import type { MadeToken } from "@guinguette/wire/people";
import type { Plan } from "@guinguette/wire/terms";
import { base } from "@guinguette/wire/version";
import { tick } from "../room/clock.ts";
import { fold, type Room } from "../room/room.ts";
import { gathered } from "./gathered.ts";
import { type SomePerson, somebody } from "./person.ts";
import { type Raw, rawTo } from "./raw.ts";
import type { Served } from "./served.ts";

/** A bot that thinks until it is told what it thought. */
export interface Thinker {
  readonly thought: Thought;
  readonly decide: (move: Types["move"]) => void;
}

/** Where a world is served: people act at the first door. Those who look are at the last one. */
export interface Venue {
  readonly doors: readonly Served[];
  /** What the servers wrote down, by door. */
  readonly lines: readonly (readonly string[])[];
  readonly thinkers: Thinker[];
}

export interface World extends Venue {
  readonly id: string;
  readonly code: string;
  /** Whether its players have clocks. */
  readonly isTimed: boolean;
  /** Who has the seats, and who has none: with a name of their own, and without. */
  readonly people: readonly SomePerson[];
  readonly known: SomePerson;
  readonly stranger: SomePerson;
  /** For a program of the viewer; empty where they have no seat. */
  readonly token: string;
  /** By seat: its person's connection, by which they act. */
  readonly seats: Raw[];
  /** The viewer's connections, all of them: what these are sent is compared. */
  readonly watched: readonly Raw[];
  /** Up to where each of those has been compared. */
  readonly marks: number[];
}

export function liveAt({ address }: Served, id: string, headers: Record<string, string>, how: object): Raw {
  const raw = rawTo(address, `${base}/tables/${id}/live`, headers);
  raw.say({ type: "hello", version: 1, since: 0, ...how });
  return raw;
}

export const cookieOf = ({ cookie }: SomePerson): Record<string, string> => (cookie === "" ? {} : { cookie });

type Planned = Pick<Plan, "game" | "players"> & Partial<Plan>;

/** Gathers people at a table, and lets the viewer look from wherever they can. */
export async function worldIn(venue: Venue, plan: Planned, viewer: Viewer): Promise<World> {
  const [door, far] = [venue.doors[0], venue.doors.at(-1)];
  if (door === undefined || far === undefined) throw new Error("there is no door");
  const address = () => door.address;
  const { room, people } = await gathered(address, { ...plan, watching: "seats" });
  const [known, stranger] = [somebody(address), somebody(address)];
  await known.ask("POST", "/me");
  const own = viewer === "spectator" ? null : (people[viewer] as SomePerson);
  if (own !== null) await own.do("PUT", `/tables/${room.id}/seats/${viewer}/shown`, { shown: true });
  const made = await own?.ask("POST", "/me/tokens", { name: "program" });
  const token = made === undefined ? "" : (made.body as MadeToken).token;
  const seats: Raw[] = [];
  for (const person of people) seats.push(liveAt(door, room.id, cookieOf(person), { as: "seat" }));
  const asPublic = { as: "public" };
  // By nobody in particular, by whoever has a name, and by a person who plays.
  const watched = [liveAt(far, room.id, {}, asPublic), liveAt(far, room.id, cookieOf(known), asPublic)];
  if (own === null) watched.push(liveAt(far, room.id, cookieOf(people[0] as SomePerson), asPublic));
  else
    watched.push(
      seats[viewer as number] as Raw,
      liveAt(far, room.id, cookieOf(own), asPublic),
      // A hand beside a television, a program, and a stranger whom they let look.
      liveAt(far, room.id, cookieOf(own), { as: "seat" }),
      liveAt(far, room.id, { authorization: `Bearer ${token}` }, { as: "seat" }),
      liveAt(far, room.id, {}, { as: "seat", seat: viewer }),
    );
  const marks = watched.map(() => 0);
  const { id, code } = room;
  const isTimed = room.plan.clock !== null;
  const world = { ...venue, id, code, isTimed, people, known, stranger, token, seats, watched, marks };
  await Promise.all([...new Set([...seats, ...watched])].map((raw) => raw.until("sight")));
  return world;
}

/** The room as this door has it in mind. */
export async function roomAt(door: Served | undefined, id: string): Promise<Room> {
  const room = await door?.server.rooms.look(id);
  if (room == null) throw new Error("there is no room");
  return room;
}

/** Puts another table there, as if it had just been dealt. An entry that changes nothing has everybody told of it, and
 * whatever is due there found anew. */
export async function put(world: World, table: Table, viewer: Viewer, now: number): Promise<void> {
  const { doors, id, watched, marks } = world;
  const restart = (room: Room, there: Table) => {
    room.table = there;
    room.names = null;
    room.times.splice(0, room.times.length, now);
    room.clocks = null;
    tick(room, now);
  };
  // What a bot thinks of by now is the table of before; and all of that has been told, by every process.
  const { table: old } = await roomAt(doors[0], id);
  if (old !== null && old.question === null && botToAsk(old) !== null)
    await until(() => thinkerAt(world, old));
  await seenBy(world, old?.changes.length ?? 0);
  for (const door of doors.slice(1))
    restart(await roomAt(door, id), tableFrom(table, table.game.clone(table.state), viewer));
  const late = world.thinkers.splice(0);
  const before = watched.map(sights);
  await doors[0]?.server.rooms.act(id, (room) => {
    restart(room, table);
    const seat = viewer === "spectator" ? 0 : viewer;
    const entry = { kind: "shown", seat, shown: holdsSeat(room.shown, seat) } as const;
    fold(room, entry);
    return { entry, value: null };
  });
  drop(late);
  const isTold = (raw: Raw, at: number) => !isOpen(raw) || sights(raw) > (before[at] ?? 0);
  await until(() => (watched.every(isTold) ? true : undefined));
  await settled(watched);
  for (const [at, { texts }] of watched.entries()) marks[at] = texts.length;
}

/** What bots think of is another table by now, or not theirs: whatever comes of it is too late. */
export function drop(thinkers: readonly Thinker[]): void {
  for (const { thought, decide } of thinkers) decide(thought.legal[0] as Types["move"]);
}

/** The bot that thinks at this table, if one does. What it thought for somebody who is back is theirs no more. */
export function thinkerAt({ thinkers }: World, { chairs }: Table): Thinker | undefined {
  const isBots = ({ thought }: Thinker) => {
    const chair = chairs[thought.view.seat as Seat];
    return chair !== undefined && botAt(chair) !== null;
  };
  const all = thinkers.splice(0);
  drop(all.filter((thinker) => !isBots(thinker)));
  thinkers.push(...all.filter(isBots));
  return thinkers[0];
}

const isOpen = ({ socket }: Raw) => socket.readyState === socket.OPEN;

/** Until all that was said to them before has come. */
export async function settled(raws: readonly Raw[]): Promise<void> {
  const open = raws.filter(({ socket }) => socket.readyState <= socket.OPEN);
  for (const raw of open) raw.say({ type: "ping", id: 902 });
  await Promise.all(open.map((raw) => raw.until("pong")));
}

/** Until something is so: there is no other word for it. */
export async function until<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 2));
  }
}

const isSight = (text: string) => text.startsWith('{"type":"sight"');
const sights = ({ texts }: Raw) => texts.filter(isSight).length;

/** The number of the last change that came there. */
function numberSeen({ texts }: Raw): number {
  const sight = texts.findLast(isSight) ?? '{"sight":{"number":-1}}';
  return (JSON.parse(sight) as { sight: { number: number } }).sight.number;
}

/** Until everybody who looks has seen the last change. */
export async function seenBy({ watched }: World, number: number): Promise<void> {
  await until(() => (watched.every((raw) => !isOpen(raw) || numberSeen(raw) >= number) ? true : undefined));
}

const isPresence = (text: string) => text.startsWith('{"type":"presence"');
const presence = ({ texts }: Raw) => texts.findLast(isPresence) ?? "";

/** What has come to each of them since the last time. Of who is there, what came last: those who come and go within a
 * moment are told together, or not. */
export function newTexts({ watched, marks }: World): string[][] {
  return watched.map((raw, at) => {
    const since = raw.texts.slice(marks[at]).filter((text) => !isPresence(text));
    marks[at] = raw.texts.length;
    return [...since, presence(raw)];
  });
}

/** Until everybody knows, by whichever door, that these are there, and that so many watch. */
export async function company(
  { watched, seats }: World,
  presences: readonly Presence[],
  watching: number,
): Promise<void> {
  const whole = JSON.stringify({ type: "presence", seats: presences, watching });
  const knows = (raw: Raw) => !isOpen(raw) || presence(raw) === whole;
  await until(() => ([...watched, ...seats].every(knows) ? true : undefined));
}
