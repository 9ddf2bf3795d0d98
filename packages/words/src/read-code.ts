/**
 * What somebody types for a code: any capitals, accents, signs and blanks, an article before it, the number in digits or
 * words. A wrong letter is forgiven. What is only near a fish is a question, which depends on what was typed and on the
 * lists of fish alone, never on which tables there are.
 */
import { codeFish, codeOf, plain } from "./codes.ts";
import type { Language, Words } from "./language.ts";
import { lettersApart, soundKey } from "./near-word.ts";
import { digitsOf, numberWordsIn } from "./number-words.ts";
import { olderFish } from "./older-fish.ts";

export interface Reading {
  readonly code: string;
  /** Whether to ask first: "did you mean …?" */
  readonly isGuess: boolean;
}

/** As long as anybody types; nothing longer is looked at. */
const MOST_SIGNS = 100;
const MOST_LETTERS = 24;

/** What people say before a fish, and between it and its number. */
const articles = "le la les l un une des du de d the a an my our table code no n numero number nr num".split(
  " ",
);
/** And what is a part of some names and not of others. */
const kinds = ["poisson", "poissons", "fish"];

interface Spelling {
  readonly word: string;
  readonly sound: string;
  readonly fish: Words;
}

function spellingsOf(all: readonly Words[], language: Language): readonly Spelling[] {
  return all.map((fish) => {
    const word = plain(fish[language]);
    return { word, sound: soundKey(word), fish };
  });
}

const drawn = [...spellingsOf(codeFish, "fr"), ...spellingsOf(codeFish, "en")];
const olderFrench = spellingsOf(olderFish, "fr");
const olderEnglish = spellingsOf(olderFish, "en");

/** The code that is meant; null where there is no such fish, or no number that a table could have. */
export function readCode(typed: string): Reading | null {
  const parts = partsOf(typed);
  const [, number] = /^0*([1-9][0-9]{1,6})$/.exec(digitsIn(parts)) ?? [];
  const words = wordsIn(parts);
  if (number === undefined || words.length === 0) return null;
  const fish =
    exactly(drawn, words) ?? exactly(olderFrench, words) ?? nearly(words) ?? exactly(olderEnglish, words);
  if (fish) return { code: codeOf(fish, Number(number)), isGuess: false };
  const guess = likest(drawn, words) ?? likest(olderFrench, words);
  return guess && { code: codeOf(guess, Number(number)), isGuess: true };
}

/** Words and numbers apart, whatever stands between them. */
function partsOf(typed: string): readonly string[] {
  const text = typed.slice(0, MOST_SIGNS).normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return (text.match(/[a-z]+|[0-9]+/g) ?? []).flatMap((part) => {
    const words = numberWordsIn(part);
    return words.length > 0 ? words : [part];
  });
}

const isDigits = (part: string): boolean => /^[0-9]/.test(part);
const isNumberWord = (part: string): boolean => numberWordsIn(part).length > 0;

/** The number at the end, in digits or in words. */
function digitsIn(parts: readonly string[]): string {
  const digits = lastOf(parts, isDigits);
  return digits.length > 0 ? digits.join("") : digitsOf(lastOf(parts, isNumberWord));
}

function lastOf(parts: readonly string[], is: (part: string) => boolean): readonly string[] {
  return parts.slice(parts.findLastIndex((part) => !is(part)) + 1);
}

/** The words for the fish that may be meant: as they were typed, and without what people say around them. */
function wordsIn(parts: readonly string[]): readonly string[] {
  const numbers = Math.max(lastOf(parts, isDigits).length, lastOf(parts, isNumberWord).length);
  const all = parts.slice(0, parts.length - numbers);
  const said = [all, trimmed(all, articles), trimmed(all, [...articles, ...kinds])].map((each) =>
    each.join(""),
  );
  return [...new Set(said)].filter((word) => /^[a-z]+$/.test(word) && word.length <= MOST_LETTERS);
}

function trimmed(parts: readonly string[], fillers: readonly string[]): readonly string[] {
  const isFish = (part: string) => !fillers.includes(part);
  return parts.slice(Math.max(0, parts.findIndex(isFish)), parts.findLastIndex(isFish) + 1);
}

function exactly(among: readonly Spelling[], words: readonly string[]): Words | undefined {
  return among.find(({ word }) => words.includes(word))?.fish;
}

/** With one letter wrong: of one fish alone, as any two of them differ by more. */
function nearly(words: readonly string[]): Words | undefined {
  return drawn.find(({ word }) => words.some((typed) => lettersApart(typed, word) === 1))?.fish;
}

/** The fish that it is likest to, by its sound first; null where none is near, or several as much. */
function likest(among: readonly Spelling[], words: readonly string[]): Words | null {
  let best = Number.POSITIVE_INFINITY;
  let found = new Set<Words>();
  for (const typed of words) {
    const heard = soundKey(typed);
    for (const { word, sound, fish } of among) {
      const apart = apartness(
        lettersApart(typed, word),
        lettersApart(heard, sound),
        word.length,
        sound.length,
      );
      if (apart > best) continue;
      found = apart < best ? new Set([fish]) : found.add(fish);
      best = apart;
    }
  }
  const [one] = found;
  return one !== undefined && found.size === 1 ? one : null;
}

/** How far what was typed is from a fish, whose word and sound are so long; infinite where it is too far to ask. */
function apartness(letters: number, sounds: number, wordLength: number, soundLength: number): number {
  // Short words sound like many others.
  const isShort = soundLength < 3;
  const isAsked =
    letters <= Math.floor(0.45 * wordLength) ||
    (sounds === 0 && (!isShort || letters <= 2)) ||
    (sounds === 1 && !isShort && letters <= (wordLength > 4 ? 3 : 2));
  return isAsked ? letters + 2 * sounds : Number.POSITIVE_INFINITY;
}
