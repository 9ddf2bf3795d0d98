import type { Words } from "@guinguette/words/language";

export const gamesWords = {
  title: { fr: "Parties de cet appareil", en: "Games on this device" },
  none: { fr: "Aucune partie ici pour l’instant.", en: "No game here yet." },
  choose: { fr: "Choisir un jeu", en: "Choose a game" },
  alone: { fr: "Seul à la table\u00a0?", en: "Alone at the table?" },
  inPlay: { fr: "En cours", en: "In play" },
  over: { fr: "Finie", en: "Over" },
  move: { fr: "coup", en: "move" },
  moves: { fr: "coups", en: "moves" },
  wonBy: { fr: "gagnée par {names}", en: "won by {names}" },
  replay: { fr: "Revoir", en: "Replay" },
  delete: { fr: "Effacer {name}", en: "Delete {name}" },
  sure: { fr: "Effacer pour de bon\u00a0?", en: "Delete for good?" },
  yes: { fr: "Effacer", en: "Delete" },
  keep: { fr: "Garder", en: "Keep" },
  importIt: { fr: "Ouvrir un fichier de partie", en: "Open a game file" },
  importWhy: {
    fr: "Une partie exportée dans un fichier, ici ou sur un autre appareil.",
    en: "A game exported to a file, here or on another device.",
  },
  notJson: {
    fr: "Ce fichier n’est pas une partie enregistrée. Rien n’a changé.",
    en: "This file is not a saved game. Nothing has changed.",
  },
  tooBig: {
    fr: "Ce fichier est trop gros pour une partie (plus de 5 Mo). Rien n’a changé.",
    en: "This file is too big for a game (more than 5 MB). Nothing has changed.",
  },
  tooDeep: {
    fr: "Ce fichier est trop long ou trop compliqué pour une partie. Rien n’a changé.",
    en: "This file is too long or too complex for a game. Nothing has changed.",
  },
  odd: { fr: "Partie illisible", en: "Unreadable game" },
  oddWhy: {
    fr: "Elle est abîmée, ou d’une autre version. Les autres sont intactes.",
    en: "It is damaged, or from another version. The others are fine.",
  },
  saveOdd: { fr: "Exporter", en: "Export" },
  notRecord: {
    fr: "Ce fichier ne se lit pas comme une partie\u00a0: {why} Rien n’a changé.",
    en: "This file cannot be read as a game: {why} Nothing has changed.",
  },
  refused: {
    fr: "Le coup {n} de ce fichier enfreint la règle {rule}\u00a0: {why}. Rien n’a changé.",
    en: "Move {n} of this file breaks rule {rule}: {why}. Nothing has changed.",
  },
  refusedSetup: {
    fr: "La mise en place de ce fichier enfreint la règle {rule}\u00a0: {why}. Rien n’a changé.",
    en: "The set-up of this file breaks rule {rule}: {why}. Nothing has changed.",
  },
} satisfies Record<string, Words>;
