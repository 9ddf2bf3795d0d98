/** A move as a choice in a list. */
import { faces, wishOfFace } from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import { offerFor, type SaleMove } from "@guinguette/rules/wishes/offer";
import type { View } from "@guinguette/rules/wishes/view";
import { elided, listed, possessive, seatName } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import { marketAfter } from "./markets.ts";
import { dollars, marketName, ofTheCard, soldAs, someFish, theCard, worms } from "./names.ts";

export function moveWords(
  move: Move,
  view: View,
  language: Language,
  names: SeatNames = (seat) => seatName(seat, language),
): string {
  switch (move.type) {
    case "keep":
    case "wish":
      return take(move.type, move.card, view, language);
    case "sell":
    case "sellOne":
    case "sellAll":
      return sale(move, view, language);
    case "moveBuyer": {
      const to = marketAfter(move.from, move.steps);
      if (language === "en")
        return `move ${theBuyer(movedBuyer(view), language)} from the ${marketName(move.from, language)} to the ${marketName(to, language)}`;
      return `faire avancer ${theBuyer(movedBuyer(view), language)} du ${marketName(move.from, language)} au ${marketName(to, language)}`;
    }
    case "placeBuyer": {
      const buyer = theBuyer(view.wish?.freed[0], language);
      if (language === "en") return `put ${buyer} in the ${marketName(move.to, language)}`;
      return `placer ${buyer} au ${marketName(move.to, language)}`;
    }
    case "toWaste": {
      const pawn = aPawn(move.seat, view, names, language);
      if (language === "en")
        return `send ${pawn} from the ${marketName(move.from, language)} to the scrap heap`;
      return `envoyer au rebut ${pawn} du ${marketName(move.from, language)}`;
    }
    case "fromWaste": {
      const pawn = aPawn(move.seat, view, names, language);
      return language === "en" ? `take ${pawn} out of the scrap heap` : `retirer du rebut ${pawn}`;
    }
  }
}

const takingNothing: Readonly<Record<"keep" | "wish", Words>> = {
  keep: { fr: "garder la carte {n}", en: "keep card {n}" },
  wish: { fr: "faire le vœu de la carte {n}", en: "make the wish of card {n}" },
};

/** What the card costs and brings stands behind it: that is what the choice is about (IW-O1, IW-O2). */
function take(type: "keep" | "wish", index: number, view: View, language: Language): string {
  const lying = view.ocean[index];
  // A card that is not there has no name; the refusal says so.
  if (lying === undefined) return takingNothing[type][language].replace("{n}", String(index + 1));
  const { card, worms: won } = lying;
  const terms: string[] = [];
  if (index > 0) terms.push(`${worms(index, language)} ${language === "fr" ? payes(index) : "paid"}`);
  if (won > 0) terms.push(`${worms(won, language)} ${language === "fr" ? gagnes(won) : "won"}`);
  const action =
    type === "keep"
      ? `${language === "fr" ? "garder" : "keep"} ${theCard(card, language)}`
      : `${language === "fr" ? "faire le vœu" : "make the wish"} ${ofTheCard(card, language)}`;
  if (terms.length === 0) return action;
  return `${action}${language === "fr" ? "\u00a0" : ""}: ${listed(terms, language)}`;
}

function payes(count: number): string {
  return count > 1 ? "payés" : "payé";
}

function gagnes(count: number): string {
  return count > 1 ? "gagnés" : "gagné";
}

function sale(move: SaleMove, view: View, language: Language): string {
  const offer = offerFor(move, view);
  const pay = dollars(offer.dollars, language);
  const double = move.type !== "sellAll" && move.double;
  if (language === "en") {
    const what = double
      ? `the double ${move.fish} as ${offer.fish} fish`
      : someFish(offer.fish, move.fish, language);
    return `sell ${what}${soldAs(offer.fish, move.fish, offer.market, "en")} for ${pay}`;
  }
  const counted = offer.fish === 1 ? "un seul poisson" : `${offer.fish} poissons`;
  const what = double
    ? `${theCard(`${move.fish}:double`, language)} comme ${counted},`
    : someFish(offer.fish, move.fish, language);
  return `vendre ${what}${soldAs(offer.fish, move.fish, offer.market, "fr")} pour ${pay}`;
}

/** The value of the buyer that the wish in play moves. */
export function movedBuyer(view: View): number | undefined {
  return view.wish === null ? undefined : wishOfFace[faces.indexOf(view.wish.face)]?.buyer;
}

export function theBuyer(value: number | undefined, language: Language): string {
  if (value === undefined) return language === "fr" ? "un acheteur" : "a buyer";
  return language === "fr" ? `l’acheteur ${value}` : `buyer ${value}`;
}

export function aPawn(seat: number, view: View, names: SeatNames, language: Language): string {
  if (seat === view.seat) return language === "fr" ? "un de vos pions" : "one of your pawns";
  const name = names(seat);
  return language === "fr" ? `un pion ${elided("de", name)}` : `one of ${possessive(name)} pawns`;
}
