/** Cards, rings and prices, as a board reads them from a view. */

import type { Seat } from "@guinguette/rules/seats";
import {
  cardNames,
  type Face,
  type FishType,
  faces,
  fishTypes,
  wishOf,
  wishOfFace,
} from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { SaleMove } from "@guinguette/rules/wishes/offer";
import { saleOf } from "@guinguette/rules/wishes/options";
import type { View } from "@guinguette/rules/wishes/view";

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

/** How many steps clockwise lead from one market to another, 0 to 6. */
export function stepsBetween(from: FishType, to: FishType): number {
  return (fishTypes.indexOf(to) - fishTypes.indexOf(from) + fishTypes.length) % fishTypes.length;
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

export function hasWish(face: Face): boolean {
  return wishOfFace[faces.indexOf(face)] !== null;
}

export function sameMove(one: Move | null, other: Move | null): boolean {
  return one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
}

/** The pawns one by one, each with a name of its own. */
export function pawnsIn(counts: readonly number[]): { readonly seat: Seat; readonly key: string }[] {
  return counts.flatMap((count, seat) =>
    Array.from({ length: count }, (_, k) => ({ seat, key: `${seat}:${k}` })),
  );
}
