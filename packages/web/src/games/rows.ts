/** The table in words: what `ListTable` draws, for screen readers, by choice, and where a board has no room. */
import type { Seat } from "@guinguette/rules/seats";
import type { Picture } from "./plate.ts";

export interface Row {
  readonly text: string;
  /** A second, smaller line. */
  readonly more?: string;
  readonly art?: Picture;
  /** Whose sign stands before it, where there is no picture. */
  readonly seat?: Seat;
  /** At the end of the row: a price, a count. */
  readonly figure?: string;
  /** The place on the board that it stands for: touched, it does what a touch there would. */
  readonly at?: string;
}

export interface RowGroup {
  readonly title: string;
  readonly rows: readonly Row[];
}
