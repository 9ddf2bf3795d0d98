/**
 * Solves a round between two. What a bot sees does not tell in which order the lines were set, so each side is
 * solved for by what its view shows, against somebody who remembers everything.
 */
import type { Budget } from "../budget.ts";
import { averageAnew, averageOf, type Solving, solveOn, startSolving } from "../toolbox/cfr.ts";
import { grow, type Tree } from "../toolbox/tree.ts";
import { bet, bets, cast, casts, FISH, FISHER, isTidy, opening, type Spot } from "./duel.ts";
import { type DuelTable, lookOfFish, lookOfFisher } from "./duel-table.ts";
import { policyOf, type Worst, worstOf } from "./duel-worst.ts";
import type { Shares } from "./shares.ts";

/** The rounds of solving of the first try. Each later one takes as many as all before it, and forgets their choices:
 * the early ones are poor. */
const FIRST_TRY = 250;

export interface Solved extends Worst {
  readonly table: DuelTable;
  /** How many tries were made. */
  readonly tries: number;
}

/** A side that is solved for: the other one remembers. */
interface Side {
  readonly seat: number;
  readonly tree: Tree;
  readonly solving: Solving;
}

/** Goes on until the budget, asked after every round of solving, is spent. The best of all tries is kept. */
export function solveFishFish(budget: Budget, progress: (solved: Solved) => void): Solved {
  const fisher = startSide(FISHER);
  const fish = startSide(FISH);
  let best: Solved | null = null;
  do {
    const table = tryOn(fisher, fish, budget);
    best = better(best, table, worstOf(policyOf(table)));
    progress(best);
  } while (!budget.spent());
  return best;
}

/** The better Fisher and the better Fish of two tables. */
function better(before: Solved | null, table: DuelTable, worst: Worst): Solved {
  if (before === null) return { table, ...worst, tries: 1 };
  return {
    table: {
      fisher: worst.fisher > before.fisher ? table.fisher : before.table.fisher,
      fish: worst.fish < before.fish ? table.fish : before.table.fish,
    },
    fisher: Math.max(worst.fisher, before.fisher),
    fish: Math.min(worst.fish, before.fish),
    tries: before.tries + 1,
  };
}

function startSide(seat: number): Side {
  const tree = grow(
    {
      players: 2,
      nameOf: ({ past, bait, card, hooks }) => `${past} ${bait} ${card} ${hooks}`,
      moverOf: ({ bait }) => (bait === null ? FISHER : FISH),
      infosetOf: (spot) => infosetOf(spot, seat),
      stepsFrom: (spot) => {
        if (spot.bait !== null) return bets(spot).map((tiles) => bet(spot, tiles));
        const all = casts(spot);
        const some = seat === FISHER ? all.filter(({ bait }) => isTidy(bait, spot.baits)) : all;
        return some.map(({ card, bait }) => cast(spot, card, bait));
      },
    },
    opening,
  );
  return { seat, tree, solving: startSolving(tree) };
}

/** The side that is solved for knows what it sees, the other one the whole past. The Fisher may forget in which
 * order its own cards went unseen: nobody will ever know. */
function infosetOf(spot: Spot, seat: number): string {
  const mover = spot.bait === null ? FISHER : FISH;
  if (mover === seat) return `${mover} ${mover === FISHER ? lookOfFisher(spot) : lookOfFish(spot)}`;
  return mover === FISHER ? `${FISHER} ${spot.hooks} ${spot.past}` : `${FISH} ${spot.bait} ${spot.past}`;
}

function tryOn(fisher: Side, fish: Side, budget: Budget): DuelTable {
  const last = Math.max(FIRST_TRY, 2 * fisher.solving.rounds);
  const sides = [fisher, fish];
  for (const { solving } of sides) averageAnew(solving);
  do for (const { tree, solving } of sides) solveOn(tree, solving);
  while (fisher.solving.rounds < last && !budget.spent());
  return { fisher: sharesOf(fisher), fish: sharesOf(fish) };
}

function sharesOf({ seat, tree, solving }: Side): Shares {
  const average = averageOf(tree, solving);
  const found = new Map<string, number[]>();
  for (const [infoset, name] of tree.names.entries())
    if (tree.owner[infoset] === seat)
      found.set(name.slice(2), [...average.subarray(tree.slots[infoset]!, tree.slots[infoset + 1]!)]);
  return found;
}
