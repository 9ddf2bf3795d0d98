/** Where a pile that was touched may go (CP-3). */
import type { View } from "@guinguette/rules/chat-peche/view";
import type { Language } from "@guinguette/words/language";

export function whatNext({ phase }: View, picked: string, language: Language): string | null {
  if (phase !== "lure") return null;
  return language === "fr" ? `Touchez la case où tirer ${picked}.` : `Touch the spot to lure ${picked} to.`;
}
