/** What a game says, in both languages. One of these per game; the terminal, the page and the log share it. */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Language, Words } from "./language.ts";

/** How a seat is called at this table. */
export type SeatNames = (seat: Seat) => string;

/** An option as one is asked for it: short labels, at most one line of explanation, and the rule that says the rest. */
export interface OptionWords {
  readonly label: Words;
  readonly why?: Words;
  readonly rule?: string;
  /** What the box itself says: set once by whoever owns it, then seldom looked at. */
  readonly box?: true;
  /** The rule by which it changes nothing with some numbers of players. */
  readonly idleRule?: string;
  readonly values: Readonly<Record<string, Words>>;
}

/** Something that was told, and the move it followed from. */
export interface Told<T extends Types = Types> {
  readonly at: number;
  readonly event: T["told"];
}

/** One entry of the log: what one turn or one reveal brought. */
export interface LogLine {
  /** The last move it tells. */
  readonly at: number;
  /** The first of those that its seat made; null where it tells only what came of a move. */
  readonly from: number | null;
  /** Whose sign stands before it; in the solitaire of Fish & Chips, that of the colour. */
  readonly seat: Seat | null;
  readonly text: string;
  /** The figure that changed, if one did, with its sign: « +10 $ », "−1 worm", "+2 fish". */
  readonly gain: string | null;
  /** The same in fewer and fewer words, where there is no room for all; what counts most stays to the last. */
  readonly shorter?: readonly string[];
}

export interface GameWords<T extends Types = Types> {
  /** What it says instead at a table with these options, where they change a name. */
  at?(options: Partial<T["options"]>): GameWords<T>;
  readonly title: Words;
  /** The name the game has besides, where a language has one. */
  readonly subtitle?: Partial<Words>;
  /** What one plays for: the first thing a rulebook says. */
  readonly goal: Words;
  /** Each rule in a sentence or two. */
  readonly rules: Readonly<Record<string, Words>>;
  readonly options: { readonly [K in keyof T["options"]]: OptionWords };
  /** A move as a choice in a list: « bet 2 tiles ». The view says what a bare name means here. `names`: as the table
   * calls its seats, where it is one. */
  move(move: T["move"], view: T["shown"], language: Language, names?: SeatNames): string;
  /** A move as one advises it, without capital or full stop: « gardez la lotte », "keep the monkfish". */
  advice(move: T["move"], view: T["shown"], names: SeatNames, language: Language): string;
  /** What happened, as a sentence to be read out, with its capital and its full stop. */
  event(event: T["told"], names: SeatNames, language: Language): string;
  /** What was told, oldest first, in as few lines as tell it. Only the last one may still grow. */
  log(told: readonly Told<T>[], names: SeatNames, language: Language): readonly LogLine[];
  /** Why not, without capital or full stop: "a red 9 cannot catch a mauve 12: …". */
  refusal(refusal: T["refusal"], language: Language, names?: SeatNames): string;
  /** The one sentence that says what this seat is to do now; to a spectator, what is done now. */
  prompt(view: T["shown"], language: Language): string;
  /** The ids of the rules that say what can be done now, most important first (for `?`). */
  rulesNow(view: T["shown"]): readonly string[];
  /** Why this legal move is worth making, in short true sentences, from what this view shows and nothing else: to whoever
   * is to move, or of `mover`, by name, to somebody else. */
  reason(
    move: T["move"],
    view: T["shown"],
    names: SeatNames,
    language: Language,
    mover?: string | null,
  ): string;
  /** The same of a move that was made, where not all of that view may be looked at again: by what may still be told, now
   * that the table shows this. Empty: by nothing. */
  reasonAgain?(move: T["move"], view: T["shown"], now: T["shown"], language: Language): string;
  /** Why there is no advice now, by the book: it would tell what may not be looked at again. */
  noAdvice?(view: T["shown"], language: Language): string | null;
  /** The prompt where the choice that is made now may not be looked at again, by the book: what to remember of it. */
  remember?(view: T["shown"], language: Language): string | null;
}
