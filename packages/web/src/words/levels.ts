/** The levels of bots as the pages say them: with their place among the five. */
import { characterAt } from "@guinguette/bots/character";
import type { GameId } from "@guinguette/rules/contract";
import { characterWords } from "@guinguette/words/characters";
import type { Language, Words } from "@guinguette/words/language";
import { type LevelName, levelCalled, levelNames, levelsByStrength } from "@guinguette/words/levels";
import { setupWords } from "./setup.ts";
import { ui } from "./ui.ts";

function strength(level: LevelName): string {
  return `${levelsByStrength.indexOf(level) + 1}/${levelsByStrength.length}`;
}

/** « Héron »; whoever has no level is a bot like any other. */
export function levelSaid(level: string, language: Language): string {
  const known = levelCalled(level);
  return known === undefined ? setupWords.bot[language] : levelNames[known][language];
}

/** « Héron 5/5 ». */
export function levelOfFive(level: LevelName, language: Language): string {
  return `${levelNames[level][language]} ${strength(level)}`;
}

/** In a list to choose from the strength says more to a newcomer than the animal: « Robot 5/5 ». */
export function botOfFive(level: LevelName, short: boolean, language: Language): string {
  const bot = `${setupWords.bot[language]} ${strength(level)}`;
  return short ? bot : `${bot} · ${levelNames[level][language]}`;
}

/** What the bots of a level are like, in a word of no gender. */
const manners: Readonly<Record<LevelName, Words>> = {
  fry: { fr: "tendre", en: "gentle" },
  gudgeon: { fr: "candide", en: "guileless" },
  perch: { fr: "coriace", en: "tough" },
  pike: { fr: "féroce", en: "fierce" },
  heron: { fr: "redoutable", en: "formidable" },
};

/** « 5/5, redoutable »; or of another character, where bots of one level differ. */
export function botOfManner(level: LevelName, character: Words | null, language: Language): string {
  return `${strength(level)}, ${(character ?? manners[level])[language]}`;
}

/** Who a bot is at Fish Fish, where those of one level differ: « Héron 5/5, sage ». */
export function botOfCharacter(level: LevelName, seat: number, language: Language): string {
  return `${levelOfFive(level, language)}, ${characterWords[characterAt(level, seat)][language]}`;
}

/** What a bot of a level is like, for who has never met it. */
const levelCharacters: Readonly<Record<LevelName, Words>> = {
  fry: { fr: "débute", en: "new to it" },
  gudgeon: { fr: "indulgent", en: "forgiving" },
  perch: { fr: "d’égal à égal", en: "an even match" },
  pike: { fr: "coriace", en: "tough" },
  heron: { fr: "sans pitié", en: "without mercy" },
};

/** Who a bot is, on its plate: « Perche 3/5, d’égal à égal »; at Fish Fish those of one level differ among each other. */
export function botOf(game: GameId, level: LevelName, seat: number, language: Language): string {
  if (game === "fish-fish") return botOfCharacter(level, seat, language);
  return `${levelOfFive(level, language)}, ${levelCharacters[level][language]}`;
}

/** Who plays there, for whoever does not see the face: « robot, Héron 5/5 ». */
export function botSaid(level: LevelName, language: Language): string {
  return `${ui.bot[language]}, ${levelOfFive(level, language)}`;
}
