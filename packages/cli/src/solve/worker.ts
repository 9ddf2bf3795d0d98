/** Solving in a thread of its own, so that it can be stopped. */
import { parentPort, workerData } from "node:worker_threads";
import { solveFishFish } from "@guinguette/bots/fish-fish/duel-solve";
import { policyOf, type Worst, worstOf } from "@guinguette/bots/fish-fish/duel-worst";
import { moduleOf } from "@guinguette/bots/fish-fish/shares";
import { shippedDuel } from "@guinguette/bots/fish-fish/solved";
import { solveTrio } from "@guinguette/bots/fish-fish/trio-solve";
import type { TrioWorst } from "@guinguette/bots/fish-fish/trio-worst";

export interface Order {
  readonly players: 2 | 3;
  readonly seconds: number;
}

/** What the shipped table gives away at worst (between two), then how far solving has come and what the best so far gives away. */
export type News =
  | { readonly kind: "shipped"; readonly worst: Worst }
  | { readonly kind: "round"; readonly rounds: number }
  | { readonly kind: "trio"; readonly worst: TrioWorst; readonly tries: number }
  | { readonly kind: "solved"; readonly worst: Worst; readonly tries: number; readonly module: string };

const { players, seconds } = workerData as Order;
const tell = (news: News) => parentPort?.postMessage(news);

let begun = 0;
let rounds = 0;
let told = 0;
/** Asked after every round, it tells of them now and then. */
function spent(): boolean {
  const now = performance.now();
  rounds++;
  if (now - told > 500) {
    tell({ kind: "round", rounds });
    told = now;
  }
  return now - begun >= 1000 * seconds;
}

function solveTwo(): void {
  tell({ kind: "shipped", worst: worstOf(policyOf(shippedDuel())) });
  begun = performance.now();
  solveFishFish({ spent }, ({ table, fisher, fish, tries }) => {
    const module = moduleOf({ duelFisher: table.fisher, duelFish: table.fish });
    tell({ kind: "solved", worst: { fisher, fish }, tries, module });
  });
}

function solveThree(): void {
  begun = performance.now();
  solveTrio({ spent }, ({ values, best, tries }) => tell({ kind: "trio", worst: { values, best }, tries }));
}

if (players === 3) solveThree();
else solveTwo();
