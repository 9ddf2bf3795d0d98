/** Why a move of Fish Fish is refused. A well-formed set-up has no way to break a rule. */
import type { Seat } from "../seats.ts";
import type { FishingCard } from "./cards.ts";

export type Refusal =
  | { readonly rule: "FF-G1"; readonly why: "game-over" }
  | { readonly rule: "FF-L1"; readonly why: "not-the-fisher"; readonly fisher: Seat }
  | { readonly rule: "FF-L1"; readonly why: "line-already-set"; readonly turn: Seat }
  | { readonly rule: "FF-L1"; readonly why: "card-not-held"; readonly card: FishingCard }
  | {
      readonly rule: "FF-L1";
      readonly why: "bait-not-held";
      readonly bait: number;
      readonly held: readonly number[];
    }
  | { readonly rule: "FF-L2"; readonly why: "fisher-bets-not" }
  | { readonly rule: "FF-L2"; readonly why: "no-line-yet"; readonly fisher: Seat }
  | { readonly rule: "FF-L2"; readonly why: "already-bet"; readonly tiles: number }
  | { readonly rule: "FF-L2"; readonly why: "no-tiles-left" }
  | { readonly rule: "FF-L2"; readonly why: "not-your-turn"; readonly turn: Seat }
  | {
      readonly rule: "FF-L2";
      readonly why: "below-zero" | "too-many-tiles";
      readonly asked: number;
      readonly left: number;
    }
  | {
      readonly rule: "FF-L3";
      readonly why: "must-bet-all";
      readonly asked: number;
      readonly left: number;
    };
