/** What the home page and the settings say of tables for people apart. */
import type { Words } from "@guinguette/words/language";

export const togetherWords = {
  yourTurn: { fr: "À vous", en: "Your turn" },
  yours: { fr: "Vos tables", en: "Your tables" },
  others: { fr: "Vos autres tables", en: "Your other tables" },
  yoursNow: { fr: "À vous de jouer", en: "Your turn" },
  yoursSince: { fr: "À vous depuis {time}", en: "Your turn for {time}" },
  theirsNow: { fr: "À {names} de jouer", en: "{names} to play" },
  theirsSince: { fr: "À {names} depuis {time}", en: "Waiting for {names}: {time}" },
  gathers: { fr: "On s’installe", en: "Taking seats" },
  over: { fr: "Partie finie", en: "Game over" },
  inPlay: { fr: "En cours", en: "In play" },
  held: { fr: "{bot} joue pour vous", en: "{bot} plays for you" },
  upWaits: {
    fr: "Vous avez quitté votre place\u00a0: on vous attend",
    en: "You left your seat: the others wait for you",
  },
  up: {
    fr: "Vous avez quitté votre place\u00a0: la partie continue sans vous",
    en: "You left your seat: the game goes on without you",
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
  awaited: { fr: "Une invitation\u00a0?", en: "Have you been invited?" },
  code: { fr: "Code de la table", en: "Table code" },
  example: { fr: "p.\u00a0ex. {code}", en: "e.g. {code}" },
  join: { fr: "Rejoindre", en: "Join" },
  codeWhy: {
    fr: "Votre hôte voit le code sur son écran. Un lien suffit aussi.",
    en: "Your host sees the code on their screen. A link works too.",
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
    fr: "Aucune pour l’instant. Touchez un jeu pour en ouvrir une.",
    en: "None for now. Touch a game to open one.",
  },
  again: { fr: "Réessayer", en: "Try again" },
  playHere: { fr: "Jouer ici", en: "Play here" },
  opening: { fr: "La table se prépare…", en: "Setting the table…" },
  notify: { fr: "Me prévenir quand c’est à moi", en: "Notify me on my turn" },
  turnAt: { fr: "À vous\u00a0: {game}", en: "Your turn: {game}" },
} satisfies Record<string, Words>;

export const myselfWords = {
  apart: { fr: "À distance", en: "Online" },
  name: { fr: "Votre nom aux tables", en: "Your name at tables" },
  notify: { fr: "Me prévenir quand c’est à moi", en: "Notify me on my turn" },
  notifyWhy: {
    fr: "Tant que cette page reste ouverte.",
    en: "As long as this page stays open.",
  },
  notAllowed: {
    fr: "Votre navigateur l’interdit. Changez-le dans ses réglages.",
    en: "Your browser blocks it. Change this in its settings.",
  },
  unknown: {
    fr: "Aucune table à distance pour l’instant\u00a0: tout reste sur cet appareil.",
    en: "No online table yet: everything stays on this device.",
  },
  carry: { fr: "Continuer sur un autre appareil", en: "Continue on another device" },
  carryWhy: {
    fr: "Vous y retrouvez vos places. Le lien ne sert qu’une fois, et pas longtemps.",
    en: "Your seats will be there too. The link works once, for a short time.",
  },
  carryDo: { fr: "Créer un lien", en: "Make a link" },
  carryQr: { fr: "Code QR du lien", en: "QR code of the link" },
  carryUntil: { fr: "Valable jusqu’à {time}, une seule fois.", en: "Works once, until {time}." },
  carryOnlyHere: {
    fr: "Il ne s’ouvre que sur cet appareil. Pour un autre, appuyez sur L dans le terminal, puis ouvrez l’adresse affichée.",
    en: "It opens on this device only. For another, press L in the terminal, then open the address shown there.",
  },
  copyLink: { fr: "Copier le lien", en: "Copy the link" },
  copied: { fr: "Copié", en: "Copied" },
  byHand: { fr: "À copier à la main", en: "Copy it by hand" },
  carryGive: {
    fr: "Ne le donnez à personne\u00a0: il permet de jouer à votre place.",
    en: "Share it with nobody: it lets people play as you.",
  },
  carriedAsk: { fr: "Continuer sur cet appareil\u00a0?", en: "Continue on this device?" },
  carriedWhy: {
    fr: "Vous retrouvez vos places ici, et l’autre appareil les garde aussi. Les places que cet appareil occupait à distance sont oubliées.",
    en: "Your seats will be here, and the other device keeps them too. The online seats this device had before are forgotten.",
  },
  carriedDo: { fr: "Oui, c’est moi", en: "Yes, it is me" },
  carriedNot: { fr: "Non, laisser cet appareil comme il est", en: "No, leave this device as it is" },
  carriedGone: { fr: "Ce lien ne marche plus", en: "This link no longer works" },
  carriedGoneWhy: {
    fr: "Il a déjà servi, ou il est trop vieux. Créez-en un autre sur l’autre appareil.",
    en: "It has already been used, or is too old. Make a new one on the other device.",
  },
  programs: { fr: "Programmes qui jouent pour vous", en: "Programs that play for you" },
  programsWhy: {
    fr: "Donnez un jeton à votre programme (guinguette bot ou l’API), et il jouera pour vous.",
    en: "Give your program a token (guinguette bot or the API), and it will play for you.",
  },
  take: { fr: "Télécharger mes données", en: "Download my data" },
  takeWhy: {
    fr: "Tout ce que le serveur sait de vous, dans un fichier.",
    en: "All that the server knows about you, in a file.",
  },
  takeDo: { fr: "Enregistrer", en: "Save" },
  takeFile: { fr: "guinguette-moi.json", en: "guinguette-me.json" },
  erase: { fr: "Effacer mes données", en: "Erase my data" },
  eraseWhy: {
    fr: "Votre nom et vos places sont effacés du serveur. Les parties des autres restent.",
    en: "Your name and your seats are erased from the server. Other people’s games stay.",
  },
  eraseDo: { fr: "M’effacer…", en: "Erase me…" },
  eraseSure: { fr: "Effacer toutes vos données\u00a0?", en: "Erase all your data?" },
  eraseYes: { fr: "Oui, effacer", en: "Yes, erase" },
  eraseVerySure: {
    fr: "Vraiment\u00a0? C’est définitif.",
    en: "Really? This cannot be undone.",
  },
  eraseLast: { fr: "Tout effacer maintenant", en: "Erase everything now" },
  eraseNo: { fr: "Non, garder", en: "No, keep it" },
  erased: {
    fr: "C’est fait\u00a0: le serveur ne sait plus rien de vous. Cet appareil garde encore ses parties finies. Effacez-les dans «\u202fParties de cet appareil\u202f».",
    en: "Done: the server knows nothing about you. This device still keeps its finished games. Delete them in “Games on this device”.",
  },
  eraseGoesOn: {
    fr: "Le serveur vous efface de vos tables. Un moment…",
    en: "The server is erasing you from your tables. One moment…",
  },
  eraseLater: {
    fr: "L’effacement continue sur le serveur. Revenez plus tard pour vérifier.",
    en: "The server is still erasing. Come back later to check.",
  },
  erasedPartly: {
    fr: "C’est fait, sauf à certaines tables que le serveur n’a pas pu lire. Réessayez plus tard.",
    en: "Done, except at some tables that the server could not read. Try again later.",
  },
} satisfies Record<string, Words>;

export const programWords = {
  name: { fr: "Son nom", en: "Its name" },
  make: { fr: "Créer un jeton", en: "Make a token" },
  copy: { fr: "Copier le jeton", en: "Copy the token" },
  once: { fr: "Gardez-le : il n’est montré qu’une fois.", en: "Keep it: it is shown only once." },
  give: {
    fr: "Ne le donnez à personne : il permet de jouer à votre place.",
    en: "Share it with nobody: it lets people play as you.",
  },
  drop: { fr: "Retirer", en: "Drop" },
  dropOne: {
    fr: "Retirer le jeton «\u202f{name}\u202f»",
    en: "Drop the token “{name}”",
  },
} satisfies Record<string, Words>;
