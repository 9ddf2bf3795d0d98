/** Moves of written positions, short enough to read as a game. */
import type { FishingCard } from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { Seat } from "@guinguette/rules/seats";

export interface Played {
  readonly seat: Seat;
  readonly move: Move;
}

export function cast(seat: Seat, card: FishingCard, bait: number): Played {
  return { seat, move: { type: "cast", card, bait } };
}

export function bet(seat: Seat, tiles: number): Played {
  return { seat, move: { type: "bet", tiles } };
}
