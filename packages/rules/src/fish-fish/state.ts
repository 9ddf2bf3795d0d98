/** One game of Fish Fish in play. Never stored or sent: laid out for speed. */
import type { Seat, SeatMask } from "../seats.ts";
import { LINES } from "./cards.ts";
import type { Loot } from "./events.ts";
import { cardsIn, type Hand } from "./hand.ts";
import { type Tiles, tilesAt } from "./tiles.ts";

export interface State {
  readonly players: number;
  /** Counted from 1 over the whole game (FF-N2). */
  round: number;
  fisher: Seat;
  /** The seats of the Fish in betting order, an octal digit each, the first one last. */
  order: number;
  /** The one seat that has to move; none once the game is over. */
  acting: SeatMask;
  /** How far the digit of the Fish that has to bet is shifted: three bits for each Fish before it. */
  shift: number;
  /** The lowest bit of the digit of each Fish that will be asked after it on this line. */
  waiting: Tiles;
  /** The code of the cast that lies on the table; -1 while there is none. */
  cast: number;
  /** The Fisher's cards. After the cast of the fifth line none is left. */
  hand: Hand;
  /** Catch cards revealed this round (FF-R2). */
  shownCatches: number;
  /** Empty cards revealed this round (FF-R2). */
  shownEmpties: number;
  /** How many tiles the Fisher caught this round. */
  caught: number;
  /** The tiles each Fish held when the line was set. They stay until it is checked, so that what one Fish may
   * bet can be worked out before the bet of another is known. */
  tiles: Tiles;
  /** Those of them that are bet on this line. */
  bets: Tiles;
  /** The tiles on everybody's loot tile, by place: 2, 3, 4, 5. */
  readonly loot: Tiles[];
  /** Points of finished rounds by seat, in eight entries for however many play. */
  readonly points: number[];
}

/** A table before its first round. Every state is made here or by `cloneState`: they all have one shape. */
export function emptyState(players: number): State {
  return {
    players,
    round: 0,
    fisher: 0,
    order: 0,
    acting: 0,
    shift: 0,
    waiting: 0,
    cast: -1,
    hand: 0,
    shownCatches: 0,
    shownEmpties: 0,
    caught: 0,
    tiles: 0,
    bets: 0,
    loot: [0, 0, 0, 0],
    points: [0, 0, 0, 0, 0, 0, 0, 0],
  };
}

export function cloneState(state: State): State {
  return {
    players: state.players,
    round: state.round,
    fisher: state.fisher,
    order: state.order,
    acting: state.acting,
    shift: state.shift,
    waiting: state.waiting,
    cast: state.cast,
    hand: state.hand,
    shownCatches: state.shownCatches,
    shownEmpties: state.shownEmpties,
    caught: state.caught,
    tiles: state.tiles,
    bets: state.bets,
    loot: state.loot.slice(),
    points: state.points.slice(),
  };
}

/** The Fish in betting order (FF-N2). */
export function orderOf(state: State): Seat[] {
  return Array.from({ length: state.players - 1 }, (_, place) => tilesAt(state.order, place));
}

/** How many lines were set this round, the one on the table included. */
export function linesSet({ hand }: State): number {
  return LINES - cardsIn(hand, "catch") - cardsIn(hand, "empty");
}

/** What the Fish at this place of the betting order bet on this line; null if it has yet to, or is not asked. */
export function betAt(state: State, place: number): number | null {
  const asked = state.cast >= 0 && tilesAt(state.tiles, place) > 0;
  const waits = 3 * place === state.shift || tilesAt(state.waiting, place) === 1;
  return asked && !waits ? tilesAt(state.bets, place) : null;
}

/** The loot tile of the Fish at this place of the betting order. */
export function lootAt({ loot }: State, place: number): Loot {
  const [at2, at3, at4, at5] = loot.map((tiles) => tilesAt(tiles, place));
  return { 2: at2!, 3: at3!, 4: at4!, 5: at5! };
}

/** The points of finished rounds by seat. */
export function scores(state: State): number[] {
  return state.points.slice(0, state.players);
}
