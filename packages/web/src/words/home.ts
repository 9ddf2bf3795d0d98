import type { Words } from "@guinguette/words/language";

export const homeWords = {
  waiting: { fr: "Partie en cours", en: "Game in play" },
  move: { fr: "{n} coup joué", en: "{n} move played" },
  moves: { fr: "{n} coups joués", en: "{n} moves played" },
  choose: { fr: "Choisir un jeu", en: "Choose a game" },
  players: { fr: "Joueurs", en: "Players" },
  time: { fr: "Durée", en: "Time" },
} satisfies Record<string, Words>;
