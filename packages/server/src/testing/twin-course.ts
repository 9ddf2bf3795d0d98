/**
 * A course that two tables go through which a viewer cannot tell apart: the same persons act at both, over real
 * connections, and after each episode all that the viewer was sent is compared.
 */
import { type Seat, seatsIn } from "@guinguette/rules/seats";
import { botAt } from "@guinguette/table/driver";
import { legalMoves } from "@guinguette/table/sight";
import { awaited, isPresent, type Table } from "@guinguette/table/table";
import { chooseBoth, compareBoth, type Step, type Twins } from "@guinguette/table/testing/twins";
import { expect } from "vitest";
import type { Raw } from "./raw.ts";
import type { Served } from "./served.ts";
import { newTexts, put, seenBy, settled, thinkerAt, until, type World } from "./twin-world.ts";

export interface Course {
  readonly worlds: readonly [World, World];
  readonly twins: Twins;
  /** The time of both, and of their limits. */
  readonly clock: { now: number };
  readonly pick: () => number;
  /** Who would take moves back, each once: the viewer or another. */
  readonly askers: readonly boolean[];
  /** How often each thing was done, and compared. */
  readonly done: Map<string, number>;
  compared: number;
  /** Of those, how often the worlds differed. */
  apart: number;
}

/** Which of the worlds. */
export type Which = 0 | 1;

export function both<T>({ worlds }: Course, does: (world: World, at: Which) => Promise<T>): Promise<[T, T]> {
  return Promise.all([does(worlds[0], 0), does(worlds[1], 1)]);
}

export const tableOf = ({ twins }: Course, at: Which): Table => (at === 0 ? twins.world : twins.twin);

/** Those who play in person. */
export function personsOf({ twins }: Course): Seat[] {
  return twins.world.chairs.flatMap((chair, seat) => (isPresent(chair) ? [seat] : []));
}

/** Those of them for whom the table waits. */
export function waitedFor(course: Course): Seat[] {
  const persons = personsOf(course);
  return seatsIn(awaited(course.twins.world)).filter((seat) => persons.includes(seat));
}

/** Lets the first door of a world look for what is due, as it does every second. */
export const sweep = ({ doors }: World): Promise<void> => (doors[0] as Served).server.sweep();

/** Puts both tables there, from what the viewer knows. */
export async function begin(course: Course): Promise<void> {
  const { viewer } = course.twins;
  await both(course, (world, at) => put(world, tableOf(course, at), viewer, course.clock.now));
}

/** Compares all that came to the viewer. */
export async function compare(course: Course, what: string): Promise<void> {
  const { worlds, twins, done } = course;
  await both(course, async (world, at) => {
    await seenBy(world, tableOf(course, at).changes.length);
    await settled(world.watched);
  });
  expect(newTexts(worlds[1]), what).toEqual(newTexts(worlds[0]));
  course.compared++;
  if (JSON.stringify(twins.twin.state) !== JSON.stringify(twins.world.state)) course.apart++;
  done.set(what, (done.get(what) ?? 0) + 1);
}

/** Offers something at a seat of both tables, by its person's connection. */
export async function offer(course: Course, seat: Seat, offers: (at: Which) => object): Promise<void> {
  course.clock.now += 1_000;
  await both(course, async ({ seats }, at) => {
    const raw = seats[seat] as Raw;
    raw.say({ type: "offer", id: 1, offer: { seen: tableOf(course, at).changes.length, ...offers(at) } });
    const { answer } = await raw.until("answer");
    if (!answer.ok) throw new Error(`${JSON.stringify(offers(at))}: ${JSON.stringify(answer.because)}`);
  });
}

/** The bot that both tables wait for, once it thinks; null where they wait for persons alone. */
async function thinking(course: Course): Promise<Seat | null> {
  const { chairs, question } = course.twins.world;
  const isBot = (seat: Seat) => chairs[seat] !== undefined && botAt(chairs[seat]) !== null;
  for (const [at, world] of course.worlds.entries()) thinkerAt(world, tableOf(course, at as Which));
  if (!seatsIn(awaited(course.twins.world)).some(isBot)) return null;
  // Bots wait a minute while somebody is asked.
  if (question !== null) course.clock.now += 70_000;
  const [seat] = await both(course, (world, at) =>
    until(async () => {
      if (question !== null) await sweep(world);
      return thinkerAt(world, tableOf(course, at))?.thought.view.seat;
    }),
  );
  return seat as Seat;
}

/** One move of whoever is waited for. Where it brings to light what lay hidden, the tables are put there anew. */
export async function play(
  course: Course,
  what = "played",
  /** Whose move it has to be; and what has to be so afterwards. */
  only: (seat: Seat) => boolean = () => true,
  isSo: (table: Table) => boolean = () => true,
): Promise<Step> {
  const { twins, pick } = course;
  course.clock.now += 1_000;
  const bot = await thinking(course);
  const seats = [...waitedFor(course), ...(bot === null ? [] : [bot])].filter(only);
  const chosen = chooseBoth(twins, pick(), seats);
  if (chosen === null) return "over";
  const { seat, here, there } = chosen;
  const before = twins.world.log.length;
  if (seat === bot)
    await both(course, async ({ thinkers }, at) => {
      const table = tableOf(course, at);
      const number = table.changes.length;
      thinkers.shift()?.decide(at === 0 ? here : there);
      await until(() => (table.changes.length > number && isSo(table) ? true : undefined));
    });
  else await offer(course, seat, (at) => ({ kind: "play", move: at === 0 ? here : there }));
  const became = compareBoth(twins, before);
  if (awaited(twins.world) === 0) return "over";
  if (became === "revealed") await begin(course);
  else await compare(course, what);
  return became;
}

/** Plays until something is found, for so many moves at most. */
export async function playUntil<T>(course: Course, find: () => T | undefined, most = 25): Promise<T | null> {
  for (let moves = 0; moves < most; moves++) {
    const found = find();
    if (found !== undefined) return found;
    if ((await play(course)) === "over") return null;
  }
  return null;
}

/** Which of the viewer's connections asks for everything; the others ask for a little. */
const CURIOUS = 2;

/** Asks by every connection of the viewer what is answered and changes nothing. */
export async function askAll(course: Course): Promise<void> {
  const { viewer, world } = course.twins;
  const { game, state, question, moves } = world;
  const seen = world.changes.length;
  const legal = viewer === "spectator" ? [] : legalMoves(world, viewer).slice(0, 2);
  const any = Array.from({ length: 12 }, () => game.decode(course.pick() % game.moveCount));
  const illegal = any.filter((move) => viewer === "spectator" || game.check(state, viewer, move) !== null);
  const idle = [
    ...["agree", "refuse", "withdraw"].map((kind) => ({ kind })),
    ...["time-out", "bot-in"].map((kind) => ({ kind, level: "fry", name: "Goujon" })),
  ];
  await both(course, async ({ watched }) => {
    for (const [at, raw] of watched.entries()) {
      for (const move of illegal.slice(0, at === CURIOUS ? 4 : 1))
        raw.say({ type: "offer", id: 4, offer: { kind: "play", seen, move } });
      for (const wished of question === null ? idle : [])
        raw.say({ type: "offer", id: 5, offer: { ...wished, seen } });
      raw.say({ type: "may-take-back", id: 6 });
      for (const move of legal.slice(0, at === CURIOUS ? 2 : 1))
        raw.say({ type: "could-take-back", id: 7, move });
      raw.say({ type: "deed", id: 8, at: moves.length - 1 });
    }
  });
  await compare(course, "asked for all");
}
