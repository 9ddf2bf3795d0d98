import type { Words } from "@guinguette/words/language";

export const botsUsage: Words = {
  en: `guinguette bots: the bots there are, by game, the weakest first

  --json             one JSON list: game, bot, level, players
  --lang fr|en       the language`,
  fr: `guinguette bots\u00a0: les robots qui existent, par jeu, le plus faible d’abord

  --json             une liste JSON\u00a0: game, bot, level, players
  --lang fr|en       la langue`,
};
