/**
 * The one way from the page to a table, wherever the table is: in this page, or on a server. What comes through it
 * is what somebody may see, never the table itself.
 */
import type { Refused, Types, Viewer } from "@guinguette/rules/contract";
import type { GameRecord } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import type { Seen } from "@guinguette/table/seen";
import type { Told } from "@guinguette/table/shown";
import type { Seating } from "@guinguette/table/table";
import type { TakenBack } from "@guinguette/table/take-back";

export type Heard = { readonly at: number; readonly event: Types["event"] };

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refused };

export interface Link {
  readonly seating: Seating;
  /** Exactly what this viewer may know now: for bots. */
  seen(viewer: Viewer): Seen;
  /** What this viewer has heard from this move on. */
  heard(viewer: Viewer, from?: number): readonly Heard[];
  /** What of it may be shown: by the book, nothing that may not be looked at again. */
  shown(viewer: Viewer): Seen;
  /** The story as it is kept; from the move `news` on it is told this once. */
  told(viewer: Viewer, news?: number): readonly Told[];
  /** Of the news, what is told only now. */
  passing(viewer: Viewer, news: number): readonly Told[];
  /** Whether this seat's turn shows something that nobody else may see: then others must look away. */
  isSecret(seat: Seat): boolean;
  /** Why this seat may not play this now; null if it may. */
  check(seat: Seat, move: Types["move"]): Refused | null;
  act(seat: Seat, move: Types["move"]): Answer;
  unseal(seat: Seat): void;
  /** Whether this seat can take its last move back: by itself, by asking the others, or not at all. */
  backOf(seat: Seat): "free" | "ask" | null;
  takeBack(seat: Seat): TakenBack;
  agree(seat: Seat): TakenBack;
  disagree(): void;
  record(): GameRecord;
  /** Called after every change. Returns how to stop listening. */
  listen(changed: () => void): () => void;
}
