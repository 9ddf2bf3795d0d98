/** Words that every game and every room shares. */
import type { Seat } from "@guinguette/rules/seats";
import type { SeatNames } from "./game-words.ts";
import type { Language, Words } from "./language.ts";

const and: Words = { en: "and", fr: "et" };
const or: Words = { en: "or", fr: "ou" };

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], language: Language, last: Words = and): string {
  const [end, ...rest] = items.toReversed();
  if (end === undefined) return "";
  return rest.length === 0 ? end : `${rest.toReversed().join(", ")} ${last[language]} ${end}`;
}

/** Those to whom something falls, after « À »: « Ondine et à Élodie ». */
export function listedAfterTo(names: readonly string[], language: Language): string {
  return listed(
    names.map((name, index) => (language === "fr" && index > 0 ? `à ${name}` : name)),
    language,
  );
}

export function listedChoice(items: readonly string[], language: Language): string {
  return listed(items, language, or);
}

const counting: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules("en"),
  fr: new Intl.PluralRules("fr"),
};

/** One or several, as the language counts: French says « 0 point », English "0 points". */
export function plural(n: number, one: string, many: string, language: Language): string {
  return counting[language].select(n) === "one" ? one : many;
}

/** An h that is heard, so that nothing is elided before it: « de Héron 2 ». All other names with an h take « d’ ». */
const heard = /^h(éron|areng|asard|omard|ibou|ans\b|arry\b)/i;

/** « d’Ondine », « qu’Élodie », « d’Hugo », « d’Yves »; « de Vairon », « que Yann », « de 2CV ». */
export function elided(word: "de" | "que", name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  const opens = /^([aeiouœæø]|y(?![aeiou])|h)/i.test(plain) && !heard.test(name.normalize("NFC"));
  return opens ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/** "Hugo’s", "Yves’s": whose it is, in English; French says « d’Hugo ». */
export function possessive(name: string): string {
  return `${name}’s`;
}

/** 12345 as people write it; French keeps the groups together with a narrow space. */
export function numeral(n: number, language: Language): string {
  const [whole = "", fraction] = String(Math.abs(n)).split(".");
  if (/\D/.test(whole)) return String(n);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === "fr" ? "\u202f" : ",");
  const sign = n < 0 ? "−" : "";
  return `${sign}${grouped}${fraction === undefined ? "" : `${language === "fr" ? "," : "."}${fraction}`}`;
}

export function points(n: number, language: Language): string {
  return `${numeral(n, language)} ${plural(n, "point", "points", language)}`;
}

/** "1 card", "3 cards". */
export function cardCount(count: number, language: Language): string {
  const card = language === "fr" ? "carte" : "card";
  return `${numeral(count, language)} ${plural(count, card, `${card}s`, language)}`;
}

/** Beside a figure: « 1 pt », "−2 pts". */
export function pointsUnit(n: number, language: Language): string {
  return plural(n, "pt", "pts", language);
}

/** How a seat is called while nobody has given it a name; people count from 1. */
export function seatName(seat: Seat, language: Language): string {
  return `${language === "fr" ? "Joueur" : "Player"} ${seat + 1}`;
}

/** The names given, and the usual ones where none was. */
export function namesOf(given: readonly (string | undefined)[], language: Language): SeatNames {
  return (seat) => given[seat] ?? seatName(seat, language);
}

/** As each language quotes. */
export function inQuotes(text: string, language: Language): string {
  return language === "fr" ? `«\u202f${text}\u202f»` : `“${text}”`;
}

const longest = 60;

/**
 * A text from outside, fit to be shown: what cannot be seen, or could command a terminal, is spelt out, and
 * what is long is cut.
 */
export function shown(text: string): string {
  const signs = [...text.slice(0, 2 * longest)];
  const cut = signs.length > longest || text.length > 2 * longest;
  return signs.slice(0, longest).map(spelt).join("") + (cut ? "…" : "");
}

function spelt(sign: string): string {
  if (!/[\p{C}\p{Zl}\p{Zp}]/u.test(sign)) return sign;
  return `\\u{${sign.codePointAt(0)?.toString(16)}}`;
}

/** What a sentence has at most. */
export const MOST_WORDS = 25;

/** Signs that stand alone are no words, and the groups of a number are one: « 12 345 $ ». */
export function wordsIn(text: string): number {
  const tokens = text.replace(/(?<=\d)\u202f(?=\d)/g, "").split(/\s+/);
  return tokens.filter((token) => /[\p{L}\d]/u.test(token)).length;
}

/** With a capital: sentences are made of phrases. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The figure that changed, with its sign: "+3", « −12 ». */
export function signed(n: number, language: Language): string {
  return n > 0 ? `+${numeral(n, language)}` : numeral(n, language);
}
