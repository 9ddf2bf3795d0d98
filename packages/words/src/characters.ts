/** What bots of one level are like, in words of no gender: a perch may be, and so may a pike. */
import type { Words } from "./language.ts";

export const characterWords = {
  careful: { fr: "sage", en: "careful" },
  greedy: { fr: "avide", en: "greedy" },
  contrary: { fr: "rebelle", en: "contrary" },
  storyteller: { fr: "fabuliste", en: "a storyteller" },
} as const satisfies Readonly<Record<string, Words>>;
