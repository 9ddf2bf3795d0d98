/**
 * The five buyers and where they stand, in one number: 3 bits each, the market, or `FREED` for one that a
 * `spread` took off the board and that waits to be placed.
 */
import type { Fish } from "./cards.ts";

export type Buyers = number;

/** IW-R1, highest first, so that going through them in order is going by value. */
export const buyerValues: readonly number[] = [3, 2, 2, 1, 1];

const FREED = 7;
const BITS = 3;

/** Nobody placed yet. */
export const NO_BUYERS: Buyers = 0o77777;

/** The market where a buyer stands, by its place in `buyerValues`. */
export function standsAt(buyers: Buyers, buyer: number): Fish {
  return (buyers >> (BITS * buyer)) & FREED;
}

export function placed(buyers: Buyers, buyer: number, market: Fish): Buyers {
  return (buyers & ~(FREED << (BITS * buyer))) | (market << (BITS * buyer));
}

/** IW-V1: 2 dollars a fish, plus the value of every buyer standing there. */
export function priceAt(buyers: Buyers, market: Fish): number {
  let price = 2;
  for (let buyer = 0; buyer < 5; buyer++)
    if (standsAt(buyers, buyer) === market) price += buyerValues[buyer]!;
  return price;
}

/** A buyer of this value that stands in this market, or -1. */
export function buyerAt(buyers: Buyers, value: number, market: Fish): number {
  for (let buyer = 0; buyer < 5; buyer++)
    if (buyerValues[buyer] === value && standsAt(buyers, buyer) === market) return buyer;
  return -1;
}

/** The markets with a buyer of this value, as bits. */
export function marketsWith(buyers: Buyers, value: number): number {
  let markets = 0;
  for (let buyer = 0; buyer < 5; buyer++)
    if (buyerValues[buyer] === value) markets |= 1 << standsAt(buyers, buyer);
  return markets;
}

/** The markets with any buyer, as bits; bit 7 says that some buyer waits. */
export function marketsTaken(buyers: Buyers): number {
  let markets = 0;
  for (let buyer = 0; buyer < 5; buyer++) markets |= 1 << standsAt(buyers, buyer);
  return markets;
}

/** The freed buyer that is placed next, or -1: the highest value first (IW-R13). */
export function nextFreed(buyers: Buyers): number {
  for (let buyer = 0; buyer < 5; buyer++) if (standsAt(buyers, buyer) === FREED) return buyer;
  return -1;
}

/** IW-W4: in each market one of the highest value stays, the others are freed. */
export function spread(buyers: Buyers): Buyers {
  let left = buyers;
  let kept = 0;
  for (let buyer = 0; buyer < 5; buyer++) {
    const market = standsAt(buyers, buyer);
    if ((kept >> market) & 1) left = placed(left, buyer, FREED);
    kept |= 1 << market;
  }
  return left;
}

/** The values of the buyers in a market, highest first. */
export function valuesAt(buyers: Buyers, market: Fish): number[] {
  return buyerValues.filter((_value, buyer) => standsAt(buyers, buyer) === market);
}

/** The values of the buyers that wait, in the order they will be placed. */
export function freedValues(buyers: Buyers): number[] {
  return valuesAt(buyers, FREED);
}
