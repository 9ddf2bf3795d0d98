/** What the home page and the settings say of tables for people apart. */
import type { Words } from "@guinguette/words/language";

export const togetherWords = {
  yourTurn: { fr: "À vous", en: "Your turn" },
  yours: { fr: "Vos tables", en: "Your tables" },
  others: { fr: "Vos autres tables", en: "Your other tables" },
  yoursNow: { fr: "À vous de jouer", en: "Yours to play" },
  yoursSince: { fr: "À vous depuis {time}", en: "Your turn, for {time} now" },
  theirsNow: { fr: "À {names} de jouer", en: "{names} to play" },
  theirsSince: { fr: "À {names} depuis {time}", en: "{names} to play, for {time} now" },
  gathers: { fr: "On s’installe", en: "Taking seats" },
  over: { fr: "Partie finie", en: "Game over" },
  inPlay: { fr: "En cours", en: "In play" },
  held: { fr: "{bot} joue pour vous", en: "{bot} plays for you" },
  upWaits: {
    fr: "Vous avez quitté votre place\u00a0: on attend votre retour",
    en: "You got up: they wait for you to come back",
  },
  up: {
    fr: "Vous avez quitté votre place\u00a0: la table continue sans vous",
    en: "You got up: the table goes on without you",
  },
  with: { fr: "avec {names}", en: "with {names}" },
  alone: { fr: "personne encore", en: "nobody yet" },
  place: { fr: "{n} place libre", en: "{n} free seat" },
  places: { fr: "{n} places libres", en: "{n} free seats" },
  play: { fr: "Jouer", en: "Play" },
  moreOne: { fr: "Voir encore une table", en: "See one more table" },
  more: { fr: "Voir {n} autres tables", en: "See {n} more tables" },
  see: { fr: "Voir", en: "See" },
  sit: { fr: "S’asseoir", en: "Sit down" },
  awaited: { fr: "On vous attend\u00a0?", en: "Have you been invited?" },
  code: { fr: "Code de la table", en: "Code of the table" },
  example: { fr: "p.\u00a0ex. {code}", en: "e.g. {code}" },
  join: { fr: "Rejoindre", en: "Join" },
  codeWhy: {
    fr: "Le code est sur l’écran de qui vous invite. Un lien suffit aussi.",
    en: "The code is on the screen of whoever invites you. A link does as well.",
  },
  noCode: {
    fr: "Un code est un poisson et un nombre, comme {code}.",
    en: "A code is a fish and a number, such as {code}.",
  },
  noTable: {
    fr: "Il n’y a pas de table {code} en ce moment.",
    en: "There is no table {code} at the moment.",
  },
  open: { fr: "Tables ouvertes", en: "Open tables" },
  noneOpen: {
    fr: "Aucune pour l’instant. Ouvrez-en une\u00a0: touchez une affiche.",
    en: "None for now. Open one: touch a poster.",
  },
  again: { fr: "Réessayer", en: "Try again" },
  playHere: { fr: "Jouer ici", en: "Play here" },
  opening: { fr: "On dresse la table…", en: "The table is being set…" },
  notify: { fr: "Me prévenir quand c’est à moi", en: "Tell me when it is my turn" },
  turnAt: { fr: "À vous\u00a0: {game}", en: "Your turn: {game}" },
} satisfies Record<string, Words>;

