/** The words of a game seen again. */
import type { Words } from "@guinguette/words/language";

export const replayWords = {
  later: {
    fr: "On joue ici selon la règle\u00a0: la partie pourra être revue une fois finie.",
    en: "This table plays by the book: its game can be seen again once it is over.",
  },
  step: { fr: "Coup {at} sur {of}", en: "Move {at} of {of}" },
  start: { fr: "Mise en place", en: "Set-up" },
  previous: { fr: "Coup précédent", en: "Previous move" },
  next: { fr: "Coup suivant", en: "Next move" },
  run: { fr: "Lecture", en: "Play" },
  stop: { fr: "Pause", en: "Pause" },
  jump: { fr: "Aller au coup", en: "Go to move" },
  speed: { fr: "Vitesse", en: "Speed" },
  eyes: { fr: "Par les yeux de", en: "Through the eyes of" },
  everybody: { fr: "Spectateur", en: "Spectator" },
  goOn: { fr: "Reprendre la partie", en: "Resume the game" },
} satisfies Record<string, Words>;
