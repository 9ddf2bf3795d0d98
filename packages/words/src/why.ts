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

export interface Asked {
  /** Who made them, by name. */
  readonly name: string;
  readonly made: readonly Made[];
  /** What the table shows now, where not all that it showed then may be looked at again; null: all of it may. */
  readonly now: Types["shown"] | null;
}

const frames: Readonly<Record<"table" | "seat" | "secret" | "forgotten", Words>> = {
  table: {
    fr: "Vu de la table, voici ce qu’on dirait à {name}\u00a0: «\u202f{reason}\u202f»",
    en: "Seen from the table, one would say to {name}: “{reason}”",
  },
  seat: {
    fr: "Vu de sa place, voici ce qu’on dirait à {name}\u00a0: «\u202f{reason}\u202f»",
    en: "Seen from that seat, one would say to {name}: “{reason}”",
  },
  secret: {
    fr: "Vu de la table, on ne peut pas le dire\u00a0: cela reste son secret.",
    en: "Seen from the table, nobody can say: it is still their secret.",
  },
  forgotten: {
    fr: "La table n’en dit plus rien\u00a0: ce qu’on a vu alors ne se revoit pas.",
    en: "The table says no more of it: what was seen then may not be looked at again.",
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
  now: Asked["now"],
  names: SeatNames,
  language: Language,
): string | null {
  if (move === null) return null;
  const reason =
    now !== null && words.reasonAgain !== undefined
      ? words.reasonAgain(move, view, now, language)
      : words.reason(move, view, names, language);
  return reason || null;
}

/** What is answered to whoever asks why these moves of one seat, one after the other, were made. */
export function whySaid(
  words: GameWords,
  { name, made, now }: Asked,
  names: SeatNames,
  language: Language,
): string {
  const reasons = made.flatMap((each) => whyWords(words, each, now, names, language) ?? []);
  if (reasons.length === 0)
    return frames[made.some(({ move }) => move !== null) ? "forgotten" : "secret"][language];
  const frame = made.every(({ view }) => view.seat === "spectator") ? frames.table : frames.seat;
  return frame[language].replace("{name}", () => name).replace("{reason}", () => reasons.join(" "));
}
