/** If Wishes Were Fishes! (Peter Sarrett & Michael Adams, 2007): fish, wishes and seven markets, for two to five. */
import type { Game, Types } from "../contract.ts";
import { check } from "./check.ts";
import { scores, winners } from "./ending.ts";
import type { Event } from "./events.ts";
import { actors, legal } from "./legal.ts";
import { decode, encode, MOVE_COUNT, type Move, moveShape } from "./moves.ts";
import { type Options, usualOptions } from "./options.ts";
import type { Refusal } from "./refusals.ts";
import { play } from "./rules.ts";
import { sampler } from "./sampler.ts";
import { checkSetup, deal, type Setup, setupShape } from "./setup.ts";
import { clone, type State } from "./state.ts";
import { type View, view } from "./view.ts";

export interface Wishes extends Types {
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

export const wishes: Game<Wishes> = {
  id: "wishes",
  about: {
    players: [2, 3, 4, 5],
    hidden: false,
    simultaneous: false,
    chance: true,
    bounded: false,
    startField: "firstPlayer",
    colourIsSeat: false,
  },
  final: [],
  options: {
    first4: { kind: "integer", min: 0, initial: usualOptions.first4 },
    second4: { kind: "integer", min: 0, initial: usualOptions.second4 },
    first5: { kind: "integer", min: 0, initial: usualOptions.first5 },
    second5: { kind: "integer", min: 0, initial: usualOptions.second5 },
    first6: { kind: "integer", min: 0, initial: usualOptions.first6 },
    second6: { kind: "integer", min: 0, initial: usualOptions.second6 },
    spread: { kind: "choice", values: ["places", "sells"] },
    wasteEnd: { kind: "choice", values: ["at-once", "after-wish"] },
  },
  moveCount: MOVE_COUNT,
  moveShape,
  setupShape,
  encode,
  decode,
  checkSetup,
  deal,
  clone,
  actors,
  isSealed: () => false,
  legal,
  check,
  play,
  scores,
  winners,
  view,
  // Nothing that decides what is legal is hidden (IW-R15).
  legalIsPublic: () => true,
  sampler,
};
