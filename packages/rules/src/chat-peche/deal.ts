import type { Table } from "../contract.ts";
import { below, type Random } from "../random.ts";
import { cardAt, type Fill, fillsOf, shuffledFills } from "./deck.ts";
import { type Pile, pileOf } from "./pile.ts";
import { everySpot } from "./pond.ts";
import { strideOf } from "./seating.ts";
import type { Setup } from "./setup.ts";
import { type Options, placing, type State } from "./state.ts";

/** The seed's first player, then the seed's deck; what the set-up gives comes after, and draws nothing. */
export function deal(table: Table<Options, Setup>, random: Random): State {
  const { players, options, setup } = table;
  const drawnFirst = below(random, players);
  const drawnFills = shuffledFills(random);
  const fills = setup.deck === undefined ? drawnFills : fillsOf(setup.deck);
  return {
    players,
    options,
    stride: strideOf(players, options),
    fills,
    piles: firstPiles(fills[0]!),
    occupied: everySpot,
    buckets: players === 4 ? [0, 0, 0, 0] : players === 3 ? [0, 0, 0] : [0, 0],
    turn: 0,
    phase: placing,
    firstPlayer: setup.firstPlayer ?? drawnFirst,
    actors: (1 << players) - 1,
    cats: 0,
  };
}

export function clone(state: State): State {
  return {
    players: state.players,
    options: state.options,
    stride: state.stride,
    fills: state.fills,
    piles: state.piles.slice(),
    occupied: state.occupied,
    buckets: state.buckets.slice(),
    turn: state.turn,
    phase: state.phase,
    firstPlayer: state.firstPlayer,
    actors: state.actors,
    cats: state.cats,
  };
}

/** The nine cards of the first fill, each a pile of its own; written out, because literals are made fastest. */
function firstPiles(fill: Fill): Pile[] {
  return [
    pileOf(cardAt(fill, 0)),
    pileOf(cardAt(fill, 1)),
    pileOf(cardAt(fill, 2)),
    pileOf(cardAt(fill, 3)),
    pileOf(cardAt(fill, 4)),
    pileOf(cardAt(fill, 5)),
    pileOf(cardAt(fill, 6)),
    pileOf(cardAt(fill, 7)),
    pileOf(cardAt(fill, 8)),
  ];
}
