/**
 * Solves a round among three, as far as it goes, for players who go by what they see: nothing promises that regrets
 * lead to an equilibrium here, so every try is measured, and the best is kept.
 */
import type { Budget } from "../budget.ts";
import { sharesOf } from "../mix.ts";
import { averageAnew, averageOf, solveOn, startSolving } from "../toolbox/cfr.ts";
import { grow } from "../toolbox/tree.ts";
import { movesAt, trio, trioOpening } from "./trio.ts";
import { nashConv, type TrioPolicy, type TrioWorst, trioWorstOf } from "./trio-worst.ts";

/** The rounds of solving of the first try; each later one takes as many as all before it. */
const FIRST_TRY = 400;
/** Choices less likely than this are not made at all. */
const RARE = 0.005;

export interface TrioSolved extends TrioWorst {
  readonly policy: TrioPolicy;
  readonly tries: number;
}

/** Goes on until the budget, asked after every round of solving, is spent. */
export function solveTrio(
  budget: Budget,
  progress: (solved: TrioSolved) => void,
  start = trioOpening,
): TrioSolved {
  const tree = grow(trio, start);
  const places = new Map(tree.names.map((name, place) => [name, place]));
  const solving = startSolving(tree);
  let best: TrioSolved | null = null;
  let tries = 0;
  do {
    const last = Math.max(FIRST_TRY, 2 * solving.rounds);
    averageAnew(solving);
    do solveOn(tree, solving);
    while (solving.rounds < last && !budget.spent());
    const average = averageOf(tree, solving);
    const shares = tree.names.map((_, place) =>
      tidied(average.subarray(tree.slots[place], tree.slots[place + 1])),
    );
    // Where there is no choice there is no entry.
    const policy: TrioPolicy = (spot) => {
      const place = places.get(trio.infosetOf(spot));
      return place === undefined ? movesAt(spot).map(() => 1) : shares[place]!;
    };
    tries++;
    const found = { ...trioWorstOf(policy, start), policy };
    best = { ...(best === null || nashConv(found) < nashConv(best) ? found : best), tries };
    progress(best);
  } while (!budget.spent());
  return best;
}

/** Without the choices that are hardly ever made: they are left over from the beginning. */
function tidied(average: Float64Array): number[] {
  return sharesOf([...average].map((share) => (share < RARE ? 0 : share)));
}
