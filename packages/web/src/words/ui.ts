/** The words of the frame around the games. */
import type { Words } from "@guinguette/words/language";

export const ui = {
  tagline: {
    fr: "Quatre jeux de pêche, une table au bord de l’eau.",
    en: "Four fishing games, one table by the water.",
  },
  rule: { fr: "Règle", en: "Rule" },
  rules: { fr: "Règles", en: "Rules" },
  settings: { fr: "Réglages", en: "Settings" },
  puzzles: { fr: "Énigmes", en: "Puzzles" },
  past: { fr: "Parties", en: "Games" },
  back: { fr: "Retour", en: "Back" },
  home: { fr: "Accueil", en: "Home" },
  menu: { fr: "Menu", en: "Menu" },
  close: { fr: "Fermer", en: "Close" },
  goOn: { fr: "Continuer", en: "Continue" },
  resume: { fr: "Reprendre", en: "Resume" },
  language: { fr: "Langue", en: "Language" },
  loading: { fr: "Un instant…", en: "One moment…" },
  nowhere: { fr: "Il n’y a rien à cette adresse.", en: "There is nothing at this address." },
  notLoaded: {
    fr: "Cette page n’a pas pu être chargée. Vérifiez le réseau, puis rechargez.",
    en: "This page could not be loaded. Check the network, then reload.",
  },
  turnNight: { fr: "Passer au thème de nuit", en: "Switch to the night theme" },
  turnDay: { fr: "Passer au thème de jour", en: "Switch to the day theme" },
  turnSoundOn: { fr: "Mettre le son", en: "Turn the sound on" },
  turnSoundOff: { fr: "Couper le son", en: "Turn the sound off" },
  bot: { fr: "robot", en: "bot" },
} satisfies Record<string, Words>;
