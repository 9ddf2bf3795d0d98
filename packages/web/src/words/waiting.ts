/** The words of a table where people gather. */
import type { Presence } from "@guinguette/wire/live";
import type { Plan } from "@guinguette/wire/terms";
import type { Language, Words } from "@guinguette/words/language";
import type { PresetName } from "../apart/presets.ts";
import { saidOfBot } from "./bot-called.ts";
import { levelSaid } from "./levels.ts";
import { presenceWords } from "./presence.ts";
import { filled } from "./table.ts";
import { duration } from "./time-passed.ts";

export const waitingWords = {
  gathering: { fr: "On s’installe", en: "Taking seats" },
  gatheringAt: { fr: "Hôte\u00a0: {name} · on s’installe", en: "Host: {name} · taking seats" },
  lost: { fr: "On se reconnecte…", en: "Reconnecting…" },
  invite: { fr: "Invitez vos amis", en: "Invite your friends" },
  inviteOthers: { fr: "Inviter quelqu’un d’autre", en: "Invite somebody else" },
  inviteHow: {
    fr: "Dites le code, montrez l’image ou envoyez le lien.",
    en: "Say the code, show the picture or send the link.",
  },
  onlyHere: {
    fr: "Cette table ne s’ouvre que sur cet appareil. Pour les autres, appuyez sur L dans le terminal, puis ouvrez l’adresse affichée.",
    en: "This table opens on this device only. For others, press L in the terminal, then open the address shown there.",
  },
  qr: { fr: "Code QR de la table {code}", en: "QR code of table {code}" },
  copy: { fr: "Copier le lien", en: "Copy the link" },
  copied: { fr: "Lien copié", en: "Link copied" },
  copyByHand: { fr: "Copiez ce lien\u00a0:", en: "Copy this link:" },
  send: { fr: "Envoyer le lien", en: "Send the link" },
  come: { fr: "{game}\u00a0: venez à la table {code}.", en: "{game}: come to table {code}." },
  who: { fr: "Qui pêche\u00a0?", en: "Who is fishing?" },
  yourName: { fr: "Votre nom", en: "Your name" },
  blankName: {
    fr: "Il faut un nom. Le vôtre n’a pas changé.",
    en: "A name is needed. Yours has not changed.",
  },
  nameTaken: {
    fr: "Ce nom est déjà pris à cette table. Choisissez-en un autre.",
    en: "This name is taken at this table. Choose another.",
  },
  sit: { fr: "S’asseoir", en: "Sit down" },
  moveHere: { fr: "Venir à la place {n}", en: "Move to seat {n}" },
  mySeat: { fr: "Votre place", en: "Your seat" },
  place: { fr: "Place", en: "Seat" },
  placeWhy: { fr: "On joue dans l’ordre des places.", en: "Turns go in the order of the seats." },
  colours: { fr: "Couleurs", en: "Colours" },
  full: {
    fr: "Toutes les places sont prises. Vous pouvez regarder.",
    en: "Every seat is taken. You can watch.",
  },
  fullShut: {
    fr: "Toutes les places sont prises, et cette table n’a pas de spectateurs.",
    en: "Every seat is taken, and this table has no spectators.",
  },
  stand: { fr: "Quitter ma place", en: "Leave seat" },
  free: { fr: "{name}\u00a0: libérer la place", en: "{name}: free the seat" },
  takeBot: { fr: "Retirer {name}", en: "Remove {name}" },
  /** On a plate that has room for one word. */
  freeBrief: { fr: "Libre", en: "Free" },
  freeOne: { fr: "Encore une place", en: "One more seat" },
  freeMany: { fr: "Encore {n} places", en: "{n} more seats" },
  addBot: { fr: "Ajouter un robot", en: "Add a bot" },
  expected: { fr: "on l’attend", en: "expected" },
  hosts: { fr: "hôte", en: "host" },
  colour: { fr: "Votre couleur\u00a0: {colour}", en: "Your colour: {colour}" },
  how: { fr: "Réglages de la table", en: "Table settings" },
  ways: { fr: "Comment jouer", en: "How to play" },
  oneByOne: { fr: "Chaque réglage", en: "Every setting" },
  game: { fr: "Jeu", en: "Game" },
  clock: { fr: "Pendule", en: "Clock" },
  noClock: { fr: "Aucune", en: "None" },
  noClockWhy: { fr: "On prend son temps.", en: "Take your time." },
  clockWaits: {
    fr: "Quand le temps est écoulé, on attend encore. Après trois minutes, l’hôte peut faire jouer un robot.",
    en: "When time is up, the table still waits. After three minutes, the host can let a bot play.",
  },
  clockBot: {
    fr: "Quand le temps est écoulé, {bot} joue ce coup, et le joueur reprend ensuite.",
    en: "When time is up, {bot} makes that move, then the player goes on.",
  },
  aMove: { fr: "{time} par coup", en: "{time} a move" },
  aGame: { fr: "{time} chacun", en: "{time} each" },
  aGameMore: { fr: "{time} chacun, + {more} par coup", en: "{time} each, + {more} a move" },
  away: { fr: "Si quelqu’un s’absente", en: "If someone is away" },
  watching: { fr: "Spectateurs", en: "Spectators" },
  listed: { fr: "Table publique", en: "Public table" },
  listedYes: { fr: "N’importe qui peut s’asseoir.", en: "Anybody can sit down." },
  listedNo: {
    fr: "On y entre avec le lien ou le code.",
    en: "Only with the link or the code.",
  },
  hints: { fr: "Conseils du héron", en: "Hints from the heron" },
  hintsTold: {
    fr: "Chacun peut en demander\u00a0: toute la table le voit.",
    en: "Anybody may take one: the whole table is told.",
  },
  hintsNone: { fr: "Personne ne peut en demander.", en: "Nobody can take any." },
  hintsListed: { fr: "Pas à une table publique.", en: "Not at a public table." },
  yes: { fr: "Oui", en: "Yes" },
  no: { fr: "Non", en: "No" },
  sealed: {
    fr: "Donne équitable\u00a0: à vérifier à la fin.",
    en: "Fair deal: you can check it at the end.",
  },
  sealedWhy: {
    fr: "Le serveur choisit un nombre secret et en publie l’empreinte. Chaque appareil ajoute ensuite un nombre tiré au hasard. La donne vient de tous ces nombres. À la fin, tous sont montrés.",
    en: "The server picks a secret number and publishes its fingerprint. Each device then adds a random number. The deal comes from all these numbers. At the end, all of them are shown.",
  },
  fingerprint: { fr: "Empreinte", en: "Fingerprint" },
  yourPart: {
    fr: "Le nombre tiré par votre appareil en fait partie.",
    en: "Your device’s random number is part of it.",
  },
  notYourPart: {
    fr: "Votre nombre a été tiré sur un autre appareil.",
    en: "Your random number was drawn on another device.",
  },
  given: {
    fr: "L’hôte a choisi la donne\u00a0: elle ne se vérifie pas.",
    en: "The host chose the deal: it cannot be verified.",
  },
  start: { fr: "Commencer", en: "Start" },
  startAlone: { fr: "Commencer en solo", en: "Start alone" },
  startWith: { fr: "Commencer à {count}", en: "Start with {count}" },
  needOne: { fr: "Il manque un joueur", en: "One more player needed" },
  needMore: { fr: "Il manque {n} joueurs", en: "{n} more players needed" },
  needName: { fr: "On attend {names}", en: "Waiting for {names}" },
  needNames: { fr: "On attend encore {n} joueurs", en: "Waiting for {n} more players" },
  hostStarts: {
    fr: "On attend {name} pour commencer.",
    en: "Waiting for {name} to start.",
  },
  hostWillStart: { fr: "{name} lancera la partie.", en: "{name} will start the game." },
  screenStarts: {
    fr: "Lancez la partie sur l’écran qui a ouvert la table.",
    en: "Start the game on the screen that opened the table.",
  },
  wall: { fr: "Utiliser comme écran partagé", en: "Use as the shared screen" },
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

/** The three ways in which a table goes (apart/presets.ts), and what each is in a line. */
export const presetWords: Readonly<Record<PresetName, { readonly name: Words; readonly usual: Words }>> = {
  table: {
    name: { fr: "Autour de la table", en: "Round the table" },
    usual: {
      fr: "Comme d’habitude\u00a0: sans pendule, on reprend ses coups, et la table aide la mémoire.",
      en: "As usual: no clock, moves can be taken back, and the table helps your memory.",
    },
  },
  live: {
    name: { fr: "En direct", en: "Live" },
    usual: {
      fr: "En direct\u00a0: une minute par coup\u00a0; un robot joue pour les absents.",
      en: "Live: a minute a move; a bot plays for anybody who is away.",
    },
  },
  letter: {
    name: { fr: "Par courrier", en: "By letter" },
    usual: {
      fr: "Par courrier\u00a0: trois jours par coup. Faites-vous prévenir quand c’est à vous.",
      en: "By letter: three days a move. Ask to be notified on your turn.",
    },
  },
};

/** How somebody is while people gather; `expected`: the seat is kept for them. */
export const gatheringWords: Readonly<Record<Presence | "expected", Words>> = {
  ...presenceWords,
  expected: waitingWords.expected,
};

export const watchingWords: Readonly<
  Record<Plan["watching"], { readonly name: Words; readonly why: Words }>
> = {
  nobody: {
    name: { fr: "Non", en: "No" },
    why: { fr: "Seuls les joueurs voient la partie.", en: "Only the players see the game." },
  },
  public: {
    name: { fr: "Oui", en: "Yes" },
    why: { fr: "Ils voient ce que tous les joueurs voient.", en: "They see what all players see." },
  },
  seats: {
    name: { fr: "De près", en: "Up close" },
    why: {
      fr: "Ils voient aussi le jeu des joueurs qui le veulent.",
      en: "They also see the view of each player who agrees.",
    },
  },
};

const awayWaits: Words = { fr: "On attend", en: "We wait" };
/** Who plays at random has no level, and no name by it. */
const awayRandom: Words = { fr: "Un robot joue au hasard", en: "A bot plays at random" };
const awayBot: Words = { fr: "Un robot {name} joue", en: "A {name} bot plays" };

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
