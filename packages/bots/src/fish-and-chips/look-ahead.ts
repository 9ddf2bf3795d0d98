/** How the catching of a round goes on, with two sides: a colour and the other, or a colour and all others. */
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Budget } from "../budget.ts";
import { type Finding, searched } from "../toolbox/alpha-beta.ts";
import { duelSea } from "./duel-sea.ts";
import { FISH, searchDuel } from "./duel-search.ts";
import { oneAgainstAll, POINT } from "./one-against-all.ts";
import { seaOf } from "./sea.ts";

/** What is found for the side to move, in units of `POINT`, and whether that is one's own. */
export interface SideFinding extends Finding {
  readonly mine: boolean;
}

/** Looks ahead as if it were the turn of `asked`, in the interest of `own`. */
export function lookAhead(
  view: View,
  asked: number,
  own: number,
  budget: Budget,
  depth?: number,
): SideFinding {
  const counted = view.options.recaptured === "counted";
  if (view.players > 2) {
    const sea = seaOf(view, "colours", asked);
    return {
      mine: sea.turn === own,
      ...searched(oneAgainstAll(view.players, own, counted), sea, budget, depth),
    };
  }
  const { code, value, turn, ...found } = searchDuel(duelSea(view), asked, counted, budget, depth);
  return { ...found, move: code, value: (value * POINT) / FISH, mine: turn === own };
}
