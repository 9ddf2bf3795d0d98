/** What a viewer may know: everything but the order of the draw pile (IW-R15). */
import type { Viewer } from "../contract.ts";
import { type Seat, seatsIn } from "../seats.ts";
import { cardsOf } from "./boats.ts";
import { freedValues, priceAt, valuesAt } from "./buyers.ts";
import {
  BOAT,
  type CardName,
  cardNames,
  type Face,
  type FishType,
  faceOf,
  faces,
  fishOf,
  fishTypes,
  type MarketCard,
  type Part,
  type WishRule,
  wishOf,
} from "./cards.ts";
import { scores, winners } from "./ending.ts";
import { actors } from "./legal.ts";
import { OCEAN } from "./moves.ts";
import { oceanCard, wormsOnCard } from "./ocean.ts";
import { type Options, saleOf } from "./options.ts";
import { discardOf, filledWith, type State } from "./state.ts";
import { countOf, countsIn } from "./tally.ts";

export interface OceanView {
  readonly card: CardName;
  readonly worms: number;
}

export interface MarketView {
  readonly market: FishType;
  /** What it pays for a fish now (IW-V1). */
  readonly price: number;
  /** Highest first. */
  readonly buyers: readonly number[];
  /** By seat. */
  readonly pawns: readonly number[];
  /** The capacity of the market card placed here, once it is filled. */
  readonly filled: number | null;
}

export interface SeatView {
  readonly dollars: number;
  readonly worms: number;
  readonly boats: number;
  /** The `boat` cards that have become some of these boats. */
  readonly boatCards: readonly CardName[];
  /** The cards in the boats, the one longest there first. */
  readonly cards: readonly CardName[];
}

export interface WishView {
  readonly card: CardName;
  readonly fish: FishType;
  readonly face: Face;
  readonly rule: WishRule;
  /** What is left to be done, the part to play now first. */
  readonly parts: readonly Part[];
  /** The values of the buyers still to be placed, the next one first. */
  readonly freed: readonly number[];
}

export interface View {
  readonly seat: Viewer;
  readonly players: number;
  readonly options: Options;
  readonly phase: "action" | Part | "over";
  readonly actors: readonly Seat[];
  /** Whose turn it is; once the game is over, whose turn it was. */
  readonly turn: Seat;
  readonly wish: WishView | null;
  /** From shallow to deep. */
  readonly ocean: readonly OceanView[];
  /** How many cards; their order is nobody's to know. */
  readonly drawPile: number;
  /** The first card thrown there first. */
  readonly discard: readonly CardName[];
  /** The active market card; null when all have been placed. */
  readonly marketCard: MarketCard | null;
  readonly markets: readonly MarketView[];
  /** Pawns by seat. */
  readonly waste: readonly number[];
  readonly seats: readonly SeatView[];
  readonly scores: readonly number[];
  /** The rule that ended the game. */
  readonly ended: "IW-E1" | "IW-E2" | null;
  readonly winners: readonly Seat[] | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    seat: viewer,
    players: state.players,
    options: state.options,
    phase: state.ended === null ? (state.part ?? "action") : "over",
    actors: seatsIn(actors(state)),
    turn: state.turn,
    wish: state.wish < 0 ? null : wishView(state),
    ocean: Array.from({ length: OCEAN }, (_, index) => ({
      card: cardNames[oceanCard(state, index)]!,
      worms: wormsOnCard(state, index),
    })),
    drawPile: state.pileCount,
    discard: discardOf(state).map((card) => cardNames[card]!),
    marketCard: state.marketCards[state.active] ?? null,
    markets: fishTypes.map((_, market) => marketView(state, market)),
    waste: countsIn(state.waste, state.players),
    seats: Array.from({ length: state.players }, (_, seat) => seatView(state, seat)),
    scores: scores(state),
    ended: state.ended,
    winners: winners(state),
  };
}

function marketView(state: State, market: number): MarketView {
  return {
    market: fishTypes[market]!,
    price: priceAt(state.buyers, market),
    buyers: valuesAt(state.buyers, market),
    pawns: countsIn(state.pawns[market]!, state.players),
    filled: filledWith(state, market) || null,
  };
}

function seatView(state: State, seat: Seat): SeatView {
  return {
    dollars: state.dollars[seat]!,
    worms: countOf(state.worms, seat),
    boats: countOf(state.boats, seat),
    boatCards: cardNames.filter(
      (_, card) => faceOf(card) === BOAT && ((state.built >> (3 * fishOf(card))) & 7) === seat + 1,
    ),
    cards: cardsOf(state, seat).map((card) => cardNames[card]!),
  };
}

function wishView(state: State): WishView {
  const { wish: card, part } = state;
  const { rule, opening } = wishOf(card);
  const sale = saleOf(card, state.options);
  return {
    card: cardNames[card]!,
    fish: fishTypes[fishOf(card)]!,
    face: faces[faceOf(card)]!,
    rule,
    parts: (part === opening ? [opening, sale] : [sale]).filter((left) => left !== null),
    freed: freedValues(state.buyers),
  };
}
