/** The words around a move: the button that plays it, the arithmetic on the slate, where the game stands. */
import type { FishType } from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import { elided, possessive } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import {
  isDouble,
  marketAfter,
  marketOf,
  type Outcome,
  outcomeOf,
  sum,
} from "@guinguette/words/wishes/markets";
import { fishOfCard, soldAs, someFish, theFishOfCard, worms } from "@guinguette/words/wishes/names";
import { vainWords } from "@guinguette/words/wishes/vain";
import { buyerInHand, isSale, WASTE_LIMIT } from "./cards.ts";
import { money, stepsWords, toMarket } from "./words.ts";

/** « Garder la lotte », « Vendre 3 lottes · 18 $ », « Vendre la lotte double · 12 $ », « Envoyer le 2 à la Lotte (3 pas) ». */
export function confirmWords(move: Move, view: View, language: Language, names: SeatNames): string {
  const fr = language === "fr";
  if (isSale(move)) {
    const { fish, dollars, market } = outcomeOf(move, view);
    const double = move.type !== "sellAll" && move.double;
    const what = double
      ? theFishOfCard(`${move.fish}:double`, language)
      : someFish(fish, move.fish, language);
    return `${fr ? "Vendre" : "Sell"} ${what}${soldAs(fish, move.fish, market, language)} · ${money(dollars, language)}`;
  }
  switch (move.type) {
    case "keep":
      return `${fr ? "Garder" : "Keep"} ${oceanName(move.card, view, language)}${cost(move.card, language)}`;
    case "wish":
      return `${vainWords(move, view, language) === null ? (fr ? "Faire ce vœu" : "Make this wish") : fr ? "Faire ce vœu sans effet" : "Make this wish without effect"}${cost(move.card, language)}`;
    case "moveBuyer": {
      const to = marketAfter(move.from, move.steps);
      const what = fr ? `Envoyer l’acheteur ${buyerInHand(view)}` : `Send buyer ${buyerInHand(view)}`;
      return `${what} ${toMarket[to][language]} (${stepsWords(move.steps, language)})`;
    }
    case "placeBuyer":
      return `${fr ? `Placer l’acheteur ${buyerInHand(view)}` : `Send buyer ${buyerInHand(view)}`} ${toMarket[move.to][language]}`;
    case "toWaste":
      return `${fr ? "Envoyer au rebut" : "Scrap"} ${pawnOf(move.seat, view, names, language)}`;
    case "fromWaste":
      return `${fr ? "Retirer" : "Take out"} ${pawnOf(move.seat, view, names, language)}`;
  }
}

function oceanName(index: number, view: View, language: Language): string {
  const card = view.ocean[index]?.card;
  return card === undefined ? String(index + 1) : theFishOfCard(card, language);
}

/** A button that breaks leaves no figure without its word. */
function cost(index: number, language: Language): string {
  return index === 0 ? "" : ` · ${worms(index, language).replace(" ", "\u00a0")}`;
}

function pawnOf(seat: number, view: View, names: SeatNames, language: Language): string {
  if (seat === view.turn) return language === "fr" ? "votre pion" : "your pawn";
  return language === "fr"
    ? `un pion ${elided("de", names(seat))}`
    : `one of ${possessive(names(seat))} pawns`;
}

/** « Carte Marché 5 · rebut 6/10 ». */
export function headingWords(view: View, language: Language): string {
  const fr = language === "fr";
  const waste = `${fr ? "rebut" : "scrap heap"} ${sum(view.waste)}/${WASTE_LIMIT}`;
  if (view.marketCard === null)
    return fr ? `Quatre marchés remplis · ${waste}` : `Four markets filled · ${waste}`;
  return fr
    ? `Carte Marché ${view.marketCard.capacity} · ${waste}`
    : `Market card ${view.marketCard.capacity} · ${waste}`;
}

/** One line of arithmetic for the move that waits; what can be chosen, the board shows. */
export function asideWords(view: View, proposed: Move | null, language: Language): string | null {
  if (proposed === null) return null;
  if (isSale(proposed)) return saleSum(outcomeOf(proposed, view), view, language);
  switch (proposed.type) {
    case "keep":
      return wormSum(proposed.card, view, language);
    case "wish":
      return vainWords(proposed, view, language) ?? wormSum(proposed.card, view, language);
    case "moveBuyer":
      return priceSum(marketAfter(proposed.from, proposed.steps), view, language);
    case "placeBuyer":
      return priceSum(proposed.to, view, language);
    case "toWaste":
      return wasteSum(1, view, language);
    case "fromWaste":
      return wasteSum(-1, view, language);
  }
}

function saleSum(sale: Outcome, view: View, language: Language): string {
  const fr = language === "fr";
  const pay = `${sale.fish} × ${sale.price} = ${money(sale.dollars, language)}`;
  if (sale.fills) {
    if (sale.wasted === 0) return `${pay} · ${fr ? "marché rempli" : "market filled"}`;
    return `${pay} · ${fr ? "rempli" : "filled"}, ${sale.wasted} ${fr ? "au rebut" : "scrapped"}`;
  }
  if (sale.wasted > 0) {
    const waste = `${sum(view.waste) + sale.wasted}/${WASTE_LIMIT}`;
    return `${pay} · ${sale.wasted} ${fr ? "au rebut" : "scrapped"} (${waste})`;
  }
  const pawns = sum(marketOf(view, sale.market).pawns) + sale.placed;
  return `${pay} · ${fr ? "pions" : "pawns"} ${pawns}/${view.marketCard?.capacity ?? "?"}`;
}

function wormSum(index: number, view: View, language: Language): string {
  const won = view.ocean[index]?.worms ?? 0;
  const owned = view.seats[view.turn]?.worms ?? 0;
  const fr = language === "fr";
  if (index === 0 && won === 0) return fr ? "Gratuit\u00a0: aucun ver à poser." : "Free: no worm to pay.";
  const signs = `${owned}${index > 0 ? ` − ${index}` : ""}${won > 0 ? ` + ${won}` : ""}`;
  return fr
    ? `Vos vers\u00a0: ${signs} = ${owned - index + won}.`
    : `Your worms: ${signs} = ${owned - index + won}.`;
}

/** What the market would pay with the buyer in hand, and what one's own fish would bring there. */
function priceSum(to: FishType, view: View, language: Language): string {
  const { price } = marketOf(view, to);
  const after = price + buyerInHand(view);
  const fr = language === "fr";
  const own = (view.seats[view.turn]?.cards ?? []).filter((card) => fishOfCard(card) === to);
  const fish = own.length + own.filter(isDouble).length;
  const change = `${price} → ${money(after, language)} ${fr ? "pièce" : "each"}`;
  if (fish === 0) return change;
  return `${change} · ${fr ? "à bord\u00a0:" : "aboard:"} ${money(fish * after, language)}`;
}

function wasteSum(change: number, view: View, language: Language): string {
  const count = sum(view.waste);
  const after = count + change;
  const fr = language === "fr";
  if (after < WASTE_LIMIT)
    return `${fr ? "Rebut\u00a0:" : "Scrap heap:"} ${count} → ${after} ${fr ? "sur" : "of"} ${WASTE_LIMIT}`;
  const full = `${fr ? "Rebut" : "Scrap heap"} ${after}/${WASTE_LIMIT}${fr ? "\u00a0:" : ":"}`;
  if (view.options.wasteEnd === "after-wish")
    return `${full} ${fr ? "fin après ce vœu" : "ends after this wish"}`;
  return `${full} ${fr ? "fin de la partie" : "the game ends"}`;
}
