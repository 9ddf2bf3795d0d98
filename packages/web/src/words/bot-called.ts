/** How a bot is called by its level. */
import type { BotName } from "@guinguette/bots/levels";
import { capital } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import { levelCalled, levelNames } from "@guinguette/words/levels";
import { filled } from "./table.ts";

const aBot: Words = { fr: "un robot", en: "a bot" };

/** Within a sentence; where a level has no name, as any bot. */
export function botCalled(level: BotName, language: Language): string {
  const known = levelCalled(level);
  return (known === undefined ? aBot : levelNames[known])[language];
}

/** A sentence of a bot, `{bot}`, which has a capital where it begins with it. */
export function saidOfBot(
  words: Words,
  level: BotName,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = words[language];
  const bot = botCalled(level, language);
  return filled(text, { ...values, bot: text.startsWith("{bot}") ? capital(bot) : bot });
}
