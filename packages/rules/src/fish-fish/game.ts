/** Fish Fish (Gigamic, 2013): one Fisher sets lines, everybody else wants the bait and not the hook. */
import type { Game, Types } from "../contract.ts";
import { playerCounts } from "./cards.ts";
import { check } from "./check.ts";
import type { Event } from "./events.ts";
import { type Shown, shown, type Told, told } from "./memory.ts";
import { decode, encode, MOVE_COUNT, type Move, moveShape } from "./moves.ts";
import { scores, winners } from "./points.ts";
import type { Refusal } from "./refusals.ts";
import { actors, deal, legal, play } from "./rules.ts";
import { sampler } from "./sampler.ts";
import { type Options, type Setup, setupShape } from "./setup.ts";
import { cloneState, type State } from "./state.ts";
import { type View, view } from "./view.ts";

export interface FishFish extends Types {
  state: State;
  move: Move;
  options: Options;
  setup: Setup;
  view: View;
  event: Event;
  refusal: Refusal;
  shown: Shown;
  told: Told;
}

export const fishFish: Game<FishFish> = {
  id: "fish-fish",
  about: {
    players: playerCounts,
    hidden: true,
    simultaneous: false,
    chance: false,
    bounded: true,
    startField: "firstFisher",
    colourIsSeat: false,
  },
  final: [],
  byTheBook: { rules: ["FF-L6"], view: shown, told },
  options: {},
  moveCount: MOVE_COUNT,
  moveShape,
  setupShape,
  encode,
  decode,
  // The shape alone settles it: a first Fisher is a seat of the table.
  checkSetup: () => null,
  deal,
  clone: cloneState,
  actors,
  isSealed: () => false,
  legal,
  check,
  play,
  scores,
  winners,
  view,
  // FF-L1: its card lies face down until the line is checked, and one that nobody bet on is never seen (FF-L4).
  isHidden: (_seat, move, since) =>
    move.type === "cast" &&
    since.find(({ type }) => type === "lineRevealed" || type === "lineUnseen")?.type !== "lineRevealed",
  // What the Fisher may cast would show its hand; what a Fish may bet lies on the table.
  legalIsPublic: (state, seat) => seat !== state.fisher,
  sampler,
};
