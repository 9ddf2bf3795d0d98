/** The words of a table where people gather. */
import type { Presence } from "@guinguette/wire/live";
import type { Plan } from "@guinguette/wire/terms";
import type { Language, Words } from "@guinguette/words/language";
import { saidOfBot } from "./bot-called.ts";
import { levelSaid } from "./levels.ts";
import { presenceWords } from "./presence.ts";
import { filled } from "./table.ts";
import { duration } from "./time-passed.ts";

export const waitingWords = {
  gathering: { fr: "On s’installe", en: "Taking seats" },
  gatheringAt: { fr: "Chez {name} · on s’installe", en: "{name} hosts · taking seats" },
  lost: { fr: "On se reconnecte…", en: "Reconnecting…" },
  invite: { fr: "Faites-les venir", en: "Invite them" },
  inviteOthers: { fr: "Inviter quelqu’un d’autre", en: "Invite somebody else" },
  inviteHow: {
    fr: "Le code se dit, l’image se vise, le lien s’envoie.",
    en: "Say the code, scan the picture, send the link.",
  },
  onlyHere: {
    fr: "Cette table ne s’ouvre que sur cet appareil. Pour d’autres appareils\u00a0: appuyez sur L dans le terminal de la guinguette, puis ouvrez cette page à l’adresse qui s’y affiche.",
    en: "This table opens on this device only. For other devices: press L in the guinguette’s terminal, then open this page at the address shown there.",
  },
  qr: { fr: "Code QR de la table {code}", en: "QR code of table {code}" },
  copy: { fr: "Copier le lien", en: "Copy the link" },
  copied: { fr: "Lien copié", en: "Link copied" },
  copyByHand: { fr: "Copiez ce lien\u00a0:", en: "Copy this link:" },
  send: { fr: "Envoyer le lien", en: "Send the link" },
  come: { fr: "{game}\u00a0: venez à la table {code}.", en: "{game}: come to table {code}." },
  who: { fr: "Qui pêche\u00a0?", en: "Who is fishing?" },
  yourName: { fr: "Votre nom", en: "Your name" },
  blankName: { fr: "Il faut un nom\u00a0: vous gardez le vôtre.", en: "A name is needed: you keep yours." },
  nameTaken: {
    fr: "Quelqu’un d’autre porte ce nom à cette table\u00a0: choisissez-en un autre.",
    en: "Somebody else has that name at this table: choose another.",
  },
  sit: { fr: "S’asseoir", en: "Sit down" },
  sitHere: { fr: "S’asseoir à la place {n}", en: "Sit down at seat {n}" },
  moveHere: { fr: "Venir à la place {n}", en: "Move to seat {n}" },
  comeHere: { fr: "Venir ici", en: "Move here" },
  full: {
    fr: "Toutes les places sont prises. Vous pourrez regarder.",
    en: "Every seat is taken. You will be able to watch.",
  },
  fullShut: {
    fr: "Toutes les places sont prises, et cette table n’admet pas de spectateurs.",
    en: "Every seat is taken, and this table takes no spectators.",
  },
  stand: { fr: "Se lever", en: "Get up" },
  free: { fr: "{name}\u00a0: libérer la place", en: "{name}: free the seat" },
  takeBot: { fr: "Retirer {name}", en: "Remove {name}" },
  freeSeat: { fr: "Place libre", en: "Free seat" },
  keepOrGive: { fr: "Gardez-la, ou donnez-la à un robot\u00a0:", en: "Keep it, or give it to a bot:" },
  botAt: { fr: "Un robot à la place {n}", en: "A bot at seat {n}" },
  botHere: { fr: "{name} à la place {n}", en: "{name} at seat {n}" },
  you: { fr: "vous", en: "you" },
  youHost: { fr: "vous tenez la table", en: "you host the table" },
  hosts: { fr: "tient la table", en: "hosts the table" },
  keptFor: { fr: "place gardée", en: "seat kept" },
  colour: { fr: "Votre couleur\u00a0: {colour}", en: "Your colour: {colour}" },
  how: { fr: "Options", en: "Options" },
  change: { fr: "Changer", en: "Change" },
  rules: { fr: "Le jeu et ses options", en: "The game and its options" },
  game: { fr: "Jeu", en: "Game" },
  seats: { fr: "Places", en: "Seats" },
  clock: { fr: "Pendule", en: "Clock" },
  noClock: { fr: "Aucune", en: "None" },
  noClockWhy: { fr: "On prend son temps.", en: "Take your time." },
  clockWaits: {
    fr: "Le temps écoulé, on attend encore\u00a0; après trois minutes au moins, l’hôte peut faire jouer un robot pour qui n’est plus là.",
    en: "When time is up, the table still waits; after three minutes at least, the host may let a bot play for whoever is away.",
  },
  clockBot: {
    fr: "Le temps écoulé, {bot} joue ce coup, puis la place revient à son joueur.",
    en: "When time is up, {bot} makes that one move, then the seat is its player’s again.",
  },
  aMove: { fr: "{time} par coup", en: "{time} a move" },
  aGame: { fr: "{time} chacun", en: "{time} each" },
  aGameMore: { fr: "{time} chacun, + {more} par coup", en: "{time} each, + {more} a move" },
  away: { fr: "Si quelqu’un s’absente", en: "If somebody stays away" },
  watching: { fr: "Spectateurs", en: "Spectators" },
  delay: { fr: "Ils voient", en: "They see it" },
  live: { fr: "en direct", en: "as it happens" },
  later: { fr: "{time} plus tard", en: "{time} later" },
  listed: { fr: "Table publique", en: "Public table" },
  listedYes: { fr: "N’importe qui peut s’asseoir.", en: "Anybody can sit down." },
  listedNo: {
    fr: "Il faut le lien ou le code pour la trouver.",
    en: "It takes the link or the code to find it.",
  },
  yes: { fr: "Oui", en: "Yes" },
  no: { fr: "Non", en: "No" },
  sealed: {
    fr: "La donne est scellée\u00a0: vérifiable à la fin.",
    en: "The deal is sealed: it can be checked at the end.",
  },
  sealedHow: { fr: "Comment\u00a0?", en: "How?" },
  sealedWhy: {
    fr: "Le serveur a choisi son secret avant que quiconque s’asseye, et en publie l’empreinte. Chacun ajoute ensuite son propre hasard, et la donne vient de tout cela ensemble. À la fin, tout est ouvert.",
    en: "The server chose its secret before anybody sat down, and publishes its fingerprint. Everybody then adds chance of their own, and the deal comes from all of it together. At the end, everything is opened.",
  },
  fingerprint: { fr: "Empreinte", en: "Fingerprint" },
  yourPart: {
    fr: "Votre part de hasard y est, telle que cet appareil l’a tirée.",
    en: "Your part of the chance is in it, as this device drew it.",
  },
  notYourPart: {
    fr: "Votre part de hasard a été tirée sur un autre appareil.",
    en: "Your part of the chance was drawn on another device.",
  },
  given: {
    fr: "La donne a été choisie par qui a ouvert la table\u00a0: rien n’est prouvé.",
    en: "The deal was chosen by whoever opened the table: nothing is proven.",
  },
  start: { fr: "Commencer", en: "Start" },
  startAlone: { fr: "Commencer en solo", en: "Start alone" },
  startWith: { fr: "Commencer à {count}", en: "Start with {count}" },
  freeGoes: { fr: "La place libre disparaîtra.", en: "The free seat will be removed." },
  freeGo: { fr: "Les places libres disparaîtront.", en: "The free seats will be removed." },
  needOne: { fr: "Il manque un joueur", en: "One more player needed" },
  needMore: { fr: "Il manque {n} joueurs", en: "{n} more players needed" },
  needSeat: { fr: "Il manque quelqu’un à la place {n}", en: "Seat {n} is still empty" },
  needName: { fr: "On attend {names}", en: "Waiting for {names}" },
  needNames: { fr: "On attend encore {n} joueurs", en: "Waiting for {n} more players" },
  hostStarts: {
    fr: "On attend {name} pour commencer.",
    en: "Waiting for {name} to start.",
  },
  hostWillStart: { fr: "{name} lancera la partie.", en: "{name} will start the game." },
  screenStarts: {
    fr: "La partie se lance sur l’écran qui a ouvert la table.",
    en: "The game is started on the screen that opened the table.",
  },
  wall: { fr: "Faire de cet écran celui de la table", en: "Make this the table’s screen" },
} satisfies Record<string, Words>;

