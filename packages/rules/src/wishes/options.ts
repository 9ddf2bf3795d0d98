/** The options of a table: what the owner of a box may correct, and what the rulebook leaves open. */
import { type Card, faceOf, type MarketCard, marketCards, SPREAD, type Wish, wishOf } from "./cards.ts";

export interface Options {
  /** IW-R3: the prizes of the market cards 4, 5 and 6; the text itself gives those of card 7. */
  readonly first4: number;
  readonly second4: number;
  readonly first5: number;
  readonly second5: number;
  readonly first6: number;
  readonly second6: number;
  /** IW-R17: whether a `spread` wish ends with a sale. */
  readonly spread: "places" | "sells";
  /** IW-R8: whether a `waste` wish that fills the waste is cut short. */
  readonly wasteEnd: "at-once" | "after-wish";
}

export const usualOptions: Options = {
  first4: 4,
  second4: 2,
  first5: 6,
  second5: 3,
  first6: 8,
  second6: 4,
  spread: "places",
  wasteEnd: "at-once",
};

/** The market cards of a table, from the top of the stack to the bottom (IW-S4), with its prizes (IW-R3). */
export function marketCardsOf(options: Options): readonly MarketCard[] {
  // A game is dealt in a few microseconds, and nearly always with the usual prizes.
  if (prizes.every((name) => options[name] === usualOptions[name])) return marketCards;
  const { first4, second4, first5, second5, first6, second6 } = options;
  return [
    { capacity: 4, first: first4, second: second4 },
    { capacity: 5, first: first5, second: second5 },
    { capacity: 6, first: first6, second: second6 },
    marketCards[3]!,
  ];
}

const prizes = ["first4", "second4", "first5", "second5", "first6", "second6"] as const;

/** The sale of a wish: that of its face, but `spread` has one only where the table says so (IW-R17). */
export function saleOf(wishCard: Card, options: Options): Wish["sale"] {
  if (faceOf(wishCard) === SPREAD && options.spread === "sells") return "sellAll";
  return wishOf(wishCard).sale;
}
