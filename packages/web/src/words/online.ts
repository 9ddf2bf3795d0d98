/** The words of a table in play for people apart. */
import type { Words } from "@guinguette/words/language";

export const onlineWords = {
  sign: { fr: "Un signe\u00a0?", en: "A sign?" },
  signsOnly: {
    fr: "Six phrases, et c’est tout\u00a0: pas de bavardage, pas d’impolitesse.",
    en: "Six phrases, and that is all: no chatter, no rudeness.",
  },
  signTooSoon: {
    fr: "Un signe après l’autre\u00a0: encore un instant.",
    en: "One sign after the other: just a moment.",
  },
  says: { fr: "{name}\u00a0: {text}", en: "{name}: {text}" },
  lost: { fr: "Le fil s’est détendu. On se reconnecte…", en: "The line went slack. Reconnecting…" },
  /** What becomes of the table meanwhile. */
  lostWaits: {
    fr: "La table vous attend\u00a0: rien n’est perdu.",
    en: "The table waits for you: nothing is lost.",
  },
  lostTimed: {
    fr: "L’horloge continue de tourner.",
    en: "The clock runs on.",
  },
  lostTimedHeld: {
    fr: "L’horloge continue de tourner\u00a0: à la fin du temps, {bot} joue ce coup pour vous.",
    en: "The clock runs on: when the time is up, {bot} makes that move for you.",
  },
  lostHeld: {
    fr: "Après une minute d’attente, {bot} jouera jusqu’à votre retour.",
    en: "After a minute’s wait, {bot} will play until you are back.",
  },
  lostYours: {
    fr: "Pas de réseau\u00a0: votre coup sera gardé, puis envoyé.",
    en: "No network: your move will be kept, then sent.",
  },
  lostYoursTimed: {
    fr: "Pas de réseau, et l’horloge tourne\u00a0: votre coup sera gardé, puis envoyé.",
    en: "No network, and the clock runs on: your move will be kept, then sent.",
  },
  seatStays: {
    fr: "Sa place reste la sienne\u00a0: il suffit de revenir.",
    en: "The seat stays theirs: coming back is enough.",
  },
  botUntilBack: {
    fr: "Qui a quitté sa place peut toujours revenir.",
    en: "Whoever got up can still come back.",
  },
  kept: { fr: "Coup gardé", en: "Move kept" },
  retry: { fr: "Réessayer", en: "Try again" },
  people: { fr: "Autour de la table", en: "Around the table" },
  watchingNobody: { fr: "Personne d’autre ne regarde.", en: "Nobody else is watching." },
  /** Of screens: one that hangs on a wall looks on, too. */
  watchingOne: { fr: "Un autre écran regarde.", en: "One other screen is watching." },
  watchingMany: { fr: "{n} autres écrans regardent.", en: "{n} other screens are watching." },
  hearSigns: { fr: "Voir ses signes", en: "Show their signs" },
  /** To a whole room, below who asks. */
  answersAwaited: {
    fr: "Reprendre son coup\u00a0? On attend les réponses.",
    en: "Take their move back? Answers are awaited.",
  },
  /** In the bar, beside what is played. */
  watchingBar: { fr: "Vous regardez", en: "You are watching" },
  watchingBarSeat: { fr: "Vous regardez avec {name}", en: "You watch with {name}’s eyes" },
  seeFrom: { fr: "Voir son jeu", en: "See their side" },
  seePublic: { fr: "Voir la table", en: "See the table" },
  notYetSeen: {
    fr: "La partie a commencé. D’ici, on la voit {time} plus tard\u00a0: elle arrive.",
    en: "The game has begun. From here it is seen {time} later: it is on its way.",
  },
  youWatch: { fr: "Vous regardez la table.", en: "You are watching the table." },
  youWatchSeat: { fr: "Vous regardez avec {name}.", en: "You are watching with {name}." },
  nobodyShows: {
    fr: "Qui joue peut vous laisser voir son jeu\u00a0: personne ne le fait encore.",
    en: "Players may let you see their side: nobody does yet.",
  },
  letWatch: { fr: "On peut voir mon jeu", en: "Others may see my side" },
  letWatchWhy: {
    fr: "Coché, qui regarde la table peut voir ce que vous voyez.",
    en: "When ticked, whoever watches the table can see what you see.",
  },
  voteHold: { fr: "Voter pour un robot", en: "Vote for a bot" },
  letHold: { fr: "Faire jouer un robot", en: "Let a bot play" },
  standInPlays: { fr: "Un robot joue pour vous.", en: "A bot plays for you." },
  thoughtless: {
    fr: "{name} n’a pas pu réfléchir à temps, et a joué au hasard.",
    en: "{name} could not think in time, and played at random.",
  },
  resign: { fr: "Abandonner la partie", en: "Resign the game" },
  resignOn: { fr: "Un robot joue jusqu’au bout, sans retour.", en: "A bot plays to the end; no way back." },
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
    fr: "{bot} y jouera quand votre temps sera écoulé.",
    en: "{bot} will play there when your time is up.",
  },
  standUpSure: {
    fr: "Laisser votre place\u00a0? Elle vous reste\u00a0: vous pourrez revenir.",
    en: "Leave your seat? It stays yours: you can come back.",
  },
  leaveBrief: {
    fr: "Place gardée\u00a0: revenez par l’accueil.",
    en: "Seat kept: come back through Home.",
  },
  surely: { fr: "Oui, vraiment", en: "Yes, really" },
  stay: { fr: "Non, je reste", en: "No, I’ll stay" },
  toTv: { fr: "Afficher sur un grand écran", en: "Show on a large screen" },
  /** Where nobody may look on, it is one's own device that shows it. */
  toTvOwn: {
    fr: "Branché à cet appareil\u00a0: la table n’admet pas de spectateurs.",
    en: "Plugged into this device: the table takes no spectators.",
  },
  handBeside: {
    fr: "La table est sur un grand écran\u00a0? Gardez seulement votre main ici.",
    en: "Is the table on a large screen? Keep only your hand here.",
  },
  handChosen: { fr: "Ici, vous aurez seulement votre main.", en: "You will have only your hand here." },
  toHand: { fr: "Seulement ma main, sur cet appareil", en: "Only my hand, on this device" },
  tableCalled: { fr: "Table {text}", en: "Table {text}" },
  nextOnPhones: {
    fr: "Une revanche\u00a0? Ouvrez-la sur un téléphone\u00a0: cet écran suivra.",
    en: "A rematch? Open it on a phone: this screen will follow.",
  },
  /** How many of the players are there, with whatever device. */
  nobodyAtTable: { fr: "Personne à la table", en: "Nobody at the table" },
  atTable: { fr: "{n} à la table", en: "{n} at the table" },
  inYourPocket: { fr: "Votre main est dans votre poche", en: "Your hand is in your pocket" },
  /** Instead, where the picture would lead nobody here. */
  onlyHere: {
    fr: "Ouverte ici seulement. Pour d’autres appareils\u00a0: touche L dans le terminal, puis l’adresse affichée.",
    en: "Open here only. For other devices: press L in the terminal, then use the address shown.",
  },
  aim: { fr: "Visez l’image, et jouez.", en: "Scan the picture, and play." },
  aimToWatch: { fr: "Visez l’image pour regarder.", en: "Scan the picture to watch." },
  dealGiven: {
    fr: "La donne a été choisie par qui a ouvert la table\u00a0: elle ne prouve rien.",
    en: "The deal was chosen by whoever opened the table: it proves nothing.",
  },
  verify: { fr: "Vérifier la donne", en: "Verify the deal" },
  recordMissing: {
    fr: "La partie n’a pas pu être relue\u00a0: le serveur ne répond pas.",
    en: "The game could not be read again: the server does not answer.",
  },
  fingerprint: {
    fr: "Empreinte du secret scellé, publiée avant la donne (un code que le moindre changement rendrait autre)\u00a0:",
    en: "Fingerprint of the sealed secret, published before the deal (a code that the least change would alter):",
  },
  /** Whoever checks the record elsewhere is asked for it. */
  digest: {
    fr: "Empreinte de toute la partie, dite à la fin\u00a0:",
    en: "Fingerprint of the whole game, told at its end:",
  },
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
      fr: "{name}\u00a0: son hasard est celui qui était scellé avant la donne.",
      en: "{name}: their chance is the one that was sealed before the deal.",
    },
    fails: {
      fr: "{name}\u00a0: son hasard n’est pas celui qui était scellé avant la donne.",
      en: "{name}: their chance is not the one that was sealed before the deal.",
    },
  },
  seatFreed: { fr: "Votre place a été libérée.", en: "Your seat has been freed." },
  notWatched: { fr: "Cette table n’admet pas de spectateurs.", en: "This table takes no spectators." },
} satisfies Record<string, Words | { readonly holds: Words; readonly fails: Words }>;
