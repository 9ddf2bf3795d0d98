/** Seas that could be, as far as somebody can tell who sees this. */
import type { Sampler } from "../contract.ts";
import { fork, setRandom } from "../random.ts";
import { colourOf, colours, fishNamed, placeOf } from "./fish.ts";
import { emptyState, noBoards } from "./rules.ts";
import { addTo, alone, linksAmong, listCatches, own, pileOf } from "./sea.ts";
import { boardSquare } from "./squares.ts";
import {
  CATCHING,
  cloneState,
  OCTOPUS_SWAPPED,
  OVER,
  REPOSITIONING,
  SHARK_SWAPPED,
  type State,
} from "./state.ts";
import type { View } from "./view.ts";

/** All is seen but what the seed will deal next: only that is imagined, whatever was heard. */
export function sampler(view: View): Sampler<State> {
  const known = seenSea(view);
  return (random) => {
    const state = cloneState(known);
    setRandom(state.random, fork(random));
    return state;
  };
}

/** All that can be seen; its stream is never drawn from. */
function seenSea(view: View): State {
  const order = view.order.map((name) => colours.indexOf(name));
  const state = emptyState(view.players, view.options, order, noBoards, {
    a: 0,
    b: 0,
    c: 0,
    count: 0,
    secret: null,
  });
  state.round = view.round;
  state.phase = view.phase === "over" ? OVER : view.phase === "catching" ? CATCHING : REPOSITIONING;
  state.starter = colours.indexOf(view.starter);
  state.turn = colours.indexOf(view.turn);
  if (view.swapped.includes("octopus")) state.swapped |= OCTOPUS_SWAPPED;
  if (view.swapped.includes("shark")) state.swapped |= SHARK_SWAPPED;
  state.sweeper = view.sweeper ?? -1;
  for (const [seat, score] of view.scores.entries()) state.scores[seat] = score;
  for (const [row, piles] of view.board.entries())
    for (const [column, names] of piles.entries())
      layPile(state, boardSquare(row, column), names.map(fishNamed));
  const links = linksAmong((square) => state.piles[square] !== 0);
  for (let square = 0; square < links.length; square++) state.links[square] = links[square]!;
  if (state.phase === CATCHING) state.catchCount = listCatches(state, state.turn);
  return state;
}

function layPile(state: State, square: number, pile: readonly number[]): void {
  let top = 0;
  for (const fish of pile) {
    state.holds[square] = top === 0 ? alone[fish]! : addTo(state.holds[square]!, fish);
    state.beneath[placeOf(fish)] = top;
    top = fish;
  }
  if (top === 0) return;
  state.piles[square] = pileOf[top]!;
  own(state, colourOf(top), square);
}
