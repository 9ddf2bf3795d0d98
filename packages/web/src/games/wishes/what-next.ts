/** What is still to be chosen once a card, a buyer or a place is touched. */
import type { View } from "@guinguette/rules/wishes/view";
import type { Language } from "@guinguette/words/language";

export function whatNext(_view: View, picked: string, language: Language): string | null {
  const fr = language === "fr";
  switch (picked.split(":")[0]) {
    case "ocean":
      return fr ? "Gardez-la, ou faites son vœu." : "Keep it, or make its wish.";
    case "from":
      return fr ? "Touchez le marché où va l’acheteur." : "Touch the market the buyer goes to.";
    case "at":
      return fr ? "Choisissez l’un de ces coups." : "Choose one of these moves.";
    default:
      return null;
  }
}
