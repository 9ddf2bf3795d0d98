/** What was told, in the fewest lines that tell it: for the log, the slate and the replay. */
import type { Told } from "@guinguette/table/shown";
import type { LogLine, SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { GameLook } from "../games/look.ts";

/** A line of the log. It keeps its key while it grows with its turn. */
export interface Sentence extends LogLine {
  readonly key: number;
}

/** In the order they happened. */
export function sentencesOf(
  look: GameLook,
  told: readonly Told[],
  names: SeatNames,
  language: Language,
): Sentence[] {
  return look.words.log(told, names, language).map((line, key) => ({ ...line, key }));
}
