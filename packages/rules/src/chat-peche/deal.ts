import type { Dealing } from "../contract.ts";
import { below, type Random } from "../random.ts";
import { boxOf } from "./box.ts";
import { placeChoices } from "./choices.ts";
import { fillsOf, shuffledFills } from "./deck.ts";
import type { Options } from "./options.ts";
import { type Cards, pilesOf } from "./pile.ts";
import { everySpot } from "./pond.ts";
import { strideOf } from "./seating.ts";
import type { Setup } from "./setup.ts";
import { placing, type State } from "./state.ts";

/** The seed's first player, then the seed's deck; what the set-up gives comes after, and draws nothing. */
export function deal(table: Dealing<Options, Setup>, random: Random): State {
  const { players, options, setup } = table;
  const drawnFirst = below(random, players);
  const box = boxOf(options);
  const drawnFills = shuffledFills(box.sorted, random);
  const fills = setup.deck === undefined ? drawnFills : fillsOf(setup.deck);
  return {
    players,
    options,
    stride: strideOf(players, options),
    fills,
    piles: pilesOf(fills[0]!, box.shifts),
    occupied: everySpot,
    buckets: emptyBuckets(players, 0),
    turn: 0,
    phase: placing,
    firstPlayer: setup.firstPlayer ?? drawnFirst,
    actors: (1 << players) - 1,
    cats: 0,
    choices: placeChoices,
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
    choices: state.choices,
  };
}

/** Zero is an argument because an array of constants is copied when it is first written to. */
function emptyBuckets(players: number, none: Cards): Cards[] {
  if (players === 4) return [none, none, none, none];
  return players === 3 ? [none, none, none] : [none, none];
}
