/** Why a move of Fish & Chips may not be made, in the order of the rules page: over, turn, phase, value. */
import type { Seat } from "../seats.ts";
import { colourOf, colours, type FishName, fishName, rankOf } from "./fish.ts";
import type { Move } from "./moves.ts";
import type { Refusal } from "./refusals.ts";
import { bigFishOf, hasSwapped, threatAfterSwap } from "./reposition.ts";
import { seatToMove } from "./rules.ts";
import { topFish } from "./sea.ts";
import { nameOf, squareNamed } from "./squares.ts";
import { OVER, REPOSITIONING, type State } from "./state.ts";

type Swap = Extract<Move, { type: "swap" }>;
type Catch = Extract<Move, { type: "catch" }>;

export function check(state: State, seat: Seat, move: Move): Refusal | null {
  const solitaire = state.players === 1;
  if (state.phase === OVER) return { rule: solitaire ? "FC-5" : "FC-E3", why: "game-over" };
  if (seat !== seatToMove(state)) return { rule: "FC-S6", why: "not-your-turn", turn: seatToMove(state) };
  if (move.type === "catch") {
    if (state.phase === REPOSITIONING) return { rule: "FC-W1", why: "still-repositioning" };
    return checkCatch(state, move);
  }
  if (solitaire) return { rule: "FC-4", why: "no-repositioning" };
  if (state.phase !== REPOSITIONING) return { rule: "FC-W1", why: "repositioning-over" };
  return move.type === "swap" ? checkSwap(state, move) : null;
}

function checkSwap(state: State, move: Swap): Refusal | null {
  if (hasSwapped(state, move.fish)) return { rule: "FC-R4", why: "swapped-already", fish: move.fish };
  const fish = bigFishOf(state.turn, move.fish);
  const square = squareNamed(move.with);
  const other = topFish(state.piles[square]!);
  if (other === 0 || other === fish || colourOf(other) !== state.turn)
    return {
      rule: "FC-W1",
      why: "not-another-own-fish",
      fish: move.fish,
      square: move.with,
      found: nameOrNone(other),
    };
  const threat = threatAfterSwap(state, fish, square);
  if (threat === null) return null;
  return {
    rule: "FC-W2",
    why: "would-threaten",
    fish: fishName(threat.by),
    square: nameOf(threat.at),
    target: fishName(threat.target),
  };
}

function checkCatch(state: State, move: Catch): Refusal | null {
  const from = squareNamed(move.from);
  const to = squareNamed(move.to);
  const catcher = topFish(state.piles[from]!);
  const caught = topFish(state.piles[to]!);
  if (catcher === 0 || colourOf(catcher) !== state.turn) {
    const found = nameOrNone(catcher);
    return state.players === 1
      ? { rule: "FC-3", why: "not-this-colour", square: move.from, found, turn: colours[state.turn]! }
      : { rule: "FC-T5", why: "not-your-pile", square: move.from, found };
  }
  if (caught === 0) return { rule: "FC-T4", why: "nothing-there", square: move.to };
  if (colourOf(caught) === state.turn)
    return { rule: "FC-T4", why: "own-pile", square: move.to, found: fishName(caught) };
  const path = squaresBetween(from, to);
  if (path === null) return { rule: "FC-T3", why: "not-in-line", from: move.from, to: move.to };
  const by = path.find((square) => state.piles[square] !== 0);
  if (by !== undefined)
    return { rule: "FC-T3", why: "blocked", from: move.from, to: move.to, by: nameOf(by) };
  if (rankOf(caught) > rankOf(catcher))
    return { rule: "FC-T2", why: "too-big", catcher: fishName(catcher), caught: fishName(caught) };
  return null;
}

function nameOrNone(fish: number): FishName | null {
  return fish === 0 ? null : fishName(fish);
}

/** The squares strictly between two of one row or column, from the first on; null if they share neither. */
function squaresBetween(from: number, to: number): number[] | null {
  const sameRow = Math.floor(from / 6) === Math.floor(to / 6);
  if (!sameRow && from % 6 !== to % 6) return null;
  const step = (sameRow ? 1 : 6) * Math.sign(to - from);
  const between: number[] = [];
  for (let square = from + step; square !== to; square += step) between.push(square);
  return between;
}
