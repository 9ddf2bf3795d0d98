/** A move as one advises it. */
import type { Move } from "@guinguette/rules/wishes/moves";
import type { SaleMove } from "@guinguette/rules/wishes/offer";
import { offerFor } from "@guinguette/rules/wishes/offer";
import type { View } from "@guinguette/rules/wishes/view";
import type { SeatNames } from "../game-words.ts";
import type { Language } from "../language.ts";
import { marketAfter } from "./markets.ts";
import { aPawn, movedBuyer, theBuyer } from "./moves.ts";
import {
  faceOfCard,
  fromMarket,
  marketName,
  soldAs,
  someFish,
  theFishOfCard,
  theWish,
  toMarket,
} from "./names.ts";

export function adviceWords(move: Move, view: View, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  switch (move.type) {
    case "keep":
      return `${fr ? "gardez" : "keep"} ${oceanCard(move.card, view, language)}`;
    case "wish": {
      const card = view.ocean[move.card]?.card;
      const wish = card === undefined ? "" : `, ${theWish(faceOfCard(card), language)}`;
      return fr
        ? `prenez ${oceanCard(move.card, view, "fr")} pour son vœu${wish}`
        : `take ${oceanCard(move.card, view, "en")} for its wish${wish}`;
    }
    case "sell":
    case "sellOne":
    case "sellAll":
      return saleAdvice(move, view, language);
    case "moveBuyer":
      return `${fr ? "avancez" : "move"} ${theBuyer(movedBuyer(view), language)} ${fromMarket(move.from, language)} ${toMarket(marketAfter(move.from, move.steps), language)}`;
    case "placeBuyer":
      return `${fr ? "envoyez" : "send"} ${theBuyer(view.wish?.freed[0], language)} ${toMarket(move.to, language)}`;
    case "toWaste": {
      const pawn = aPawn(move.seat, view, names, language);
      return fr
        ? `envoyez au rebut ${pawn} du ${marketName(move.from, "fr")}`
        : `send ${pawn} ${fromMarket(move.from, "en")} to the scrap heap`;
    }
    case "fromWaste": {
      const pawn = aPawn(move.seat, view, names, language);
      return fr ? `retirez du rebut ${pawn}` : `take ${pawn} out of the scrap heap`;
    }
  }
}

/** A card that is not there has no name. */
function oceanCard(index: number, view: View, language: Language): string {
  const card = view.ocean[index]?.card;
  if (card !== undefined) return theFishOfCard(card, language);
  return `${language === "fr" ? "la carte" : "card"} ${index + 1}`;
}

function saleAdvice(move: SaleMove, view: View, language: Language): string {
  const fr = language === "fr";
  const { fish, market } = offerFor(move, view);
  const what =
    move.type !== "sellAll" && move.double
      ? theFishOfCard(`${move.fish}:double`, language)
      : someFish(fish, move.fish, language);
  return `${fr ? "vendez" : "sell"} ${what}${soldAs(fish, move.fish, market, language)}`;
}
