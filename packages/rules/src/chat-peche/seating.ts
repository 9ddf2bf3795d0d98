/** Who sits where, and which spots are whose. */
import type { Seat } from "../seats.ts";
import {
  type Bank,
  banks,
  type Column,
  columnsOf,
  type Spot,
  type SpotIndex,
  type SpotMask,
  spots,
} from "./pond.ts";
import type { Options, State } from "./state.ts";

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

/** The spots of each column as bits: four numbers per bank, the first of which belongs to no column. */
const columnMasks: readonly SpotMask[] = banks.flatMap((bank) => [0, ...columnsOf[bank].map(maskOf)]);

export function columnMask(state: State, seat: Seat, column: Column): SpotMask {
  return columnMasks[seat * state.stride * 4 + column]!;
}

/** The first spot of each column in the order of `spots`, laid out as the masks are. */
const columnStarts: readonly SpotIndex[] = columnMasks.map((mask) => 31 - Math.clz32(mask & -mask));

export function columnStart(state: State, seat: Seat, column: Column): SpotIndex {
  return columnStarts[seat * state.stride * 4 + column]!;
}

/** How far apart the spots of a column are: the columns of west and east are rows of the pond. */
export function columnStep(state: State, seat: Seat): number {
  return ((seat * state.stride) & 1) === 0 ? 3 : 1;
}

/** The column of a seat's cat; 0 is not placed yet. */
export function catOf(state: State, seat: Seat): Column {
  return (state.cats >> (seat * 2)) & 3;
}

/** Without a branch: who comes next is as good as random, and a wrong guess costs more than this. */
export function seatAfter(state: State, seat: Seat): Seat {
  const next = seat + 1;
  return next & ((next - state.players) >> 31);
}
