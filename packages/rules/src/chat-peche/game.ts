/** Chat-Pêche (Dennis Kirps & Jean-Claude Pellin): hidden choice of a column, then everyone pulls the pond about. */
import type { Game, Types } from "../contract.ts";
import { check } from "./check.ts";
import { clone, deal } from "./deal.ts";
import type { Event } from "./events.ts";
import { shown, type Told, told } from "./memory.ts";
import { decode, encode, type Move, moveCount, moveShape } from "./moves.ts";
import { type Options, usualOptions } from "./options.ts";
import type { Refusal } from "./refusals.ts";
import { actors, legal, play } from "./rules.ts";
import { sampler } from "./sampler.ts";
import { scores, winners } from "./score.ts";
import { checkSetup, type Setup, setupShape } from "./setup.ts";
import { placing, type State } from "./state.ts";
import { type View, view } from "./view.ts";

export interface ChatPeche extends Types {
  state: State;
  move: Move;
  options: Options;
  setup: Setup;
  view: View;
  event: Event;
  refusal: Refusal;
  shown: View;
  told: Told;
}

export const chatPeche: Game<ChatPeche> = {
  id: "chat-peche",
  about: {
    players: [2, 3, 4],
    hidden: true,
    simultaneous: true,
    chance: true,
    bounded: true,
    startField: "firstPlayer",
    colourIsSeat: false,
  },
  // CP-2: not even turned over to look; CP-3c: not taken back even by mistake.
  final: ["place", "lure", "stay"],
  byTheBook: { rules: ["CP-2", "CP-3b"], view: shown, told },
  options: {
    edition: { kind: "choice", values: ["ludolux", "first"] },
    variant: { kind: "choice", values: ["base", "confirmed"] },
    // CP-R2: with more players every bank that is needed is taken.
    seating: { kind: "choice", values: ["facing", "adjacent"], players: [2] },
    buckets: { kind: "choice", values: ["closed", "open"] },
    F1: { kind: "integer", min: 0, initial: usualOptions.F1 },
    F2: { kind: "integer", min: 0, initial: usualOptions.F2 },
    F3: { kind: "integer", min: 0, initial: usualOptions.F3 },
    S1: { kind: "integer", min: 0, initial: usualOptions.S1 },
    S2: { kind: "integer", min: 0, initial: usualOptions.S2 },
  },
  moveCount,
  moveShape,
  setupShape,
  encode,
  decode,
  checkSetup,
  deal,
  clone,
  actors,
  // CP-2: placed face down, all at the same time.
  isSealed: ({ phase }) => phase === placing,
  legal,
  check,
  play,
  scores,
  winners,
  view,
  // CP-R6: nobody else knows where a cat is until it is revealed (CP-4).
  isHidden: (seat, move, since) =>
    move.type === "place" && !since.some((event) => event.type === "revealed" && event.seat === seat),
  // The one seat that may fish has shown its cat (CP-4), and what may be placed or lured is plain to see.
  legalIsPublic: () => true,
  sampler,
};
