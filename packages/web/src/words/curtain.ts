import type { Words } from "@guinguette/words/language";

export const curtainWords = {
  hint: {
    fr: "Ce conseil du héron est pour ce joueur seulement.",
    en: "Only this player should read the heron’s hint.",
  },
  later: { fr: "Sans conseil", en: "No hint after all" },
  next: { fr: "ensuite", en: "next" },
} satisfies Record<string, Words>;
