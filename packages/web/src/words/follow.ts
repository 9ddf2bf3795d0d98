/** The words around a game that is open in several tabs. */
import type { Words } from "@guinguette/words/language";

export const followWords = {
  elsewhere: {
    fr: "Cette partie se joue dans un autre onglet.",
    en: "This game is being played in another tab.",
  },
  ended: { fr: "Jouée dans un autre onglet", en: "Played in another tab" },
  followed: { fr: "On la suit d’ici", en: "You can follow it from here" },
  secret: {
    fr: "Elle a des secrets\u00a0: ils restent où l’on joue, derrière leur rideau.",
    en: "It has secrets: they stay where it is played, behind their curtain.",
  },
  playHere: { fr: "Jouer plutôt ici", en: "Play here instead" },
  keepAgain: { fr: "La garder de nouveau", en: "Keep it again" },
} satisfies Record<string, Words>;
