/** Somebody asks to take a move back: what is asked, and what the others say. */
import type { Words } from "@guinguette/words/language";

export const consentWords = {
  asksYou: { fr: "{name} vous demande", en: "{name} asks you" },
  youAsk: { fr: "Vous avez demandé", en: "You have asked" },
  asks: { fr: "{name} demande", en: "{name} asks" },
  backMove: { fr: "Reprendre {what}\u00a0?", en: "Take back {what}?" },
  backTheirs: { fr: "Reprendre son coup\u00a0?", en: "Take their move back?" },
  backYours: { fr: "Reprendre votre coup\u00a0?", en: "Take your move back?" },
  undoes: { fr: "Cela annule {n} coups.", en: "That undoes {n} moves." },
  nothingShown: { fr: "Rien n’a été montré depuis.", en: "Nothing has been shown since." },
  shown: {
    fr: "Quelque chose a été révélé depuis, et cela ne s’oublie pas.",
    en: "Something has been revealed since, and cannot be hidden again.",
  },
  withdraw: { fr: "Annuler la demande", en: "Cancel the request" },
  agree: { fr: "D’accord", en: "I agree" },
  playOnAfterAll: { fr: "Finalement non, on joue", en: "No, keep playing" },
  playOn: { fr: "Non, on joue", en: "No, play on" },
} satisfies Record<string, Words>;
