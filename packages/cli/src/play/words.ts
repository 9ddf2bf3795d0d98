/** What `play` says besides the games' own words, in both languages. */
import { inQuotes, shown } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import { type LevelName, levelNames } from "@guinguette/words/levels";
import type { MoreKeys } from "./keys.ts";

export const welcome: Words = {
  en: "Welcome to the Guinguette!",
  fr: "Bienvenue à la guinguette\u00a0!",
};
export const whichGame: Words = { en: "Which game?", fr: "Quel jeu\u00a0?" };
export const asUsual: Words = {
  en: "The usual options?",
  fr: "Les options habituelles\u00a0?",
};
export const news: Words = { en: "Meanwhile:", fr: "Entre-temps\u00a0:" };
export const logTitle: Words = { en: "The game so far:", fr: "La partie jusqu’ici\u00a0:" };
export const nothingYet: Words = { en: "Nothing has happened yet.", fr: "Il ne s’est encore rien passé." };
export const whyTitle: Words = { en: "Why they played this way:", fr: "Pourquoi ils ont joué ainsi\u00a0:" };
export const rulesTitle: Words = {
  en: "The rules that apply now:",
  fr: "Les règles qui s’appliquent\u00a0:",
};
export function keys(more: MoreKeys, language: Language): string {
  const [u, k, w] = [more.includes("u"), more.includes("k"), more.includes("w")];
  if (language === "fr")
    return `un numéro, ou\u00a0: ? règles, h aide, l journal,${w ? " w pourquoi," : ""}${u ? " u reprendre," : ""}${k ? " k garder," : ""} q quitter`;
  return `a number, or: ? rules, h help, l log,${w ? " w why," : ""}${u ? " u take back," : ""}${k ? " k keep," : ""} q quit`;
}

export function help(more: MoreKeys, language: Language): string[] {
  const fr = language === "fr";
  const lines = fr
    ? [
        "Tapez le numéro de ce que vous voulez faire, puis Entrée.",
        "  ?       les règles qui s’appliquent",
        "  l       ce qui s’est passé, tant que la table s’en souvient",
        "  Entrée  la table encore une fois",
      ]
    : [
        "Type the number of what you want to do, then Enter.",
        "  ?      the rules that apply now",
        "  l      what has happened, as far as the table remembers it",
        "  Enter  the table again",
      ];
  if (more.includes("w"))
    lines.push(
      fr
        ? "  w       pourquoi les robots ont joué ainsi depuis votre dernier coup"
        : "  w      why the bots have played this way since your last move",
    );
  if (more.includes("u"))
    lines.push(fr ? "  u       reprendre le dernier coup" : "  u      take the last move back");
  if (more.includes("k"))
    lines.push(fr ? "  k       garder le choix déjà fait" : "  k      keep the choice made before");
  lines.push(fr ? "  h       cette aide" : "  h      this help");
  lines.push(fr ? "  q       quitter la partie" : "  q      leave the game");
  return lines;
}
export const reallyLeave: Words = {
  en: "Really leave this game?",
  fr: "Vraiment quitter cette partie\u00a0?",
};
export const gameOver: Words = { en: "The game is over.", fr: "La partie est finie." };
export const goodbye: Words = { en: "Goodbye!", fr: "Au revoir\u00a0!" };
export const inputEnded: Words = {
  en: "guinguette: the answers ended before the game did",
  fr: "guinguette\u00a0: les réponses se sont arrêtées avant la partie",
};
export const interrupted: Words = { en: "The game was interrupted.", fr: "La partie a été interrompue." };
export const saveWhere: Words = {
  en: "Save the record to which file? (Enter: do not save) ",
  fr: "Enregistrer la partie dans quel fichier\u00a0? (Entrée\u00a0: ne pas enregistrer) ",
};
export const secretsStay: Words = {
  en: "This game is not saved: only a finished game can be.",
  fr: "Cette partie n’est pas enregistrée\u00a0: seule une partie terminée peut l’être.",
};

export function curtain(name: string, key: boolean, language: Language): string {
  if (language === "fr")
    return `Passez l’appareil à ${name}. ${name}, appuyez sur ${key ? "une touche" : "Entrée"}. `;
  return `Pass the device to ${name}. ${name}, press ${key ? "any key" : "Enter"}. `;
}

/** Said at the curtain, to everybody: to whom the device can go back, or on. */
export function backTo(why: "choice" | "move" | "turn", name: string, language: Language): string {
  const fr = language === "fr";
  switch (why) {
    case "choice":
      return fr
        ? `u\u00a0: retour à ${name}, pour changer son choix.`
        : `u: back to ${name}, to change a choice.`;
    case "move":
      return fr
        ? `u\u00a0: retour à ${name}, pour reprendre un coup.`
        : `u: back to ${name}, to take a move back.`;
    case "turn":
      return fr ? `u\u00a0: passer à ${name}, dont c’est le tour.` : `u: on to ${name}, whose turn it is.`;
  }
}

/** `choice` is null where one may not look at it again. */
export function chosenAlready(choice: string | null, language: Language): string {
  const what = choice === null ? "" : `${language === "fr" ? "\u00a0" : ""}: ${choice}`;
  return language === "fr"
    ? `Votre choix est fait${what}. Un numéro le change, k le garde.`
    : `Your choice is made${what}. A number changes it, k keeps it.`;
}

export function takeBack(name: string, language: Language): string {
  return language === "fr"
    ? `${name}, reprendre votre dernier coup\u00a0?`
    : `${name}, take your last move back?`;
}

