/** A turn of the table: fill, place, lure, fish, pass on. `legal` and `play` make no garbage. */
import type { Log, MoveBuffer } from "../contract.ts";
import type { Seat, SeatMask } from "../seats.ts";
import { cardAt } from "./deck.ts";
import type { Event } from "./events.ts";
import { writeLures } from "./lures.ts";
import { firstFish, firstLure, stayCode } from "./moves.ts";
import { cardsIn, cover, emptyPile, pileOf } from "./pile.ts";
import { everySpot, type SpotIndex } from "./pond.ts";
import { catOf, columnMask, columnStart, columnStep, seatAfter } from "./seating.ts";
import { fishing, luring, over, placing, type State, turns } from "./state.ts";
import * as tell from "./tell.ts";

export function actors(state: State): SeatMask {
  return state.actors;
}

/** In the order of the codes. */
export function legal(state: State, seat: Seat, moves: MoveBuffer): number {
  if (((state.actors >> seat) & 1) === 0) return 0;
  if (state.phase === placing) {
    moves[0] = 0;
    moves[1] = 1;
    moves[2] = 2;
    return 3;
  }
  if (state.phase === luring) return writeLures(state, moves);
  return writeSpots(state, seat, moves);
}

/** The spots of the cat's column that hold cards (CP-4, CP-4a): each is written, and kept if it does. */
function writeSpots(state: State, seat: Seat, moves: MoveBuffer): number {
  const { occupied } = state;
  const step = columnStep(state, seat);
  const first = columnStart(state, seat, catOf(state, seat));
  const second = first + step;
  const third = second + step;
  moves[0] = firstFish + first;
  let count = (occupied >> first) & 1;
  moves[count] = firstFish + second;
  count += (occupied >> second) & 1;
  moves[count] = firstFish + third;
  return count + ((occupied >> third) & 1);
}

export function play(state: State, seat: Seat, code: number, log: Log<Event> | null): void {
  const { phase } = state;
  if (phase === placing) {
    place(state, seat, code + 1, log);
    return;
  }
  if (phase === fishing) fish(state, seat, code - firstFish, log);
  else if (code !== stayCode) lure(state, seat, code - firstLure, log);
  else if (log !== null) tell.stayed(seat, log);
  const next = seatAfter(state, seat);
  if (next === state.firstPlayer) endPhase(state, log);
  else if (phase === luring) state.actors = 1 << next;
  else letFish(state, next, log);
}

/** Everybody puts the cat before a column (CP-2); the last one opens the luring. */
function place(state: State, seat: Seat, column: number, log: Log<Event> | null): void {
  state.cats |= column << (seat * 2);
  state.actors &= ~(1 << seat);
  if (log !== null) tell.placed(seat, column, log);
  if (state.actors !== 0) return;
  state.phase = luring;
  state.actors = 1 << state.firstPlayer;
  if (log !== null) tell.allPlaced(state, log);
}

/** A whole pile moves onto the spot next to it (CP-3, CP-R4). */
function lure(state: State, seat: Seat, pair: number, log: Log<Event> | null): void {
  const { piles } = state;
  const from = (pair / 9) | 0;
  const to = pair - from * 9;
  if (log !== null) tell.lured(state, seat, from, to, log);
  piles[to] = cover(piles[to]!, piles[from]!);
  piles[from] = emptyPile;
  state.occupied = (state.occupied & ~(1 << from)) | (1 << to);
}

/** All cards of the spot go into the bucket (CP-4). */
function fish(state: State, seat: Seat, spot: SpotIndex, log: Log<Event> | null): void {
  const pile = state.piles[spot]!;
  state.buckets[seat]! += cardsIn(pile);
  state.piles[spot] = emptyPile;
  state.occupied &= ~(1 << spot);
  if (log !== null) tell.fished(state, seat, spot, pile, log);
}

function endPhase(state: State, log: Log<Event> | null): void {
  if (state.phase === luring) {
    state.phase = fishing;
    letFish(state, state.firstPlayer, log);
  } else endTurn(state, log);
}

/** From this seat on, equipment is turned over until somebody has something to take (CP-4, CP-4b, CP-R6). */
function letFish(state: State, first: Seat, log: Log<Event> | null): void {
  let seat = first;
  do {
    if (log !== null) tell.revealed(state, seat, log);
    if ((state.occupied & columnMask(state, seat, catOf(state, seat))) !== 0) {
      state.actors = 1 << seat;
      return;
    }
    if (log !== null) tell.nothingToFish(state, seat, log);
    seat = seatAfter(state, seat);
  } while (seat !== state.firstPlayer);
  endTurn(state, log);
}

/** The float goes on to the left (CP-5), and the next turn fills the pond; after the fourth it is over (CP-E1). */
function endTurn(state: State, log: Log<Event> | null): void {
  if (state.turn === turns - 1) {
    state.phase = over;
    state.actors = 0;
    if (log !== null) tell.gameOver(state, log);
    return;
  }
  const from = state.firstPlayer;
  state.firstPlayer = seatAfter(state, from);
  if (log !== null) tell.floatPassed(from, state.firstPlayer, log);
  state.turn++;
  state.phase = placing;
  state.actors = (1 << state.players) - 1;
  state.cats = 0;
  fillPond(state);
  if (log !== null) tell.filled(state, log);
}

/** The next nine cards cover what is left (CP-1). */
function fillPond(state: State): void {
  const { piles } = state;
  const fill = state.fills[state.turn]!;
  for (let spot = 0; spot < 9; spot++) piles[spot] = cover(piles[spot]!, pileOf(cardAt(fill, spot)));
  state.occupied = everySpot;
}