/** Of so many people: « Commencer à trois ». */
export const countWords: readonly Words[] = [
  { fr: "zéro", en: "none" },
  { fr: "un", en: "one" },
  { fr: "deux", en: "two" },
  { fr: "trois", en: "three" },
  { fr: "quatre", en: "four" },
  { fr: "cinq", en: "five" },
  { fr: "six", en: "six" },
  { fr: "sept", en: "seven" },
  { fr: "huit", en: "eight" },
];

/** How somebody is while people gather; `expected`: the seat is kept for them. */
export const gatheringWords: Readonly<Record<Presence | "expected", Words>> = {
  ...presenceWords,
  expected: { fr: "on l’attend", en: "expected" },
};

export const watchingWords: Readonly<
  Record<Plan["watching"], { readonly name: Words; readonly why: Words }>
> = {
  nobody: {
    name: { fr: "Non", en: "No" },
    why: { fr: "Personne ne regarde sans s’asseoir.", en: "Nobody watches without a seat." },
  },
  public: {
    name: { fr: "Oui", en: "Yes" },
    why: { fr: "Ils voient ce que tous voient.", en: "They see what everybody sees." },
  },
  seats: {
    name: { fr: "De près", en: "Up close" },
    why: {
      fr: "Ils voient aussi le jeu de qui le veut bien.",
      en: "They also see the side of whoever agrees to it.",
    },
  },
};

const awayWaits: Words = { fr: "On attend", en: "We wait" };
/** Who plays at random has no level, and no name by it. */
const awayRandom: Words = { fr: "Un robot joue au hasard", en: "A bot plays at random" };
const awayBot: Words = { fr: "{name} tient la place", en: "{name} holds the seat" };

export function awaySaid(away: Plan["away"], language: Language): string {
  if (away === "wait") return awayWaits[language];
  if (away === "random") return awayRandom[language];
  return filled(awayBot[language], { name: levelSaid(away, language) });
}

/** What becomes of a move whose time is up. */
export function clockWhySaid({ clock, away }: Pick<Plan, "clock" | "away">, language: Language): string {
  if (clock === null) return waitingWords.noClockWhy[language];
  return away === "wait"
    ? waitingWords.clockWaits[language]
    : saidOfBot(waitingWords.clockBot, away, language);
}

export function clockSaid(clock: Plan["clock"], language: Language): string {
  if (clock === null) return waitingWords.noClock[language];
  const time = duration(clock.seconds, language);
  if (clock.kind === "move") return filled(waitingWords.aMove[language], { time });
  if (clock.added === 0) return filled(waitingWords.aGame[language], { time });
  return filled(waitingWords.aGameMore[language], { time, more: duration(clock.added, language) });
}

export function delaySaid(seconds: number, language: Language): string {
  if (seconds === 0) return waitingWords.live[language];
  return filled(waitingWords.later[language], { time: duration(seconds, language) });
}
