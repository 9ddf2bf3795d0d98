/** What a total of a game counts, said with its unit. */
import { numeral, plural, points } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";

export type Counted = "points" | "dollars" | "piles";

/** The unit beside a large figure, and whether it stands before it: « 96 $ », "$96". */
export function unitOf(
  n: number,
  counted: Counted,
  language: Language,
): { readonly text: string; readonly first: boolean } {
  switch (counted) {
    case "points":
      return { text: plural(n, "pt", "pts", language), first: false };
    case "dollars":
      return { text: "$", first: language === "en" };
    case "piles":
      return { text: language === "fr" ? "de trop" : "too many", first: false };
  }
}

/** « 2 points », « 30 $ », "$30", "3 piles". */
export function amount(n: number, counted: Counted, language: Language): string {
  switch (counted) {
    case "points":
      return points(n, language).replace(" ", "\u00a0");
    case "dollars":
      return language === "fr"
        ? `${numeral(n, "fr")}\u00a0$`
        : `${n < 0 ? "−" : ""}$${numeral(Math.abs(n), "en")}`;
    case "piles":
      return `${numeral(n, language)}\u00a0${plural(n, "pile", "piles", language)}`;
  }
}
