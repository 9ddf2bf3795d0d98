import type { Refused } from "@guinguette/rules/contract";
import { capital } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { GameLook } from "../games/look.ts";

/** Why not, as the slate says it: the refusal's own sentence, or the rule itself where what was touched is no move. */
export function refusalSaid(
  look: GameLook,
  refusal: Refused,
  language: Language,
  names?: SeatNames,
): { readonly rule: string; readonly text: string } {
  const { rule, why } = refusal;
  const text =
    why === "" ? (look.words.rules[rule]?.[language] ?? rule) : look.words.refusal(refusal, language, names);
  // Squares are written small: a3, not A3.
  const sentence = /^[a-f][1-6]\b/.test(text) ? text : capital(text);
  return { rule, text: /[.!?]$/.test(sentence) ? sentence : `${sentence}.` };
}
