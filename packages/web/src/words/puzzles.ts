import type { Grade } from "@guinguette/bots/fish-and-chips/puzzles";
import type { Words } from "@guinguette/words/language";
import type { Mark } from "../puzzles/shelf.ts";

export const puzzleWords = {
  title: { fr: "Énigmes", en: "Puzzles" },
  today: { fr: "L’énigme du jour", en: "The puzzle of the day" },
  pitch: {
    fr: "Une mer presque vide, une seule façon de tout attraper. La même pour tout le monde.",
    en: "An almost empty sea, and only one way to catch everything. The same for everybody.",
  },
  solve: { fr: "Résoudre", en: "Solve it" },
  goOn: { fr: "Reprendre", en: "Continue" },
  again: { fr: "Refaire", en: "Play again" },
  solvedToday: { fr: "Résolue aujourd’hui", en: "Solved today" },
  grade: { fr: "difficulté {n} sur 5", en: "difficulty {n} of 5" },
  puzzle: { fr: "Énigme {n}", en: "Puzzle {n}" },
  rated: { fr: "cote {rating}", en: "rated {rating}" },
  tile: { fr: "Énigme {n}, cote {rating}", en: "Puzzle {n}, rated {rating}" },
  all: { fr: "Toutes les énigmes", en: "All the puzzles" },
  some: { fr: "{n} sur {of}", en: "{n} of {of}" },
  inARow: { fr: "{n} jours de suite", en: "{n} days in a row" },
  week: { fr: "Les lampions de la semaine", en: "The week in lanterns" },
  most: { fr: "record\u00a0: {n}", en: "best: {n}" },
  lit: { fr: "allumé", en: "lit" },
  unlit: { fr: "éteint", en: "unlit" },
  rating: { fr: "Votre cote", en: "Your rating" },
  haze: { fr: "à {n} près", en: "± {n}" },
  hazeWhy: {
    fr: "Seul compte le premier essai, sans conseil. La cote est une estimation\u00a0: l’écart diminue à chaque énigme.",
    en: "Only the first try without hints counts. The rating is an estimate: the margin shrinks with each puzzle.",
  },
  noRating: {
    fr: "Résolvez une énigme sans conseil, et votre cote apparaît ici.",
    en: "Solve a puzzle without a hint, and your rating appears here.",
  },
  curve: {
    fr: "La cote, de {from} à {to} en {n} énigmes",
    en: "The rating, from {from} to {to} in {n} puzzles",
  },
  // One puzzle.
  goal: { fr: "Le but", en: "The goal" },
  leaveOnly: { fr: "Ne laissez que {side}", en: "Leave only {side}" },
  leftOnly: { fr: "Il ne reste que {side}", en: "Only {side} is left" },
  caught: { fr: "Prises\u00a0: {n} sur {of}", en: "Catches: {n} of {of}" },
  catchWith: { fr: "Attrapez avec une {pile}.", en: "Catch with a {pile}." },
  undo: { fr: "Annuler", en: "Undo" },
  restart: { fr: "Recommencer", en: "Restart" },
  hint: { fr: "Conseil", en: "Hint" },
  heron: { fr: "Le héron, conseil {n} sur 3", en: "The heron, hint {n} of 3" },
  column: { fr: "Regardez la colonne {name}.", en: "Look at column {name}." },
  row: { fr: "Regardez la ligne {name}.", en: "Look at row {name}." },
  pile: { fr: "C’est la pile en {square} qui attrape.", en: "The pile on {square} is the one that catches." },
  whichPile: { fr: "Quelle pile\u00a0?", en: "Which pile?" },
  whichCatch: { fr: "Quelle prise\u00a0?", en: "Which catch?" },
  almost: { fr: "Presque\u00a0!", en: "Nearly!" },
  leftOver: {
    fr: "Il reste encore {piles}, en {squares}.",
    en: "Still left: {piles}, on {squares}.",
  },
  rightTo: { fr: "Jusqu’à la prise {n}, tout allait bien.", en: "Up to catch {n}, all was well." },
  rightNone: {
    fr: "Il fallait commencer par une autre prise.",
    en: "The first catch had to be a different one.",
  },
  fromCatch: { fr: "Depuis la prise {n}", en: "From catch {n}" },
  fromStart: { fr: "Depuis le début", en: "From the start" },
  solved: { fr: "Résolue\u00a0!", en: "Solved!" },
  firstGo: { fr: "Du premier coup, en {time}.", en: "On the first try, in {time}." },
  solvedIn: { fr: "En {time}.", en: "In {time}." },
  change: { fr: "Cote {from} → {to}", en: "Rating {from} → {to}" },
  next: { fr: "Énigme suivante", en: "Next puzzle" },
  nextShort: { fr: "Suivante", en: "Next" },
  toList: { fr: "Toutes les énigmes", en: "All the puzzles" },
  replay: { fr: "Refaire", en: "Play again" },
  share: { fr: "Partager", en: "Share" },
  copied: { fr: "Copié\u00a0: collez-le où vous voulez.", en: "Copied: paste it wherever you like." },
  copyYourself: {
    fr: "Copie impossible ici. Voici le texte\u00a0:",
    en: "Cannot copy here. This is the text:",
  },
} satisfies Record<string, Words>;

/** From the edge of the water to its ground. */
export const gradeNames: Readonly<Record<Grade, Words>> = {
  1: { fr: "Au bord", en: "At the edge" },
  2: { fr: "Les pieds dans l’eau", en: "Feet in the water" },
  3: { fr: "Au large", en: "Offshore" },
  4: { fr: "En eau profonde", en: "Deep water" },
  5: { fr: "L’abysse", en: "The abyss" },
};

export const markWords: Readonly<Record<Mark, Words>> = {
  first: { fr: "du premier coup", en: "on the first try" },
  solved: { fr: "résolue", en: "solved" },
  missed: { fr: "à reprendre", en: "try again" },
};

/** What others could be told, by themselves and together. */
export const toldWords = {
  ofDay: { fr: "Guinguette, énigme du {date}", en: "Guinguette, puzzle of {date}" },
  ofList: { fr: "Guinguette, énigme {n}", en: "Guinguette, puzzle {n}" },
  said: {
    fr: "{what} (cote {rating})\u00a0: {how}. {address}",
    en: "{what} (rated {rating}): {how}. {address}",
  },
  solvedIn: { fr: "résolue en {time}", en: "solved in {time}" },
  noHint: { fr: "sans conseil", en: "no hint" },
  firstGo: { fr: "du premier coup", en: "on the first try" },
} satisfies Record<string, Words>;
