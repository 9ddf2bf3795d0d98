/** Who sits where, and which spots are whose. */
import type { Seat } from "../seats.ts";
import { type Bank, banks, type Column, columnsOf, type Spot, type SpotMask, spots } from "./pond.ts";
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
export const columnMasks: readonly SpotMask[] = banks.flatMap((bank) => [0, ...columnsOf[bank].map(maskOf)]);

export function columnMask(state: State, seat: Seat, column: Column): SpotMask {
  return columnMasks[seat * state.stride * 4 + column]!;
}

/** The column of a seat's cat; 0 is not placed yet. */
export function catOf(state: State, seat: Seat): Column {
  return (state.cats >> (seat * 2)) & 3;
}

export function seatAfter(state: State, seat: Seat): Seat {
  return seat + 1 === state.players ? 0 : seat + 1;
}


export const columnStarts: readonly number[] = banks.flatMap((bank) => [0, ...columnsOf[bank].map((c)=>Math.min(...c.map((x)=>spots.indexOf(x))))]);
export const columnSteps: readonly number[] = banks.flatMap((bank) => [0,0,0,0].map(()=>bank==='south'||bank==='north'?3:1));
