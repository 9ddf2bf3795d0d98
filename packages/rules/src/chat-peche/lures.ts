import type { MoveBuffer } from "../contract.ts";
import { lureCode, stayCode } from "./moves.ts";
import type { Spot } from "./pond.ts";
import { spots } from "./pond.ts";
import type { State } from "./state.ts";

function code(from: Spot, to: Spot): number {
  return lureCode(spots.indexOf(from), spots.indexOf(to));
}

const stay = stayCode;
const a3b3 = code("a3", "b3");
const a3a2 = code("a3", "a2");
const b3a3 = code("b3", "a3");
const b3c3 = code("b3", "c3");
const b3b2 = code("b3", "b2");
const c3b3 = code("c3", "b3");
const c3c2 = code("c3", "c2");
const a2a3 = code("a2", "a3");
const a2b2 = code("a2", "b2");
const a2a1 = code("a2", "a1");
const b2b3 = code("b2", "b3");
const b2a2 = code("b2", "a2");
const b2c2 = code("b2", "c2");
const b2b1 = code("b2", "b1");
const c2c3 = code("c2", "c3");
const c2b2 = code("c2", "b2");
const c2c1 = code("c2", "c1");
const a1a2 = code("a1", "a2");
const a1b1 = code("a1", "b1");
const b1b2 = code("b1", "b2");
const b1a1 = code("b1", "a1");
const b1c1 = code("b1", "c1");
const c1c2 = code("c1", "c2");
const c1b1 = code("c1", "b1");

/**
 * Staying (CP-3a), then every lure from a spot that holds cards (CP-R4) to the spots beside it (CP-3).
 *
 * A third of the time of a random game would go here with a loop and its tests, so there are none: each spot's
 * lures are written after those kept so far, and kept only if the spot holds cards; else the next spot's go
 * over them. A buffer has room for all codes, so nothing is written outside of it.
 */
export function writeLures(state: State, moves: MoveBuffer): number {
  const occupied = state.occupied;
  let n = 0;
  moves[n++] = stay;
  moves[n] = a3b3;
  moves[n + 1] = a3a2;
  n += 2 * (occupied & 1);
  moves[n] = b3a3;
  moves[n + 1] = b3c3;
  moves[n + 2] = b3b2;
  n += 3 * ((occupied >> 1) & 1);
  moves[n] = c3b3;
  moves[n + 1] = c3c2;
  n += 2 * ((occupied >> 2) & 1);
  moves[n] = a2a3;
  moves[n + 1] = a2b2;
  moves[n + 2] = a2a1;
  n += 3 * ((occupied >> 3) & 1);
  moves[n] = b2b3;
  moves[n + 1] = b2a2;
  moves[n + 2] = b2c2;
  moves[n + 3] = b2b1;
  n += 4 * ((occupied >> 4) & 1);
  moves[n] = c2c3;
  moves[n + 1] = c2b2;
  moves[n + 2] = c2c1;
  n += 3 * ((occupied >> 5) & 1);
  moves[n] = a1a2;
  moves[n + 1] = a1b1;
  n += 2 * ((occupied >> 6) & 1);
  moves[n] = b1b2;
  moves[n + 1] = b1a1;
  moves[n + 2] = b1c1;
  n += 3 * ((occupied >> 7) & 1);
  moves[n] = c1c2;
  moves[n + 1] = c1b1;
  n += 2 * ((occupied >> 8) & 1);
  return n;
}
