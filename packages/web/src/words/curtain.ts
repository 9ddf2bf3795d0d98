import type { Words } from "@guinguette/words/language";

export const curtainWords = {
  next: { fr: "ensuite", en: "next" },
} satisfies Record<string, Words>;
