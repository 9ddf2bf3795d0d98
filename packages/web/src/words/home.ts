import type { Words } from "@guinguette/words/language";

export const homeWords = {
  waiting: { fr: "Partie en cours", en: "Game in play" },
  move: { fr: "{n} coup joué", en: "{n} move played" },
  moves: { fr: "{n} coups joués", en: "{n} moves played" },
  choose: { fr: "Choisir un jeu", en: "Choose a game" },
  players: { fr: "Joueurs", en: "Players" },
  how: { fr: "Comment joue-t-on\u00a0?", en: "How do we play?" },
  here: { fr: "Ici", en: "Here" },
  hereWhy: { fr: "sur cet appareil", en: "on this device" },
  alone: { fr: "Seul", en: "Alone" },
  aloneWhy: { fr: "avec des robots", en: "with bots" },
  apart: { fr: "À distance", en: "Online" },
  apartWhy: { fr: "par un lien", en: "by a link" },
  time: { fr: "Durée", en: "Time" },
} satisfies Record<string, Words>;
