/** Why not, and what would be right. */
import type { FishingCard } from "@guinguette/rules/fish-fish/cards";
import type { Refusal } from "@guinguette/rules/fish-fish/refusals";
import { listedChoice, numeral, possessive, seatName } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language } from "../language.ts";
import { aCard, cardName, theBait, tiles } from "./names.ts";

export function refusalWords(
  refusal: Refusal,
  language: Language,
  names: SeatNames = (seat) => seatName(seat, language),
): string {
  return language === "fr" ? inFrench(refusal, names) : inEnglish(refusal, names);
}

/** Whoever has no card of one sort has one of the other: there are as many lines as fishing cards. */
const otherCard: Readonly<Record<FishingCard, FishingCard>> = { catch: "empty", empty: "catch" };

function inEnglish(refusal: Refusal, names: SeatNames): string {
  switch (refusal.why) {
    case "game-over":
      return "the game is over";
    case "not-the-fisher":
      return `only the Fisher sets a line, and that is ${names(refusal.fisher)}`;
    case "line-already-set":
      return `your line is set already: now it is ${possessive(names(refusal.turn))} turn to bet on it`;
    case "card-not-held":
      return `you have no ${refusal.card} card left in hand: set ${aCard(otherCard[refusal.card], "en")}`;
    case "bait-not-held":
      return `you have no ${theBait(refusal.bait, "en")} in hand: choose ${baits(refusal.held, "en")}`;
    case "fisher-bets-not":
      return "the Fisher does not bet: only the Fish do";
    case "no-line-yet":
      return `there is no line to bet on yet: first ${names(refusal.fisher)}, the Fisher, has to set one`;
    case "already-bet":
      return `you have already ${refusal.tiles === 0 ? "chosen to bet nothing" : `bet ${tiles(refusal.tiles, "en")}`} on this line: a Fish bets once per line`;
    case "no-tiles-left":
      return "you have no tile left to bet: wait for the next round";
    case "not-your-turn":
      return `it is ${possessive(names(refusal.turn))} turn: the Fish bet one after another`;
    case "below-zero":
      return `you cannot bet ${tiles(refusal.asked, "en")}: bet ${refusal.left === 1 ? "0 or 1" : `from 0 to ${refusal.left}`}`;
    case "too-many-tiles":
      return `you cannot bet ${tiles(refusal.asked, "en")}: you have ${refusal.left} left`;
    case "must-bet-all":
      return `on the fifth line you must bet all you have left: ${tiles(refusal.left, "en")}, not ${refusal.asked}`;
  }
}

function inFrench(refusal: Refusal, names: SeatNames): string {
  switch (refusal.why) {
    case "game-over":
      return "la partie est finie";
    case "not-the-fisher":
      return `seul le Pêcheur pose une ligne, et c’est ${names(refusal.fisher)}`;
    case "line-already-set":
      return `votre ligne est déjà posée\u00a0: c’est à ${names(refusal.turn)} d’y miser`;
    case "card-not-held":
      return `vous n’avez plus de carte ${cardName(refusal.card, "fr")} en main\u00a0: posez ${aCard(otherCard[refusal.card], "fr")}`;
    case "bait-not-held":
      return `vous n’avez pas d’appât\u00a0${numeral(refusal.bait, "fr")} en main\u00a0: choisissez ${baits(refusal.held, "fr")}`;
    case "fisher-bets-not":
      return "le Pêcheur ne mise pas\u00a0: seuls les Poissons misent";
    case "no-line-yet":
      return `il n’y a pas encore de ligne où miser\u00a0: ${names(refusal.fisher)}, le Pêcheur, doit d’abord en poser une`;
    case "already-bet":
      return `${refusal.tiles === 0 ? "vous avez déjà choisi de ne rien miser" : `vous avez déjà misé ${tiles(refusal.tiles, "fr")}`} sur cette ligne\u00a0: un Poisson mise une fois par ligne`;
    case "no-tiles-left":
      return "vous n’avez plus de tuile à miser\u00a0: attendez la manche suivante";
    case "not-your-turn":
      return `c’est à ${names(refusal.turn)} de miser\u00a0: les Poissons misent l’un après l’autre`;
    case "below-zero":
      return `on ne peut pas miser ${tiles(refusal.asked, "fr")}\u00a0: misez ${refusal.left === 1 ? "0 ou 1" : `de 0 à ${refusal.left}`}`;
    case "too-many-tiles":
      return `vous ne pouvez pas miser ${tiles(refusal.asked, "fr")}\u00a0: il vous en reste ${refusal.left}`;
    case "must-bet-all":
      return `à la cinquième ligne, il faut miser tout ce qui vous reste\u00a0: ${tiles(refusal.left, "fr")}, pas ${refusal.asked}`;
  }
}

/** Each value once: "2, 3 or 5". */
function baits(held: readonly number[], language: Language): string {
  return listedChoice([...new Set(held)].map(String), language);
}
