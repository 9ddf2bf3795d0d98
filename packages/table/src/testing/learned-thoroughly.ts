/** What learned.ts finds out, the long way: every viewer is asked in every world, and nothing is left out. */
import {
  eventFor,
  type Game,
  type Happening,
  type Log,
  type Types,
  type Viewer,
} from "@guinguette/rules/contract";
import { type Random, seeded } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";

const WORLDS = 40;
const OTHERS_WORLDS = 10;
const WORLDS_OF_OTHERS = 8;

/** A move as a viewer hears and then sees it. */
interface Shown {
  readonly told: string;
  readonly view: string;
}

export function mayHaveLearnedThoroughly(
  game: Game,
  before: Types["state"],
  log: readonly Happening<Types["event"]>[],
  seat: Seat,
  code: number,
  players: number,
): boolean {
  const heardBy = (viewer: Viewer) => log.map((happening) => eventFor(happening, viewer));
  const imagine = game.sampler(game.view(before, seat), heardBy(seat));
  const shown = played(game, before, seat, code, seat);
  const random = seeded(`thoroughly/${seat}/${code}/${log.length}`);
  const others: Viewer[] = ["spectator"];
  for (let other = 0; other < players; other++) if (other !== seat) others.push(other);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = imagine(random);
    if (!isSame(played(game, imagined, seat, code, seat), shown)) return true;
    if (
      world < OTHERS_WORLDS &&
      others.some((viewer) => learns(game, imagined, heardBy("spectator"), seat, code, viewer, random))
    )
      return true;
  }
  return false;
}

/** Whether this viewer learns something in this world when the seat makes this move. */
function learns(
  game: Game,
  before: Types["state"],
  heard: readonly Types["event"][],
  seat: Seat,
  code: number,
  viewer: Viewer,
  random: Random,
): boolean {
  const imagine = game.sampler(game.view(before, viewer), heard);
  const shown = played(game, before, seat, code, viewer);
  for (let world = 0; world < WORLDS_OF_OTHERS; world++)
    if (!canLookLike(shown, game, imagine(random), seat, code, viewer)) return true;
  return false;
}

/** Whether some move of the seat looks like this in another world: the same one if it can be. */
function canLookLike(
  shown: Shown,
  game: Game,
  world: Types["state"],
  seat: Seat,
  code: number,
  viewer: Viewer,
): boolean {
  const buffer = new Uint16Array(game.moveCount);
  const legal = Array.from(buffer.subarray(0, game.legal(world, seat, buffer)));
  const looksAlike = (candidate: number) => isSame(played(game, world, seat, candidate, viewer), shown);
  return (legal.includes(code) && looksAlike(code)) || legal.some(looksAlike);
}

function played(game: Game, before: Types["state"], seat: Seat, code: number, viewer: Viewer): Shown {
  const state = game.clone(before);
  const log: Log<Types["event"]> = [];
  game.play(state, seat, code, log);
  return {
    told: JSON.stringify(log.map((happening) => eventFor(happening, viewer))),
    view: JSON.stringify(game.view(state, viewer)),
  };
}

function isSame(one: Shown, other: Shown): boolean {
  return one.told === other.told && one.view === other.view;
}
