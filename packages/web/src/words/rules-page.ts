import type { Words } from "@guinguette/words/language";

export const rulesWords = {
  figure: { fr: "Figure interactive.", en: "Live figure." },
  goal: { fr: "But du jeu", en: "Goal" },
  turn: { fr: "Un tour en trois images", en: "A turn in three pictures" },
  elsewhere: { fr: "d’une autre source que le livret", en: "from a source other than the rulebook" },
  reset: { fr: "Recommencer", en: "Reset" },
  contents: { fr: "Chapitres", en: "Chapters" },
  playIt: { fr: "Jouer", en: "Play" },
  learn: { fr: "Apprendre en jouant", en: "Learn by playing" },
  bookOf: { fr: "Les règles de", en: "The rules of" },
} satisfies Record<string, Words>;

export const learnWords = {
  title: { fr: "Première partie", en: "First game" },
  step: { fr: "Étape {at} sur {of}", en: "Step {at} of {of}" },
  goOn: { fr: "Continuer", en: "Continue" },
  again: { fr: "Recommencer", en: "Start again" },
  notNow: { fr: "Pour cette leçon, suivez la consigne.", en: "For this lesson, follow the instructions." },
  done: { fr: "Leçon finie", en: "End of the lesson" },
  whatNext: {
    fr: "Et maintenant\u00a0: une vraie partie contre un robot, ou toutes les règles.",
    en: "What next: a real game against a bot, or all the rules.",
  },
  playNow: { fr: "Jouer contre un robot", en: "Play against a bot" },
} satisfies Record<string, Words>;
