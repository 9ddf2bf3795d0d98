/** What a fish that was touched is to do: catch another (FC-T1), or change places (FC-W1). */
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Language } from "@guinguette/words/language";

export function whatNext({ phase }: View, picked: string, language: Language): string | null {
  const fr = language === "fr";
  switch (phase) {
    case "catching":
      return fr ? `Touchez le poisson que ${picked} attrape.` : `Touch the fish that ${picked} catches.`;
    case "repositioning":
      return fr ? `Touchez le poisson à échanger avec ${picked}.` : `Touch the fish to swap with ${picked}.`;
    case "over":
      return null;
  }
}
