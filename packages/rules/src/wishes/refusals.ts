import type { Seat } from "../seats.ts";
import type { CardName, FishType, MarketCard, Part, WishRule } from "./cards.ts";
import type { Move } from "./moves.ts";

/** The moves that are a part of a wish, and those that are a turn's action. */
export type PartMove = Exclude<Move["type"], "keep" | "wish" | "sell">;

/** Why a set-up cannot be. */
export type SetupRefusal =
  | { readonly rule: "IW-R3"; readonly why: "second-above-first"; readonly card: MarketCard }
  | {
      readonly rule: "IW-R3";
      readonly why: "prize-too-large";
      readonly card: MarketCard;
      readonly most: number;
    }
  | { readonly rule: "IW-R1"; readonly why: "wrong-buyers"; readonly found: readonly number[] }
  | { readonly rule: "IW-R2"; readonly why: "card-twice"; readonly card: CardName }
  /** `card` is the first of so many. */
  | {
      readonly rule: "IW-R2";
      readonly why: "card-missing";
      readonly card: CardName;
      readonly missing: number;
    }
  /** `pile` counts the listed reshuffles from 0. */
  | { readonly rule: "IW-R11"; readonly why: "card-twice"; readonly pile: number; readonly card: CardName };

/** Why a move cannot be made. */
export type MoveRefusal =
  | { readonly rule: "IW-E1"; readonly why: "game-over" }
  | { readonly rule: "IW-S5"; readonly why: "not-your-turn"; readonly turn: Seat }
  | { readonly rule: "IW-W0"; readonly why: "wish-in-play"; readonly card: CardName; readonly part: Part }
  | { readonly rule: "IW-A2"; readonly why: "no-wish-in-play"; readonly asked: PartMove }
  /** The wish's own id; `part` is what is to be done now. */
  | {
      readonly rule: WishRule;
      readonly why: "other-part";
      readonly card: CardName;
      readonly part: Part;
      readonly asked: PartMove;
    }
  | { readonly rule: "IW-O1"; readonly why: "no-such-card"; readonly asked: number }
  | { readonly rule: "IW-O1"; readonly why: "too-few-worms"; readonly needed: number; readonly owned: number }
  | { readonly rule: "IW-B1"; readonly why: "boats-full"; readonly boats: number }
  | { readonly rule: "IW-R6"; readonly why: "no-wish-on-card"; readonly card: CardName }
  /** The first card that the listed reshuffle lacks, and the first that it should not have. */
  | {
      readonly rule: "IW-R11";
      readonly why: "not-the-discard";
      readonly pile: number;
      readonly missing: CardName | null;
      readonly extra: CardName | null;
    }
  | {
      readonly rule: "IW-A3";
      readonly why: "card-not-owned";
      readonly fish: FishType;
      readonly double: boolean;
    }
  | {
      readonly rule: WishRule;
      readonly why: "wrong-steps";
      readonly value: number;
      readonly asked: number;
    }
  | { readonly rule: WishRule; readonly why: "no-buyer"; readonly value: number; readonly from: FishType }
  | {
      readonly rule: "IW-W4";
      readonly why: "market-has-buyer";
      readonly value: number;
      readonly to: FishType;
    }
  | { readonly rule: "IW-W0"; readonly why: "fish-not-owned"; readonly fish: FishType }
  | {
      readonly rule: "IW-W0";
      readonly why: "card-not-owned";
      readonly fish: FishType;
      readonly double: boolean;
    }
  | { readonly rule: "IW-W6"; readonly why: "no-such-seat"; readonly asked: number; readonly players: number }
  | { readonly rule: "IW-W6"; readonly why: "market-filled"; readonly from: FishType }
  | { readonly rule: "IW-W6"; readonly why: "no-pawn-there"; readonly from: FishType; readonly seat: Seat }
  | { readonly rule: "IW-W6"; readonly why: "no-pawn-in-waste"; readonly seat: Seat };

export type Refusal = SetupRefusal | MoveRefusal;
