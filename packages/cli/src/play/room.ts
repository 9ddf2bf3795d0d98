/** The people before this screen and the table they sit at, which they know through their links alone. */
import type { Viewer } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import type { Seat } from "@guinguette/rules/seats";
import type { Clock } from "@guinguette/table/decide";
import type { Link } from "@guinguette/table/link";
import type { Told } from "@guinguette/table/shown";
import type { Sight } from "@guinguette/table/sight";
import { namesOf } from "@guinguette/words/common";
import type { GameWords, SeatNames } from "@guinguette/words/game-words";
import { wordsAt } from "@guinguette/words/games";
import type { Language } from "@guinguette/words/language";
import { type Eyes, openEyes } from "./eyes.ts";
import type { Terminal } from "./terminal.ts";

export interface Room {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly clock: Clock;
  readonly words: GameWords;
  readonly names: SeatNames;
  /** The seats where people of this screen sit. */
  readonly people: readonly Seat[];
  readonly eyesOf: ReadonlyMap<Viewer, Eyes>;
  /** Several people have secrets from each other: each looks alone, behind the curtain. */
  readonly secret: boolean;
  /** Through whose eyes the screen is when nobody is behind a curtain. */
  readonly shared: Eyes;
  /** Who has the device, once somebody has looked. */
  looking: Seat | undefined;
  /** Who wants the device though it is not their turn. */
  wanted: Seat | undefined;
  /** What of the story stands on a shared screen. */
  standing: Told[];
  /** Something stands there that the table does not keep. */
  passing: boolean;
  /** Until it can be read. */
  reading: Promise<void>;
  /** Comes back after the next change. */
  changed: Promise<void>;
}

export async function openRoom(
  linkFor: (viewer: Viewer) => Link,
  terminal: Terminal,
  clock: Clock,
  language: Language,
): Promise<Room> {
  let wake = () => {};
  const nextChange = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const spectator = await openEyes("spectator", linkFor("spectator"), () => {});
  const { terms, chairs } = spectator.near.sight;
  const people = chairs.flatMap(({ holder }, seat) => (holder.kind === "person" ? [seat] : []));
  const eyes: Eyes[] = [spectator];
  // They are told in this order: after the last of them, all know.
  for (const seat of people) eyes.push(await openEyes(seat, linkFor(seat), () => {}));
  const alone = people.length === 1 ? eyes[1] : undefined;
  const names = chairs.map(({ holder }) => holder.name);
  const room: Room = {
    terminal,
    language,
    clock,
    words: wordsAt(terms.game, terms.options),
    names: namesOf(names, language),
    people,
    eyesOf: new Map(eyes.map((each) => [each.viewer, each])),
    secret: gameOf(terms.game).about.hidden && people.length > 1,
    shared: alone ?? spectator,
    looking: undefined,
    wanted: undefined,
    standing: [],
    passing: false,
    reading: Promise.resolve(),
    changed: nextChange(),
  };
  await openEyes("spectator", linkFor("spectator"), () => {
    const woken = wake;
    room.changed = nextChange();
    woken();
  });
  return room;
}

export function eyesAt(room: Room, viewer: Viewer): Eyes {
  const eyes = room.eyesOf.get(viewer);
  if (eyes === undefined) throw new Error(`nobody of this screen looks from ${viewer}`);
  return eyes;
}

/** What everybody may know of how things stand. */
export function sightOfAll(room: Room): Sight {
  return eyesAt(room, "spectator").near.sight;
}

/** Who made the last move, if that was one of the people before this screen. */
export function lastMover(room: Room): Seat | undefined {
  const last = sightOfAll(room).movers.at(-1);
  return room.people.find((seat) => seat === last);
}

/** Something that everybody before this screen is to be told, or of those who look alone all but one. */
export function tellAll(room: Room, aside: string, but?: Seat): void {
  const told = room.secret ? room.people.filter((seat) => seat !== but) : [room.shared.viewer];
  for (const viewer of told) eyesAt(room, viewer).asides.push(aside);
}
