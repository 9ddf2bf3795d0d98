/** The strong player of Fish & Chips: looks ahead as far as time allows; among several it plays rounds out. */
import { colours } from "@guinguette/rules/fish-and-chips/fish";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { nameOf } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { below, type Random } from "@guinguette/rules/random";
import type { Budget } from "../budget.ts";
import { bestInCrowd } from "./crowd.ts";
import { lookAhead } from "./look-ahead.ts";
import { reposition } from "./reposition.ts";
import { seaOf } from "./sea.ts";
import { solveSolitaire } from "./solitaire.ts";

/** No round has more catches. */
const TO_THE_END = 36;

export function chooseFishAndChips(view: View, legal: readonly Move[], random: Random, budget: Budget): Move {
  if (view.players < 3 || view.phase !== "catching")
    return chooseAtDepth(view, legal, random, budget, TO_THE_END);
  const sea = seaOf(view, "colours", colours.indexOf(view.turn));
  return catchOf(bestInCrowd(sea, view.options.recaptured === "counted", random, budget));
}

/** A weaker player: looks no more than so many catches ahead. */
export function chooseAtDepth(
  view: View,
  legal: readonly Move[],
  random: Random,
  budget: Budget,
  depth: number,
): Move {
  if (view.players === 1) return chooseAlone(view, legal, random, budget);
  if (view.phase === "repositioning") return reposition(view, legal, random, budget, depth);
  const own = colours.indexOf(view.turn);
  const { move } = lookAhead(view, own, own, budget, depth);
  return catchOf(move);
}

function catchOf(code: number): Move {
  return { type: "catch", from: nameOf(code >> 6), to: nameOf(code & 63) };
}

/** The first catch of a way to clear the sea (FC-5); where there is none, or none is found in time, any. */
function chooseAlone(view: View, legal: readonly Move[], random: Random, budget: Budget): Move {
  const solution = solveSolitaire(view, random, budget);
  return (solution.result === "solved" ? solution.moves[0] : legal[below(random, legal.length)])!;
}
