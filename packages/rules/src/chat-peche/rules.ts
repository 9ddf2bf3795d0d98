/** A turn of the table: fill, place, lure, fish, pass on. `legal` and `play` make no garbage. */
import type { Log, MoveBuffer } from "../contract.ts";
import type { Seat, SeatMask } from "../seats.ts";
import { boxOf } from "./box.ts";
import { fishChoices, noChoices, placeChoices } from "./choices.ts";
import { clone } from "./deal.ts";
import type { Event } from "./events.ts";
import { writeLures } from "./lures.ts";
import { firstFish, firstLure, stayCode } from "./moves.ts";
import { cardsIn, coverAll, emptyPile } from "./pile.ts";
import { type Column, everySpot, type SpotIndex } from "./pond.ts";
import { columnMasks, seatAfter } from "./seating.ts";
import { fishing, luring, over, placing, type State, turns } from "./state.ts";
import { tell } from "./tell.ts";

// `legal`, `play` and what they call at every move are short enough, and few enough, that the compiler puts all
// of them into the loop that plays a game: that alone makes random games a third faster. For the same reason
// they use names and tables of this file, which are known when they are compiled; imported ones are looked up.
const stay = stayCode;
const lures = firstLure;
const catches = firstFish;
const empty = emptyPile;
const manyLures = noChoices;
/** What remains of a pile without its top (see `cardsIn`). */
const heldBits = cardsIn(-1);
const masks = Int32Array.from(columnMasks);
/** By the spots of a column that hold cards; sets of more than three are never asked for. */
const choicesAt = Int32Array.from({ length: everySpot + 1 }, (_, open) => fishChoices(open));

export function actors(state: State): SeatMask {
  return state.actors;
}

/** In the order of the codes. */
export function legal(state: State, seat: Seat, moves: MoveBuffer): number {
  if (((state.actors >> seat) & 1) === 0) return 0;
  const { choices } = state;
  // At most 25, said in so many bits: numbers known to be small and positive are drawn from faster.
  if (choices === manyLures) return writeLures(state, moves) & 31;
  moves[0] = choices & 127;
  moves[1] = (choices >> 7) & 127;
  moves[2] = (choices >> 14) & 127;
  return choices >>> 21;
}

export function play(state: State, seat: Seat, code: number, log: Log<Event> | null): void {
  if (log !== null) {
    playAloud(state, seat, code, log);
    return;
  }
  if (code < stay) {
    place(state, seat, code + 1);
    return;
  }
  // As `seatAfter` does.
  const after = seat + 1;
  const next = after & ((after - state.players) >> 31);
  if (code < catches) {
    if (code !== stay) lure(state, code - lures);
    if (next !== state.firstPlayer) {
      state.actors = 1 << next;
      return;
    }
    state.phase = fishing;
  } else {
    fish(state, seat, code - catches);
    if (next === state.firstPlayer) {
      endTurn(state);
      return;
    }
  }
  letFish(state, next);
}

/** What happened is told from the table before and after, so that nothing above need think of listeners. */
function playAloud(state: State, seat: Seat, code: number, log: Log<Event>): void {
  const before = clone(state);
  play(state, seat, code, null);
  tell(before, state, seat, code, log);
}

/** Everybody puts the cat before a column (CP-2); the last one opens the luring. */
function place(state: State, seat: Seat, column: Column): void {
  state.cats |= column << (seat * 2);
  const waiting = state.actors & ~(1 << seat);
  state.actors = waiting;
  if (waiting !== 0) return;
  state.phase = luring;
  state.actors = 1 << state.firstPlayer;
  state.choices = noChoices;
}

/** A whole pile moves onto the spot next to it (CP-3, CP-R4). */
function lure(state: State, pair: number): void {
  const { piles } = state;
  const from = (pair / 9) | 0;
  const to = pair - from * 9;
  piles[to] = (piles[to]! & heldBits) + piles[from]!;
  piles[from] = empty;
  state.occupied = (state.occupied & ~(1 << from)) | (1 << to);
}

/** All cards of the spot go into the bucket (CP-4). */
function fish(state: State, seat: Seat, spot: SpotIndex): void {
  const { piles } = state;
  state.buckets[seat]! += piles[spot]! & heldBits;
  piles[spot] = empty;
  state.occupied ^= 1 << spot;
}

/** It is this seat's turn to fish, if there is anything before its cat (CP-4, CP-4b). */
function letFish(state: State, seat: Seat): void {
  const column = masks[seat * state.stride * 4 + ((state.cats >> (seat * 2)) & 3)]!;
  const choices = choicesAt[state.occupied & column]!;
  if (choices === noChoices) {
    passOver(state, seat);
    return;
  }
  state.choices = choices;
  state.actors = 1 << seat;
}

function passOver(state: State, seat: Seat): void {
  const next = seatAfter(state, seat);
  if (next === state.firstPlayer) endTurn(state);
  else letFish(state, next);
}

/** The float goes on to the left (CP-5), and the next turn fills the pond; after the fourth it is over (CP-E1). */
function endTurn(state: State): void {
  if (state.turn === turns - 1) {
    state.phase = over;
    state.actors = 0;
    state.choices = noChoices;
    return;
  }
  state.firstPlayer = seatAfter(state, state.firstPlayer);
  state.turn++;
  state.phase = placing;
  state.actors = (1 << state.players) - 1;
  state.cats = 0;
  state.choices = placeChoices;
  coverAll(state.piles, state.fills[state.turn]!, boxOf(state.options).shifts);
  state.occupied = everySpot;
}
