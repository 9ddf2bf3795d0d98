/** Why a table apart has not done what somebody wished. */
import type { Because, TableWhy } from "@guinguette/table/changes";
import type { Language, Words } from "@guinguette/words/language";
import { tableWords } from "./table.ts";

const words: Readonly<Record<TableWhy, Words>> = {
  "not-yet": {
    fr: "Cette page n’est pas à jour. Rechargez-la.",
    en: "This page is out of date. Reload it.",
  },
  malformed: {
    fr: "La table n’a pas compris. Rechargez la page.",
    en: "The table did not understand. Reload the page.",
  },
  "no-such-seat": {
    fr: "Cette place n’est plus à vous.",
    en: "This seat is no longer yours.",
  },
  over: { fr: "Trop tard\u00a0: la partie est finie.", en: "Too late: the game is over." },
  "nothing-sealed": {
    fr: "Il n’y a plus rien à changer\u00a0: tous ont choisi.",
    en: "There is nothing left to change: everybody has chosen.",
  },
  "nothing-to-take-back": { fr: "Il n’y a aucun coup à reprendre.", en: "There is no move to take back." },
  "not-free": { fr: "Ce coup ne peut plus être repris.", en: "This move can no longer be taken back." },
  "asked-already": {
    fr: "Vous l’avez déjà demandé\u00a0: le coup reste joué.",
    en: "You have asked already: the move stands.",
  },
  "nothing-asked": {
    fr: "Il n’y a plus rien à répondre\u00a0: la demande est annulée.",
    en: "There is nothing left to answer: the request is cancelled.",
  },
  "no-hints": { fr: "Pas de conseils à cette table.", en: "There are no hints at this table." },
  "not-your-turn": { fr: "Ce n’est pas à vous de jouer.", en: "It is not your turn." },
  "not-yours-to-say": { fr: "Ce n’est pas à vous d’en décider.", en: "That is not yours to decide." },
  "seat-taken": { fr: "Cette place est prise.", en: "This seat is taken." },
  "colour-taken": { fr: "Cette couleur est déjà prise.", en: "This colour is taken already." },
  "name-taken": {
    fr: "Ce nom est déjà pris à cette table.",
    en: "This name is taken at this table.",
  },
  "bot-first": {
    fr: "Le robot joue d’abord son coup, puis la place est à vous.",
    en: "The bot makes its move first, then the seat is yours.",
  },
  full: {
    fr: "Impossible\u00a0: cette table est pleine.",
    en: "Not possible: this table can store no more.",
  },
  "no-bot-there": { fr: "Il n’y a pas de robot à cette place.", en: "There is no bot at this seat." },
  "no-person-there": {
    fr: "Vous ne jouez pas à cette place en ce moment.",
    en: "You are not playing at this seat just now.",
  },
};

/** What a rule of the game forbids is told by the game itself. */
export function notDoneSaid(because: Because, language: Language): string {
  return (because.kind === "table" ? words[because.why] : tableWords.notDone)[language];
}
