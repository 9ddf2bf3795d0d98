/** The words of a game seen again. */
import type { Words } from "@guinguette/words/language";

export const replayWords = {
  later: {
    fr: "Selon la règle, on ne revoit la partie qu’à la fin.",
    en: "By the rules, the game can be replayed only at the end.",
  },
  step: { fr: "Coup {at} sur {of}", en: "Move {at} of {of}" },
  start: { fr: "Mise en place", en: "Set-up" },
  previous: { fr: "Coup précédent", en: "Previous move" },
  next: { fr: "Coup suivant", en: "Next move" },
  run: { fr: "Lecture", en: "Play" },
  stop: { fr: "Pause", en: "Pause" },
  jump: { fr: "Aller au coup", en: "Go to move" },
  speed: { fr: "Vitesse", en: "Speed" },
  eyes: { fr: "Vue de", en: "Seen by" },
  everybody: { fr: "Spectateur", en: "Spectator" },
  goOn: { fr: "Reprendre la partie", en: "Resume the game" },
} satisfies Record<string, Words>;
