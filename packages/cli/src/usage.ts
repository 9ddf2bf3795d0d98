/** How the command is used, and what is said when it is used otherwise. */
import { inQuotes, listedChoice, shown } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import { backupUsage, restoreUsage } from "./backup/usage.ts";
import { benchUsage } from "./bench/usage.ts";
import { botUsage } from "./bot/usage.ts";
import { botsUsage } from "./bots/usage.ts";
import type { FlagProblem } from "./flags.ts";
import { exitCodes, type Io, say } from "./io.ts";
import { loadUsage } from "./load/usage.ts";
import { matchUsage } from "./match/usage.ts";
import { playUsage } from "./play/usage.ts";
import { replayUsage } from "./replay/usage.ts";
import { serveUsage } from "./serve/usage.ts";
import { solveUsage } from "./solve/usage.ts";
import { verifyUsage } from "./verify/usage.ts";

export const commandNames = [
  "serve",
  "backup",
  "restore",
  "play",
  "replay",
  "verify",
  "bench",
  "bots",
  "match",
  "bot",
  "solve",
  "load",
] as const;
export type Command = (typeof commandNames)[number];

/** The whole help, or that of one command. */
export const usage: Readonly<Record<Command | "all", Words>> = {
  all: {
    en: `guinguette: four small fishing games at one table

  guinguette serve           the app, and online tables, in a browser
  guinguette backup FILE     copy the tables of the server while it runs
  guinguette restore FILE    put them back on a server with no tables yet
  guinguette play [GAME]     play here, with people and bots
  guinguette replay FILE…    play records again: the log in words, or JSON
  guinguette verify RECORD   whether a record is true, and its deal was fair
  guinguette bench           how fast the games are
  guinguette bots            the bots there are
  guinguette match           bots, or programs of yours, against each other
  guinguette bot             let your program play at a server’s table
  guinguette solve GAME      compute again what the best bot knows by heart
  guinguette load            how many tables a server can take

  --lang fr|en               the language (else that of LC_ALL or LANG)
  --help                     this help; after a command, that command’s
  --version                  the version

Games: fish-fish, wishes, chat-peche, fish-and-chips`,
    fr: `guinguette\u00a0: quatre petits jeux de pêche à la même table

  guinguette serve             l’application, et des tables à distance
  guinguette backup FICHIER    copier les tables du serveur pendant qu’il tourne
  guinguette restore FICHIER   remettre les tables d’une copie
  guinguette play [JEU]        jouer ici, entre personnes et robots
  guinguette replay FICHIER…   rejouer des parties\u00a0: le journal, ou du JSON
  guinguette verify PARTIE     vérifier une partie et sa donne
  guinguette bench             la vitesse des jeux
  guinguette bots              les robots qui existent
  guinguette match             des robots, ou vos programmes, face à face
  guinguette bot               un programme à vous, à la table d’un serveur
  guinguette solve JEU         recalculer ce que le meilleur robot sait par cœur
  guinguette load              combien de tables un serveur supporte

  --lang fr|en                 la langue (sinon celle de LC_ALL ou LANG)
  --help                       cette aide\u00a0; après une commande, la sienne
  --version                    la version

Jeux\u00a0: fish-fish, wishes, chat-peche, fish-and-chips`,
  },
  serve: serveUsage,
  backup: backupUsage,
  restore: restoreUsage,
  play: playUsage,
  replay: replayUsage,
  verify: verifyUsage,
  bench: benchUsage,
  bots: botsUsage,
  match: matchUsage,
  bot: botUsage,
  solve: solveUsage,
  load: loadUsage,
};

export const noFile: Words = {
  en: "which file? “-” is standard input",
  fr: "quel fichier\u00a0? «\u202f-\u202f» est l’entrée standard",
};

export const needsJson: Words = {
  en: "--trace goes with --json",
  fr: "--trace va avec --json",
};

export function unknownCommand(found: string, language: Language): string {
  const name = inQuotes(shown(found), language);
  const known = listedChoice(commandNames, language);
  return language === "fr"
    ? `commande inconnue ${name}, attendu ${known}`
    : `unknown command ${name}, expected ${known}`;
}

export function flagNeeded(flag: string, language: Language): string {
  return language === "fr" ? `il manque ${flag}` : `${flag} is needed`;
}

export function gameNeeded(known: readonly string[], language: Language): string {
  const games = listedChoice(known, language);
  return language === "fr" ? `quel jeu\u00a0? Attendu\u00a0: ${games}` : `which game? Expected ${games}`;
}

export function unwantedWord(found: string, language: Language): string {
  const word = inQuotes(shown(found), language);
  return language === "fr" ? `${word} est en trop` : `${word} is not expected`;
}

export function flagSentence(problem: FlagProblem, language: Language): string {
  const fr = language === "fr";
  const flag = shown(problem.flag);
  switch (problem.kind) {
    case "unknown": {
      const known = listedChoice(problem.known, language);
      return fr ? `option inconnue ${flag}, attendu ${known}` : `unknown flag ${flag}, expected ${known}`;
    }
    case "value-missing":
      return fr ? `il manque une valeur à ${flag}` : `${flag} needs a value`;
    case "value-unwanted":
      return fr ? `${flag} ne prend pas de valeur` : `${flag} takes no value`;
    case "twice":
      return fr ? `${flag} est donnée deux fois` : `${flag} is given twice`;
    case "value": {
      const found = inQuotes(shown(problem.found), language);
      const expected = listedChoice(problem.expected, language);
      return fr
        ? `${flag}\u00a0: attendu ${expected}, trouvé ${found}`
        : `${flag}: expected ${expected}, found ${found}`;
    }
  }
}

/** Says what is wrong with the command line and where its help is. */
export function misuse(message: string, command: Command | "all", language: Language, io: Io): number {
  const help = `guinguette ${command === "all" ? "" : `${command} `}--help`;
  const fr = language === "fr";
  say(io.error, `guinguette${fr ? "\u00a0" : ""}: ${message}`);
  say(io.error, fr ? `Aide\u00a0: ${help}` : `Help: ${help}`);
  return exitCodes.misused;
}
