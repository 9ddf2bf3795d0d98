/** The words of a game's end: who won, by how much, and what made the difference. */
import type { Words } from "@guinguette/words/language";

export const endWords = {
  youWin: { fr: "Vous gagnez\u00a0!", en: "You win!" },
  youShare: { fr: "Victoire partagée\u00a0!", en: "A shared victory!" },
  wins: { fr: "{name} gagne\u00a0!", en: "{name} wins!" },
  winTogether: { fr: "{names} gagnent ensemble\u00a0!", en: "{names} win together!" },
  /** Somebody else did: told without a shout. */
  othersWin: { fr: "{name} gagne", en: "{name} wins" },
  /** For whoever resigned, and a bot won in their place: « Votre place gagne ». */
  yourSeat: { fr: "Votre place", en: "Your seat" },
  othersShare: { fr: "{names} gagnent ensemble", en: "{names} win together" },
  short: { fr: "À {amount} près\u00a0!", en: "Only {amount} short!" },
  level: { fr: "À égalité de points\u00a0!", en: "Level on points!" },
  solved: { fr: "La mer est vidée\u00a0: gagné\u00a0!", en: "The sea is cleared: you win!" },
  notSolved: { fr: "Plus aucune prise possible", en: "No catch is left" },
  /** Before the second figure: « 93 $ contre 63 ». */
  against: { fr: "{one} contre {other}\u00a0:", en: "{one} to {other}:" },
  ahead: { fr: "{amount} d’avance sur {name}.", en: "{amount} ahead of {name}." },
  theirs: {
    fr: "{name}\u00a0: {one}\u00a0; vous\u00a0: {other}.",
    en: "{name}: {one}; you: {other}.",
  },
  whatAGame: { fr: "Quelle partie\u00a0!", en: "What a game!" },
  again: { fr: "Une revanche\u00a0?", en: "A rematch?" },
  each: { fr: "{amount} chacun.", en: "{amount} each." },
  everybody: { fr: "{amount} partout.", en: "Level at {amount}." },
  youTieBreak: { fr: "Vous gagnez au départage{by}.", en: "The tie-break is yours{by}." },
  tieBreak: { fr: "Le départage donne la victoire à {name}{by}.", en: "The tie-break goes to {name}{by}." },
  /** Whoever was equal to the winner is named to those who were not. */
  equals: {
    fr: "{amount} aussi pour {names}\u00a0; le départage donne la victoire à {winners}{by}.",
    en: "{amount} for {names} too; the tie-break goes to {winners}{by}.",
  },
  gaveUp: { fr: "{name} a abandonné.", en: "{name} resigned." },
  gaveUpTogether: { fr: "{names} ont abandonné.", en: "{names} resigned." },
  youGaveUp: { fr: "Vous avez abandonné.", en: "You resigned." },
  /** Of a game that stopped there: its score decided nothing. */
  soFar: {
    fr: "La partie s’est arrêtée avant la fin. Ce score ne décide pas.",
    en: "The game stopped before the end. This score does not count.",
  },
  notCounted: {
    fr: "La partie s’est arrêtée avant la fin\u00a0: rien n’est compté.",
    en: "The game stopped before the end: nothing is counted.",
  },
  nobodyWins: { fr: "Personne ne gagne", en: "Nobody wins" },
  turningPoint: { fr: "Le tournant · coup {move}", en: "The turning point · move {move}" },
  /** What the move brought beside whoever came next. */
  swing: { fr: "{name} gagne {amount} sur {rival}", en: "{name} gains {amount} on {rival}" },
  /** What is told below it made only a part of that. */
  swingInAll: {
    fr: "{name} gagne en tout {amount} sur {rival}",
    en: "{name} gains {amount} on {rival} in all",
  },
  /** On the plate of a player, and over all plates. */
  winner: { fr: "gagne", en: "wins" },
  players: { fr: "Le classement", en: "The ranking" },
  score: { fr: "Le score", en: "The score" },
  rules: { fr: "Les règles", en: "Rules" },
  hideRules: { fr: "Cacher les règles", en: "Hide the rules" },
} satisfies Record<string, Words>;
