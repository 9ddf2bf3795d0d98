/** What the fish in the boats would bring: read alike by every drawing of them. */
import type { Seat } from "@guinguette/rules/seats";
import type { CardName } from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import type { Language } from "@guinguette/words/language";
import { isDouble, outcomeOf } from "@guinguette/words/wishes/markets";
import { fishOfCard } from "@guinguette/words/wishes/names";
import { isSale } from "./cards.ts";
import { money } from "./words.ts";

/** Whether a move sells this card, alone or with others. */
export function sells(move: Move | null, card: CardName): boolean {
  if (!isSale(move) || move.fish !== fishOfCard(card)) return false;
  return move.type === "sellAll" || move.double === isDouble(card);
}

/** « 4 $ », « 2 × 4 = 8 $ »; null where its owner cannot sell it now. */
export function payOf(
  card: CardName,
  owner: Seat,
  view: View,
  legal: readonly Move[],
  language: Language,
): string | null {
  const sale = owner === view.turn ? legal.filter(isSale).find((move) => sells(move, card)) : undefined;
  if (sale === undefined) return null;
  const { fish, price, dollars } = outcomeOf(sale, view);
  return fish > 1 ? `${fish} × ${price} = ${money(dollars, language)}` : money(dollars, language);
}
