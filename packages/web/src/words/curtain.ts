import type { Words } from "@guinguette/words/language";

export const curtainWords = {
  hint: {
    fr: "Ce conseil du héron ne doit être lu que par ce joueur.",
    en: "Only this player should read the heron’s hint.",
  },
  later: { fr: "Sans conseil", en: "No hint after all" },
  next: { fr: "ensuite", en: "next" },
} satisfies Record<string, Words>;
