/** The words of a table in play for people apart. */

import type { Presence, Signal } from "@guinguette/wire/live";
import type { Words } from "@guinguette/words/language";

/** All that one can say at a table. */
export const signalWords: Readonly<Record<Signal, Words>> = {
  "nice-catch": { fr: "Belle prise\u00a0!", en: "Nice catch!" },
  "oh-no": { fr: "Oh non…", en: "Oh no…" },
  "well-played": { fr: "Bien joué\u00a0!", en: "Well played!" },
  thinking: { fr: "Je réfléchis", en: "I’m thinking" },
  "your-turn": { fr: "À toi\u00a0!", en: "Your turn!" },
  thanks: { fr: "Merci", en: "Thanks" },
};

/** How somebody is at the table, in a word beside a shape. */
export const presenceWords: Readonly<Record<Presence | "you" | "nobody" | "stand-in" | "resigned", Words>> = {
  here: { fr: "ici", en: "here" },
  "back-soon": { fr: "revient…", en: "back soon…" },
  away: { fr: "absent", en: "away" },
  you: { fr: "vous", en: "you" },
  nobody: { fr: "libre", en: "empty" },
  "stand-in": { fr: "remplacé", en: "bot plays" },
  resigned: { fr: "a abandonné", en: "resigned" },
};

