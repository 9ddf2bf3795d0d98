/** A turn of the table: fill, place, lure, fish, pass on. */
import type { Log, MoveBuffer } from "../contract.ts";
import type { Seat, SeatMask } from "../seats.ts";
import type { Event } from "./events.ts";
import { writeLures } from "./lures.ts";
import { tellFilled, tellMove, tellGameOver, tellPassed, tellPlaced, tellRevealed } from "./tell.ts";
import { everySpot,  type SpotIndex } from "./pond.ts";
import { columnMasks, columnStarts, columnSteps } from "./seating.ts";
import { type State } from "./state.ts";

const placing = 0;
const luring = 1;
const fishing = 2;
const over = 3;
const stayCode = 3;
const firstLure=4;
const firstFish = 85;
const countBits = (1<<24) -1;

export function actors(state: State): SeatMask {
  return state.actors;
}

/** In the order of the codes. */
export function legal(state: State, seat: Seat, moves: MoveBuffer): number {
  if (((state.actors >> seat) & 1) === 0) return 0;
  const phase = state.phase;
  if (phase === placing) {
    moves[0] = 0;
    moves[1] = 1;
    moves[2] = 2;
    return 3;
  }
  if (phase === luring) return writeLures(state.occupied, moves);
  const column = seat * state.stride * 4 + ((state.cats >> (seat * 2)) & 3);
  const occupied = state.occupied;
  const first = columnStarts[column]!;
  const step = columnSteps[column]!;
  moves[0] = firstFish + first;
  let n = (occupied >> first) & 1;
  moves[n] = firstFish + first + step;
  n += (occupied >> (first + step)) & 1;
  moves[n] = firstFish + first + step * 2;
  return n + ((occupied >> (first + step*2)) & 1);
}

export function play(state: State, seat: Seat, code: number, log: Log<Event> | null): void {
  const phase = state.phase;
  if (phase === placing) {
    place(state, seat, code, log);
    return;
  }
  if (log !== null) tellMove(state, seat, code, log);
  if (phase === fishing) fish(state, seat, code - firstFish);
  else if (code !== stayCode) lure(state, code - firstLure);
  const up = seat + 1;
  const next = up & ((up - state.players) >> 31);
  if (next === state.firstPlayer) endPhase(state, log);
  else if (phase === luring) state.actors = 1 << next;
  else letFish(state, next, log);
}

/** CP-2, CP-R6. */
function place(state: State, seat: Seat, code: number, log: Log<Event> | null): void {
  state.cats |= (code + 1) << (seat * 2);
  state.actors &= ~(1 << seat);
  if (state.actors === 0) {
    state.phase = luring;
    state.actors = 1 << state.firstPlayer;
  }
  if (log !== null) tellPlaced(state, seat, code + 1, log);
}

/** CP-3, CP-3a. */
function lure(state: State, pair: number): void {
    const from = (pair / 9) | 0;
    const to = pair - from * 9;
    const piles = state.piles;
    piles[to] = ((piles[to]! & countBits) + piles[from]!) | 0;
    piles[from] = 0;
    state.occupied = (state.occupied & ~(1 << from)) | (1 << to);
}

function fish(state: State, seat: Seat, spot: SpotIndex): void {
  state.buckets[seat] = (state.buckets[seat]! + (state.piles[spot]! & countBits)) | 0;
  state.piles[spot] = 0;
  state.occupied &= ~(1 << spot);
}

function letFish(state: State, first: Seat, log: Log<Event> | null): void {
  let next = first;
  do {
    if (log !== null) tellRevealed(state, next, log);
    if ((state.occupied & columnMasks[next * state.stride * 4 + ((state.cats >> (next * 2)) & 3)]!) !== 0) {
      state.actors = 1 << next;
      return;
    }
    next = (next + 1) & ((next + 1 - state.players) >> 31);
  } while (next !== state.firstPlayer);
  endTurn(state, log);
}
function endPhase(state: State, log: Log<Event> | null): void {
  if (state.phase === luring) {
    state.phase = fishing;
    letFish(state, state.firstPlayer, log);
  } else endTurn(state, log);
}

function endTurn(state: State, log: Log<Event> | null): void {
  if (state.turn === 3) {
    state.phase = over;
    state.actors = 0;
    if (log !== null) tellGameOver(state, log);
    return;
  }
  const to = (state.firstPlayer + 1) & ((state.firstPlayer + 1 - state.players) >> 31);
  if (log !== null) tellPassed(state.firstPlayer, to, log);
  state.firstPlayer = to;
  state.turn++;
  fillPond(state);
  if (log !== null) tellFilled(state, log);
  state.phase = placing;
  state.actors = (1 << state.players) - 1;
  state.cats = 0;
}

/** CP-1. */
export function fillPond(state: State): void {
  const { piles } = state;
  const fill = state.fills[state.turn]!;
  for (let spot = 0; spot < 9; spot++) {
    const card = (fill >> (spot * 3)) & 7;
    piles[spot] = ((piles[spot]! & countBits) + ((card << 24) | (1 << (card << 2)))) | 0;
  }
  state.occupied = everySpot;
}
