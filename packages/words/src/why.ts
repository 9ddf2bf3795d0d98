/** Why somebody else may have made a move: as everybody at the table could see it, and no more. */
import type { Types } from "@guinguette/rules/contract";
import type { GameWords, SeatNames } from "./game-words.ts";
import type { Language } from "./language.ts";

/**
 * The reason for a move that was made, from the view before it: a spectator's while the game goes on, the mover's own
 * once it is over. Null where the table cannot tell: what exactly was played is itself a secret, or nothing shows.
 */
export function whyWords(
  words: GameWords,
  move: Types["move"],
  view: Types["shown"],
  names: SeatNames,
  language: Language,
): string | null {
  if (view.seat === "spectator" && words.isSecret?.(move)) return null;
  return words.reason(move, view, names, language) || null;
}
