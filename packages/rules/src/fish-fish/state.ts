/** One game of Fish Fish in play. Never stored or sent: laid out for speed. */
import { type Seat, type SeatMask, seatsIn } from "../seats.ts";
import { LINES } from "./cards.ts";
import type { Loot } from "./events.ts";
import { cardsIn, type Hand } from "./hand.ts";
import { EMPTY_CASTS } from "./moves.ts";
import { type Queue, seatsOf } from "./queue.ts";
import { sumOf, type Tiles, tilesAt } from "./tiles.ts";

export interface State {
  readonly players: number;
  /** Counted from 1 over the whole game (FF-N2). */
  round: number;
  fisher: Seat;
  /** The one seat that has to move; none once the game is over. */
  acting: SeatMask;
  /** The Fish that will be asked after it on this line. */
  queue: Queue;
  /** Where the queues of this round begin (see queue.ts). */
  queues: number;
  /** The code of the cast that lies on the table; -1 while there is none. */
  cast: number;
  /** The Fisher's cards. With the cast of the fifth line the last ones are gone. */
  hand: Hand;
  /** The fishing cards revealed this round (FF-R2): four bits count the catches, the bits above the empty ones. */
  shown: number;
  /** The tiles each Fish held when the line was set. They stay until it is checked, so that what one Fish may
   * bet can be worked out before the bet of another is known. */
  tiles: Tiles;
  /** Those of them that are bet on this line. */
  bets: Tiles;
  /** What became of the tiles bet this round, by the code of the cast they were bet on: first those caught, by
   * bait, then those on the loot tiles, by place. */
  readonly taken: Tiles[];
  /** Points of finished rounds of seats 0, 3 and 6, nine bits each: nobody can have more than 252. */
  points036: number;
  /** The same of seats 1, 4 and 7. */
  points147: number;
  /** The same of seats 2 and 5. */
  points25: number;
}

/** A table before its first round. Every state is made here or by `cloneState`: they all have one shape. */
export function emptyState(players: number): State {
  // A list written with bare numbers would be shared by all states, and copied when first changed.
  const none = 0;
  return {
    players,
    round: 0,
    fisher: 0,
    acting: 0,
    queue: 0,
    queues: 0,
    cast: -1,
    hand: 0,
    shown: 0,
    tiles: 0,
    bets: 0,
    taken: [none, none, none, none, none, none, none, none],
    points036: 0,
    points147: 0,
    points25: 0,
  };
}

export function cloneState(state: State): State {
  return {
    players: state.players,
    round: state.round,
    fisher: state.fisher,
    acting: state.acting,
    queue: state.queue,
    queues: state.queues,
    cast: state.cast,
    hand: state.hand,
    shown: state.shown,
    tiles: state.tiles,
    bets: state.bets,
    taken: state.taken.slice(),
    points036: state.points036,
    points147: state.points147,
    points25: state.points25,
  };
}

/** How many lines were set this round, the one on the table included. */
export function linesSet({ hand }: State): number {
  return LINES - cardsIn(hand, "catch") - cardsIn(hand, "empty");
}

/** What a Fish bet on this line; null if it has yet to, or is not asked. */
export function betOf(state: State, seat: Seat): number | null {
  const asked = state.cast >= 0 && tilesAt(state.tiles, seat) > 0;
  const waits = seatsIn(state.acting).includes(seat) || seatsOf(state.queue).includes(seat);
  return asked && !waits ? tilesAt(state.bets, seat) : null;
}

export function shownCatches({ shown }: State): number {
  return shown & 15;
}

export function shownEmpties({ shown }: State): number {
  return shown >> 4;
}

/** How many tiles the Fisher caught this round. */
export function caughtIn({ taken }: State): number {
  return sumOf(taken[0]! + taken[1]! + taken[2]! + taken[3]!);
}

export function lootOf({ taken }: State, seat: Seat): Loot {
  const [at2, at3, at4, at5] = taken.slice(EMPTY_CASTS).map((tiles) => tilesAt(tiles, seat));
  return { 2: at2!, 3: at3!, 4: at4!, 5: at5! };
}
