/** The words of a table in play for people apart. */
import type { Words } from "@guinguette/words/language";

export const onlineWords = {
  sign: { fr: "Faire un signe", en: "Send a quick phrase" },
  signsOnly: {
    fr: "Six phrases seulement\u00a0: pas de bavardage, pas d’impolitesse.",
    en: "Only six phrases: no chatter, no rudeness.",
  },
  signTooSoon: {
    fr: "Trop vite\u00a0! Attendez un instant.",
    en: "Too fast! Wait a moment.",
  },
  says: { fr: "{name}\u00a0: {text}", en: "{name}: {text}" },
  lost: { fr: "Connexion perdue. On se reconnecte…", en: "Connection lost. Reconnecting…" },
  /** What becomes of the table meanwhile. */
  lostWaits: {
    fr: "La table vous attend\u00a0: rien n’est perdu.",
    en: "The table waits for you: nothing is lost.",
  },
  lostTimed: {
    fr: "Votre temps continue de passer.",
    en: "Your clock keeps running.",
  },
  lostTimedHeld: {
    fr: "Votre temps continue de passer. À la fin, {bot} jouera ce coup pour vous.",
    en: "Your clock keeps running. When time is up, {bot} will make this move for you.",
  },
  lostHeld: {
    fr: "Après une minute, {bot} jouera jusqu’à votre retour.",
    en: "After a minute, {bot} will play until you are back.",
  },
  lostYours: {
    fr: "Pas de réseau\u00a0: votre coup sera gardé, puis envoyé.",
    en: "No network: your move will be kept, then sent.",
  },
  lostYoursTimed: {
    fr: "Pas de réseau, et le temps passe. Votre coup sera gardé, puis envoyé.",
    en: "No network, and the clock is running. Your move will be kept, then sent.",
  },
  seatStays: {
    fr: "Sa place est gardée jusqu’à son retour.",
    en: "Their seat is kept until they come back.",
  },
  botUntilBack: {
    fr: "On peut toujours revenir à sa place.",
    en: "They can always come back to their seat.",
  },
  kept: { fr: "Coup gardé", en: "Move kept" },
  retry: { fr: "Réessayer", en: "Try again" },
  people: { fr: "Autour de la table", en: "Around the table" },
  watchingNobody: { fr: "Personne d’autre ne regarde.", en: "Nobody else is watching." },
  /** Of screens: one that hangs on a wall looks on, too. */
  watchingOne: { fr: "Un autre écran regarde.", en: "One other screen is watching." },
  watchingMany: { fr: "{n} autres écrans regardent.", en: "{n} other screens are watching." },
  hearSigns: { fr: "Voir ses signes", en: "Show their phrases" },
  /** To a whole room, below who asks. */
  answersAwaited: {
    fr: "Reprendre son coup\u00a0? Les autres répondent.",
    en: "Take their move back? The others are answering.",
  },
  /** In the bar, beside what is played. */
  watchingBar: { fr: "Vous regardez", en: "You are watching" },
  watchingBarSeat: { fr: "Vous regardez comme {name}", en: "You are watching as {name}" },
  seeFrom: { fr: "Voir son jeu", en: "See their view" },
  seePublic: { fr: "Voir la table", en: "See the table" },
  youWatch: { fr: "Vous regardez la table.", en: "You are watching the table." },
  youWatchSeat: { fr: "Vous voyez ce que voit {name}.", en: "You see what {name} sees." },
  nobodyShows: {
    fr: "Un joueur peut vous montrer son jeu. Aucun ne le fait pour l’instant.",
    en: "A player can show you their view. Nobody does yet.",
  },
  letWatch: { fr: "Montrer mon jeu", en: "Show my view" },
  letWatchWhy: {
    fr: "Les spectateurs voient alors ce que vous voyez.",
    en: "Spectators then see what you see.",
  },
  voteHold: { fr: "Voter pour un robot", en: "Vote for a bot" },
  letHold: { fr: "Faire jouer un robot", en: "Let a bot play" },
  standInPlays: { fr: "Un robot joue pour vous.", en: "A bot plays for you." },
  thoughtless: {
    fr: "{name} n’a pas pu réfléchir à temps, et a joué au hasard.",
    en: "{name} could not think in time, and played at random.",
  },
  resign: { fr: "Abandonner la partie", en: "Resign the game" },
  resignOn: {
    fr: "Un robot joue jusqu’à la fin. C’est définitif.",
    en: "A bot plays to the end. This is final.",
  },
  resignStops: { fr: "La partie s’arrête là.", en: "That ends the game." },
  resignSure: {
    fr: "Abandonner\u00a0? Un robot jouera à votre place jusqu’à la fin. Vous ne pourrez pas revenir.",
    en: "Resign? A bot will play in your place until the end. You cannot come back.",
  },
  /** Where one alone is left, or nobody, the game is over. */
  resignWins: {
    fr: "Abandonner\u00a0? La partie s’arrête là, et {name} gagne.",
    en: "Resign? That ends the game, and {name} wins.",
  },
  resignEnds: {
    fr: "Abandonner\u00a0? La partie s’arrête là.",
    en: "Resign? That ends the game.",
  },
  standUp: { fr: "Laisser ma place", en: "Leave my seat" },
  standUpBrief: {
    fr: "Un robot peut jouer jusqu’à votre retour.",
    en: "A bot may play until you come back.",
  },
  standUpTimed: {
    fr: "À la fin du temps, {bot} y jouera.",
    en: "When time is up, {bot} will play there.",
  },
  standUpSure: {
    fr: "Laisser votre place\u00a0? Vous pourrez revenir.",
    en: "Leave your seat? You can come back later.",
  },
  leaveBrief: {
    fr: "Place gardée. Revenez par l’accueil.",
    en: "Seat kept. You can come back from the home page.",
  },
  surely: { fr: "Oui, vraiment", en: "Yes, really" },
  stay: { fr: "Non, je reste", en: "No, I’ll stay" },
  toTv: { fr: "Afficher sur un grand écran", en: "Show on a large screen" },
  /** Where nobody may look on, it is one's own device that shows it. */
  toTvOwn: {
    fr: "Branchez l’écran à cet appareil\u00a0: cette table n’a pas de spectateurs.",
    en: "Plug the screen into this device: this table has no spectators.",
  },
  handBeside: {
    fr: "La table est sur un grand écran\u00a0? Gardez seulement votre main ici.",
    en: "Is the table on a large screen? Keep only your hand here.",
  },
  handChosen: { fr: "Seule votre main est ici.", en: "Only your hand is here." },
  toHand: { fr: "Seulement ma main, sur cet appareil", en: "Only my hand, on this device" },
  tableCalled: { fr: "Table {text}", en: "Table {text}" },
  nextOnPhones: {
    fr: "Une revanche\u00a0? Lancez-la sur un téléphone. Cet écran suivra.",
    en: "A rematch? Start it on a phone. This screen will follow.",
  },
  /** How many of the players are there, with whatever device. */
  nobodyAtTable: { fr: "Personne à la table", en: "Nobody at the table" },
  atTable: { fr: "{n} à la table", en: "{n} at the table" },
  inYourPocket: { fr: "Votre main est sur votre téléphone", en: "Your hand is on your phone" },
  /** Instead, where the picture would lead nobody here. */
  onlyHere: {
    fr: "Ouverte ici seulement. Pour d’autres appareils, appuyez sur L dans le terminal.",
    en: "Open here only. For other devices, press L in the terminal.",
  },
  aim: { fr: "Visez l’image, et jouez.", en: "Scan the picture, and play." },
  aimToWatch: { fr: "Visez l’image pour regarder.", en: "Scan the picture to watch." },
  dealGiven: {
    fr: "L’hôte a choisi la donne\u00a0: il n’y a rien à vérifier.",
    en: "The host chose the deal: there is nothing to verify.",
  },
  verify: { fr: "Vérifier la donne", en: "Verify the deal" },
  recordMissing: {
    fr: "Vérification impossible\u00a0: le serveur ne répond pas.",
    en: "Cannot verify: the server does not answer.",
  },
  details: { fr: "Détails", en: "Details" },
  fingerprint: {
    fr: "Empreinte du secret, publiée avant la donne (la moindre modification la change)\u00a0:",
    en: "Fingerprint of the secret, published before the deal (the slightest change alters it):",
  },
  /** Whoever checks the record elsewhere is asked for it. */
  digest: {
    fr: "Empreinte de toute la partie, donnée à la fin\u00a0:",
    en: "Fingerprint of the whole game, given at the end:",
  },
  ownChance: {
    holds: {
      fr: "Votre nombre tiré au hasard en fait partie.",
      en: "Your own random number is in it.",
    },
    fails: {
      fr: "Votre nombre tiré au hasard a été changé.",
      en: "Your random number has been changed.",
    },
  },
  seal: {
    holds: {
      fr: "{name}\u00a0: son nombre a bien été fixé avant la donne.",
      en: "{name}: their number was fixed before the deal.",
    },
    fails: {
      fr: "{name}\u00a0: son nombre n’est pas celui fixé avant la donne.",
      en: "{name}: their number is not the one fixed before the deal.",
    },
  },
  seatFreed: { fr: "Votre place a été libérée.", en: "Your seat has been freed." },
  notWatched: { fr: "Cette table n’a pas de spectateurs.", en: "This table has no spectators." },
} satisfies Record<string, Words | { readonly holds: Words; readonly fails: Words }>;
