/** Who sits where, and which spots are whose. */
import type { Seat } from "../seats.ts";
import type { Options } from "./options.ts";
import { type Bank, banks, type Column, columnsOf, type Spot, type SpotMask, spots } from "./pond.ts";
import type { State } from "./state.ts";

/** CP-R2: neighbours sit at neighbouring banks, except two players who face each other. */
export function strideOf(players: number, options: Options): number {
  return players === 2 && options.seating === "facing" ? 2 : 1;
}

export function bankOf(state: State, seat: Seat): Bank {
  return banks[seat * state.stride] as Bank;
}

/** CP-R3: the spots of a seat's column, from the near one to the far one. */
export function spotsOf(state: State, seat: Seat, column: Column): readonly Spot[] {
  return columnsOf[bankOf(state, seat)][column - 1] as readonly Spot[];
}

function maskOf(names: readonly Spot[]): SpotMask {
  return names.reduce((mask, name) => mask | (1 << spots.indexOf(name)), 0);
}

/**
 * The spots of each column as bits: four numbers for each bank, the first of which belongs to no column. What
 * is before a seat's cat is at `seat * stride * 4 + column`.
 */
export const columnMasks: readonly SpotMask[] = banks.flatMap((bank) => [0, ...columnsOf[bank].map(maskOf)]);

/** The column of a seat's cat; 0 is not placed yet. */
export function catOf(state: State, seat: Seat): Column {
  return (state.cats >> (seat * 2)) & 3;
}

/** Without a branch: who comes next is as good as random, and a wrong guess costs more than this. */
export function seatAfter(state: State, seat: Seat): Seat {
  const next = seat + 1;
  return next & ((next - state.players) >> 31);
}