export function askOthers(name: string, language: Language): string {
  return language === "fr"
    ? `${name}, demander l’accord des autres pour reprendre votre dernier coup\u00a0?`
    : `${name}, ask the others to let you take your last move back?`;
}

export const cannotTakeBack: Words = {
  en: "Your last move cannot be taken back. (Enter) ",
  fr: "Votre dernier coup ne peut pas être repris. (Entrée) ",
};

export function agree(name: string, asker: string, language: Language): string {
  return language === "fr"
    ? `${name}, ${asker} voudrait reprendre son dernier coup. D’accord\u00a0?`
    : `${name}, ${asker} would like to take back their last move. Do you agree?`;
}

export function takenBack(name: string, language: Language): string {
  return language === "fr" ? `${name} a repris son dernier coup.` : `${name} has taken back their last move.`;
}

export function refused(name: string, language: Language): string {
  return language === "fr"
    ? `${name} n’est pas d’accord\u00a0: le coup reste joué.`
    : `${name} does not agree: the move stands.`;
}

export function howManyPlayers(min: number, max: number, language: Language): string {
  return language === "fr"
    ? `Combien de joueurs\u00a0? (${min} à ${max})`
    : `How many players? (${min} to ${max})`;
}

/** How a bot is called that plays anything. */
export const randomNames: Words = { en: "random", fr: "hasard" };

/** Said once, before the seats are asked for. */
export function botsToChoose(bots: readonly string[], language: Language): string {
  const list = bots.join(", ");
  return language === "fr"
    ? `Robots, par force croissante\u00a0: ${list}`
    : `Bots, the weakest first: ${list}`;
}

/** The first seat is a person unless told otherwise, the others are bots. */
export function whoSits(place: number, usual: string | undefined, language: Language): string {
  const perch = levelNames.perch[language].toLowerCase();
  if (language === "fr") {
    return usual === undefined
      ? `Place ${place}\u00a0: un nom, un robot, ou Entrée pour une ${perch}`
      : `Place ${place}\u00a0: un nom, un robot (-\u00a0: ${perch}), ou Entrée pour ${inQuotes(usual, "fr")}`;
  }
  return usual === undefined
    ? `Seat ${place}: a name, a bot, or Enter for a ${perch}`
    : `Seat ${place}: a name, a bot (-: ${perch}), or Enter for ${inQuotes(usual, "en")}`;
}

/** « Héron 2 », so that one sees whom one plays against; « Robot 2 » for one that plays anything. */
export function botName(place: number, bot: LevelName | "random", language: Language): string {
  if (bot === "random") return language === "fr" ? `Robot ${place}` : `Bot ${place}`;
  return `${levelNames[bot][language]} ${place}`;
}

export const seatsAndHumans: Words = {
  en: "--seats and --humans both say who plays: one of them is enough",
  fr: "--seats et --humans disent toutes deux qui joue\u00a0: une seule suffit",
};

export function nameTaken(name: string, language: Language): string {
  return language === "fr"
    ? `${name} est déjà à table\u00a0: choisissez un autre nom.`
    : `${name} sits here already: choose another name.`;
}

export function aNumberPlease(min: number, max: number, language: Language): string {
  if (min === max) return language === "fr" ? `Tapez ${min}.` : `Please type ${min}.`;
  const range = language === "fr" ? `de ${min} à ${max}` : `from ${min} to ${max}`;
  return language === "fr" ? `Il faut un nombre ${range}.` : `A number ${range}, please.`;
}

export function atLeast(min: number, language: Language): string {
  return language === "fr"
    ? `Il faut un entier d’au moins ${min}.`
    : `A whole number of at least ${min}, please.`;
}

export function aChoicePlease(typed: string, count: number, more: MoreKeys, language: Language): string {
  const what = inQuotes(shown(typed), language);
  const others = ["?", "h", "l", ...more, "q"].join(" ");
  if (language === "fr") {
    return count === 1
      ? `${what} n’est pas un choix\u00a0: tapez 1, ou ${others}.`
      : `${what} n’est pas un choix\u00a0: tapez un numéro de 1 à ${count}, ou ${others}.`;
  }
  return count === 1
    ? `${what} is not a choice: type 1, or ${others}.`
    : `${what} is not a choice: type a number from 1 to ${count}, or ${others}.`;
}

export const yesOrNo: Words = { en: "Yes or no?", fr: "Oui ou non\u00a0?" };
/** What Enter answers is the capital. */
export const yesUsually: Words = { en: "[Y/n]", fr: "[O/n]" };
export const noUsually: Words = { en: "[y/N]", fr: "[o/N]" };

export function couldNotThink(name: string, language: Language): string {
  return language === "fr"
    ? `${name} n’a pas pu réfléchir\u00a0: son coup a été tiré au hasard.`
    : `${name} could not think: its move was picked at random.`;
}

export function saved(path: string, language: Language): string {
  return language === "fr" ? `Enregistré dans ${shown(path)}.` : `Saved to ${shown(path)}.`;
}

export function notSaved(path: string, code: string, language: Language): string {
  const file = shown(path);
  const fr = language === "fr";
  switch (code) {
    case "EEXIST":
      return fr
        ? `${file} existe déjà et reste comme il est\u00a0: choisissez un autre nom.`
        : `${file} exists already and stays as it is: choose another name.`;
    case "ENOENT":
    case "ENOTDIR":
      return fr
        ? `Il n’y a pas de dossier pour ${file}\u00a0: choisissez un autre nom.`
        : `There is no folder for ${file}: choose another name.`;
    default:
      return fr
        ? `Impossible d’écrire ${file} (${code})\u00a0: choisissez un autre nom.`
        : `${file} cannot be written (${code}): choose another name.`;
  }
}