export const onlineWords = {
  sign: { fr: "Un signe\u00a0?", en: "A sign?" },
  signsOnly: {
    fr: "Six phrases, et c’est tout\u00a0: pas de bavardage, pas d’impolitesse.",
    en: "Six phrases, and that is all: no chatter, no rudeness.",
  },
  says: { fr: "{name}\u00a0: {text}", en: "{name}: {text}" },
  reconnecting: { fr: "On se reconnecte…", en: "Reconnecting…" },
  lost: { fr: "Le fil s’est détendu. On se reconnecte…", en: "The line went slack. Reconnecting…" },
  nothingLost: {
    fr: "La table vous attend\u00a0: rien n’est perdu.",
    en: "The table waits for you: nothing is lost.",
  },
  moveKept: { fr: "Votre coup est gardé", en: "Your move is kept" },
  kept: { fr: "Coup gardé", en: "Move kept" },
  retry: { fr: "Réessayer", en: "Try again" },
  people: { fr: "Autour de la table", en: "Around the table" },
  watchingNobody: { fr: "Personne d’autre ne regarde.", en: "Nobody else is watching." },
  watchingOne: { fr: "Une personne regarde.", en: "One person is watching." },
  watchingMany: { fr: "{n} personnes regardent.", en: "{n} people are watching." },
  hearSigns: { fr: "Signes", en: "Signs" },
  seeFrom: { fr: "Voir son jeu", en: "See their side" },
  seePublic: { fr: "Voir la table", en: "See the table" },
  youWatch: { fr: "Vous regardez la table.", en: "You are watching the table." },
  youWatchSeat: { fr: "Vous regardez avec {name}.", en: "You are watching with {name}." },
  letWatch: { fr: "On peut voir mon jeu", en: "Others may see my side" },
  asksYou: { fr: "{name} vous demande", en: "{name} asks you" },
  youAsk: { fr: "Vous avez demandé", en: "You have asked" },
  asks: { fr: "{name} demande", en: "{name} asks" },
  backMove: { fr: "Reprendre {what}\u00a0?", en: "Take back {what}?" },
  backTheirs: { fr: "Reprendre son coup\u00a0?", en: "Take their move back?" },
  backYours: { fr: "Reprendre votre coup\u00a0?", en: "Take your move back?" },
  needsAll: { fr: "Il faut l’accord de tous.", en: "Everybody has to agree." },
  agreed: { fr: "d’accord", en: "agrees" },
  whenBack: { fr: "à son retour", en: "when back" },
  notYet: { fr: "n’a pas répondu", en: "no answer yet" },
  agree: { fr: "D’accord", en: "I agree" },
  playOn: { fr: "Non, on joue", en: "No, play on" },
  resign: { fr: "Abandonner la partie", en: "Resign the game" },
  resignSure: {
    fr: "Un robot jouera à votre place jusqu’à la fin. Vous ne pourrez pas revenir.",
    en: "A bot will play in your place until the end. You cannot come back.",
  },
  standUp: { fr: "Laisser ma place", en: "Give up my seat" },
  standUpSure: {
    fr: "Votre place sera libre\u00a0: la première personne qui a le lien pourra la prendre.",
    en: "Your seat will be empty: the first person with the link may take it.",
  },
  surely: { fr: "Oui, vraiment", en: "Yes, really" },
  stay: { fr: "Non, je reste", en: "No, I’ll stay" },
  standInPlays: { fr: "Un robot a joué pour vous.", en: "A bot has played for you." },
  comeBack: { fr: "Reprendre ma place", en: "Take my seat back" },
  toTv: { fr: "Afficher sur un grand écran", en: "Show on a large screen" },
  toHand: { fr: "Ma main sur ce téléphone", en: "My hand on this phone" },
  toTable: { fr: "Toute la table ici", en: "The whole table here" },
  tableCalled: { fr: "Table {text}", en: "Table {text}" },
  timeLeft: { fr: "{name}\u00a0: il reste {time}", en: "{name}: {time} left" },
  yourTurnTitle: { fr: "À vous\u00a0!", en: "Your turn!" },
  wins: { fr: "Victoire\u00a0: {names}", en: "Won by {names}" },
  onePhone: { fr: "1 téléphone", en: "1 phone" },
  phones: { fr: "{n} téléphones", en: "{n} phones" },
  inYourPocket: { fr: "Votre main est dans votre poche", en: "Your hand is in your pocket" },
  aim: { fr: "Visez l’image, et jouez.", en: "Scan the picture, and play." },
  yourHand: { fr: "Votre main", en: "Your hand" },
  onScreen: { fr: "La table est à l’écran", en: "The table is on the screen" },
  lookUp: { fr: "Regardez l’écran.", en: "Look at the screen." },
  hidden: { fr: "Votre main est cachée.", en: "Your hand is hidden." },
  show: { fr: "Montrer", en: "Show" },
  dealSealed: {
    fr: "La donne était scellée avant le début.",
    en: "The deal was sealed before the start.",
  },
  dealGiven: {
    fr: "La donne a été choisie par qui a ouvert la table\u00a0: elle ne prouve rien.",
    en: "The deal was chosen by whoever opened the table: it proves nothing.",
  },
  verify: { fr: "Vérifier la donne", en: "Verify the deal" },
  recordMissing: {
    fr: "La partie n’a pas pu être relue\u00a0: le serveur ne répond pas.",
    en: "The game could not be read again: the server does not answer.",
  },
  fingerprint: { fr: "Empreinte publiée avant la donne\u00a0:", en: "Published before the deal:" },
  ownChance: {
    holds: {
      fr: "Votre propre hasard y est, tel que cet appareil l’a gardé.",
      en: "Your own chance is in it, as this device has kept it.",
    },
    fails: {
      fr: "Votre hasard n’est pas celui que cet appareil a gardé.",
      en: "Your chance is not the one that this device has kept.",
    },
  },
  seal: {
    holds: {
      fr: "{name}\u00a0: son hasard est celui dont le sceau a été vu avant la donne.",
      en: "{name}: the chance is the one whose seal was seen before the deal.",
    },
    fails: {
      fr: "{name}\u00a0: son hasard n’est pas celui dont le sceau a été vu avant la donne.",
      en: "{name}: the chance is not the one whose seal was seen before the deal.",
    },
  },
  joinNext: { fr: "Rejoindre la revanche", en: "Join the rematch" },
  notWatched: { fr: "Cette table n’admet pas de spectateurs.", en: "This table takes no spectators." },
} satisfies Record<string, Words | { readonly holds: Words; readonly fails: Words }>;

/** So much time, told calmly: in days, hours and minutes, and in seconds only at the very end. */
export function timeLeftWords(milliseconds: number): Words {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return both(`${seconds} s`);
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return both(`${minutes} min`);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return both(minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60}`);
  const days = Math.round(hours / 24);
  return { fr: `${days} j`, en: `${days} d` };
}

const both = (text: string): Words => ({ fr: text, en: text });
