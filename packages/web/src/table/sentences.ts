/** What was told, in sentences: for the log, the slate and the replay. */
import type { Told } from "@guinguette/table/shown";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { GameLook } from "../games/look.ts";

export interface Sentence {
  readonly key: number;
  /** The last move that it tells. */
  readonly at: number;
  readonly seat: number | null;
  readonly text: string;
  /** The figure that changed, if one did. */
  readonly gain: string | null;
}

/** In the order they happened. */
export function sentencesOf(
  look: GameLook,
  told: readonly Told[],
  names: SeatNames,
  language: Language,
): Sentence[] {
  return told.map(({ at, event }, key) => {
    const own = "seat" in event && typeof event.seat === "number" ? event.seat : null;
    const seat = look.signOf?.(event) ?? own;
    return { key, at, seat, text: look.words.event(event, names, language), gain: null };
  });
}
