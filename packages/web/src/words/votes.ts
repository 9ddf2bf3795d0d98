/** Whose accord a move back needs, and who has given it. */
import type { Words } from "@guinguette/words/language";

export const votesWords = {
  needsAll: { fr: "Il faut l’accord de tous.", en: "Everybody has to agree." },
  needsYou: { fr: "Il faut votre accord.", en: "You have to agree." },
  needsOne: { fr: "{name} doit être d’accord.", en: "{name} has to agree." },
  agreed: { fr: "d’accord", en: "agrees" },
  whenBack: { fr: "à son retour", en: "once back" },
  notYet: { fr: "n’a pas répondu", en: "no answer yet" },
} satisfies Record<string, Words>;
