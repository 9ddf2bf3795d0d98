import type { Seat } from "../seats.ts";
import type { Card } from "./cards.ts";
import type { ChatPecheRule } from "./ids.ts";
import type { Column, Spot } from "./pond.ts";
import type { Phase } from "./state.ts";

interface Because {
  readonly rule: ChatPecheRule;
  readonly why: string;
}

/** Every way to be refused. */
export type Refusal = Extract<
  | { readonly rule: "CP-E1"; readonly why: "game-over" }
  /** A move of another phase than the present one. */
  | { readonly rule: "CP-2" | "CP-3" | "CP-4"; readonly why: "wrong-phase"; readonly phase: Phase }
  /** The move of another seat. */
  | { readonly rule: "CP-3" | "CP-4"; readonly why: "not-your-turn"; readonly turn: Seat }
  | { readonly rule: "CP-2"; readonly why: "already-placed" }
  | { readonly rule: "CP-2"; readonly why: "no-such-column"; readonly column: number }
  | {
      readonly rule: "CP-3";
      readonly why: "same-spot" | "not-adjacent";
      readonly from: Spot;
      readonly to: Spot;
      /** Where that pile could go. */
      readonly neighbours: readonly Spot[];
    }
  | { readonly rule: "CP-R4"; readonly why: "empty-origin"; readonly from: Spot }
  | {
      readonly rule: "CP-4";
      readonly why: "other-column";
      readonly spot: Spot;
      readonly column: Column;
      /** The spots of the cat's column, from the near one to the far one. */
      readonly spots: readonly Spot[];
      /** Those of them that hold cards. */
      readonly holding: readonly Spot[];
    }
  | {
      readonly rule: "CP-4a";
      readonly why: "empty-spot";
      readonly spot: Spot;
      /** The spots of the column that hold cards. */
      readonly holding: readonly Spot[];
    }
  /** The options ask for so many fish and stone cards. */
  | { readonly rule: "CP-R1"; readonly why: "too-many-cards"; readonly total: number }
  | {
      readonly rule: "CP-R1";
      readonly why: "wrong-deck";
      readonly size: number;
      readonly wrong: readonly WrongCount[];
    },
  Because
>;

/** A card of which a deck has too many or too few. */
export interface WrongCount {
  readonly card: Card;
  readonly found: number;
  readonly expected: number;
}
