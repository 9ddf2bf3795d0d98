/** What happens in Fish Fish. Only the card of a cast is known to one seat alone (FF-L1). */
import type { Seat } from "../seats.ts";
import type { BaitValue, FishingCard } from "./cards.ts";

/** A loot tile: how many tiles lie at each place (FF-C3). */
export type Loot = Readonly<Record<BaitValue, number>>;

/** Tiles of one Fish that moved, and the points they are worth there: to the Fisher who caught them (FF-P1), or
 * to the Fish who has them on its loot tile (FF-P2). */
export interface Moved {
  readonly seat: Seat;
  readonly tiles: number;
  readonly points: number;
}

/** A line of the score pad: the points of a seat for this round, what for, and its new total. */
export type Scored =
  | {
      readonly seat: Seat;
      readonly rule: "FF-P1";
      readonly caught: number;
      readonly points: number;
      readonly total: number;
    }
  | {
      readonly seat: Seat;
      readonly rule: "FF-P2";
      readonly loot: Loot;
      readonly points: number;
      readonly total: number;
    };

export type RoundEnd = "FF-E1" | "FF-E2" | "FF-E3";

export type Event =
  /** The Fisher set a line; to others its card is null. `next` bets first. */
  | {
      readonly type: "cast";
      readonly seat: Seat;
      readonly line: number;
      readonly bait: number;
      readonly card: FishingCard | null;
      readonly next: Seat | null;
    }
  /** `left` is what the Fish still holds; `next` bets after it, null if the line is complete (FF-L2). */
  | {
      readonly type: "bet";
      readonly seat: Seat;
      readonly line: number;
      readonly bait: number;
      readonly tiles: number;
      readonly left: number;
      readonly next: Seat | null;
    }
  /** Nobody bet: both cards went away, the fishing card unseen. */
  | {
      readonly type: "lineUnseen";
      readonly rule: "FF-L4";
      readonly fisher: Seat;
      readonly line: number;
      readonly bait: number;
    }
  | {
      readonly type: "lineRevealed";
      readonly rule: "FF-L5";
      readonly fisher: Seat;
      readonly line: number;
      readonly bait: number;
      readonly card: FishingCard;
    }
  /** The Fisher took the tiles bet on a line; `caught` is all the Fisher has this round. */
  | {
      readonly type: "tilesCaught";
      readonly rule: "FF-L5";
      readonly fisher: Seat;
      readonly moved: readonly Moved[];
      readonly caught: number;
    }
  /** Fish put on their loot tile what they bet on an empty line (FF-L5), or what they had left at the end of
   * the round (FF-E2). */
  | {
      readonly type: "tilesToLoot";
      readonly rule: "FF-L5" | "FF-E2";
      readonly place: number;
      readonly moved: readonly Moved[];
    }
  /** The cards of the line were discarded, and the Fisher sets another one. */
  | { readonly type: "nextLine"; readonly rule: "FF-L6"; readonly fisher: Seat; readonly line: number }
  | {
      readonly type: "roundEnded";
      readonly rule: RoundEnd;
      readonly round: number;
      readonly fisher: Seat;
      readonly line: number;
    }
  /** The score pad of the round, by seat. */
  | {
      readonly type: "roundScored";
      readonly round: number;
      readonly fisher: Seat;
      readonly scored: readonly Scored[];
    }
  /** Everybody has all tiles back; the Fish bet in this order (FF-N2). */
  | {
      readonly type: "newRound";
      readonly rule: "FF-N1";
      readonly round: number;
      readonly rounds: number;
      readonly fisher: Seat;
      readonly order: readonly Seat[];
    }
  | {
      readonly type: "gameOver";
      readonly rule: "FF-G1";
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };
