/** What happens in Fish & Chips. Everything is public (FC-S4). */
import type { Seat } from "../seats.ts";
import type { ColourName, FishName } from "./fish.ts";
import type { BigFish } from "./moves.ts";
import type { SquareName } from "./squares.ts";

export type Event =
  /** A new round lies on the board, top row first (FC-S4). */
  | {
      readonly type: "dealt";
      readonly round: number;
      readonly board: readonly (readonly string[])[];
      readonly starter: ColourName;
    }
  /** A shark or octopus changed places with another fish of its colour (FC-W1). */
  | {
      readonly type: "swapped";
      readonly seat: Seat;
      readonly fish: BigFish;
      readonly from: SquareName;
      readonly to: SquareName;
      readonly other: FishName;
    }
  | { readonly type: "readied"; readonly seat: Seat }
  /** A pile moved onto another (FC-T5); `size` fish were caught, `gain` of them worth a point now (FC-R5). */
  | {
      readonly type: "caught";
      readonly seat: Seat;
      readonly colour: ColourName;
      readonly from: SquareName;
      readonly to: SquareName;
      readonly catcher: FishName;
      readonly caught: FishName;
      readonly size: number;
      readonly gain: number;
    }
  /** A colour that cannot catch is passed over (FC-T6, FC-R8). */
  | { readonly type: "passed"; readonly colour: ColourName; readonly rule: "FC-T6" }
  /** Nobody can catch any more (FC-E1); the points of the round, the fish each has left on the board (FC-R9) and
   * the new totals, by seat (FC-E2). */
  | {
      readonly type: "roundEnded";
      readonly round: number;
      readonly rule: "FC-E1";
      readonly points: readonly number[];
      readonly left: readonly number[];
      readonly scores: readonly number[];
    }
  /** By reaching the target (FC-E3), by a clean sweep (FC-E4), or the end of the solitaire (FC-5). */
  | {
      readonly type: "gameOver";
      readonly rule: "FC-E3" | "FC-E4" | "FC-5";
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };
