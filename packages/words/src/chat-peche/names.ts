/** How the cards and the equipment of Chat-Pêche are called. */
import { type Card, cardTable } from "@guinguette/rules/chat-peche/cards";
import type { Options } from "@guinguette/rules/chat-peche/options";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import { numeral, plural } from "../common.ts";
import type { Language, Words } from "../language.ts";

export type Edition = Options["edition"];

/** CP-C2: the editions call the same cards by other names. */
export const catNames: Readonly<Record<Edition, Words>> = {
  ludolux: { en: "cat", fr: "chat" },
  first: { en: "tomcat", fr: "matou" },
};

export const decoyNames: Readonly<Record<Edition, Words>> = {
  ludolux: { en: "stool", fr: "tabouret" },
  first: { en: "blank", fr: "vide" },
};

/** A card without fish and stones: the first edition calls it, like a decoy, a blank one. */
const waterNames: Readonly<Record<Edition, Words>> = {
  ludolux: { en: "water", fr: "eau" },
  first: { en: "blank card", fr: "carte vide" },
};

/** Such a card, and the lack of one, in a sentence. */
const someWater: Readonly<Record<Edition, Words>> = {
  ludolux: { en: "water", fr: "de l’eau" },
  first: { en: "a blank card", fr: "une carte vide" },
};
export const withoutWater: Readonly<Record<Edition, Words>> = {
  ludolux: { en: "without water", fr: "sans eau" },
  first: { en: "without a blank card", fr: "sans carte vide" },
};
export const lackOfWater: Readonly<Record<Edition, Words>> = {
  ludolux: { en: "for lack of water", fr: "faute d’eau" },
  first: { en: "for lack of a blank card", fr: "faute de carte vide" },
};

/** A card by what it shows: "2 fish", "1 stone", "water". */
export function cardName(card: Card, language: Language, edition: Edition): string {
  const { fish, stones } = cardTable[card];
  if (fish > 0) return fishWords(fish, language);
  if (stones > 0) return stoneWords(stones, language);
  return waterNames[edition][language];
}

/** The card in a sentence: « 2 poissons », « de l’eau ». */
export function someCard(card: Card, language: Language, edition: Edition): string {
  return card === "W" ? someWater[edition][language] : cardName(card, language, edition);
}

export function fishWords(count: number, language: Language): string {
  if (language === "en") return `${numeral(count, "en")} fish`;
  return `${numeral(count, "fr")} ${plural(count, "poisson", "poissons", "fr")}`;
}

export function stoneWords(count: number, language: Language): string {
  const stone = language === "fr" ? "pierre" : "stone";
  return `${numeral(count, language)} ${plural(count, stone, `${stone}s`, language)}`;
}

/** How many water cards there are changes nothing, whether there is one may (CP-V1). */
function waterWords(count: number, language: Language, edition: Edition): string {
  if (count === 1) return someCard("W", language, edition);
  if (edition === "first") return `${count} ${language === "fr" ? "cartes vides" : "blank cards"}`;
  return `${count} ${language === "fr" ? "cartes d’eau" : "water cards"}`;
}

/** All the fish, stones and water cards of a bucket or a pile: "5 fish", "1 stone", "2 water cards". */
export function contents(cards: readonly Card[], language: Language, edition: Edition): string[] {
  let [fish, stones, water] = [0, 0, 0];
  for (const card of cards) {
    fish += cardTable[card].fish;
    stones += cardTable[card].stones;
    water += cardTable[card].water;
  }
  return [
    ...(fish > 0 ? [fishWords(fish, language)] : []),
    ...(stones > 0 ? [stoneWords(stones, language)] : []),
    ...(water > 0 ? [waterWords(water, language, edition)] : []),
  ];
}

/** A column is called by what its spots share, the same from every bank (CP-R3): "b" of b1, b2, b3; "2" of a2, b2, c2. */
export function columnName(spots: readonly Spot[]): string {
  const [[letter = "", row = ""] = "", next = ""] = spots;
  return next.startsWith(letter) ? letter : row;
}

const places: Readonly<Record<Language, readonly string[]>> = {
  en: ["first", "second", "third"],
  fr: ["première", "deuxième", "troisième"],
};

/** Where it is known by its place alone (CP-R3): "the second column from their left". Of one that is not there, its number. */
export function columnByPlace(column: number, language: Language): string {
  const place = places[language][column - 1];
  if (place === undefined)
    return `${language === "fr" ? "la colonne numéro" : "column number"} ${numeral(column, language)}`;
  return language === "fr"
    ? `la ${place} colonne en partant de sa gauche`
    : `the ${place} column from their left`;
}

/** "column b (b1, b2, b3)". */
export function columnWords(spots: readonly Spot[], language: Language): string {
  return `${language === "fr" ? "colonne" : "column"} ${columnName(spots)} (${spots.join(", ")})`;
}
