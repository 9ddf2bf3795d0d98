import type { Seat } from "../seats.ts";
import type { Card } from "./cards.ts";
import type { Column, Spot } from "./pond.ts";

/** What happens at the pond, in the order of a turn. */
export type Event =
  | Filled
  | Placed
  | { readonly type: "allPlaced"; readonly next: Seat }
  | Lured
  | { readonly type: "stayed"; readonly seat: Seat }
  | Revealed
  | Fished
  | NothingToFish
  | FloatPassed
  | GameOver;

/** CP-1: nine new cards, in the order they were laid. The first fill is part of the deal and no event. */
export interface Filled {
  readonly type: "filled";
  readonly rule: "CP-1";
  /** The turn that begins: 2 to 4. */
  readonly turn: number;
  readonly cards: readonly Laid[];
  /** What is left of the draw pile. */
  readonly drawPile: number;
}

/** A card that was laid, and the one that everybody saw there until then; null where there was none. */
export interface Laid {
  readonly spot: Spot;
  readonly card: Card;
  readonly covered: Card | null;
}

export interface Placed {
  readonly type: "placed";
  readonly seat: Seat;
  /** Known to its owner only (CP-R6). */
  readonly column: Column | null;
}

export interface Lured {
  readonly type: "lured";
  readonly seat: Seat;
  readonly from: Spot;
  readonly to: Spot;
  /** The top card of the pile that moved. */
  readonly top: Card;
  /** How many cards moved, and how many lay where they went. */
  readonly moved: number;
  readonly onto: number;
  /** The card that everybody saw where they went, until then; null where there was none. */
  readonly covered: Card | null;
}

/** CP-4: the equipment is turned over; the cat was before this column, which has these spots. */
export interface Revealed {
  readonly type: "revealed";
  readonly seat: Seat;
  readonly column: Column;
  readonly spots: readonly Spot[];
}

export interface Fished {
  readonly type: "fished";
  readonly seat: Seat;
  readonly spot: Spot;
  /** The card everybody saw on top. */
  readonly top: Card;
  readonly count: number;
  /** All of them, in the order of the card table; null for those who may not know (CP-R5). */
  readonly cards: readonly Card[] | null;
  /** How many cards the bucket holds now. */
  readonly bucket: number;
}

/** CP-4b: every spot of the column is empty. */
export interface NothingToFish {
  readonly type: "nothingToFish";
  readonly rule: "CP-4b";
  readonly seat: Seat;
  readonly column: Column;
}

export interface FloatPassed {
  readonly type: "floatPassed";
  readonly rule: "CP-5";
  readonly from: Seat;
  readonly to: Seat;
}

export interface GameOver {
  readonly type: "gameOver";
  readonly rule: "CP-E1";
  /** What each seat has, and what it counts for. */
  readonly buckets: readonly BucketResult[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly decided: Decided;
}

export interface BucketResult {
  /** In the order of the card table. */
  readonly cards: readonly Card[];
  readonly fish: number;
  readonly stones: number;
  readonly water: number;
  /** The sum of the score, each line with the rule that gives it. */
  readonly lines: readonly ScoreLine[];
  readonly score: number;
}

export type ScoreLine =
  | { readonly rule: "CP-E2"; readonly what: "fish" | "stones"; readonly points: number }
  /** These fish do not count: there is no water in the bucket. */
  | { readonly rule: "CP-V1"; readonly what: "fish"; readonly points: 0 };

/** CP-E3: how the victory was decided. */
export type Decided = {
  readonly rule: "CP-E3";
  readonly by: "score" | "fewer-stones" | "shared";
};
