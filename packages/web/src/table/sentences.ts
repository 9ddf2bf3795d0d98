/** What was told, in sentences: for the log, the announcements and the replay. */
import type { Told } from "@guinguette/table/shown";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { GameLook } from "../games/look.ts";

export interface Sentence {
  readonly key: number;
  readonly seat: number | null;
  readonly text: string;
}

/** In the order they happened. */
export function sentencesOf(
  look: GameLook,
  told: readonly Told[],
  names: SeatNames,
  language: Language,
): Sentence[] {
  return told.map(({ event }, key) => {
    const own = "seat" in event && typeof event.seat === "number" ? event.seat : null;
    return { key, seat: look.signOf?.(event) ?? own, text: look.words.event(event, names, language) };
  });
}
