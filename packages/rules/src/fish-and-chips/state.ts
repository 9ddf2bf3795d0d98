/** One game of Fish & Chips in play. Never stored or sent: laid out for speed. */
import type { Random } from "../random.ts";

export const REPOSITIONING = 0;
export const CATCHING = 1;
export const OVER = 2;
export type Phase = typeof REPOSITIONING | typeof CATCHING | typeof OVER;

/** The shark's and the octopus's bit in `swapped`. */
export const OCTOPUS_SWAPPED = 1;
export const SHARK_SWAPPED = 2;

export interface State {
  /** How many people play; 1 is the solitaire. */
  readonly players: number;
  /** How many colours are on the board: the players', or four in the solitaire (FC-1). */
  readonly colours: number;
  /** Points that end the game (FC-E3). */
  readonly target: number;
  /** Whether one's own fish taken back count too (FC-R5). */
  readonly countsRecaptured: boolean;
  /** Whether only the first round begins with repositioning (FC-R4). */
  readonly repositionsOnce: boolean;
  /** The colour that plays after each colour (FC-S6, FC-2). */
  readonly after: readonly number[];
  /** The solitaire player's own colour, last in the order (FC-2); -1 with several players. */
  readonly own: number;
  /** The piles of boards laid out by hand, by round; those beyond are dealt. */
  readonly boards: readonly (readonly number[])[];
  /** Deals the rounds to come. */
  readonly random: Random;
  /** Rounds dealt so far, this one included. */
  round: number;
  phase: Phase;
  /** The colour that started this round (FC-S5, FC-3). */
  starter: number;
  /** The colour to move; with several players also the seat. */
  turn: number;
  /** Which of its two the colour to move has swapped already in this repositioning (FC-R4). */
  swapped: number;
  /** The seat that caught everything in one round (FC-E4), or -1. */
  sweeper: number;
  /** How many catches the colour to move has; they are the first entries of `catches`. */
  catchCount: number;
  /** The codes of those catches, made anew whenever the turn passes: passing (FC-T6) needs them anyway. */
  readonly catches: number[];
  /** The pile on each square, packed (see sea.ts); 0 is empty. The last entry is the edge. */
  readonly piles: number[];
  /** For each occupied square its nearest occupied squares left, right, below and above, packed (see sea.ts). */
  readonly links: number[];
  /** What the pile on each square holds: how many fish of each colour and its lowest fish, packed (see sea.ts). */
  readonly holds: number[];
  /** The fish beneath each fish in its pile, by that fish's place (see fish.ts); 0 is none. */
  readonly beneath: number[];
  /** The squares of each colour's piles, as bits: entries 0–3 for squares 0–31, entries 4–7 for 32–35. */
  readonly owned: number[];
  /** Points of finished rounds by seat (FC-E2). */
  readonly scores: number[];
}

export function cloneState(state: State): State {
  return {
    players: state.players,
    colours: state.colours,
    target: state.target,
    countsRecaptured: state.countsRecaptured,
    repositionsOnce: state.repositionsOnce,
    after: state.after,
    own: state.own,
    boards: state.boards,
    random: {
      a: state.random.a,
      b: state.random.b,
      c: state.random.c,
      count: state.random.count,
      secret: state.random.secret,
    },
    round: state.round,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    swapped: state.swapped,
    sweeper: state.sweeper,
    catchCount: state.catchCount,
    catches: state.catches.slice(),
    piles: state.piles.slice(),
    links: state.links.slice(),
    holds: state.holds.slice(),
    beneath: state.beneath.slice(),
    owned: state.owned.slice(),
    scores: state.scores.slice(),
  };
}
