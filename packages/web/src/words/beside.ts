/** What is told at a table apart beside its moves. */
import type { Words } from "@guinguette/words/language";

export const besideWords = {
  takenBack: { fr: "{name} reprend son coup.", en: "{name} takes a move back." },
  takenBackMany: {
    fr: "{name} reprend son coup\u00a0: {n} coups sont annulés.",
    en: "{name} takes a move back: {n} moves are undone.",
  },
  youTakeBack: { fr: "Vous reprenez votre coup.", en: "You take a move back." },
  youTakeBackMany: {
    fr: "Vous reprenez votre coup\u00a0: {n} coups sont annulés.",
    en: "You take a move back: {n} moves are undone.",
  },
  asked: { fr: "{name} demande à reprendre son coup.", en: "{name} asks to take a move back." },
  youAsked: { fr: "Vous demandez à reprendre votre coup.", en: "You ask to take a move back." },
  youRefused: {
    fr: "Vous n’êtes pas d’accord\u00a0: le coup reste joué.",
    en: "You do not agree: the move stands.",
  },
  withdrawn: {
    fr: "{name} ne le demande plus\u00a0: le coup reste joué.",
    en: "{name} no longer asks: the move stands.",
  },
  youWithdrew: {
    fr: "Vous ne le demandez plus\u00a0: le coup reste joué.",
    en: "You no longer ask: the move stands.",
  },
  lapsed: {
    fr: "{name} ne reprend pas son coup\u00a0: la demande est annulée.",
    en: "{name} does not take the move back: the request is cancelled.",
  },
  yoursLapsed: {
    fr: "Vous ne reprenez pas votre coup\u00a0: la demande est annulée.",
    en: "You do not take the move back: the request is cancelled.",
  },
  hinted: { fr: "{name} a demandé un conseil.", en: "{name} took a hint." },
  youHinted: { fr: "Vous avez demandé un conseil.", en: "You took a hint." },
  heldTime: {
    fr: "Temps écoulé\u00a0: {bot} joue pour {name}.",
    en: "Time is up: {bot} plays for {name}.",
  },
  heldAway: {
    fr: "{name} n’est plus là\u00a0: {bot} joue à sa place.",
    en: "{name} is away: {bot} plays for them.",
  },
  heldVote: {
    fr: "{name} ne joue plus\u00a0: {bot} joue en attendant.",
    en: "{name} is not moving: {bot} plays meanwhile.",
  },
  held: { fr: "{bot} joue pour {name}.", en: "{bot} plays for {name}." },
  back: { fr: "{name} est de retour.", en: "{name} is back." },
  youAreBack: { fr: "Vous êtes de retour.", en: "You are back." },
  playsForYou: { fr: "{bot} joue pour vous", en: "{bot} plays for you" },
  playedForYou: { fr: "{bot} a joué pour vous.", en: "{bot} has played for you." },
  playedAll: { fr: "{bot} a joué toute la partie pour vous.", en: "{bot} played the whole game for you." },
  playedOne: { fr: "{bot} a joué un coup pour vous", en: "{bot} made one move for you" },
  playedMany: { fr: "{bot} a joué {n} coups pour vous", en: "{bot} made {n} moves for you" },
  whyTime: { fr: "{text}\u00a0: votre temps était écoulé.", en: "{text}: your time was up." },
  whyAway: { fr: "{text}\u00a0: vous n’étiez plus là.", en: "{text}: you were away." },
  whyVote: {
    fr: "{text}\u00a0: vous n’aviez pas joué depuis dix minutes.",
    en: "{text}: you had not moved for ten minutes.",
  },
  resigned: { fr: "{name} abandonne.", en: "{name} resigns." },
  youResigned: { fr: "Vous avez abandonné.", en: "You resigned." },
  youResignedHeld: {
    fr: "Vous avez abandonné\u00a0: {bot} joue la suite.",
    en: "You resigned: {bot} plays on.",
  },
  resignedHeld: {
    fr: "{name} abandonne\u00a0: {bot} joue la suite.",
    en: "{name} resigns: {bot} plays on.",
  },
  /** Once it is over. */
  resignedThen: {
    fr: "{name} a abandonné\u00a0: {bot} a joué la suite.",
    en: "{name} resigned: {bot} played on.",
  },
  youResignedThen: {
    fr: "Vous avez abandonné\u00a0: {bot} a joué la suite.",
    en: "You resigned: {bot} played on.",
  },
  stoodUp: { fr: "{name} quitte sa place.", en: "{name} left their seat." },
  youStoodUp: { fr: "Vous avez quitté votre place.", en: "You left your seat." },
  youAreUp: {
    fr: "Vous avez quitté votre place\u00a0: elle reste à vous.",
    en: "You left your seat: it stays yours.",
  },
  youAreUpHeld: {
    fr: "Vous avez quitté votre place\u00a0: si vous ne revenez pas, {bot} y jouera.",
    en: "You left your seat: unless you come back, {bot} will play for you.",
  },
  youAreUpTimed: {
    fr: "Vous avez quitté votre place\u00a0: à la fin du temps, {bot} y jouera.",
    en: "You left your seat: when time is up, {bot} will play for you.",
  },
  youAreReplaced: {
    fr: "{bot} joue à votre place. Vous pouvez la reprendre.",
    en: "{bot} plays for you. You can take your seat back.",
  },
  stoodUpHeld: {
    fr: "{name} quitte sa place\u00a0: {bot} y jouera si elle reste vide.",
    en: "{name} left their seat: unless they come back, {bot} will play for them.",
  },
  stoodUpTimed: {
    fr: "{name} quitte sa place\u00a0: à la fin du temps, {bot} y jouera.",
    en: "{name} left their seat: when time is up, {bot} will play for them.",
  },
  satDown: { fr: "{name} s’assied à la table.", en: "{name} sits down." },
  botIn: { fr: "{name} prend la place vide.", en: "{name} takes the empty seat." },
  botInstead: { fr: "Un autre robot joue\u00a0: {name}.", en: "Another bot plays: {name}." },
  standIn: { fr: "{bot} (pour {name})", en: "{bot} (for {name})" },
  /** The line was lost a moment ago, and the seat says that they may be back soon. */
  soonHeld: {
    fr: "{name} est hors ligne. Après une minute, {bot} jouera à sa place.",
    en: "{name} is offline. After a minute, {bot} will play for them.",
  },
  soonTimed: {
    fr: "{name} est hors ligne. À la fin du temps, {bot} jouera à sa place.",
    en: "{name} is offline. When time is up, {bot} will play for them.",
  },
  soon: {
    fr: "{name} est hors ligne, on l’attend.",
    en: "{name} is offline: the table waits.",
  },
  leftHeld: {
    fr: "{name} n’est plus là. Après une minute, {bot} jouera à sa place.",
    en: "{name} is away. After a minute, {bot} will play for them.",
  },
  leftTimed: {
    fr: "{name} n’est plus là. À la fin du temps, {bot} jouera à sa place.",
    en: "{name} is away. When time is up, {bot} will play for them.",
  },
  left: {
    fr: "{name} n’est plus là, on l’attend.",
    en: "{name} is away: the table waits.",
  },
  leftToYou: {
    fr: "{name} n’est plus là. Dans quelques minutes, vous pourrez faire jouer un robot.",
    en: "{name} is away. In a few minutes, you can let a bot play.",
  },
  leftToYouTimed: {
    fr: "{name} n’est plus là. À la fin du temps (trois minutes au moins), vous pourrez faire jouer un robot.",
    en: "{name} is away. When time is up (three minutes at least), you can let a bot play.",
  },
  timeUp: { fr: "{name} n’a plus de temps. La table attend.", en: "{name} is out of time. The table waits." },
  yourTimeUp: {
    fr: "Votre temps est écoulé, mais vous pouvez encore jouer.",
    en: "Your time is up, but you may still play.",
  },
  gotUp: { fr: "{name} a quitté sa place", en: "{name} left their seat" },
  free: { fr: "La place est vide", en: "The seat is empty" },
  /** {text}: one of these two. */
  freeWaits: { fr: "{text}. La table attend.", en: "{text}. The table waits." },
  freeHeld: {
    fr: "{text}. Après une minute, {bot} y jouera.",
    en: "{text}. After a minute, {bot} will play there.",
  },
  freeTimed: {
    fr: "{text}. À la fin du temps, {bot} y jouera.",
    en: "{text}. When time is up, {bot} will play there.",
  },
  freeToYou: {
    fr: "{text}. Dans quelques minutes, vous pourrez y faire jouer un robot.",
    en: "{text}. In a few minutes, you can let a bot play there.",
  },
  freeToYouTimed: {
    fr: "{text}. À la fin du temps (trois minutes au moins), vous pourrez y faire jouer un robot.",
    en: "{text}. When time is up (three minutes at least), you can let a bot play there.",
  },
  freeMayHold: {
    fr: "{text}. Un robot peut y jouer.",
    en: "{text}. A bot can play there.",
  },
  leftMayHold: {
    fr: "{name} n’est plus là. Un robot peut jouer à sa place.",
    en: "{name} is away. A bot can play for them.",
  },
  stillMayHold: {
    fr: "{name} n’a pas joué depuis dix minutes. Un robot peut jouer en attendant.",
    en: "{name} has not moved for ten minutes. A bot can play meanwhile.",
  },
  stillVote: {
    fr: "{name} n’a pas joué depuis dix minutes. Votes pour un robot\u00a0: {n} sur {m}.",
    en: "{name} has not moved for ten minutes. Votes for a bot: {n} of {m}.",
  },
  yourVote: {
    fr: "{name} veut un robot à votre place. Jouez, et vous la gardez.",
    en: "{name} wants a bot in your place. Make a move to keep your place.",
  },
  yourVotes: {
    fr: "Les autres veulent un robot à votre place. Jouez, et vous la gardez.",
    en: "The others want a bot in your place. Make a move to keep your place.",
  },
  dropped: {
    fr: "{name} a repris son coup\u00a0: choisissez de nouveau.",
    en: "{name} took a move back: please choose again.",
  },
} satisfies Record<string, Words>;
