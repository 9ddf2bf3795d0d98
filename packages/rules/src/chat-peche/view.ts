/** What somebody at the pond may know (CP-R5, CP-R6), and a pond that it could be. */
import type { Viewer } from "../contract.ts";
import { holdsSeat, type Seat, seatsIn } from "../seats.ts";
import { boxOf } from "./box.ts";
import { type Card, deckSize } from "./cards.ts";
import { deckOf, type Options } from "./options.ts";
import { emptyPile, heightOf, namesIn, topOf } from "./pile.ts";
import { type Bank, type Column, columns, type Spot, spots } from "./pond.ts";
import { knowsBucket, scores, winners } from "./score.ts";
import { bankOf, catOf, seatAfter, spotsOf } from "./seating.ts";
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

/** The box without the cards on top of piles and those in buckets that can be seen (CP-R5). */
export function unseenCards(view: View): Card[] {
  const unseen = deckOf(view.options);
  const seen = [...view.pond.map(({ top }) => top), ...view.seats.flatMap(({ bucket }) => bucket ?? [])];
  for (const card of seen) if (card !== null) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
}
