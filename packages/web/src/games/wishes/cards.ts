/** Cards, rings and prices, as a board reads them from a view. */
import {
  type CardName,
  cardNames,
  type Face,
  type FishType,
  faces,
  fishTypes,
  wishOf,
  wishOfFace,
} from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import { type Offer, offerFor, type SaleMove } from "@guinguette/rules/wishes/offer";
import { saleOf } from "@guinguette/rules/wishes/options";
import type { MarketView, View } from "@guinguette/rules/wishes/view";

export const WASTE_LIMIT = 10;

/** The colour of a kind's awning; its fish is the other sign. */
export const fishColour: Readonly<Record<FishType, string>> = {
  angelfish: "var(--fish-angel)",
  catfish: "var(--fish-cat)",
  clownfish: "var(--fish-clown)",
  kingfish: "var(--fish-king)",
  monkfish: "var(--fish-monk)",
  starfish: "var(--fish-star)",
  swordfish: "var(--fish-sword)",
};

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The market so many steps clockwise (IW-R4). */
export function marketAfter(from: FishType, steps: number): FishType {
  return fishTypes[(fishTypes.indexOf(from) + steps) % fishTypes.length] as FishType;
}

/** How many steps clockwise lead from one market to another, 0 to 6. */
export function stepsBetween(from: FishType, to: FishType): number {
  return (fishTypes.indexOf(to) - fishTypes.indexOf(from) + fishTypes.length) % fishTypes.length;
}

export function marketOf(view: View, market: FishType): MarketView {
  return view.markets[fishTypes.indexOf(market)] as MarketView;
}

/** How many pawns the market takes in all: its own card's once filled, else the active card's (IW-M1). */
export function capacityOf(market: MarketView, view: View): number {
  return market.filled ?? view.marketCard?.capacity ?? sum(market.pawns);
}

/** The value of the buyer that the wish in play moves, or places next. */
export function buyerInHand(view: View): number {
  if (view.wish === null) return 0;
  if (view.phase === "placeBuyer") return view.wish.freed[0] ?? 0;
  return wishOfFace[faces.indexOf(view.wish.face)]?.buyer ?? 0;
}

/** Which part of how many the wish is at. */
export function wishStep(view: View): { readonly at: number; readonly of: number } | null {
  if (view.wish === null || view.phase === "over") return null;
  const card = cardNames.indexOf(view.wish.card);
  const of = (wishOf(card).opening === null ? 0 : 1) + (saleOf(card, view.options) === null ? 0 : 1);
  return { at: of - view.wish.parts.length + 1, of };
}

export function isSale(move: Move | null): move is SaleMove {
  return move !== null && (move.type === "sell" || move.type === "sellAll" || move.type === "sellOne");
}

export interface Outcome extends Offer {
  /** How many of the pawns find a place, and how many go to the waste (IW-V2, IW-V4). */
  readonly placed: number;
  readonly wasted: number;
  /** Whether the market fills with this sale (IW-M1). */
  readonly fills: boolean;
}

export function outcomeOf(move: SaleMove, view: View): Outcome {
  const offer = offerFor(move, view);
  const market = marketOf(view, offer.market);
  const room = market.filled !== null ? 0 : capacityOf(market, view) - sum(market.pawns);
  const placed = Math.min(offer.fish, room);
  return { ...offer, placed, wasted: offer.fish - placed, fills: room > 0 && placed === room };
}

export function isDouble(card: CardName): boolean {
  return card.endsWith(":double");
}

export function hasWish(face: Face): boolean {
  return wishOfFace[faces.indexOf(face)] !== null;
}

export function sameMove(one: Move | null, other: Move | null): boolean {
  return one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
}
