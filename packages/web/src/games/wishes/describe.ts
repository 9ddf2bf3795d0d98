/** The whole position in words: what a player needs who plays without looking. */
import { fishTypes, marketCards } from "@guinguette/rules/wishes/cards";
import type { SeatView, View } from "@guinguette/rules/wishes/view";
import { cardCount, listed } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { cardName, dollars, fishOfCard, partNames, someFish, worms } from "@guinguette/words/wishes/names";
import { oceanLabel, stallLabel, wasteLabel } from "./labels.ts";

export function describeWords(view: View, names: SeatNames, language: Language): readonly string[] {
  const fr = language === "fr";
  const lines: string[] = [];
  if (view.phase === "over") lines.push(fr ? "La partie est finie." : "The game is over.");
  else lines.push(fr ? `C’est à ${names(view.turn)} de jouer.` : `It is ${names(view.turn)}’s turn.`);
  if (view.wish !== null) {
    const left = view.wish.parts.map((part) => partNames[part][language]).join(fr ? ", puis " : ", then ");
    const card = cardName(view.wish.card, language);
    lines.push(
      fr
        ? `Vœu en cours\u00a0: ${card}. Reste à faire\u00a0: ${left}.`
        : `Wish in play: ${card}. Still to do: ${left}.`,
    );
  }
  for (const [seat, held] of view.seats.entries()) lines.push(seatLine(names(seat), held, language));
  for (const index of view.ocean.keys()) lines.push(`${oceanLabel(index, view, language)}.`);
  for (const market of view.markets) lines.push(`${stallLabel(market, view, names, language)}.`);
  lines.push(cardLine(view, language));
  lines.push(`${wasteLabel(view, names, language)}.`);
  lines.push(pilesLine(view, language));
  return lines;
}

function seatLine(name: string, held: SeatView, language: Language): string {
  const fr = language === "fr";
  const cards = held.cards.map((card) => cardName(card, language));
  const free = held.boats - held.cards.length;
  const boats = fr
    ? `${held.boats} bateaux, dont ${free === 0 ? "aucun" : free} ${free > 1 ? "libres" : "libre"}`
    : `${held.boats} boats, ${free === 0 ? "none" : free} free`;
  const hold =
    cards.length === 0 ? "" : `${fr ? ". À bord\u00a0: " : ". On board: "}${listed(cards, language)}`;
  return `${name}${fr ? "\u00a0: " : ": "}${dollars(held.dollars, language)}, ${worms(held.worms, language)}, ${boats}${hold}.`;
}

function cardLine({ marketCard }: View, language: Language): string {
  const fr = language === "fr";
  if (marketCard === null)
    return fr ? "Les quatre cartes Marché sont posées." : "All four market cards are placed.";
  const { capacity, first, second } = marketCard;
  const later = marketCards.flatMap((card) => (card.capacity > capacity ? [String(card.capacity)] : []));
  const next =
    later.length === 0
      ? ""
      : fr
        ? ` Viendront ensuite ${listed(later, language)}.`
        : ` Then come ${listed(later, language)}.`;
  return fr
    ? `Carte Marché active\u00a0: ${capacity} places, ${dollars(first, language)} au premier, ${dollars(second, language)} au second.${next}`
    : `Active market card: ${capacity} places, ${dollars(first, language)} for the first, ${dollars(second, language)} for the second.${next}`;
}

function pilesLine(view: View, language: Language): string {
  const fr = language === "fr";
  const drawn = cardCount(view.drawPile, language);
  const pile = fr ? `Pioche\u00a0: ${drawn}.` : `Draw pile: ${drawn}.`;
  if (view.discard.length === 0) return fr ? `${pile} Défausse vide.` : `${pile} The discard is empty.`;
  // By their fish: sixty cards one by one are too many to listen to.
  const thrown = fishTypes.flatMap((fish) => {
    const count = view.discard.filter((card) => fishOfCard(card) === fish).length;
    return count === 0 ? [] : [someFish(count, fish, language)];
  });
  const all = cardCount(view.discard.length, language);
  return fr
    ? `${pile} Défausse\u00a0: ${all} (${listed(thrown, "fr")}).`
    : `${pile} Discard: ${all} (${listed(thrown, "en")}).`;
}