export const myselfWords = {
  apart: { fr: "À distance", en: "Online" },
  name: { fr: "Votre nom aux tables", en: "Your name at tables" },
  notify: { fr: "Me prévenir quand c’est à moi", en: "Tell me when it is my turn" },
  notifyWhy: {
    fr: "Tant que la page est ouverte, même derrière d’autres.",
    en: "While the page is open, even behind others.",
  },
  notAllowed: {
    fr: "Votre navigateur ne le permet pas\u00a0: ses réglages en décident.",
    en: "Your browser does not allow it: its settings decide.",
  },
  unknown: {
    fr: "Vous n’avez encore été à aucune table à distance\u00a0: rien n’est gardé de vous ailleurs que sur cet appareil.",
    en: "You have been at no online table: nothing about you is kept anywhere but on this device.",
  },
  carry: { fr: "Continuer sur un autre appareil", en: "Continue on another device" },
  carryWhy: {
    fr: "Vos places vous y suivent. Le lien ne sert qu’une fois, et pas longtemps.",
    en: "Your seats come with you. The link works once, and not for long.",
  },
  carryDo: { fr: "Faire un lien", en: "Make a link" },
  carryQr: { fr: "Code QR du lien", en: "QR code of the link" },
  carryUntil: { fr: "Valable jusqu’à {time}, une seule fois.", en: "Works until {time}, once." },
  carryOnlyHere: {
    fr: "Il ne s’ouvre que sur cet appareil. Pour un autre appareil\u00a0: appuyez sur L dans le terminal de la guinguette, puis ouvrez cette page à l’adresse qui s’y affiche.",
    en: "It opens on this device only. For another device: press L in the guinguette’s terminal, then open this page at the address shown there.",
  },
  copyLink: { fr: "Copier le lien", en: "Copy the link" },
  copied: { fr: "Copié", en: "Copied" },
  byHand: { fr: "À copier à la main", en: "Copy it by hand" },
  carryGive: {
    fr: "Ne le donnez à personne\u00a0: qui l’ouvre joue à votre place.",
    en: "Give it to nobody: whoever opens it plays in your place.",
  },
  carriedAsk: { fr: "Continuer sur cet appareil\u00a0?", en: "Continue on this device?" },
  carriedWhy: {
    fr: "Vos places vous suivent sur cet appareil, et l’autre les garde aussi. Celles que celui-ci avait à distance sont oubliées.",
    en: "Your seats come with you to this device, and the other one keeps them, too. The online seats this one had are forgotten.",
  },
  carriedDo: { fr: "Oui, c’est moi", en: "Yes, it is me" },
  carriedNot: { fr: "Non, laisser cet appareil comme il est", en: "No, leave this device as it is" },
  carriedGone: { fr: "Ce lien ne mène plus à rien", en: "This link leads nowhere now" },
  carriedGoneWhy: {
    fr: "Il a déjà servi, ou il est trop vieux. Faites-en un autre sur l’autre appareil.",
    en: "It was used already, or it is too old. Make another one on the other device.",
  },
  programs: { fr: "Programmes qui jouent pour vous", en: "Programs that play for you" },
  programsWhy: {
    fr: "Un programme à vous s’assoit avec son jeton : guinguette bot, ou l’API.",
    en: "A program of yours sits down with its token: guinguette bot, or the API.",
  },
  take: { fr: "Tout emporter", en: "Take everything with you" },
  takeWhy: {
    fr: "Tout ce que le serveur garde de vous, dans un fichier.",
    en: "All that the server keeps of you, in a file.",
  },
  takeDo: { fr: "Enregistrer", en: "Save" },
  takeFile: { fr: "guinguette-moi.json", en: "guinguette-me.json" },
  erase: { fr: "Me faire oublier", en: "Be forgotten" },
  eraseWhy: {
    fr: "Votre nom et vos places disparaissent du serveur. Les parties des autres restent.",
    en: "Your name and your seats are removed from the server. Other people’s games stay.",
  },
  eraseDo: { fr: "M’effacer…", en: "Erase me…" },
  eraseSure: { fr: "Effacer tout ce qui est à vous\u00a0?", en: "Erase all that is yours?" },
  eraseYes: { fr: "Oui, effacer", en: "Yes, erase" },
  eraseVerySure: {
    fr: "Vraiment\u00a0? Cela ne se défait pas.",
    en: "Really? This cannot be undone.",
  },
  eraseLast: { fr: "M’oublier maintenant", en: "Forget me now" },
  eraseNo: { fr: "Non, garder", en: "No, keep it" },
  erased: {
    fr: "C’est fait\u00a0: le serveur ne sait plus rien de vous. Les parties finies que garde cet appareil y sont encore, avec leurs noms\u00a0: elles s’effacent dans «\u202fParties de cet appareil\u202f».",
    en: "It is done: the server knows nothing of you. Finished games that this device keeps are still here, with their names: they are deleted in “Games on this device”.",
  },
  eraseGoesOn: {
    fr: "Le serveur vous efface de vos tables, l’une après l’autre. Un moment…",
    en: "The server erases you from your tables, one after the other. A moment…",
  },
  eraseLater: {
    fr: "Le serveur continue de vous effacer de vos tables. Redemandez-le plus tard pour savoir si c’est fini.",
    en: "The server goes on erasing you from your tables. Ask again later to know whether it is done.",
  },
  erasedPartly: {
    fr: "C’est fait, sauf pour des tables que le serveur n’a pas pu lire. Redemandez-le plus tard.",
    en: "You are erased, but not from tables that the server could not read. Ask again later.",
  },
} satisfies Record<string, Words>;

export const programWords = {
  name: { fr: "Son nom", en: "Its name" },
  make: { fr: "Faire un jeton", en: "Make a token" },
  copy: { fr: "Copier le jeton", en: "Copy the token" },
  once: { fr: "Gardez-le : il n’est montré qu’une fois.", en: "Keep it: it is shown only once." },
  give: {
    fr: "Ne le donnez à personne : qui l’a joue à votre place.",
    en: "Give it to nobody: whoever has it plays in your place.",
  },
  drop: { fr: "Retirer", en: "Drop" },
  dropOne: {
    fr: "Retirer le jeton «\u202f{name}\u202f»",
    en: "Drop the token “{name}”",
  },
} satisfies Record<string, Words>;
