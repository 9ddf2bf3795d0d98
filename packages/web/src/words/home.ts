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
  age: { fr: "Âge", en: "Age" },
  from: { fr: "dès {age}\u00a0ans", en: "ages {age}+" },
  kind: { fr: "Genre", en: "Kind" },
  lesson: { fr: "Apprendre", en: "Learn" },
  lessonOf: { fr: "Apprendre {game} en jouant", en: "Learn {game} by playing" },
  solitaire: { fr: "Solitaire", en: "Solitaire" },
  solitaireOf: { fr: "Solitaire de {game}", en: "Solitaire of {game}" },
  solitaireRules: { fr: "Ses règles", en: "Its rules" },
  solitaireRulesOf: {
    fr: "Ses règles\u00a0: le solitaire de {game}",
    en: "Its rules: the solitaire of {game}",
  },
} satisfies Record<string, Words>;
