/** A board in the terminal: drawn from a view alone. It knows no rules. */
import type { Types } from "@guinguette/rules/contract";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { Paint } from "./paint.ts";

export interface Drawing {
  readonly language: Language;
  readonly names: SeatNames;
  readonly paint: Paint;
}

/** The lines of the board, at most 80 columns wide. */
export type DrawBoard<T extends Types = Types> = (view: T["shown"], drawing: Drawing) => string[];
