/** Why a move or a set-up of Fish & Chips is refused. */
import type { Seat } from "../seats.ts";
import type { ColourName, FishName } from "./fish.ts";
import type { BigFish } from "./moves.ts";
import type { SquareName } from "./squares.ts";

export type ComponentRule = "FC-S1" | "FC-S2" | "FC-S3" | "FC-1";

export type Refusal =
  | { readonly rule: "FC-E3" | "FC-5"; readonly why: "game-over" }
  | { readonly rule: "FC-S6"; readonly why: "not-your-turn"; readonly turn: Seat }
  | { readonly rule: "FC-W1"; readonly why: "still-repositioning" }
  | { readonly rule: "FC-W1"; readonly why: "repositioning-over" }
  | { readonly rule: "FC-4"; readonly why: "no-repositioning" }
  | { readonly rule: "FC-R4"; readonly why: "swapped-already"; readonly fish: BigFish }
  | {
      readonly rule: "FC-W1";
      readonly why: "not-another-own-fish";
      readonly fish: BigFish;
      readonly square: SquareName;
      readonly found: FishName | null;
    }
  | {
      readonly rule: "FC-W2";
      readonly why: "would-threaten";
      readonly fish: FishName;
      readonly square: SquareName;
      readonly target: FishName;
    }
  | {
      readonly rule: "FC-T5";
      readonly why: "not-your-pile";
      readonly square: SquareName;
      readonly found: FishName | null;
    }
  | {
      readonly rule: "FC-3";
      readonly why: "not-this-colour";
      readonly square: SquareName;
      readonly found: FishName | null;
      readonly turn: ColourName;
    }
  | { readonly rule: "FC-T4"; readonly why: "nothing-there"; readonly square: SquareName }
  | {
      readonly rule: "FC-T4";
      readonly why: "own-pile";
      readonly square: SquareName;
      readonly found: FishName;
    }
  | {
      readonly rule: "FC-T3";
      readonly why: "not-in-line";
      readonly from: SquareName;
      readonly to: SquareName;
    }
  | {
      readonly rule: "FC-T3";
      readonly why: "blocked";
      readonly from: SquareName;
      readonly to: SquareName;
      readonly by: SquareName;
    }
  | {
      readonly rule: "FC-T2";
      readonly why: "too-big";
      readonly catcher: FishName;
      readonly caught: FishName;
    }
  | {
      readonly rule: ComponentRule;
      readonly why: "wrong-fish";
      readonly round: number;
      readonly missing: readonly FishName[];
      readonly surplus: readonly FishName[];
    }
  | {
      readonly rule: "FC-S1";
      readonly why: "filled-corner";
      readonly round: number;
      readonly square: SquareName;
    }
  | {
      readonly rule: "FC-2";
      readonly why: "wrong-order";
      readonly missing: readonly ColourName[];
    };
