/** The strong player of If Wishes Were Fishes!: imagines the cards to come and searches as long as it may. */
import type { Random } from "@guinguette/rules/random";
import { type Wishes, wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import type { Budget } from "../budget.ts";
import { type Manner, mostTried, type Rules, type Tried, tried } from "../toolbox/mcts.ts";
import { evaluationOf } from "./evaluation.ts";

/** So many visits take about 120 MB. */
const MOST_VISITS = 80_000;
/** Sees its own best turn and little of what the others may answer. */
const SHALLOW_VISITS = 24;

/** Found in play of two against itself; the more players, the smaller the shares there are to differ by. */
function mannerOf(players: number, visits: number): Manner {
  return { visits, curiosity: 0.3 / players, leeway: 0.2 / players, trust: 1 };
}

export function chooseWishes(view: View, legal: readonly Move[], random: Random, budget: Budget): Move {
  const [only, ...others] = legal;
  if (only !== undefined && others.length === 0) return only;
  return wishes.decode(mostTried(triedIn(view, random, budget, MOST_VISITS, wishes)));
}

/** A weaker player, who thinks no longer than it takes to try the likeliest answers once or twice. */
export function chooseShallowly(view: View, _legal: readonly Move[], random: Random, budget: Budget): Move {
  return wishes.decode(mostTried(triedShallowly(view, random, budget, wishes)));
}

/** What that player makes of each move, by these rules or by less than all of them. */
export function triedShallowly(view: View, random: Random, budget: Budget, rules: Rules<Wishes>): Tried[] {
  return triedIn(view, random, budget, SHALLOW_VISITS, rules);
}

function triedIn(view: View, random: Random, budget: Budget, visits: number, rules: Rules<Wishes>): Tried[] {
  const { players } = view;
  const sample = wishes.sampler(view, []);
  const imagine = () => sample(random);
  return tried(rules, evaluationOf(players), mannerOf(players, visits), imagine, budget);
}
