import { copyRandom, type Random } from "../random.ts";
import type { Seat } from "../seats.ts";
import { type Buyers, NO_BUYERS } from "./buyers.ts";
import { CARDS, type Card, type MarketCard, type Part } from "./cards.ts";
import { marketCardsOf, type Options } from "./options.ts";
import { type Tally, tallyOf } from "./tally.ts";

/** No seat can have more boats than this: the two it starts with and the seven `boat` cards. */
export const MOST_BOATS = 9;

export interface State {
  players: number;
  options: Options;
  /** The market cards with the prizes of this table (IW-R3); shared by clones, never changed. */
  marketCards: readonly MarketCard[];
  /** Whose turn it is; once the game is over, whose turn it was. */
  turn: Seat;
  /** The part of a wish that is to be played now; null when the turn's action is. */
  part: Part | null;
  /** The wish card in use, in nobody's boat and not yet discarded; -1 when there is none. */
  wish: Card;
  /** The rule that ended the game. */
  ended: "IW-E1" | "IW-E2" | null;
  /** The four Ocean cards, 7 bits each, the shallowest lowest: closing up is a shift. */
  ocean: number;
  /** The worms lying on each of them, 5 bits each. */
  oceanWorms: number;
  /** Draw pile and discard in one row, never more than 66 cards together. The pile lies at the front, its next
   * card last; the discard lies at the back and grows towards the front. */
  deck: Card[];
  pileCount: number;
  discardCount: number;
  buyers: Buyers;
  /** The pawns in each market, by seat. */
  pawns: Tally[];
  /** The pawns in the waste, by seat. */
  waste: Tally;
  /** The capacity of the market card placed on each market, 3 bits each; 0 while it is not filled. */
  filled: number;
  /** The active market card, as a place in `marketCards`; 4 when all have been placed. */
  active: number;
  worms: Tally;
  /** How many boats each seat has, full or free. */
  boats: Tally;
  /** Whose boat the `boat` card of each type has become: seat + 1 in 3 bits each; 0 for none. */
  built: number;
  /** How many cards lie in each seat's boats. */
  loaded: Tally;
  /** Those cards, `MOST_BOATS` places a seat, the one longest there first (IW-R16). */
  hold: Card[];
  dollars: number[];
  /** The new draw piles that the set-up gives, first card first; shared by clones, never changed. */
  reshuffles: readonly (readonly Card[])[];
  /** How many times the discard has been shuffled into a new pile. */
  reshuffled: number;
  /** What shuffles it (IW-R11). */
  random: Random;
}

const allCards: readonly Card[] = Array.from({ length: CARDS }, (_, card) => card);
const emptyHold: readonly Card[] = Array.from({ length: 5 * MOST_BOATS }, () => 0);

/** An empty table: every card in order in the pile, nothing laid out, nothing handed out. */
export function emptyTable(players: number, options: Options, random: Random): State {
  return {
    players,
    options,
    marketCards: marketCardsOf(options),
    turn: 0,
    part: null,
    wish: -1,
    ended: null,
    ocean: 0,
    oceanWorms: 0,
    deck: allCards.slice(),
    pileCount: CARDS,
    discardCount: 0,
    buyers: NO_BUYERS,
    pawns: [0, 0, 0, 0, 0, 0, 0],
    waste: 0,
    filled: 0,
    active: 0,
    worms: 0,
    boats: 0,
    built: 0,
    loaded: 0,
    hold: emptyHold.slice(),
    dollars: [0, 0, 0, 0, 0],
    reshuffles: [],
    reshuffled: 0,
    random,
  };
}

export function clone(state: State): State {
  return {
    players: state.players,
    options: state.options,
    marketCards: state.marketCards,
    turn: state.turn,
    part: state.part,
    wish: state.wish,
    ended: state.ended,
    ocean: state.ocean,
    oceanWorms: state.oceanWorms,
    deck: state.deck.slice(),
    pileCount: state.pileCount,
    discardCount: state.discardCount,
    buyers: state.buyers,
    pawns: state.pawns.slice(),
    waste: state.waste,
    filled: state.filled,
    active: state.active,
    worms: state.worms,
    boats: state.boats,
    built: state.built,
    loaded: state.loaded,
    hold: state.hold.slice(),
    dollars: state.dollars.slice(),
    reshuffles: state.reshuffles,
    reshuffled: state.reshuffled,
    random: copyRandom(state.random),
  };
}

/** The same number for every seat of the table. */
export function eachSeat(players: number, count: number): Tally {
  return tallyOf(Array.from({ length: players }, () => count));
}

/** The capacity of the market card on a market, or 0 if it is not filled. */
export function filledWith(state: State, market: number): number {
  return (state.filled >> (3 * market)) & 7;
}

/** A card goes on top of the discard. */
export function discard(state: State, card: Card): void {
  state.deck[CARDS - 1 - state.discardCount] = card;
  state.discardCount++;
}

/** The discard, the first card thrown there first. */
export function discardOf(state: State): Card[] {
  return state.deck.slice(CARDS - state.discardCount).reverse();
}
