import type { Seat, SeatMask } from "../seats.ts";
import type { Choices } from "./choices.ts";
import type { Fill } from "./deck.ts";
import type { Options } from "./options.ts";
import type { Cards, Pile } from "./pile.ts";
import type { SpotMask } from "./pond.ts";

export const phases = ["place", "lure", "fish", "over"] as const;

export type Phase = (typeof phases)[number];

/** The phases by their place in `phases`: whole numbers compare fastest. */
export const placing = 0;
export const luring = 1;
export const fishing = 2;
export const over = 3;

export const turns = 4;

export interface State {
  /** How many sit at the pond: 2 to 4. */
  readonly players: number;
  readonly options: Options;
  /** How many banks further clockwise the next seat sits (CP-R2): 2 where two players face each other. */
  readonly stride: number;
  /** What each of the four turns lays into the pond (CP-1); together, the deck. Never changes. */
  readonly fills: readonly Fill[];
  /** The pile of each spot, in the order of `spots`. */
  readonly piles: Pile[];
  /** The spots that hold cards. */
  occupied: SpotMask;
  /** What each seat has fished. */
  readonly buckets: Cards[];
  /** The turn being played: 0 to 3. */
  turn: number;
  /** `placing`, `luring`, `fishing` or `over`. */
  phase: number;
  /** Who has the float. */
  firstPlayer: Seat;
  /** Who may move now. */
  actors: SeatMask;
  /** The column each cat was put before, 1 to 3, in two bits per seat; 0 is not placed yet. */
  cats: number;
  /** What each of the actors may choose, while placing and fishing. */
  choices: Choices;
}
