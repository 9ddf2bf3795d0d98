import type { MoveBuffer } from "../contract.ts";
import type { SpotMask } from "./pond.ts";

/**
 * Staying (CP-3a), then every lure from a spot that holds cards (CP-R4) to the spots beside it (CP-3).
 *
 * Half the time of a random game would go here with a loop and its tests, so there are none: each spot's codes
 * are written after those kept so far, and only kept if the spot holds cards; else the next spot's are
 * written over them. A buffer has room for all codes, so nothing can be written outside of it.
 */
export function writeLures(occupied: SpotMask, moves: MoveBuffer): number {
  moves[0] = 3;
  moves[1] = 5;
  moves[2] = 7;
  let n = 1 + (occupied & 1) * 2;
  moves[n] = 13;
  moves[n + 1] = 15;
  moves[n + 2] = 17;
  n += ((occupied >> 1) & 1) * 3;
  moves[n] = 23;
  moves[n + 1] = 27;
  n += ((occupied >> 2) & 1) * 2;
  moves[n] = 31;
  moves[n + 1] = 35;
  moves[n + 2] = 37;
  n += ((occupied >> 3) & 1) * 3;
  moves[n] = 41;
  moves[n + 1] = 43;
  moves[n + 2] = 45;
  moves[n + 3] = 47;
  n += ((occupied >> 4) & 1) * 4;
  moves[n] = 51;
  moves[n + 1] = 53;
  moves[n + 2] = 57;
  n += ((occupied >> 5) & 1) * 3;
  moves[n] = 61;
  moves[n + 1] = 65;
  n += ((occupied >> 6) & 1) * 2;
  moves[n] = 71;
  moves[n + 1] = 73;
  moves[n + 2] = 75;
  n += ((occupied >> 7) & 1) * 3;
  moves[n] = 81;
  moves[n + 1] = 83;
  return n + ((occupied >> 8) & 1) * 2;
}
