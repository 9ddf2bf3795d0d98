/** Fish & Chips (Sid Sackson, 1978): capture on a 6×6 sea for two to four, and a solitaire. */
import type { Game, Types } from "../contract.ts";
import { check } from "./check.ts";
import type { Event } from "./events.ts";
import { decode, encode, MOVE_COUNT, type Move, moveShape } from "./moves.ts";
import { type Options, usualOptions } from "./options.ts";
import type { Refusal } from "./refusals.ts";
import { winners } from "./rounds.ts";
import { actors, deal, legal, play } from "./rules.ts";
import { sampler } from "./sampler.ts";
import { checkSetup, type Setup, setupShape } from "./setup.ts";
import { cloneState, type State } from "./state.ts";
import { type View, view } from "./view.ts";

export interface FishAndChips extends Types {
  state: State;
  move: Move;
  options: Options;
  setup: Setup;
  view: View;
  event: Event;
  refusal: Refusal;
  shown: View;
  told: Event;
}

/** FC-5: the solitaire counts no points and has one round. */
const competing = [2, 3, 4];

export const fishAndChips: Game<FishAndChips> = {
  id: "fish-and-chips",
  about: {
    players: [1, 2, 3, 4],
    hidden: false,
    simultaneous: false,
    chance: true,
    bounded: true,
    // FC-S5: the fish on the buoy says who starts.
    startField: null,
    colourIsSeat: true,
  },
  final: [],
  options: {
    target: { kind: "integer", min: 1, initial: usualOptions.target, players: competing },
    recaptured: { kind: "choice", values: ["ignored", "counted"], players: competing },
    reposition: { kind: "choice", values: ["every-round", "first-round"], players: competing },
  },
  moveCount: MOVE_COUNT,
  moveShape,
  setupShape,
  encode,
  decode,
  checkSetup,
  deal,
  clone: cloneState,
  actors,
  isSealed: () => false,
  legal,
  check,
  play,
  scores: (state) => state.scores.slice(),
  winners,
  view,
  legalIsPublic: () => true,
  sampler,
};
