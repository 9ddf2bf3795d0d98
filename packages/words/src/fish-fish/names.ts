/** How the cards, the tiles and the fish of Fish Fish are called. */
import type { FishingCard, FishKind } from "@guinguette/rules/fish-fish/cards";
import { inQuotes, numeral, plural } from "../common.ts";
import type { Language, Words } from "../language.ts";

export const kindNames: Readonly<Record<FishKind, Words>> = {
  angelfish: { en: "angelfish", fr: "poisson-ange" },
  catfish: { en: "catfish", fr: "barbue" },
  clownfish: { en: "clownfish", fr: "poisson-clown" },
  kingfish: { en: "kingfish", fr: "thazard" },
  monkfish: { en: "monkfish", fr: "lotte" },
  starfish: { en: "starfish", fr: "étoile de mer" },
  swordfish: { en: "swordfish", fr: "espadon" },
};

const french: Readonly<Record<FishingCard, string>> = { catch: "Prise", empty: "Bredouille" };

/** "catch", « Prise ». */
export function cardName(card: FishingCard, language: Language): string {
  return language === "fr" ? inQuotes(french[card], "fr") : card;
}

/** "a catch card", « une carte Prise ». */
export function aCard(card: FishingCard, language: Language): string {
  if (language === "fr") return `une carte ${cardName(card, "fr")}`;
  return `${card === "empty" ? "an" : "a"} ${card} card`;
}

/** "1 tile", "3 tiles". */
export function tiles(count: number, language: Language): string {
  const noun = language === "fr" ? "tuile" : "tile";
  return `${numeral(count, language)} ${plural(count, noun, `${noun}s`, language)}`;
}

/** "bait 4", « l’appât 4 ». */
export function theBait(bait: number, language: Language): string {
  return language === "fr" ? `l’appât\u00a0${numeral(bait, "fr")}` : `bait\u00a0${numeral(bait, "en")}`;
}
