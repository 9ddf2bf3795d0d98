/** The words around a game that is open in several tabs. */
import type { Words } from "@guinguette/words/language";

export const followWords = {
  elsewhere: {
    fr: "Cette partie se joue dans un autre onglet.",
    en: "This game is being played in another tab.",
  },
  ended: { fr: "Jouée dans un autre onglet", en: "Played in another tab" },
  followed: { fr: "Vous pouvez la suivre ici", en: "You can follow it here" },
  secret: {
    fr: "Ce jeu a des secrets\u00a0: ils restent dans l’autre onglet.",
    en: "This game has secrets: they stay in the other tab.",
  },
  playHere: { fr: "Jouer plutôt ici", en: "Play here instead" },
  keepAgain: { fr: "L’enregistrer de nouveau", en: "Save it again" },
} satisfies Record<string, Words>;
