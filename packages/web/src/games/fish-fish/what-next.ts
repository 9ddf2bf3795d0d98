/** What is still to be chosen once a card or a bait is in hand (FF-L1). */
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { Language } from "@guinguette/words/language";
import { castOf } from "./cast.ts";

export function whatNext(_view: Shown, picked: string, language: Language): string | null {
  const { card, bait } = castOf(null, picked);
  if (card !== null) return language === "fr" ? "Touchez maintenant un appât." : "Now touch a bait.";
  if (bait === null) return null;
  return language === "fr" ? "Touchez maintenant une carte Pêche." : "Now touch a fishing card.";
}
