/** How the pieces of If Wishes Were Fishes! are called. */
import {
  type CardName,
  type Face,
  type FishType,
  faces,
  fishTypes,
  type Part,
} from "@guinguette/rules/wishes/cards";
import { elided, inQuotes, numeral, plural, signed } from "../common.ts";
import type { Language, Words } from "../language.ts";

interface FrenchFish {
  readonly one: string;
  readonly many: string;
  readonly gender: "m" | "f";
}

/** English names stay as they are, in the plural too. */
const french: Readonly<Record<FishType, FrenchFish>> = {
  angelfish: { one: "poisson-ange", many: "poissons-anges", gender: "m" },
  catfish: { one: "barbue", many: "barbues", gender: "f" },
  clownfish: { one: "poisson-clown", many: "poissons-clowns", gender: "m" },
  kingfish: { one: "thazard", many: "thazards", gender: "m" },
  monkfish: { one: "lotte", many: "lottes", gender: "f" },
  starfish: { one: "étoile de mer", many: "étoiles de mer", gender: "f" },
  swordfish: { one: "espadon", many: "espadons", gender: "m" },
};

/** The wish in a word or three, for a terminal's cards: there is no room for more. */
export const faceNames: Readonly<Record<Face, Words>> = {
  move1: { en: "move buyer 1", fr: "avancer un 1" },
  move2: { en: "move buyer 2", fr: "avancer un 2" },
  move3: { en: "move buyer 3", fr: "avancer le 3" },
  spread: { en: "spread", fr: "disperser" },
  sellAll: { en: "sell all", fr: "tout vendre" },
  waste: { en: "scrap", fr: "rebut" },
  worms: { en: "worms", fr: "vers" },
  boat: { en: "boat", fr: "bateau" },
  sellAs: { en: "sell as", fr: "vendre comme" },
  double: { en: "double", fr: "double" },
};

/** The wish as a sentence names it: « avancer un acheteur 1 ». */
export const wishNames: Readonly<Record<Face, Words>> = {
  ...faceNames,
  move1: { en: "move buyer 1", fr: "avancer un acheteur 1" },
  move2: { en: "move buyer 2", fr: "avancer un acheteur 2" },
  move3: { en: "move buyer 3", fr: "avancer l’acheteur 3" },
  spread: { en: "spread the buyers", fr: "disperser les acheteurs" },
  waste: { en: "change the scrap heap", fr: "toucher au rebut" },
  worms: { en: "count your worms", fr: "compter ses vers" },
  boat: { en: "one more boat", fr: "un bateau de plus" },
  sellAs: { en: "sell as this fish", fr: "vendre comme ce poisson" },
};

/** « avancer un acheteur 1 », in quotes. */
export function theWish(face: Face, language: Language): string {
  return inQuotes(wishNames[face][language], language);
}

/** What a part asks for: "sell one fish card". */
export const partNames: Readonly<Record<Part, Words>> = {
  moveBuyer: { en: "move a buyer", fr: "avancer un acheteur" },
  placeBuyer: { en: "place the freed buyer", fr: "placer l’acheteur libéré" },
  waste: {
    en: "send a pawn to the scrap heap or take one out",
    fr: "envoyer un pion au rebut ou en retirer un",
  },
  sellAll: { en: "sell all your fish of one type", fr: "vendre tous vos poissons d’une même espèce" },
  sellOne: { en: "sell one fish card", fr: "vendre une seule carte" },
};

export function fishOfCard(card: CardName): FishType {
  return fishTypes.find((fish) => card.startsWith(`${fish}:`)) as FishType;
}

/** What is sold together is fish of one kind. */
export function fishSold(cards: readonly CardName[]): FishType {
  const [card] = cards;
  if (card === undefined) throw new Error("a sale of no card");
  return fishOfCard(card);
}

export function faceOfCard(card: CardName): Face {
  return faces.find((face) => card.endsWith(`:${face}`)) as Face;
}

export function fishName(fish: FishType, language: Language): string {
  return language === "fr" ? french[fish].one : fish;
}

/** Without a number: "3 fish sold as *monkfish*". */
export function fishNames(count: number, fish: FishType, language: Language): string {
  return language === "fr" ? plural(count, french[fish].one, french[fish].many, language) : fish;
}

