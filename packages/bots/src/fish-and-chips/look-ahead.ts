/** How the catching of a round goes on, with two sides: a colour and the other, or a colour and all others. */
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Budget } from "../budget.ts";
import { type Finding, searched } from "../toolbox/alpha-beta.ts";
import { oneAgainstAll } from "./one-against-all.ts";
import { seaOf } from "./sea.ts";
import { countedDuel, duel } from "./sides.ts";

/** What is found for the side to move, and whether that is one's own. */
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
  const two = view.players === 2;
  const sides = two ? (counted ? countedDuel : duel) : oneAgainstAll(view.players, own, counted);
  // A sweep asks for every pile's colour, so then no pile may be forgotten.
  const sea = seaOf(view, two ? "size" : "colours", asked, two && !counted);
  return { mine: sea.turn === own, ...searched(sides, sea, budget, depth) };
}
