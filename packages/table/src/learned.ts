/**
 * Has anybody learned anything from a move? Decided by comparing views: imagine worlds that looked and sounded the same
 * before (`sampler`), let the same thing seem to happen there, and see whether it looks different. If it does anywhere,
 * something hidden has come to light.
 *
 * The answer is shown to whoever made the move, so it is worked out from what that seat knows and from nothing else:
 * what the others learned is asked of worlds that this seat imagines, never of the true one. There, each of them is taken
 * to have heard what everybody heard. More the seat cannot know; and whoever is taken to know less imagines more worlds,
 * so that the answer may be "learned" where it was not, never the other way round.
 */
import {
  eventFor,
  type Game,
  type Happening,
  type Log,
  type Sampler,
  type Types,
  type Viewer,
} from "@guinguette/rules/contract";
import { type Random, seeded } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import { isSame } from "./same.ts";

/** How many worlds are imagined to see whether something was learned. A cat in one of three columns escapes them once
 * in ten million. */
const WORLDS = 40;
/** As sure where nobody has a secret: what chance brings next is another card in half of the worlds or more. */
const OPEN_WORLDS = 24;
/** In how many worlds a seat asks what the others learned, and how many worlds each of those imagines at a time. */
const OTHERS_WORLDS = 10;
const WORLDS_OF_OTHERS = 8;
/** Where little is hidden the same worlds come again and again: so many are known by sight, and not tried twice. */
const KNOWN_BY_SIGHT = 8;

type State = Types["state"];

/** A move of a seat. */
interface Played {
  readonly game: Game;
  readonly seat: Seat;
  readonly code: number;
}

/** A move as a viewer hears and then sees it. */
interface Shown {
  readonly told: readonly Types["event"][];
  readonly view: Types["view"];
}

/** What somebody knew before the move and was shown of it. */
interface Observation {
  readonly before: Types["view"];
  readonly shown: Shown;
  readonly imagine: Sampler<State>;
  /** How many worlds it has been asked of, and those that came first. */
  asked: number;
  readonly tried: State[];
}

/** Whether somebody may know more of what was hidden after this move than before it, as far as its seat can tell. `log`
 * is all that happened before. */
export function mayHaveLearned(
  game: Game,
  before: State,
  log: readonly Happening<Types["event"]>[],
  seat: Seat,
  code: number,
  players: number,
): boolean {
  const move: Played = { game, seat, code };
  // Any stream will do, as long as the same question always has the same answer.
  const random = seeded(`learned/${seat}/${code}/${log.length}`);
  const own = observation(
    move,
    before,
    seat,
    log.map((happening) => eventFor(happening, seat)),
  );
  const { hidden } = game.about;
  const same = (world: State) => looksLike(move, world, code, seat, own.shown);
  if (!holdsIn(own, hidden ? WORLDS : OPEN_WORLDS, same, random)) return true;
  // Where nobody has a secret, all know what this seat knows.
  if (!hidden) return false;
  const heard = log.map((happening) => eventFor(happening, "spectator"));
  const others: Viewer[] = ["spectator"];
  for (let other = 0; other < players; other++) if (other !== seat) others.push(other);
  const observations: Observation[] = [];
  for (let world = 0; world < OTHERS_WORLDS; world++)
    if (othersLearn(move, own.imagine(random), others, heard, observations, random)) return true;
  return false;
}

/** Whether one of these viewers learns something in this world. Those who were asked enough are not asked again:
 * those who see the same answer the same, for only whoever moves can hear more than others. */
function othersLearn(
  move: Played,
  world: State,
  others: readonly Viewer[],
  heard: readonly Types["event"][],
  observations: Observation[],
  random: Random,
): boolean {
  const here: Observation[] = [];
  for (const viewer of others) {
    const view = move.game.view(world, viewer);
    if (here.some(({ before }) => isSame(before, view, "seat"))) continue;
    const asked = observation(move, world, viewer, heard);
    const known = observations.find(
      ({ before, shown }) => isSame(before, view, "seat") && isShown(asked.shown, shown),
    );
    if (known === undefined) observations.push(asked);
    here.push(known ?? asked);
  }
  return here.some((each) => {
    const alike = (imagined: State) => canLookLike(move, imagined, each.before.seat, each.shown);
    return each.asked < WORLDS && !holdsIn(each, WORLDS_OF_OTHERS, alike, random);
  });
}

function observation(
  move: Played,
  world: State,
  viewer: Viewer,
  heard: readonly Types["event"][],
): Observation {
  const { game, code } = move;
  const before = game.view(world, viewer);
  const state = game.clone(world);
  const told = play(move, state, code, viewer);
  const shown = { told, view: game.view(state, viewer) };
  return { before, shown, imagine: game.sampler(before, heard), asked: 0, tried: [] };
}

/** Whether this holds in so many of the worlds that are imagined. */
function holdsIn(
  each: Observation,
  worlds: number,
  holds: (world: State) => boolean,
  random: Random,
): boolean {
  for (let world = 0; world < worlds; world++) {
    const imagined = each.imagine(random);
    each.asked++;
    if (each.tried.some((tried) => isSame(tried, imagined))) continue;
    if (!holds(imagined)) return false;
    if (each.tried.length < KNOWN_BY_SIGHT) each.tried.push(imagined);
  }
  return true;
}

/** Whether some move of the seat looks like this in another world: the same one if it can be. */
function canLookLike(move: Played, world: State, viewer: Viewer, shown: Shown): boolean {
  const { game, seat, code } = move;
  const buffer = new Uint16Array(game.moveCount);
  const legal = buffer.subarray(0, game.legal(world, seat, buffer));
  return (
    (legal.includes(code) && looksLike(move, world, code, viewer, shown)) ||
    legal.some((other) => other !== code && looksLike(move, world, other, viewer, shown))
  );
}

/** What is heard is compared first: a view takes longer to make. */
function looksLike(move: Played, world: State, code: number, viewer: Viewer, shown: Shown): boolean {
  const { game } = move;
  const state = game.clone(world);
  return isSame(play(move, state, code, viewer), shown.told) && isSame(game.view(state, viewer), shown.view);
}

function isShown(one: Shown, other: Shown): boolean {
  return isSame(one.told, other.told) && isSame(one.view, other.view, "seat");
}

/** Plays in place, and says what the viewer hears of it. */
function play({ game, seat }: Played, state: State, code: number, viewer: Viewer): Types["event"][] {
  const log: Log<Types["event"]> = [];
  game.play(state, seat, code, log);
  return log.map((happening) => eventFor(happening, viewer));
}
