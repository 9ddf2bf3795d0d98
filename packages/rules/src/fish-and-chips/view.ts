/** What anybody sees of Fish & Chips: all of it but the boards to come. */
import type { Viewer } from "../contract.ts";
import { type Seat, seatsIn } from "../seats.ts";
import { type ColourName, colours, type FishName, fishName, placeOf } from "./fish.ts";
import type { BigFish } from "./moves.ts";
import type { Options } from "./options.ts";
import { pointsNow, winners } from "./rounds.ts";
import { actors } from "./rules.ts";
import { topFish } from "./sea.ts";
import { boardSquare } from "./squares.ts";
import { OCTOPUS_SWAPPED, SHARK_SWAPPED, type State } from "./state.ts";

const phases = ["repositioning", "catching", "over"] as const;

export interface View {
  readonly seat: Viewer;
  readonly players: number;
  readonly options: Options;
  readonly round: number;
  readonly phase: (typeof phases)[number];
  readonly actors: readonly Seat[];
  /** The colours in their order of play; in the solitaire the last is the player's own (FC-2). */
  readonly order: readonly ColourName[];
  /** The colour that started this round (FC-S5). */
  readonly starter: ColourName;
  /** The colour to move; where the game is over, the one whose turn it would be. */
  readonly turn: ColourName;
  /** What the colour to move has swapped already in this repositioning (FC-R4). */
  readonly swapped: readonly BigFish[];
  /** Six rows, top row first, of six piles; each pile lists its fish from the bottom up (FC-T5). */
  readonly board: readonly (readonly (readonly FishName[])[])[];
  /** What each colour's piles are worth as they stand (FC-R5). */
  readonly caught: readonly number[];
  /** Points of finished rounds by seat (FC-E2). */
  readonly scores: readonly number[];
  /** The seat that caught everything in one round (FC-E4). */
  readonly sweeper: Seat | null;
  readonly winners: readonly Seat[] | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    seat: viewer,
    players: state.players,
    options: optionsOf(state),
    round: state.round,
    phase: phases[state.phase]!,
    actors: seatsIn(actors(state)),
    order: orderOf(state).map((colour) => colours[colour]!),
    starter: colours[state.starter]!,
    turn: colours[state.turn]!,
    swapped: swappedNames(state.swapped),
    board: [0, 1, 2, 3, 4, 5].map((row) =>
      [0, 1, 2, 3, 4, 5].map((column) => pileNames(state, boardSquare(row, column))),
    ),
    caught: pointsNow(state).slice(0, state.colours),
    scores: state.scores.slice(),
    sweeper: state.sweeper === -1 ? null : state.sweeper,
    winners: winners(state),
  };
}

function optionsOf(state: State): Options {
  return {
    target: state.target,
    recaptured: state.countsRecaptured ? "counted" : "ignored",
    reposition: state.repositionsOnce ? "first-round" : "every-round",
  };
}

function orderOf(state: State): number[] {
  const order = [state.own === -1 ? 0 : state.after[state.own]!];
  while (order.length < state.colours) order.push(state.after[order[order.length - 1]!]!);
  return order;
}

function swappedNames(swapped: number): BigFish[] {
  const names: BigFish[] = [];
  if (swapped & OCTOPUS_SWAPPED) names.push("octopus");
  if (swapped & SHARK_SWAPPED) names.push("shark");
  return names;
}

function pileNames(state: State, square: number): FishName[] {
  const names: FishName[] = [];
  for (let fish = topFish(state.piles[square]!); fish !== 0; fish = state.beneath[placeOf(fish)]!)
    names.unshift(fishName(fish));
  return names;
}
