/** Why not, and what would be right. */
import type { PartMove, Refusal } from "@guinguette/rules/wishes/refusals";
import { elided, listed, numeral, possessive, seatName } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import { deFish, marketName, ofTheCard, partNames, theCard, worms } from "./names.ts";

export function refusalWords(
  refusal: Refusal,
  language: Language,
  names: SeatNames = (seat) => seatName(seat, language),
): string {
  return (language === "fr" ? inFrench : inEnglish)(refusal, names);
}

/** What each part move does, where there is no wish to do it. */
const onlyByWish: Readonly<Record<PartMove, Words>> = {
  moveBuyer: { en: "move a buyer", fr: "faire avancer un acheteur" },
  placeBuyer: { en: "place a buyer", fr: "placer un acheteur" },
  sellAll: {
    en: "sell all your fish of one type at once",
    fr: "vendre d’un coup tous vos poissons d’une même espèce",
  },
  sellOne: { en: "sell a fish in this way", fr: "vendre un poisson de cette façon" },
  toWaste: { en: "send a pawn to the scrap heap", fr: "envoyer un pion au rebut" },
  fromWaste: { en: "take a pawn out of the scrap heap", fr: "retirer un pion du rebut" },
};

function inEnglish(refusal: Refusal, names: SeatNames): string {
  switch (refusal.why) {
    case "game-over":
      return "the game is over";
    case "not-your-turn":
      return `it is ${possessive(names(refusal.turn))} turn`;
    case "wish-in-play":
      return `the wish ${ofTheCard(refusal.card, "en")} comes first: ${partNames[refusal.part].en}`;
    case "no-wish-in-play":
      return `only a wish lets you ${onlyByWish[refusal.asked].en}: first take an Ocean card for its wish`;
    case "other-part":
      return `the wish ${ofTheCard(refusal.card, "en")} asks for something else now: ${partNames[refusal.part].en}`;
    case "no-such-card":
      return `the Ocean has no card ${refusal.asked}: its cards are numbered from 0, the shallowest, to 3, the deepest`;
    case "too-few-worms":
      return `this card costs ${worms(refusal.needed, "en")}, one for each shallower card, and you have ${refusal.owned === 0 ? "none" : refusal.owned}`;
    case "boats-full":
      return `your ${refusal.boats} boats are full: sell a fish first, or make the card’s wish`;
    case "no-wish-on-card":
      return `${theCard(refusal.card, "en")} has no wish: it can only be kept`;
    case "not-the-discard":
      return `reshuffle ${refusal.pile + 1} of the set-up is not the discard: ${listed(
        [
          ...(refusal.missing === null ? [] : [`it lacks ${theCard(refusal.missing, "en")}`]),
          ...(refusal.extra === null ? [] : [`it has ${theCard(refusal.extra, "en")}, which lies elsewhere`]),
        ],
        "en",
      )}`;
    case "card-not-owned":
      return `you have no ${refusal.double ? "double " : ""}${refusal.fish}${refusal.double ? "" : " (other than doubles)"} in your boats: only your own fish can be sold`;
    case "fish-not-owned":
      return `you have no ${refusal.fish} in your boats: only your own fish can be sold`;
    case "wrong-steps":
      return `a buyer moves 1, 2 or 3 markets clockwise, not ${numeral(refusal.asked, "en")}`;
    case "no-buyer":
      return `there is no buyer ${refusal.value} in the ${marketName(refusal.from, "en")}: move one from where it stands`;
    case "market-has-buyer":
      return `the ${marketName(refusal.to, "en")} has a buyer already: the freed buyer ${refusal.value} goes to a market without one`;
    case "no-such-seat":
      return `there is no seat ${refusal.asked} at this table: the seats are numbered from 0 to ${refusal.players - 1}`;
    case "market-filled":
      return `the ${marketName(refusal.from, "en")} is filled and keeps its pawns: take one from an unfilled market, or from the scrap heap`;
    case "no-pawn-there":
      return `${names(refusal.seat)} has no pawn in the ${marketName(refusal.from, "en")}`;
    case "no-pawn-in-waste":
      return `${names(refusal.seat)} has no pawn in the scrap heap`;
    case "second-above-first":
      return `market card ${refusal.card.capacity} cannot have a second prize of ${numeral(refusal.card.second, "en")} above its first of ${numeral(refusal.card.first, "en")}`;
    case "prize-too-large":
      return `market card ${refusal.card.capacity} cannot have a prize above ${numeral(refusal.most, "en")}: nobody could add it up exactly`;
    case "wrong-buyers":
      return `the buyers are one 3, two 2s and two 1s, in five markets; found: ${listed(refusal.found.map(String), "en") || "none"}`;
    case "card-twice":
      return refusal.rule === "IW-R2"
        ? `the deck has ${theCard(refusal.card, "en")} twice`
        : `reshuffle ${refusal.pile + 1} of the set-up has ${theCard(refusal.card, "en")} twice`;
    case "card-missing":
      return `the deck lacks ${theCard(refusal.card, "en")}${refusal.missing > 1 ? ` and ${refusal.missing - 1} more` : ""}: all 70 cards are needed`;
  }
}

