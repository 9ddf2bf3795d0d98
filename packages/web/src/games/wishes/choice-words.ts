/** A choice on the board in a word or two, and what it costs or brings below. */

import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import { capital } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { outcomeOf } from "@guinguette/words/wishes/markets";
import { cardName, faceOfCard, fishName } from "@guinguette/words/wishes/names";
import type { Row } from "../rows.ts";
import { isSale } from "./cards.ts";
import { boardWords, fromMarket, money, stepsWords, wishHint } from "./words.ts";

export function choiceWords(
  move: Move,
  view: View,
  names: SeatNames,
  language: Language,
): { readonly label: string; readonly hint: string } {
  if (isSale(move)) {
    const { fish, price, dollars } = outcomeOf(move, view);
    const double = move.type !== "sellAll" && move.double;
    const label = capital(double ? cardName(`${move.fish}:double`, language) : fishName(move.fish, language));
    return { label, hint: `${fish} × ${price} = ${money(dollars, language)}` };
  }
  switch (move.type) {
    case "keep": {
      const held = view.seats[view.turn];
      const room = held !== undefined && held.cards.length < held.boats;
      return {
        label: boardWords.keep[language],
        hint: room ? boardWords.keepHint[language] : boardWords.noBoat[language],
      };
    }
    case "wish": {
      const lying = view.ocean[move.card];
      const hint = lying === undefined ? "" : wishHint(faceOfCard(lying.card), language);
      return { label: boardWords.makeWish[language], hint };
    }
    case "moveBuyer":
      return { label: capital(fromMarket[move.from][language]), hint: stepsWords(move.steps, language) };
    case "toWaste":
    case "fromWaste":
      return { label: names(move.seat), hint: move.seat === view.turn ? boardWords.yourPawn[language] : "" };
    case "placeBuyer":
      return { label: fishName(move.to, language), hint: "" };
  }
}

/** The picture or the player that a choice is about. */
export function choiceSign(move: Move, view: View): Pick<Row, "art" | "seat"> {
  switch (move.type) {
    case "keep":
      return { art: { file: "market", id: "boat", player: view.turn } };
    case "wish": {
      const lying = view.ocean[move.card];
      return lying === undefined ? {} : { art: { file: "market", id: `wish-${faceOfCard(lying.card)}` } };
    }
    case "sell":
    case "sellAll":
    case "sellOne":
      return { art: { file: "fish", id: move.fish } };
    case "moveBuyer":
      return { art: { file: "fish", id: move.from } };
    case "placeBuyer":
      return { art: { file: "fish", id: move.to } };
    case "toWaste":
    case "fromWaste":
      return { seat: move.seat };
  }
}
