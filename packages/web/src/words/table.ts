/** The words around a table in play. */
import type { Words } from "@guinguette/words/language";
import type { ThinkingTrouble } from "../table/thinking.ts";

export const tableWords = {
  log: { fr: "Ce qui s’est passé", en: "What happened" },
  nothingYet: { fr: "Rien encore.", en: "Nothing yet." },
  seeAgain: { fr: "Revoir ce moment", en: "See this moment again" },
  yourTurn: { fr: "À vous, {name}", en: "Your turn, {name}" },
  yours: { fr: "À vous", en: "Your turn" },
  yourTurnMark: { fr: "\u00a0!", en: "!" },
  turnOf: { fr: "À {name} de jouer", en: "{name} to play" },
  over: { fr: "La partie est finie.", en: "The game is over." },
  other: { fr: "Autre choix", en: "Choose again" },
  skip: { fr: "Sauter", en: "Skip" },
  chooseFirst: { fr: "Choisissez d’abord", en: "Choose first" },
  confirmOr: { fr: "Confirmez, ou changez d’avis.", en: "Confirm, or change your mind." },
  chooseTarget: { fr: "Touchez une cible", en: "Touch a target" },
  takeBack: { fr: "Reprendre mon coup", en: "Take back" },
  takeBackOf: { fr: "{name}\u00a0: reprendre", en: "{name}: take back" },
  askBackOf: { fr: "{name}\u00a0: demander à reprendre", en: "{name}: ask to take back" },
  askBack: { fr: "Demander à reprendre", en: "Ask to take back" },
  takeBackShort: { fr: "Reprendre", en: "Take back" },
  askBackShort: { fr: "Reprendre\u00a0?", en: "Take back?" },
  changeChoice: { fr: "Changer mon choix", en: "Change my choice" },
  changeShort: { fr: "Changer", en: "Change" },
  refused: { fr: "Coup refusé", en: "Not allowed" },
  leave: { fr: "Quitter la table", en: "Leave the table" },
  players: { fr: "Joueurs", en: "Players" },
  board: { fr: "Plateau", en: "Board" },
  textTable: { fr: "Table en texte", en: "Text table" },
  drawnTable: { fr: "Table dessinée", en: "Drawn table" },
  ruleOf: { fr: "Lire la règle {rule}", en: "Read rule {rule}" },
  whatNow: { fr: "Que puis-je faire\u00a0?", en: "What can I do?" },
  hint: { fr: "Un conseil", en: "A hint" },
  hintThinking: { fr: "Le héron réfléchit…", en: "The heron is thinking…" },
  hintSays: { fr: "Le héron\u00a0: {move}. {reason}", en: "The heron: {move}. {reason}" },
  why: { fr: "Pourquoi\u00a0?", en: "Why?" },
  peek: { fr: "Maintenez pour regarder", en: "Hold to peek" },
  peekShort: { fr: "Regarder", en: "Peek" },
  hide: { fr: "Cacher", en: "Hide" },
  passTo: { fr: "Passez l’appareil à {name}", en: "Hand the device to {name}" },
  curtainWhy: {
    fr: "Ce qui suit n’est que pour ses yeux. Les autres regardent les canards.",
    en: "What comes next is for their eyes only. The others watch the ducks.",
  },
  iAm: { fr: "Je suis {name}", en: "I am {name}" },
  curtainAfter: {
    fr: "Le rideau se lève, et retombe dès que vous avez joué.",
    en: "The curtain rises, and falls again as soon as you have played.",
  },
  isReady: { fr: "a choisi", en: "ready" },
  changeOf: { fr: "{name}\u00a0: changer", en: "{name}: change" },
  agreeAs: { fr: "{name}\u00a0: d’accord", en: "{name}: I agree" },
  disagreed: {
    fr: "{name} n’est pas d’accord\u00a0: le coup reste joué.",
    en: "{name} does not agree: the move stands.",
  },
  notDone: {
    fr: "Rien n’a été fait\u00a0: la table n’en est plus là.",
    en: "Nothing was done: the table has moved on.",
  },
  exportRecord: { fr: "Exporter dans un fichier", en: "Export to a file" },
  exportLater: {
    fr: "La partie est gardée, coup par coup. Vous pourrez l’exporter dans un fichier une fois finie\u00a0: d’ici là, il révélerait ce que personne ne sait encore.",
    en: "The game is kept, move by move. You can export it to a file once it is over; until then the file would give away what nobody knows yet.",
  },
  rematch: { fr: "Revanche", en: "Rematch" },
  playAgain: { fr: "Rejouer", en: "Play again" },
  replay: { fr: "Revoir", en: "Replay" },
  theTable: { fr: "La table", en: "The table" },
  save: { fr: "Exporter", en: "Export" },
  seeScore: { fr: "Voir le score", en: "See the score" },
  total: { fr: "Total", en: "Total" },
  what: { fr: "Ligne", en: "Line" },
} satisfies Record<string, Words>;

/** What is said where a bot could not think as it should. */
export const thinkingWords: Readonly<Record<ThinkingTrouble, Words>> = {
  "in-page": {
    fr: "Les robots ne peuvent pas réfléchir en arrière-plan sur cet appareil\u00a0: ils réfléchissent dans la page, qui peut être un peu moins réactive.",
    en: "Bots cannot think in the background on this device: they think in the page, which may respond a little more slowly.",
  },
  "any-move": {
    fr: "Un robot n’a pas pu réfléchir (il manque un fichier\u00a0?)\u00a0: il a joué au hasard. Rechargez la page quand le réseau est là.",
    en: "A bot could not think (a file may be missing): it played at random. Load the page again when there is a network.",
  },
};

/** Puts values in the places of a text. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
}