function inFrench(refusal: Refusal, names: SeatNames): string {
  switch (refusal.why) {
    case "game-over":
      return "la partie est finie";
    case "not-your-turn":
      return `c’est à ${names(refusal.turn)} de jouer`;
    case "wish-in-play":
      return `il faut d’abord finir le vœu ${ofTheCard(refusal.card, "fr")}\u00a0: ${partNames[refusal.part].fr}`;
    case "no-wish-in-play":
      return `seul un vœu permet ${elided("de", onlyByWish[refusal.asked].fr)}\u00a0: prenez d’abord une carte de l’Océan pour son vœu`;
    case "other-part":
      return `le vœu ${ofTheCard(refusal.card, "fr")} demande autre chose maintenant\u00a0: ${partNames[refusal.part].fr}`;
    case "no-such-card":
      return `l’Océan n’a pas de carte ${refusal.asked}\u00a0: elles sont numérotées de 0, la moins profonde, à 3, la plus profonde`;
    case "too-few-worms":
      return `cette carte coûte ${worms(refusal.needed, "fr")}, un par carte moins profonde, et vous ${refusal.owned === 0 ? "n’en avez aucun" : `en avez ${refusal.owned}`}`;
    case "boats-full":
      return `vos ${refusal.boats} bateaux sont pleins\u00a0: vendez d’abord un poisson, ou faites le vœu de la carte`;
    case "no-wish-on-card":
      return `${theCard(refusal.card, "fr")} n’a pas de vœu\u00a0: on ne peut que garder cette carte`;
    case "not-the-discard":
      return `le mélange ${refusal.pile + 1} de la mise en place n’est pas la défausse\u00a0: ${listed(
        [
          ...(refusal.missing === null ? [] : [`il y manque ${theCard(refusal.missing, "fr")}`]),
          ...(refusal.extra === null ? [] : [`il y a en trop ${theCard(refusal.extra, "fr")}`]),
        ],
        "fr",
      )}`;
    case "card-not-owned":
      return `vous n’avez pas ${deFish(refusal.fish)} ${refusal.double ? "double" : "(hors doubles)"} dans vos bateaux\u00a0: on ne vend que ses propres poissons`;
    case "fish-not-owned":
      return `vous n’avez pas ${deFish(refusal.fish)} dans vos bateaux\u00a0: on ne vend que ses propres poissons`;
    case "wrong-steps":
      return `un acheteur avance de 1, 2 ou 3 marchés dans le sens horaire, pas de ${numeral(refusal.asked, "fr")}`;
    case "no-buyer":
      return `il n’y a pas d’acheteur ${refusal.value} au ${marketName(refusal.from, "fr")}\u00a0: partez d’un marché où il y en a un`;
    case "market-has-buyer":
      return `le ${marketName(refusal.to, "fr")} a déjà un acheteur\u00a0: l’acheteur ${refusal.value} libéré va dans un marché sans acheteur`;
    case "no-such-seat":
      return `il n’y a pas de place ${refusal.asked} à cette table\u00a0: elles sont numérotées de 0 à ${refusal.players - 1}`;
    case "market-filled":
      return `le ${marketName(refusal.from, "fr")} est rempli et garde ses pions\u00a0: prenez-en un dans un marché non rempli, ou au rebut`;
    case "no-pawn-there":
      return `${names(refusal.seat)} n’a pas de pion au ${marketName(refusal.from, "fr")}`;
    case "no-pawn-in-waste":
      return `${names(refusal.seat)} n’a pas de pion au rebut`;
    case "second-above-first":
      return `la carte Marché ${refusal.card.capacity} ne peut pas avoir une seconde prime de ${numeral(refusal.card.second, "fr")} au-dessus de la première, de ${numeral(refusal.card.first, "fr")}`;
    case "prize-too-large":
      return `la carte Marché ${refusal.card.capacity} ne peut pas avoir de prime au-dessus de ${numeral(refusal.most, "fr")}\u00a0: on ne saurait plus compter juste`;
    case "wrong-buyers":
      return `les acheteurs sont un 3, deux 2 et deux 1, dans cinq marchés\u00a0; ici\u00a0: ${listed(refusal.found.map(String), "fr") || "aucun"}`;
    case "card-twice":
      return refusal.rule === "IW-R2"
        ? `le paquet a deux fois ${theCard(refusal.card, "fr")}`
        : `le mélange ${refusal.pile + 1} de la mise en place a deux fois ${theCard(refusal.card, "fr")}`;
    case "card-missing":
      return `il manque au paquet ${theCard(refusal.card, "fr")}${others(refusal.missing - 1)}\u00a0: il faut les 70 cartes`;
  }
}

function others(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " et une autre" : ` et ${count} autres`;
}
