import type { Random } from "@guinguette/rules/random";
import { type FishType, fishTypes } from "@guinguette/rules/wishes/cards";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import { noTime } from "../budget.ts";
import { best, mixed } from "../mix.ts";
import { triedShallowly } from "./player.ts";

/** A child keeps every fish there is a boat for, then sells them one by one where they are paid best, and wishes
 * only when it can do neither. */
export function chooseLikeAChild(view: View, legal: readonly Move[], random: Random): Move {
  return best(legal, (move) => liking(view, move), random);
}

/** Somebody who knows the game but is hasty: the first looks decide, and what looks nearly as good as the best is
 * done nearly as often. */
export function chooseHastily(view: View, _legal: readonly Move[], random: Random): Move {
  const looks = triedShallowly(view, random, noTime, wishes);
  return wishes.decode(mixed(looks, ({ share }) => share, HASTE, random).code);
}

/** In shares of victory. */
const HASTE = 0.04;

/** How much a child likes a move. Prices are at most 11 (IW-V1): any fish kept is liked better than any sold. */
function liking(view: View, move: Move): number {
  switch (move.type) {
    case "keep": {
      // Worms are dear to it too: a deep card must pay for each one laid out (IW-O1).
      const { card, worms } = view.ocean[move.card]!;
      return 100 + priceOf(view, fishTypes.find((fish) => card.startsWith(fish))!) + worms - 2 * move.card;
    }
    case "sell":
    case "sellAll":
    case "sellOne":
      return 50 + priceOf(view, move.fish);
    case "wish":
    case "moveBuyer":
    case "placeBuyer":
    case "toWaste":
    case "fromWaste":
      return 0;
  }
}

function priceOf(view: View, fish: FishType): number {
  return view.markets[fishTypes.indexOf(fish)]!.price;
}
