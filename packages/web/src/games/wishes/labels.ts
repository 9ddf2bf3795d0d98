/** The accessible names of what can be touched: the whole of what the eye sees there. */
import { type CardName, type MarketCard, marketCards } from "@guinguette/rules/wishes/cards";
import type { MarketView, View } from "@guinguette/rules/wishes/view";
import { capital, listed, plural } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { sum } from "@guinguette/words/wishes/markets";
import { cardName, dollars, marketName, worms } from "@guinguette/words/wishes/names";
import { filled } from "../../words/table.ts";
import { WASTE_LIMIT, wishStep } from "./cards.ts";
import { boardWords, money } from "./words.ts";

const colon = (language: Language): string => (language === "fr" ? "\u00a0: " : ": ");
const semicolon = (language: Language): string => (language === "fr" ? "\u00a0; " : "; ");

/** Parts of a sentence that stand each for itself. */
export function clauses(parts: readonly string[], language: Language): string {
  return parts.join(semicolon(language));
}

/** « Léo 2, Margot 1 »; nothing where nobody has a pawn. */
export function pawnsBySeat(counts: readonly number[], names: SeatNames): string {
  return counts.flatMap((count, seat) => (count > 0 ? [`${names(seat)} ${count}`] : [])).join(", ");
}

export function stallLabel(market: MarketView, view: View, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const { buyers, pawns, price, filled } = market;
  const parts = [`${dollars(price, language)} ${fr ? "pièce" : "each"}`];
  if (buyers.length > 0)
    parts.push(
      `${fr ? plural(buyers.length, "acheteur", "acheteurs", language) : plural(buyers.length, "buyer", "buyers", language)} ${listed(buyers.map(String), language)}`,
    );
  const count = sum(pawns);
  // Once all market cards are placed, no market that is not filled has a capacity.
  const capacity = filled ?? view.marketCard?.capacity ?? null;
  const own = `${count} ${plural(count, fr ? "pion" : "pawn", fr ? "pions" : "pawns", language)}`;
  const of = fr ? `${own} sur ${capacity}` : `${count} of ${capacity} pawns`;
  const places = capacity === null ? own : of;
  const whose = pawnsBySeat(pawns, names);
  parts.push(whose === "" ? places : `${places} (${whose})`);
  if (filled !== null) parts.push(fr ? "rempli" : "filled");
  return `${capital(marketName(market.market, language))}${colon(language)}${clauses(parts, language)}`;
}

export function wasteLabel(view: View, names: SeatNames, language: Language): string {
  const count = sum(view.waste);
  const fr = language === "fr";
  const whose = pawnsBySeat(view.waste, names);
  const text = fr
    ? `Rebut\u00a0: ${count} ${plural(count, "pion", "pions", language)} sur ${WASTE_LIMIT}`
    : `Scrap heap: ${count} of ${WASTE_LIMIT} pawns`;
  return whose === "" ? text : `${text} (${whose})`;
}

export function oceanLabel(index: number, view: View, language: Language): string {
  const lying = view.ocean[index];
  if (lying === undefined) return "";
  const fr = language === "fr";
  const cost =
    index === 0 ? (fr ? "gratuit" : "free") : `${fr ? "coûte" : "costs"} ${worms(index, language)}`;
  const parts = [cost];
  if (lying.worms > 0) parts.push(`${fr ? "rapporte" : "brings"} ${worms(lying.worms, language)}`);
  return `${fr ? "Océan" : "Ocean"} ${index + 1}${colon(language)}${cardName(lying.card, language)}${semicolon(language)}${clauses(parts, language)}`;
}

export function boatLabel(card: CardName, pay: string | null, language: Language): string {
  const name = capital(cardName(card, language));
  if (pay === null) return name;
  return `${name}${colon(language)}${pay}`;
}

export function marketCardLabel({ marketCard }: View, language: Language): string {
  if (marketCard === null) return boardWords.noCard[language];
  const { capacity, first, second } = marketCard;
  const later = laterWords(marketCard, language);
  const prizes = { n: String(capacity), first: money(first, language), second: money(second, language) };
  const active = filled(boardWords.cardLabel[language], prizes);
  return clauses(later === "" ? [active] : [active, later], language);
}

/** « puis 5, 6 et 7 »; nothing where it is the last. */
export function laterWords({ capacity }: MarketCard, language: Language): string {
  const later = marketCards.flatMap((card) => (card.capacity > capacity ? [String(card.capacity)] : []));
  return later.length === 0 ? "" : filled(boardWords.next[language], { list: listed(later, language) });
}

/** « Vœu lotte (tout vendre), 1 sur 2 ». */
export function wishLabel(view: View, language: Language): string {
  const step = wishStep(view);
  if (view.wish === null || step === null) return "";
  const at = filled(boardWords.step[language], { a: String(step.at), b: String(step.of) });
  return `${boardWords.wishNow[language]} ${cardName(view.wish.card, language)}, ${at}`;
}
