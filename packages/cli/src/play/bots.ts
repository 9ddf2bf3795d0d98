/** The bots that can sit at a table of `play`, by the names people type. */
import { type BotName, levels } from "@guinguette/bots/levels";
import type { Language } from "@guinguette/words/language";
import { levelCalled, levelNames } from "@guinguette/words/levels";
import { randomNames } from "./words.ts";

/** Who sits down where nobody says anything else. */
export const usualBot: BotName = "perch";

/** A bot by its name in either language: nobody should be asked to know both. */
export function botCalled(typed: string): BotName | undefined {
  const name = typed.trim().toLowerCase();
  if (name === "random" || Object.values(randomNames).includes(name)) return "random";
  return levelCalled(typed);
}

/** The weakest first, as a list that one may type from. */
export function botList(language: Language): string[] {
  return [randomNames[language], ...levels.map((level) => levelNames[level][language].toLowerCase())];
}
