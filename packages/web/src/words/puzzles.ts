import type { Words } from "@guinguette/words/language";

export const puzzleWords = {
  title: { fr: "Énigmes", en: "Puzzles" },
  today: { fr: "L’énigme du jour", en: "The puzzle of the day" },
  pitch: {
    fr: "Le solitaire de Fish & Chips\u00a0: une mer presque vide, une seule façon de tout attraper avec sa couleur. La même pour tout le monde.",
    en: "The solitaire of Fish & Chips: a sea nearly empty, a single way to catch everything with your colour. The same for everybody.",
  },
  solve: { fr: "Chercher", en: "Solve it" },
  grade: { fr: "Difficulté {n} sur 5", en: "Grade {n} of 5" },
  number: { fr: "Énigme {n}, difficulté {grade}", en: "Puzzle {n}, grade {grade}" },
  all: { fr: "Toutes les énigmes", en: "All the puzzles" },
} satisfies Record<string, Words>;
