/** How far a notice that it is one's turn reaches, and what is to be done where none can be shown. */
import type { Words } from "@guinguette/words/language";

export const noticeWords = {
  closed: { fr: "Même quand la page est fermée.", en: "Even with the page closed." },
  /** Where it was asked, in the place of the question. */
  notified: {
    fr: "On vous préviendra. Pour arrêter, allez dans Réglages.",
    en: "We will notify you. To stop, go to Settings.",
  },
  install: {
    fr: "Sur iPhone ou iPad, ajoutez d’abord Guinguette à l’écran d’accueil.",
    en: "On iPhone or iPad, add Guinguette to your home screen first.",
  },
  encrypted: {
    fr: "Il faut une adresse en https. Ici, le titre de l’onglet vous prévient.",
    en: "It takes an https address. Here, the tab’s title tells you.",
  },
  browser: {
    fr: "Ce navigateur n’affiche pas de notifications. Le titre de l’onglet vous prévient.",
    en: "This browser shows no notifications. The tab’s title tells you.",
  },
} satisfies Record<string, Words>;
