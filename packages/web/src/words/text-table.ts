import type { Words } from "@guinguette/words/language";

export const textWords = {
  position: { fr: "La position", en: "The position" },
  moves: { fr: "Coups possibles\u00a0: {count}", en: "Possible moves: {count}" },
  type: { fr: "Votre coup, par son numéro ou par ses mots", en: "Your move, by its number or by its words" },
  example: { fr: "ex.\u00a02", en: "e.g. 2" },
  play: { fr: "Jouer", en: "Play" },
  notYet: {
    fr: "Ce n’est pas encore à vous\u00a0: votre texte reste là.",
    en: "It is not your turn yet: what you typed stays there.",
  },
  unknown: {
    fr: "«\u202f{text}\u202f» ne désigne aucun coup possible. Donnez un numéro de la liste, ou quelques mots d’un coup.",
    en: "“{text}” names no possible move. Give a number from the list, or a few words of a move.",
  },
  several: {
    fr: "Cela peut désigner {count} coups. Ajoutez un mot, ou donnez le numéro.",
    en: "This may mean {count} moves. Add a word, or give the number.",
  },
} satisfies Record<string, Words>;