/** "a monkfish", "3 monkfish". */
export function someFish(count: number, fish: FishType, language: Language): string {
  if (count !== 1) return `${numeral(count, language)} ${fishNames(count, fish, language)}`;
  if (language === "en") return `${fish === "angelfish" ? "an" : "a"} ${fish}`;
  return `${french[fish].gender === "f" ? "une" : "un"} ${french[fish].one}`;
}

/** What they are sold as (IW-W9): "as a monkfish", « comme lottes »; nothing where that is what they are. */
export function soldAs(count: number, fish: FishType, market: FishType, language: Language): string {
  if (fish === market) return "";
  if (language === "fr") return ` comme ${fishNames(count, market, "fr")}`;
  return ` as ${count === 1 ? someFish(1, market, "en") : market}`;
}

/** In a sentence: "the monkfish (move a buyer 1)", "the double monkfish". */
export function theCard(card: CardName, language: Language): string {
  return `${article(fishOfCard(card), language)}${cardName(card, language)}`;
}

/** By its fish alone: "the monkfish", "the double monkfish". */
export function theFishOfCard(card: CardName, language: Language): string {
  if (faceOfCard(card) === "double") return theCard(card, language);
  const fish = fishOfCard(card);
  return `${article(fish, language)}${fishName(fish, language)}`;
}

function article(fish: FishType, language: Language): string {
  if (language === "en") return "the ";
  return deFish(fish).startsWith("d’") ? "l’" : french[fish].gender === "f" ? "la " : "le ";
}

/** « de lotte », « d’espadon ». */
export function deFish(fish: FishType): string {
  return elided("de", french[fish].one);
}

/** "of the monkfish (sell all)". */
export function ofTheCard(card: CardName, language: Language): string {
  if (language === "en") return `of ${theCard(card, language)}`;
  const named = theCard(card, language);
  return named.startsWith("le ") ? `du ${named.slice(3)}` : `de ${named}`;
}

/** A card as it comes up: « lotte, « tout vendre » », « lotte double ». */
export function newCardName(card: CardName, language: Language): string {
  const face = faceOfCard(card);
  if (face === "double") return cardName(card, language);
  return `${fishName(fishOfCard(card), language)}, ${theWish(face, language)}`;
}

/** In a list: "monkfish (move a buyer 1)", "double monkfish". */
export function cardName(card: CardName, language: Language): string {
  return cardNamed(card, wishNames, language);
}

/** In a terminal's list: "monkfish (move a 1)". */
export function shortCardName(card: CardName, language: Language): string {
  return cardNamed(card, faceNames, language);
}

function cardNamed(card: CardName, wishes: Readonly<Record<Face, Words>>, language: Language): string {
  const fish = fishName(fishOfCard(card), language);
  const face = faceOfCard(card);
  if (face === "double") return language === "en" ? `double ${fish}` : `${fish} double`;
  return `${fish} (${wishes[face][language]})`;
}

/** "monkfish market": in French one goes « au marché aux lottes ». */
export function marketName(market: FishType, language: Language): string {
  return language === "fr" ? `marché aux ${french[market].many}` : `${market} market`;
}

/** A market in the log, by its fish alone: « aux lottes », "to monkfish". */
export function toMarket(market: FishType, language: Language): string {
  return language === "fr" ? `aux ${french[market].many}` : `to ${market}`;
}

/** « des lottes », "from monkfish". */
export function fromMarket(market: FishType, language: Language): string {
  return language === "fr" ? `des ${french[market].many}` : `from ${market}`;
}

/** "buyer 2", « un acheteur 2 », « l’acheteur 3 »: there is only one 3 (IW-R1). */
export function aBuyer(value: number, language: Language): string {
  if (language === "en") return `buyer ${value}`;
  return value === 3 ? "l’acheteur 3" : `un acheteur ${value}`;
}

/** IW-R1: there are two buyers of a value at most. In letters: beside their value a figure would be read with it. */
export function bothBuyers(value: number, language: Language): string {
  return language === "fr" ? `les deux acheteurs ${value}` : `both buyers ${value}`;
}

export function dollars(count: number, language: Language): string {
  return `${numeral(count, language)} ${plural(count, "dollar", "dollars", language)}`;
}

/** The sum that was won: « +10 $ », "+$10". */
export function dollarsWon(count: number, language: Language): string {
  return language === "fr" ? `${signed(count, "fr")}\u00a0$` : `+$${numeral(count, "en")}`;
}

export function worms(count: number, language: Language): string {
  return `${numeral(count, language)} ${language === "fr" ? plural(count, "ver", "vers", language) : plural(count, "worm", "worms", language)}`;
}
