import type { Words } from "@guinguette/words/language";

export const textWords = {
  moves: { fr: "Coups possibles\u00a0: {count}", en: "Possible moves: {count}" },
  type: { fr: "Votre coup\u00a0: son numéro, ou quelques mots", en: "Your move: its number, or a few words" },
  typeShort: { fr: "ou tapez un coup", en: "or type a move" },
  play: { fr: "Jouer", en: "Play" },
  notYet: {
    fr: "Ce n’est pas encore à vous. Votre texte est gardé.",
    en: "It is not your turn yet. Your text is kept.",
  },
  unknown: {
    fr: "«\u202f{text}\u202f» n’est pas un coup possible. Donnez un numéro de la liste, ou quelques mots d’un coup.",
    en: "“{text}” is not a possible move. Give a number from the list, or a few words of a move.",
  },
  several: {
    fr: "Cela peut désigner {count} coups. Ajoutez un mot, ou donnez le numéro.",
    en: "This may mean {count} moves. Add a word, or give the number.",
  },
} satisfies Record<string, Words>;
