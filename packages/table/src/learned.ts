/**
 * Has anybody learned anything from a move? Decided by comparing views: imagine worlds that looked the same before
 * (`sample`), let the same thing seem to happen there, and see whether it looks different. If it does anywhere,
 * something hidden has come to light.
 *
 * The answer is shown to whoever made the move, so it is worked out from what that seat knows and from nothing else:
 * what the others learned is asked of worlds that this seat imagines, never of the true one.
 */
import { eventFor, type Game, type Log, type Types, type Viewer } from "@guinguette/rules/contract";
import { type Random, seeded } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";

/** How many worlds a seat imagines to see whether it learned something itself. A cat in one of three columns escapes
 * them once in ten million. */
const WORLDS = 40;
/** In how many of them it asks what the others learned, and how many worlds each of those imagines there. */
const OTHERS_WORLDS = 10;
const WORLDS_OF_OTHERS = 8;

/** A move as a viewer hears and then sees it. */
interface Shown {
  readonly told: string;
  readonly view: string;
}

/** Whether somebody may know more of what was hidden after this move than before it, as far as its seat can tell. */
export function mayHaveLearned(
  game: Game,
  before: Types["state"],
  seat: Seat,
  code: number,
  players: number,
): boolean {
  const known = game.view(before, seat);
  const shown = played(game, before, seat, code, seat);
  // Any stream will do, as long as the same question always has the same answer.
  const random = seeded(`learned/${seat}/${code}/${JSON.stringify(known)}`);
  const others: Viewer[] = ["spectator"];
  for (let other = 0; other < players; other++) if (other !== seat) others.push(other);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = game.sample(known, random);
    if (!isSame(played(game, imagined, seat, code, seat), shown)) return true;
    if (world < OTHERS_WORLDS && others.some((viewer) => learns(game, imagined, seat, code, viewer, random)))
      return true;
  }
  return false;
}

/** Whether this viewer learns something in this world when the seat makes this move. */
function learns(
  game: Game,
  before: Types["state"],
  seat: Seat,
  code: number,
  viewer: Viewer,
  random: Random,
): boolean {
  const known = game.view(before, viewer);
  const shown = played(game, before, seat, code, viewer);
  for (let world = 0; world < WORLDS_OF_OTHERS; world++)
    if (!canLookLike(shown, game, game.sample(known, random), seat, code, viewer)) return true;
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
