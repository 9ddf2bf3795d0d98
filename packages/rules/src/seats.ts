/** Seats are numbered clockwise from 0. */
export type Seat = number;

/** Several seats as bits of one number: bit 0 is seat 0. */
export type SeatMask = number;

export function seatsIn(mask: SeatMask): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}

export function holdsSeat(mask: SeatMask, seat: Seat): boolean {
  return ((mask >> seat) & 1) === 1;
}

/** The lowest seat of a mask that is not empty. */
export function firstSeat(mask: SeatMask): Seat {
  return 31 - Math.clz32(mask & -mask);
}

/** The seats with the highest value (several when tied). */
export function highest(values: readonly number[]): Seat[] {
  const best = Math.max(...values);
  return values.flatMap((value, seat) => (value === best ? [seat] : []));
}
