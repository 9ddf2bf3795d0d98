/** What happens at the table. All of it is public (IW-R15): a reshuffle tells no order. */
import type { Seat } from "../seats.ts";
import type { CardName, FishType, Part, WishRule } from "./cards.ts";

/** A line of the score pad when a market fills or the waste is counted. */
export interface PrizeLine {
  readonly seat: Seat;
  readonly pawns: number;
  readonly dollars: number;
  readonly rule: "IW-M2" | "IW-M3" | "IW-M4";
}

export interface WormLine {
  readonly seat: Seat;
  readonly worms: number;
  readonly dollars: number;
}

export type Event =
  /** A worm was put on each of `wormsOn`; then the card left the Ocean with the worms it carried. */
  | {
      readonly type: "taken";
      readonly seat: Seat;
      readonly card: CardName;
      readonly index: number;
      readonly wormsOn: readonly CardName[];
      readonly wormsWon: number;
    }
  | { readonly type: "reshuffled"; readonly cards: number; readonly rule: "IW-R11" }
  /** The Ocean closed up and this card came to its deep end. */
  | { readonly type: "refilled"; readonly card: CardName; readonly drawPile: number }
  | { readonly type: "kept"; readonly seat: Seat; readonly card: CardName }
  | { readonly type: "wished"; readonly seat: Seat; readonly card: CardName; readonly rule: WishRule }
  | { readonly type: "boatBuilt"; readonly seat: Seat; readonly card: CardName; readonly boats: number }
  | {
      readonly type: "buyerMoved";
      readonly seat: Seat;
      readonly value: number;
      readonly from: FishType;
      readonly to: FishType;
    }
  | { readonly type: "buyerFreed"; readonly seat: Seat; readonly value: number; readonly from: FishType }
  | { readonly type: "buyerPlaced"; readonly seat: Seat; readonly value: number; readonly to: FishType }
  /** The cards went to the discard in this order (IW-V2, IW-R16); `fish` counts a double by IW-V3. */
  | {
      readonly type: "sold";
      readonly seat: Seat;
      readonly market: FishType;
      readonly cards: readonly CardName[];
      readonly fish: number;
      readonly price: number;
      readonly dollars: number;
      readonly rule: "IW-V1";
    }
  | { readonly type: "pawnPlaced"; readonly seat: Seat; readonly market: FishType }
  /** IW-V2: the market filled during this sale; IW-V4: it had been filled before. */
  | {
      readonly type: "pawnWasted";
      readonly seat: Seat;
      readonly market: FishType;
      readonly rule: "IW-V2" | "IW-V4";
    }
  | {
      readonly type: "marketFilled";
      readonly market: FishType;
      readonly capacity: number;
      readonly prizes: readonly PrizeLine[];
      /** The capacity of the market card that is active from now on (IW-M5). */
      readonly next: number | null;
    }
  | {
      readonly type: "wormsScored";
      readonly seat: Seat;
      readonly worms: number;
      readonly dollars: number;
      readonly rule: "IW-W7";
    }
  | {
      readonly type: "wormsGiven";
      readonly seat: Seat;
      readonly to: readonly Seat[];
      readonly rule: "IW-R10";
    }
  /** `pawn` is the seat whose pawn it is. */
  | { readonly type: "toWaste"; readonly seat: Seat; readonly from: FishType; readonly pawn: Seat }
  | { readonly type: "fromWaste"; readonly seat: Seat; readonly pawn: Seat }
  | { readonly type: "partSkipped"; readonly seat: Seat; readonly part: Part; readonly rule: "IW-W0" }
  /** The wish card, after its last part (IW-R11). */
  | { readonly type: "discarded"; readonly card: CardName }
  | { readonly type: "turnPassed"; readonly seat: Seat }
  /** Here the dollars are lost. */
  | {
      readonly type: "wasteScored";
      readonly capacity: number;
      readonly losses: readonly PrizeLine[];
      readonly rule: "IW-E2";
    }
  | { readonly type: "wormBonus"; readonly bonuses: readonly WormLine[]; readonly rule: "IW-E3" }
  | {
      readonly type: "gameOver";
      readonly rule: "IW-E1" | "IW-E2";
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };
