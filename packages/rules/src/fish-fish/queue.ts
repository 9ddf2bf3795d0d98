/**
 * Who is still to bet, in one integer: four bits for each, 8 and the seat, whoever comes first lowest. Taking
 * the first one off is a shift, and 0 is nobody.
 */
import type { Seat, SeatMask } from "../seats.ts";
import { playerCounts } from "./cards.ts";

export type Queue = number;

/** The Fish in betting order: from the Fisher's left clockwise in odd rounds, from the Fisher's right
 * anticlockwise in even ones (FF-N2). */
export function bettingOrder(players: number, fisher: Seat, round: number): Seat[] {
  const step = round % 2 === 1 ? 1 : players - 1;
  return Array.from({ length: players - 1 }, (_, place) => (fisher + step * (place + 1)) % players);
}

export function queueOf(seats: readonly Seat[]): Queue {
  return seats.reduceRight((behind, seat) => 16 * behind + 8 + seat, 0);
}

export function seatsOf(queue: Queue): Seat[] {
  const seats: Seat[] = [];
  for (let rest = queue; rest > 0; rest >>= 4) seats.push(rest & 7);
  return seats;
}

/** Where the queues of a round begin in `queues`. What is shifted is from 16 to 31, so that each number of
 * players has entries of its own. */
export function queuesFrom(players: number, fisher: Seat, round: number): number {
  return (16 + 2 * fisher + (round & 1)) << players;
}

/** For every round and every set of Fish that have tiles, their queue. */
export const queues: Int32Array = allQueues();

/** Whoever is in a queue has a shorter one behind, so the orders are gone through from their ends. */
function allQueues(): Int32Array {
  const all = new Int32Array(32 << 8);
  for (const players of playerCounts)
    for (let fisher = 0; fisher < players; fisher++)
      for (const round of [1, 2]) {
        const from = queuesFrom(players, fisher, round);
        let behind: SeatMask[] = [0];
        for (const seat of bettingOrder(players, fisher, round).reverse()) {
          for (const seats of behind) all[from + seats + (1 << seat)] = 16 * all[from + seats]! + 8 + seat;
          behind = behind.flatMap((seats) => [seats, seats + (1 << seat)]);
        }
      }
  return all;
}
