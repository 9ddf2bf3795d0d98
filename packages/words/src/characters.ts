/** What bots of one level are like, as people say it of somebody: the word agrees with « une personne ». */
import type { Words } from "./language.ts";

export const characterWords = {
  careful: { fr: "prudente", en: "careful" },
  greedy: { fr: "gourmande", en: "greedy" },
  contrary: { fr: "contrariante", en: "contrary" },
  storyteller: { fr: "conteuse", en: "a storyteller" },
} as const satisfies Readonly<Record<string, Words>>;
