import type { Words } from "@guinguette/words/language";

export const curtainWords = {
  hint: {
    fr: "Le héron tient son conseil prêt, pour ses yeux seuls\u00a0: il dirait aux autres ce qui est caché.",
    en: "The heron has its advice ready, for their eyes only: it would tell the others what is hidden.",
  },
  later: { fr: "Sans conseil", en: "No hint after all" },
  next: { fr: "ensuite", en: "next" },
} satisfies Record<string, Words>;
