/** How a bot is called by its level. */
import type { BotName } from "@guinguette/bots/levels";
import type { Language, Words } from "@guinguette/words/language";
import { levelCalled, levelNames } from "@guinguette/words/levels";

const aBot: Words = { fr: "Un robot", en: "A bot" };

/** Where a level has no name, as any bot. */
export function botCalled(level: BotName, language: Language): string {
  const known = levelCalled(level);
  return (known === undefined ? aBot : levelNames[known])[language];
}
