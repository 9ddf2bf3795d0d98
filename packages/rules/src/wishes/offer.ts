/** What a sale would bring, told from a view: for lists of moves, boards and hints. */
import {
  type CardName,
  cardNames,
  type FishType,
  fishOf,
  fishSoldWith,
  fishTypes,
  isDouble,
  marketOfSale,
} from "./cards.ts";
import type { Move } from "./moves.ts";
import type { View } from "./view.ts";

export type SaleMove = Extract<Move, { readonly type: "sell" | "sellAll" | "sellOne" }>;

export interface Offer {
  /** The market that buys: not the fish's own under `sellAs` (IW-W9). */
  readonly market: FishType;
  /** How many fish the cards count for (IW-V3). */
  readonly fish: number;
  /** What one of them brings (IW-V1). */
  readonly price: number;
  readonly dollars: number;
}

/** For the seat whose turn it is. */
export function offerFor(move: SaleMove, view: View): Offer {
  const byWish = move.type !== "sell";
  const type = fishTypes.indexOf(move.fish);
  const market = view.wish === null ? type : marketOfSale(cardNumber(view.wish.card), type);
  const price = view.markets[market]!.price;
  let fish = 0;
  for (const name of view.seats[view.turn]!.cards) {
    const card = cardNumber(name);
    if (fishOf(card) !== type) continue;
    if (move.type === "sellAll") fish += fishSoldWith(card, byWish);
    else if (isDouble(card) === move.double) fish = fishSoldWith(card, byWish);
  }
  return { market: fishTypes[market]!, fish, price, dollars: fish * price };
}

function cardNumber(name: CardName): number {
  return cardNames.indexOf(name);
}
