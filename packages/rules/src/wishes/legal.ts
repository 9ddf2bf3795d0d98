/** The legal moves of a seat, as codes, in the order of their numbers. */
import type { MoveBuffer } from "../contract.ts";
import type { Seat, SeatMask } from "../seats.ts";
import { fishOwned, hasFreeBoat, kindsOwned } from "./boats.ts";
import { marketsTaken, marketsWith } from "./buyers.ts";
import { faceOf, wishOf, wishOfFace } from "./cards.ts";
import {
  FROM_WASTE,
  KEEP,
  MOST_PLAYERS,
  MOST_STEPS,
  MOVE_BUYER,
  OCEAN,
  PLACE_BUYER,
  SELL,
  SELL_ALL,
  SELL_ONE,
  TO_WASTE,
  WISH,
} from "./moves.ts";
import { oceanCard } from "./ocean.ts";
import { filledWith, type State } from "./state.ts";
import { countOf, sumOf } from "./tally.ts";

export function actors(state: State): SeatMask {
  return state.ended === null ? 1 << state.turn : 0;
}

export function legal(state: State, seat: Seat, moves: MoveBuffer): number {
  if (state.ended !== null || seat !== state.turn) return 0;
  switch (state.part) {
    case null:
      return actions(state, seat, moves);
    case "moveBuyer":
      return buyerMoves(state, moves);
    case "placeBuyer":
      return places(state, moves);
    case "waste":
      return wasteMoves(state, moves);
    case "sellAll":
      return writeBits(fishOwned(state, seat), SELL_ALL, moves, 0);
    case "sellOne":
      return writeBits(kindsOwned(state, seat), SELL_ONE, moves, 0);
  }
}

/** Writes `first` + the number of each bit set, lowest first; returns how many codes there are now. */
function writeBits(bits: number, first: number, moves: MoveBuffer, written: number): number {
  let count = written;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    moves[count] = first + 31 - Math.clz32(rest & -rest);
    count++;
  }
  return count;
}

function actions(state: State, seat: Seat, moves: MoveBuffer): number {
  let count = 0;
  // IW-O1: one worm for each shallower card.
  const reach = Math.min(countOf(state.worms, seat), OCEAN - 1);
  if (hasFreeBoat(state, seat)) for (let index = 0; index <= reach; index++) moves[count++] = KEEP + index;
  for (let index = 0; index <= reach; index++)
    if (wishOfFace[faceOf(oceanCard(state, index))] !== null) moves[count++] = WISH + index;
  return writeBits(kindsOwned(state, seat), SELL, moves, count);
}

function buyerMoves(state: State, moves: MoveBuffer): number {
  let count = 0;
  const markets = marketsWith(state.buyers, wishOf(state.wish).buyer);
  for (let market = 0; market < 7; market++)
    if ((markets >> market) & 1)
      for (let step = 0; step < MOST_STEPS; step++) moves[count++] = MOVE_BUYER + market * MOST_STEPS + step;
  return count;
}

/** IW-W4: into a market without a buyer. */
function places(state: State, moves: MoveBuffer): number {
  return writeBits(~marketsTaken(state.buyers) & 0b1111111, PLACE_BUYER, moves, 0);
}

/** IW-W6: a pawn of an unfilled market, or one of the waste. */
function wasteMoves(state: State, moves: MoveBuffer): number {
  let count = 0;
  for (let market = 0; market < 7; market++) {
    const pawns = state.pawns[market]!;
    if (sumOf(pawns) === 0 || filledWith(state, market) > 0) continue;
    for (let owner = 0; owner < state.players; owner++)
      if (countOf(pawns, owner) > 0) moves[count++] = TO_WASTE + market * MOST_PLAYERS + owner;
  }
  for (let owner = 0; owner < state.players; owner++)
    if (countOf(state.waste, owner) > 0) moves[count++] = FROM_WASTE + owner;
  return count;
}

/** Whether the first part of `waste` can be played at all (IW-W0). */
export function canTouchWaste(state: State): boolean {
  if (state.waste !== 0) return true;
  for (let market = 0; market < 7; market++)
    if (state.pawns[market] !== 0 && filledWith(state, market) === 0) return true;
  return false;
}
