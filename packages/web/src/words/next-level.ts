import type { Words } from "@guinguette/words/language";

/** What is said once three games in a row were won against bots of a level. */
export const nextLevelWords = {
  beaten: {
    fr: "Trois victoires de suite contre {bot}.",
    en: "Three wins in a row against {bot}.",
  },
  tryIt: { fr: "Essayer {level}", en: "Try {level}" },
  raised: {
    fr: "Trois victoires de suite contre {bot}\u00a0: cette fois, {level}.",
    en: "Three wins in a row against {bot}: this time, {level}.",
  },
} satisfies Record<string, Words>;
