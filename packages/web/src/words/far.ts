/** The few words of a table apart that stand in the parts of every table: the line, the hand, the seat. */
import type { Words } from "@guinguette/words/language";

export const farWords = {
  reconnecting: { fr: "Reconnexion…", en: "Reconnecting…" },
  lost: { fr: "Le fil s’est détendu. On se reconnecte…", en: "The line went slack. Reconnecting…" },
  nothingLost: {
    fr: "La table vous attend\u00a0: rien n’est perdu.",
    en: "The table waits for you: nothing is lost.",
  },
  moveKept: { fr: "Votre coup est gardé", en: "Your move is kept" },
  botFirst: {
    fr: "Le robot joue d’abord son coup, puis la place est à vous.",
    en: "The bot makes its move first, then the seat is yours.",
  },
  seatStays: {
    fr: "Sa place reste la sienne\u00a0: il suffit de revenir.",
    en: "The seat stays theirs: coming back is enough.",
  },
  comeBack: { fr: "Reprendre ma place", en: "Take my seat back" },
  toTable: { fr: "Toute la table ici", en: "The whole table here" },
  yourTurnTitle: { fr: "À vous\u00a0!", en: "Your turn!" },
  yourHand: { fr: "Votre main", en: "Your hand" },
  onScreen: { fr: "La table est à l’écran", en: "The table is on the screen" },
  lookUp: { fr: "Regardez l’écran.", en: "Look at the screen." },
  hidden: { fr: "Votre main est cachée.", en: "Your hand is hidden." },
  show: { fr: "Montrer", en: "Show" },
  nextOpen: {
    fr: "La revanche est ouverte\u00a0: on s’installe.",
    en: "The rematch is open: seats are being taken.",
  },
  joinNext: { fr: "Rejoindre la revanche", en: "Join the rematch" },
} satisfies Record<string, Words>;
