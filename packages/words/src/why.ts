/** Why somebody else may have made a move: as everybody at the table could see it, and no more. */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { GameWords, LogLine, SeatNames } from "./game-words.ts";
import type { Language, Words } from "./language.ts";

/** A move that was made, and the view before it: a spectator's while the game goes on, the mover's own once it is over. */
export interface Made {
  /** Null where only its seat knows what exactly it was. */
  readonly move: Types["move"] | null;
  readonly view: Types["shown"];
}

const MOST_SEATS = 8;

export interface Asked {
  /** Who made them, by name. */
  readonly name: string;
  readonly made: readonly Made[];
  /** What the table shows now, where not all that it showed then may be looked at again; null: all of it may. */
  readonly now: Types["shown"] | null;
}

const frames: Readonly<Record<"table" | "seat" | "secret" | "forgotten", Words>> = {
  table: {
    fr: "D’après ce que tous voient\u00a0: {reason}",
    en: "From what everybody can see: {reason}",
  },
  seat: {
    fr: "Pourquoi\u00a0: {reason}",
    en: "Why: {reason}",
  },
  secret: {
    fr: "Ce choix est encore secret.",
    en: "This choice is still secret.",
  },
  forgotten: {
    fr: "Selon la règle, on ne peut pas revoir ce coup.",
    en: "By the rules, this move cannot be seen again.",
  },
};

/** The moves that an entry of the log tells as its seat's own, counted from 0; `movers` made them all. */
export function movesToldBy({ from, at, seat }: LogLine, movers: readonly Seat[]): number[] {
  if (from === null || seat === null) return [];
  return movers.flatMap((mover, move) => (move >= from && move <= at && mover === seat ? [move] : []));
}

/** The reason for a move that was made; null where there is none that can be told. */
function whyWords(
  words: GameWords,
  { move, view }: Made,
  { name, now }: Asked,
  names: SeatNames,
  language: Language,
): string | null {
  if (move === null) return null;
  const reason =
    now !== null && words.reasonAgain !== undefined
      ? words.reasonAgain(move, view, now, language)
      : words.reason(move, view, names, language, name);
  return reason || null;
}

/** What is answered to whoever asks why these moves of one seat, one after the other, were made. */
export function whySaid(words: GameWords, asked: Asked, names: SeatNames, language: Language): string {
  const { made } = asked;
  const reasons = made.flatMap((each) => whyWords(words, each, asked, names, language) ?? []);
  if (reasons.length === 0)
    return frames[made.some(({ move }) => move !== null) ? "forgotten" : "secret"][language];
  const frame = made.every(({ view }) => view.seat === "spectator") ? frames.table : frames.seat;
  return frame[language].replace("{reason}", () => withinSentence(reasons.join(" "), names));
}

/** Without its capital, unless it is that of a name. */
function withinSentence(text: string, names: SeatNames): string {
  const isName = Array.from({ length: MOST_SEATS }, (_, seat) => names(seat)).some((name) =>
    text.startsWith(name),
  );
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
