/** A game that can be looked at again, step by step. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Deed } from "@guinguette/table/deed";
import type { Near } from "@guinguette/table/near";
import type { Holder, Terms } from "@guinguette/table/terms";

export interface Album {
  readonly terms: Terms;
  readonly holders: readonly Holder[];
  /** How many moves were played. */
  readonly moves: number;
  readonly over: boolean;
  /** A move that was made, counted from 0. */
  deed(at: number): Deed | null;
  /** After so many moves, as this viewer saw it; only a spectator's eyes before the game is over. */
  at(step: number, viewer: Viewer): Near;
}
