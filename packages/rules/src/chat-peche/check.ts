/** Why a move may not be made: the game is over, then turn and phase, then the value. */
import { firstSeat, holdsSeat, type Seat } from "../seats.ts";
import type { Move } from "./moves.ts";
import { areNeighbours, columns, neighboursOf, type Spot, spots } from "./pond.ts";
import type { Refusal } from "./refusals.ts";
import { catOf, spotsOf } from "./seating.ts";
import { fishing, luring, over, type Phase, phases, placing, type State } from "./state.ts";

export function check(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.phase === over) return { rule: "CP-E1", why: "game-over" };
  switch (move.type) {
    case "place":
      return checkPlace(state, seat, move.column);
    case "stay":
      return checkTurn(state, seat, luring, "CP-3");
    case "lure":
      return checkTurn(state, seat, luring, "CP-3") ?? checkLure(state, move.from, move.to);
    case "fish":
      return checkTurn(state, seat, fishing, "CP-4") ?? checkFish(state, seat, move.spot);
  }
}

function phaseOf(state: State): Phase {
  return phases[state.phase] as Phase;
}

function checkTurn(state: State, seat: Seat, phase: number, rule: "CP-3" | "CP-4"): Refusal | null {
  if (state.phase !== phase) return { rule, why: "wrong-phase", phase: phaseOf(state) };
  if (holdsSeat(state.actors, seat)) return null;
  return { rule, why: "not-your-turn", turn: firstSeat(state.actors) };
}

function checkPlace(state: State, seat: Seat, column: number): Refusal | null {
  if (state.phase !== placing) return { rule: "CP-2", why: "wrong-phase", phase: phaseOf(state) };
  if (!holdsSeat(state.actors, seat)) return { rule: "CP-2", why: "already-placed" };
  return columns.includes(column) ? null : { rule: "CP-2", why: "no-such-column", column };
}

function holdsCards(state: State, spot: Spot): boolean {
  return ((state.occupied >> spots.indexOf(spot)) & 1) === 1;
}

/** Adjacency before an empty origin. */
function checkLure(state: State, from: Spot, to: Spot): Refusal | null {
  if (!areNeighbours(from, to)) {
    const why = from === to ? "same-spot" : "not-adjacent";
    return { rule: "CP-3", why, from, to, neighbours: neighboursOf(from) };
  }
  return holdsCards(state, from) ? null : { rule: "CP-R4", why: "empty-origin", from };
}

/** The column before an empty spot; a seat whose column is all empty is never asked (CP-4b). */
function checkFish(state: State, seat: Seat, spot: Spot): Refusal | null {
  const column = catOf(state, seat);
  const own = spotsOf(state, seat, column);
  const holding = own.filter((each) => holdsCards(state, each));
  if (!own.includes(spot)) return { rule: "CP-4", why: "other-column", spot, column, spots: own, holding };
  if (holdsCards(state, spot)) return null;
  return { rule: "CP-4a", why: "empty-spot", spot, holding };
}
