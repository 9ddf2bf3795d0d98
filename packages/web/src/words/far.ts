/** The few words of a table apart that stand in the parts of every table: the line, the hand, the seat. */
import type { Words } from "@guinguette/words/language";

export const farWords = {
  reconnecting: { fr: "Reconnexion…", en: "Reconnecting…" },
  moveKept: { fr: "Votre coup est gardé", en: "Your move is kept" },
  comeBack: { fr: "Reprendre ma place", en: "Take my seat back" },
  toTable: { fr: "Toute la table ici", en: "The whole table here" },
  yourTurnLeft: { fr: "À vous\u00a0: {time}", en: "Your turn: {time}" },
  yourTurnTitle: { fr: "À vous\u00a0!", en: "Your turn!" },
  /** Whether a move may be taken back. */
  askedTitle: { fr: "On vous demande\u00a0:", en: "You are asked:" },
  yourHand: { fr: "Votre main", en: "Your hand" },
  onScreen: { fr: "La table est à l’écran", en: "The table is on the screen" },
  lookUp: { fr: "Regardez l’écran.", en: "Look at the screen." },
  hidden: { fr: "Votre main est cachée.", en: "Your hand is hidden." },
  show: { fr: "Montrer", en: "Show" },
  nextOpen: {
    fr: "La revanche est ouverte\u00a0: installez-vous.",
    en: "The rematch is open: take a seat.",
  },
  nextBegun: { fr: "La revanche a commencé.", en: "The rematch has begun." },
  watchNext: { fr: "Regarder la revanche", en: "Watch the rematch" },
  joinNext: { fr: "Rejoindre la revanche", en: "Join the rematch" },
} satisfies Record<string, Words>;
