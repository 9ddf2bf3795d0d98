/** What somebody at the pond may know (CP-R5, CP-R6), and a pond that it could be. */
import type { Viewer } from "../contract.ts";
import { below, type Random, shuffle } from "../random.ts";
import { firstSeat, holdsSeat, type Seat, seatsIn } from "../seats.ts";
import { type Box, boxOf } from "./box.ts";
import { type Card, cards, deckSize } from "./cards.ts";
import { type Choices, fishChoices, noChoices, placeChoices } from "./choices.ts";
import { fillsOf } from "./deck.ts";
import { deckOf, type Options } from "./options.ts";
import { cardsIn, cover, emptyPile, heightOf, namesIn, pileOf, topOf } from "./pile.ts";
import { type Bank, type Column, columns, type Spot, spots } from "./pond.ts";
import { knowsBucket, scores, winners } from "./score.ts";
import { bankOf, catOf, columnMasks, seatAfter, spotsOf, strideOf } from "./seating.ts";
import { fishing, over, type Phase, phases, type State } from "./state.ts";

/** One spot of the pond: the card on top and how many cards there are. */
export interface SpotView {
  readonly spot: Spot;
  readonly top: Card | null;
  readonly height: number;
}

export interface SeatView {
  readonly bank: Bank;
  /** The spots of its columns 1 to 3, each from the near one to the far one (CP-R3). */
  readonly columns: readonly (readonly Spot[])[];
  readonly placed: boolean;
  /** Whether its equipment lies face up (CP-4). */
  readonly revealed: boolean;
  /** The column of its cat, where it may be known. */
  readonly cat: Column | null;
  readonly bucketCount: number;
  /** What is in the bucket, in the order of the card table, where it may be known. */
  readonly bucket: readonly Card[] | null;
}

export interface View {
  readonly seat: Viewer;
  readonly players: number;
  readonly options: Options;
  /** From 1 to 4. */
  readonly turn: number;
  readonly phase: Phase;
  readonly actors: readonly Seat[];
  readonly firstPlayer: Seat;
  readonly drawPile: number;
  readonly pond: readonly SpotView[];
  readonly seats: readonly SeatView[];
  readonly scores: readonly (number | null)[];
  readonly winners: readonly Seat[] | null;
}

export function view(state: State, viewer: Viewer): View {
  const box = boxOf(state.options);
  return {
    seat: viewer,
    players: state.players,
    options: state.options,
    turn: state.turn + 1,
    phase: phases[state.phase] as Phase,
    actors: seatsIn(state.actors),
    firstPlayer: state.firstPlayer,
    drawPile: deckSize - (state.turn + 1) * spots.length,
    pond: spots.map((spot, index) => {
      const pile = state.piles[index] as number;
      return { spot, top: pile === emptyPile ? null : topOf(pile), height: heightOf(pile, box) };
    }),
    seats: state.buckets.map((_, seat) => seatView(state, seat, viewer)),
    scores: scores(state, viewer),
    winners: winners(state),
  };
}

function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const cat = catOf(state, seat);
  const revealed = isRevealed(state, seat);
  const bucket = state.buckets[seat] as number;
  const box = boxOf(state.options);
  return {
    bank: bankOf(state, seat),
    columns: columns.map((column) => spotsOf(state, seat, column)),
    placed: cat !== 0,
    revealed,
    cat: cat !== 0 && (revealed || seat === viewer) ? cat : null,
    bucketCount: heightOf(bucket, box),
    bucket: knowsBucket(state, viewer, seat) ? namesIn(bucket, box) : null,
  };
}

/** Equipment is turned over in the order of fishing, up to the seat that fishes now (CP-4). */
function isRevealed(state: State, seat: Seat): boolean {
  if (state.phase === over) return true;
  if (state.phase !== fishing) return false;
  let shown = state.firstPlayer;
  while (shown !== seat && !holdsSeat(state.actors, shown)) shown = seatAfter(state, shown);
  return shown === seat;
}

/** Every card that is not in sight may be anywhere out of sight, and every hidden cat before any column. */
export function sample(view: View, random: Random): State {
  const box = boxOf(view.options);
  const deck = deckOf(view.options);
  const hidden = shuffle(unseenCards(view), random);
  const take = (count: number): Card[] => hidden.splice(0, count);
  const piles = view.pond.map(({ top, height }) =>
    top === null ? emptyPile : pileOfCards([...take(height - 1), top], box),
  );
  const buckets = view.seats.map(({ bucket, bucketCount }) => heldIn(bucket ?? take(bucketCount), box));
  let cats = 0;
  for (const [seat, { placed, cat }] of view.seats.entries())
    if (placed) cats |= (cat ?? 1 + below(random, columns.length)) << (seat * 2);
  const state: State = {
    players: view.players,
    options: view.options,
    stride: strideOf(view.players, view.options),
    // The fills that lie in the pond already are never looked at again.
    fills: fillsOf([...deck.slice(0, deckSize - view.drawPile), ...hidden]),
    piles,
    occupied: piles.reduce((mask, pile, index) => (pile === emptyPile ? mask : mask | (1 << index)), 0),
    buckets,
    turn: view.turn - 1,
    phase: phases.indexOf(view.phase),
    firstPlayer: view.firstPlayer,
    actors: view.actors.reduce((mask, seat) => mask | (1 << seat), 0),
    cats,
    choices: noChoices,
  };
  state.choices = choicesIn(state);
  return state;
}

function choicesIn(state: State): Choices {
  switch (phases[state.phase] as Phase) {
    case "place":
      return placeChoices;
    case "fish": {
      const seat = firstSeat(state.actors);
      const column = columnMasks[seat * state.stride * 4 + catOf(state, seat)] as number;
      return fishChoices(state.occupied & column);
    }
    case "lure":
    case "over":
      return noChoices;
  }
}

/** The box without the cards on top of piles and those in buckets that can be seen (CP-R5). */
export function unseenCards(view: View): Card[] {
  const unseen = deckOf(view.options);
  const seen = [...view.pond.map(({ top }) => top), ...view.seats.flatMap(({ bucket }) => bucket ?? [])];
  for (const card of seen) if (card !== null) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
}

/** From the bottom up. */
function pileOfCards(pile: readonly Card[], { shifts }: Box): number {
  return pile.reduce((below, card) => cover(below, pileOf(cards.indexOf(card), shifts)), emptyPile);
}

function heldIn(bucket: readonly Card[], { shifts }: Box): number {
  return bucket.reduce((held, card) => held + cardsIn(pileOf(cards.indexOf(card), shifts)), 0);
}
