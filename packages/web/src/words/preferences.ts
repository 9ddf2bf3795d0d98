import type { Words } from "@guinguette/words/language";

export const preferenceWords = {
  language: { fr: "Langue", en: "Language" },
  theme: { fr: "Thème", en: "Theme" },
  auto: { fr: "Appareil", en: "Device" },
  day: { fr: "Jour", en: "Day" },
  night: { fr: "Nuit", en: "Night" },
  textSize: { fr: "Taille du texte", en: "Text size" },
  pace: { fr: "Rythme des robots et des animations", en: "Pace of bots and animations" },
  paceNone: { fr: "Immédiat", en: "Instant" },
  paceQuick: { fr: "Rapide", en: "Quick" },
  paceUsual: { fr: "Normal", en: "Normal" },
  paceSlow: { fr: "Lent", en: "Slow" },
  playing: { fr: "Jouer un coup", en: "Playing a move" },
  twoTaps: { fr: "Deux gestes", en: "Two touches" },
  oneTap: { fr: "Un geste", en: "One touch" },
  oneTapWhy: {
    fr: "En un geste, le coup part aussitôt (sauf s’il est définitif).",
    en: "With one touch, the move is made at once (unless it is final).",
  },
  sound: { fr: "Son", en: "Sound" },
  on: { fr: "Oui", en: "On" },
  off: { fr: "Non", en: "Off" },
  tables: { fr: "Tables", en: "Tables" },
  drawn: { fr: "Dessinées", en: "Drawn" },
  inText: { fr: "En texte", en: "In words" },
} satisfies Record<string, Words>;
