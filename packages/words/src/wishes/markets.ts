/** Markets and what a sale does to them, as one reads it from a view. */
import { type CardName, type FishType, fishTypes } from "@guinguette/rules/wishes/cards";
import { type Offer, offerFor, type SaleMove } from "@guinguette/rules/wishes/offer";
import type { MarketView, View } from "@guinguette/rules/wishes/view";

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The market so many steps clockwise (IW-R4), or back. */
export function marketAfter(from: FishType, steps: number): FishType {
  const count = fishTypes.length;
  const index = (((fishTypes.indexOf(from) + steps) % count) + count) % count;
  return fishTypes[index] as FishType;
}

export function marketOf(view: View, market: FishType): MarketView {
  return view.markets[fishTypes.indexOf(market)] as MarketView;
}

/** How many pawns the market takes in all: its own card's once filled, else the active card's (IW-M1). */
export function capacityOf(market: MarketView, view: View): number {
  return market.filled ?? view.marketCard?.capacity ?? sum(market.pawns);
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
