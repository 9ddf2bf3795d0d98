import type { Words } from "@guinguette/words/language";

export const curtainWords = {
  hint: {
    fr: "Un conseil du héron, pour ses yeux seuls\u00a0: il dirait aux autres ce qui est caché.",
    en: "A hint from the heron, for their eyes only: it would tell the others what is hidden.",
  },
  later: { fr: "Sans conseil", en: "No hint after all" },
  next: { fr: "ensuite", en: "next" },
} satisfies Record<string, Words>;
