/** The bots that can sit at a table of `play`, by the names people type. */
import { type Level, levels } from "@guinguette/bots/levels";
import { randomBot } from "@guinguette/bots/random";
import type { Language } from "@guinguette/words/language";
import { levelCalled, levelNames } from "@guinguette/words/levels";
import { randomNames } from "./words.ts";

export type BotName = Level | "random";

/** Who sits down where nobody says anything else. */
export const usualBot: BotName = "perch";

/** As flags write them. */
export const botNames: readonly string[] = [randomBot.name, ...levels];

/** A bot by its name in either language: nobody should be asked to know both. */
export function botCalled(typed: string): BotName | undefined {
  const name = typed.trim().toLowerCase();
  if (name === randomBot.name || Object.values(randomNames).includes(name)) return "random";
  return levelCalled(typed);
}

/** The weakest first, as a list that one may type from. */
export function botList(language: Language): string[] {
  return [randomNames[language], ...levels.map((level) => levelNames[level][language].toLowerCase())];
}
