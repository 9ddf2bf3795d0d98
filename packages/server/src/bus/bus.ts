/**
 * How processes that serve the same tables tell each other what is new. Any word may be lost: what matters is stored, and
 * whoever missed something asks for it. So nothing here is waited for, and nothing fails.
 */
import type { Seat } from "@guinguette/rules/seats";
import type { Signal } from "@guinguette/wire/live";
import type { ThereWord } from "../company/company.ts";
import type { LookingWord } from "../push/looking.ts";

/** What is told, to all the others. A process that is older or newer may not know each kind, and then does without. */
export type Word =
  /** There is something new in these rooms. */
  | { readonly kind: "stored"; readonly rooms: readonly string[] }
  /** Who is there with this process. */
  | ThereWord
  /** Somebody's token with this hash counts no more, or (null) nothing of theirs does: who is there by it is let go. */
  | { readonly kind: "dismissed"; readonly person: string; readonly token: string | null }
  /** Who looks, so that nobody is told of their turn who sees it. */
  | LookingWord
  /** Somebody wants to be told of their turns from now on. */
  | { readonly kind: "subscribed"; readonly person: string }
  /** Somebody has made a sign to all at their table. */
  | { readonly kind: "signalled"; readonly room: string; readonly seat: Seat; readonly signal: Signal }
  /** The one seat votes that a bot holds the other, for which the table waits since this change. */
  | {
      readonly kind: "voted";
      readonly room: string;
      readonly seat: Seat;
      readonly by: Seat;
      readonly since: number;
    }
  /** A bot could not think, and any legal move was played there. */
  | { readonly kind: "thoughtless"; readonly room: string; readonly seat: Seat };

export interface Ears {
  /** What one process says is heard in its order, and at most once. */
  readonly heard?: (word: Word, from: string) => void;
  /** Words may have been lost: whatever has to be known is asked for, or said, anew. */
  readonly missed?: () => void;
  /** A process has ended, or has not been heard of for long: nobody is there with it. */
  readonly gone?: (process: string) => void;
}

export interface Bus {
  /** This process, by a name that none has had before. */
  readonly me: string;
  /** To all the others, soon. A word is short: some thousands of bytes at most, but for the list of rooms. */
  say(word: Word): void;
  listen(ears: Ears): void;
  close(): Promise<void>;
}
