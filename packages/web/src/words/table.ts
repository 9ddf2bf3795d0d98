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
  other: { fr: "Choisir autrement", en: "Choose again" },
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
  hintBrief: { fr: "Le héron\u00a0: {move}.", en: "The heron: {move}." },
  hintSays: { fr: "Le héron\u00a0: {move}. {reason}", en: "The heron: {move}. {reason}" },
  why: { fr: "Pourquoi\u00a0?", en: "Why?" },
  peek: { fr: "Maintenez pour regarder", en: "Hold to peek" },
  peekShort: { fr: "Regarder", en: "Peek" },
  hide: { fr: "Cacher", en: "Hide" },
  passTo: { fr: "Passez l’appareil à {name}", en: "Hand the device to {name}" },
  curtainWhy: {
    fr: "La suite est secrète. Les autres regardent les canards.",
    en: "What comes next is secret. The others watch the ducks.",
  },
  iAm: { fr: "Je suis {name}", en: "I am {name}" },
  curtainAfter: {
    fr: "Le rideau retombe dès que vous avez joué.",
    en: "The curtain falls again once you have played.",
  },
  isReady: { fr: "a choisi", en: "ready" },
  changeOf: { fr: "{name}\u00a0: changer", en: "{name}: change" },
  agreeAs: { fr: "{name}\u00a0: d’accord", en: "{name}: I agree" },
  disagreed: {
    fr: "{name} n’est pas d’accord\u00a0: le coup reste joué.",
    en: "{name} does not agree: the move stands.",
  },
  notDone: {
    fr: "Trop tard\u00a0: la partie a continué.",
    en: "Too late: the game has moved on.",
  },
  exportRecord: { fr: "Exporter dans un fichier", en: "Export to a file" },
  exportLater: {
    fr: "Partie enregistrée. Export possible à la fin.",
    en: "Game saved. You can export it at the end.",
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
    fr: "Sur cet appareil, les robots peuvent ralentir un peu la page.",
    en: "On this device, bots may slow the page down a little.",
  },
  "any-move": {
    fr: "Un robot n’a pas pu réfléchir et a joué au hasard. Rechargez la page quand le réseau revient.",
    en: "A bot could not think and played at random. Reload the page when the network is back.",
  },
};

/** Puts values in the places of a text. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
}
