/** The words around a move: the button that plays it, the arithmetic on the slate, where the game stands. */
import type { FishType } from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import { listed, seatName } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import {
  isDouble,
  marketAfter,
  marketOf,
  type Outcome,
  outcomeOf,
  sum,
} from "@guinguette/words/wishes/markets";
import {
  faceNames,
  faceOfCard,
  fishName,
  fishNames,
  fishOfCard,
  marketName,
  worms,
} from "@guinguette/words/wishes/names";
import { buyerInHand, isSale, WASTE_LIMIT, wishStep } from "./cards.ts";
import { money, toMarket } from "./words.ts";

/** « Garder la lotte », « Vendre 3 lottes · 18 $ », « Envoyer le 2 à la Lotte (+3) ». */
export function confirmWords(move: Move, view: View, language: Language): string {
  const fr = language === "fr";
  if (isSale(move)) {
    const { fish, dollars, market } = outcomeOf(move, view);
    const double = move.type !== "sellAll" && move.double;
    const what = double
      ? `${fr ? "" : "double "}${fishName(move.fish, language)}${fr ? " double" : ""}`
      : `${fish} ${fishNames(fish, move.fish, language)}`;
    const as = market === move.fish ? "" : ` ${fr ? "en" : "as"} ${fishNames(fish, market, language)}`;
    return `${fr ? "Vendre" : "Sell"} ${what}${as} · ${money(dollars, language)}`;
  }
  switch (move.type) {
    case "keep":
      return `${fr ? "Garder" : "Keep"}${fr ? "\u00a0:" : ":"} ${oceanName(move.card, view, language)}${cost(move.card, language)}`;
    case "wish": {
      const card = view.ocean[move.card]?.card;
      const face = card === undefined ? "" : faceNames[faceOfCard(card)][language];
      return `${fr ? "Vœu\u00a0:" : "Wish:"} ${face}${cost(move.card, language)}`;
    }
    case "moveBuyer": {
      const to = marketAfter(move.from, move.steps);
      const what = fr ? `Envoyer le ${buyerInHand(view)}` : `Send the ${buyerInHand(view)}`;
      return `${what} ${toMarket[to][language]} (+${move.steps})`;
    }
    case "placeBuyer":
      return `${fr ? `Placer le ${buyerInHand(view)}` : `Send the ${buyerInHand(view)}`} ${toMarket[move.to][language]}`;
    case "toWaste":
      return `${fr ? "Au rebut\u00a0:" : "To the waste:"} ${pawnOf(move.seat, view, language)}`;
    case "fromWaste":
      return `${fr ? "Retirer" : "Take out"} ${pawnOf(move.seat, view, language)}`;
  }
}

function oceanName(index: number, view: View, language: Language): string {
  const card = view.ocean[index]?.card;
  if (card === undefined) return String(index + 1);
  const name = fishName(fishOfCard(card), language);
  if (!isDouble(card)) return name;
  return language === "fr" ? `${name} double` : `double ${name}`;
}

function cost(index: number, language: Language): string {
  return index === 0 ? "" : ` (−${worms(index, language)})`;
}

function pawnOf(seat: number, view: View, language: Language): string {
  if (seat === view.turn) return language === "fr" ? "votre pion" : "your pawn";
  return language === "fr"
    ? `un pion de ${seatName(seat, language)}`
    : `a pawn of ${seatName(seat, language)}`;
}

/** « Carte Marché 5 · rebut 6/10 ». */
export function headingWords(view: View, language: Language): string {
  const fr = language === "fr";
  const waste = `${fr ? "rebut" : "waste"} ${sum(view.waste)}/${WASTE_LIMIT}`;
  if (view.marketCard === null)
    return fr ? `Les quatre marchés sont pleins · ${waste}` : `Four markets filled · ${waste}`;
  return fr
    ? `Marché de ${view.marketCard.capacity} · ${waste}`
    : `Market of ${view.marketCard.capacity} · ${waste}`;
}

