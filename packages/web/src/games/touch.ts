/**
 * What a touch means. A board, a list and a piece that is dragged all name the same places (`data-at`) and ask the game the
 * same question, so that whatever can be played on the board can be played in words, and the other way round.
 */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";

/** How the table stands when it is touched. */
export interface Situation<T extends Types = Types> {
  readonly view: T["shown"];
  /** Who plays at this screen now; null: nobody, only watching. */
  readonly seat: Seat | null;
  readonly legal: readonly T["move"][];
  /** The place that was picked up on the way to a move. */
  readonly picked: string | null;
  /** The move that waits for its confirmation. */
  readonly proposed: T["move"] | null;
}

/** A place is picked up or put down; a move is proposed, also one that its rule refuses; or a rule says why not. */
export type Touched<M> =
  | { readonly type: "pick"; readonly place: string | null }
  | { readonly type: "propose"; readonly move: M; readonly picked?: string | null }
  | { readonly type: "why"; readonly rule: string };

/** Where a move starts and where it ends on the board: it can be made by dragging the one onto the other. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

export interface TouchRules<T extends Types = Types> {
  /** The places whose touch is a step towards a legal move. */
  open(now: Situation<T>): ReadonlySet<string>;
  /** The places that the picked place or the proposed move stands for. */
  chosen(now: Situation<T>): ReadonlySet<string>;
  touch(place: string, now: Situation<T>): Touched<T["move"]>;
  /** None: it is no drag. Several: either piece may be dragged. */
  ways(move: T["move"], view: T["shown"]): readonly Way[];
}

/** What can be touched and dragged now; made anew whenever the situation changes. */
export interface Touching {
  /** The places whose touch is a step towards a legal move. */
  readonly open: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  touch(place: string): void;
  /** Where what lies at a place can be dragged to. Empty: it cannot be. */
  targets(from: string): ReadonlySet<string>;
  /** Was dragged from one place to another. */
  drop(from: string, to: string): void;
}
