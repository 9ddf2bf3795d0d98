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
    fr: "{name} ne reprend pas son coup\u00a0: la demande ne tient plus.",
    en: "{name} does not take the move back: the request no longer stands.",
  },
  yoursLapsed: {
    fr: "Vous ne reprenez pas votre coup\u00a0: la demande ne tient plus.",
    en: "You do not take the move back: the request no longer stands.",
  },
  heldTime: {
    fr: "Temps écoulé\u00a0: {bot} joue pour {name}.",
    en: "Time is up: {bot} plays for {name}.",
  },
  heldAway: {
    fr: "{name} n’est plus là\u00a0: {bot} joue en attendant.",
    en: "{name} is away: {bot} plays meanwhile.",
  },
  heldVote: {
    fr: "{name} ne joue plus\u00a0: {bot} joue en attendant.",
    en: "{name} does not move: {bot} plays meanwhile.",
  },
  held: { fr: "{bot} joue pour {name}.", en: "{bot} plays for {name}." },
  back: { fr: "{name} est de retour.", en: "{name} is back." },
  youAreBack: { fr: "Vous revoilà.", en: "You are back." },
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
  stoodUp: { fr: "{name} quitte sa place.", en: "{name} has got up." },
  youStoodUp: { fr: "Vous avez quitté votre place.", en: "You got up." },
  youAreUp: {
    fr: "Vous avez quitté votre place\u00a0: elle vous reste.",
    en: "You got up: the seat stays yours.",
  },
  youAreUpHeld: {
    fr: "Vous avez quitté votre place\u00a0: sans votre retour, {bot} y jouera.",
    en: "You got up: unless you come back, {bot} will play in your place.",
  },
  youAreUpTimed: {
    fr: "Vous avez quitté votre place\u00a0: {bot} y jouera quand votre temps sera écoulé.",
    en: "You got up: {bot} will play when your time is up.",
  },
  youAreReplaced: {
    fr: "Vous avez quitté votre place, et {bot} y joue. Vous pouvez la reprendre.",
    en: "You got up, and {bot} plays in your place. You can take it back.",
  },
  stoodUpHeld: {
    fr: "{name} quitte sa place\u00a0: sans son retour, {bot} y jouera.",
    en: "{name} has got up: unless they come back, {bot} will play in their place.",
  },
  stoodUpTimed: {
    fr: "{name} quitte sa place\u00a0: {bot} y jouera quand le temps sera écoulé.",
    en: "{name} has got up: {bot} will play when the time is up.",
  },
  satDown: { fr: "{name} s’assied à la table.", en: "{name} sits down." },
  botIn: { fr: "{name} prend la place vide.", en: "{name} takes the empty seat." },
  botInstead: { fr: "Un autre robot joue\u00a0: {name}.", en: "Another bot plays: {name}." },
  standIn: { fr: "{bot} (pour {name})", en: "{bot} (for {name})" },
  /** The line was lost a moment ago, and the seat says that they may be back soon. */
  soonHeld: {
    fr: "{name} a perdu le fil. Sans retour après une minute, {bot} jouera à sa place.",
    en: "{name} has lost the line. Unless back within a minute, {bot} will play in their place.",
  },
  soonTimed: {
    fr: "{name} a perdu le fil. Quand son temps sera écoulé, {bot} jouera en attendant.",
    en: "{name} has lost the line. When the time is up, {bot} will play meanwhile.",
  },
  soon: {
    fr: "{name} a perdu le fil. La table attend son retour.",
    en: "{name} has lost the line. The table waits.",
  },
  leftHeld: {
    fr: "{name} n’est plus là. Après une minute d’attente, {bot} jouera à sa place.",
    en: "{name} is away. After a minute’s wait, {bot} will play in their place.",
  },
  leftTimed: {
    fr: "{name} n’est plus là. Quand son temps sera écoulé, {bot} jouera en attendant.",
    en: "{name} is away. When the time is up, {bot} will play meanwhile.",
  },
  left: {
    fr: "{name} n’est plus là. La table attend son retour.",
    en: "{name} is away. The table waits.",
  },
  leftToYou: {
    fr: "{name} n’est plus là. Après quelques minutes, vous pourrez faire jouer un robot à sa place.",
    en: "{name} is away. After a few minutes, you may let a bot play in their place.",
  },
  leftToYouTimed: {
    fr: "{name} n’est plus là. Une fois son temps écoulé, et après trois minutes au moins, vous pourrez faire jouer un robot à sa place.",
    en: "{name} is away. Once the time is up, and after three minutes at least, you may let a bot play in their place.",
  },
  timeUp: { fr: "{name} n’a plus de temps. La table attend.", en: "{name} is out of time. The table waits." },
  yourTimeUp: {
    fr: "Votre temps est écoulé, mais vous pouvez encore jouer.",
    en: "Your time is up, but you may still play.",
  },
  gotUp: { fr: "{name} a quitté sa place", en: "{name} has got up" },
  free: { fr: "La place est vide", en: "The seat is empty" },
  /** {text}: one of these two. */
  freeWaits: { fr: "{text}. La table attend.", en: "{text}. The table waits." },
  freeHeld: {
    fr: "{text}. Après une minute d’attente, {bot} y jouera.",
    en: "{text}. After a minute’s wait, {bot} will play there.",
  },
  freeTimed: {
    fr: "{text}. Quand le temps sera écoulé, {bot} y jouera.",
    en: "{text}. When the time is up, {bot} will play there.",
  },
  freeToYou: {
    fr: "{text}. La table attend\u00a0; après quelques minutes, vous pourrez y faire jouer un robot.",
    en: "{text}. The table waits; after a few minutes, you may let a bot play there.",
  },
  freeToYouTimed: {
    fr: "{text}. La table attend\u00a0; une fois le temps écoulé, et après trois minutes au moins, vous pourrez y faire jouer un robot.",
    en: "{text}. The table waits; once the time is up, and after three minutes at least, you may let a bot play there.",
  },
  freeMayHold: {
    fr: "{text}. Un robot peut y jouer.",
    en: "{text}. A bot can play there.",
  },
  leftMayHold: {
    fr: "{name} n’est plus là. Un robot peut jouer en attendant son retour.",
    en: "{name} is away. A bot can play until they are back.",
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
    en: "{name} wants a bot in your place. Move, and you keep it.",
  },
  yourVotes: {
    fr: "Les autres veulent un robot à votre place. Jouez, et vous la gardez.",
    en: "The others want a bot in your place. Move, and you keep it.",
  },
  dropped: {
    fr: "{name} a repris son coup\u00a0: ce que vous prépariez ne tient plus.",
    en: "{name} took a move back: what you had prepared no longer fits.",
  },
} satisfies Record<string, Words>;