/** One line of arithmetic for the move that waits; without one, what the wish still asks. */
export function asideWords(view: View, proposed: Move | null, language: Language): string | null {
  if (proposed === null) return wishLeft(view, language);
  if (isSale(proposed)) return saleSum(outcomeOf(proposed, view), view, language);
  switch (proposed.type) {
    case "keep":
    case "wish":
      return wormSum(proposed.card, view, language);
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

function wishLeft(view: View, language: Language): string | null {
  const step = wishStep(view);
  const fr = language === "fr";
  // There is always a line, so that the board keeps its size while one chooses.
  if (step === null || view.wish === null) {
    if (view.phase !== "action") return null;
    return fr
      ? "Le bord est gratuit\u00a0; au large, un ver par carte."
      : "The shore is free; farther out, a worm per card.";
  }
  const name = faceNames[view.wish.face][language];
  const at = fr
    ? `Vœu «\u202f${name}\u202f», étape ${step.at} sur ${step.of}`
    : `Wish "${name}", part ${step.at} of ${step.of}`;
  const origins = view.markets.filter(({ buyers }) => buyers.includes(buyerInHand(view)));
  if (view.phase !== "moveBuyer" || origins.length < 2) return `${at}.`;
  const where = listed(
    origins.map(({ market }) => fishName(market, language)),
    language,
    { fr: "ou", en: "or" },
  );
  return fr ? `${at}. D’abord lequel\u00a0: ${where}\u00a0?` : `${at}. Which one first: ${where}?`;
}

function saleSum(sale: Outcome, view: View, language: Language): string {
  const fr = language === "fr";
  const pay = `${sale.fish} × ${money(sale.price, language)} = ${money(sale.dollars, language)}.`;
  if (sale.fills) {
    const card = view.marketCard;
    const prizes = card === null ? "" : ` ${card.first}\u00a0/\u00a0${money(card.second, language)}`;
    const wasted = sale.wasted > 0 ? `, ${sale.wasted} ${fr ? "au rebut" : "to the waste"}` : "";
    return fr
      ? `${pay} Marché rempli\u00a0: primes${prizes}${wasted}.`
      : `${pay} Market filled: prizes${prizes}${wasted}.`;
  }
  if (sale.wasted > 0) {
    const total = sum(view.waste) + sale.wasted;
    return fr
      ? `${pay} Marché plein\u00a0: ${sale.wasted} au rebut (${total}/${WASTE_LIMIT}).`
      : `${pay} Market full: ${sale.wasted} to the waste (${total}/${WASTE_LIMIT}).`;
  }
  const market = marketOf(view, sale.market);
  const places = `${sum(market.pawns) + sale.placed}/${view.marketCard?.capacity ?? "?"}`;
  return fr ? `${pay} Pions au marché\u00a0: ${places}.` : `${pay} Pawns in the market: ${places}.`;
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
  const change = `${price} → ${money(after, language)}`;
  const each = fr ? "pièce" : "each";
  if (fish === 0) return `${marketTitle(to, language)} ${change} ${each}.`;
  return fr
    ? `${marketTitle(to, language)} ${change} ${each}\u00a0; ${fish} × ${after} = ${money(fish * after, language)} pour les vôtres.`
    : `${marketTitle(to, language)} ${change} ${each}; ${fish} × ${after} = ${money(fish * after, language)} for yours.`;
}

function marketTitle(market: FishType, language: Language): string {
  const name = marketName(market, language);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${language === "fr" ? "\u00a0:" : ":"}`;
}

function wasteSum(change: number, view: View, language: Language): string {
  const count = sum(view.waste);
  const after = count + change;
  const fr = language === "fr";
  const text = `${fr ? "Rebut\u00a0:" : "Waste:"} ${count} → ${after} ${fr ? "sur" : "of"} ${WASTE_LIMIT}.`;
  if (after < WASTE_LIMIT) return text;
  if (view.options.wasteEnd === "after-wish")
    return `${text} ${fr ? "La partie finit après ce vœu." : "The game ends after this wish."}`;
  return `${text} ${fr ? "La partie finit aussitôt." : "The game ends at once."}`;
}
