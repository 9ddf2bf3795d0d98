/** Solving in a thread of its own, so that it can be stopped. */
import { parentPort, workerData } from "node:worker_threads";
import { solveFishFish } from "@guinguette/bots/fish-fish/duel-solve";
import { policyOf, type Worst, worstOf } from "@guinguette/bots/fish-fish/duel-worst";
import { moduleOf } from "@guinguette/bots/fish-fish/shares";
import { shippedDuel } from "@guinguette/bots/fish-fish/solved";

export interface Order {
  readonly seconds: number;
}

/** What the shipped table gives away at worst, then how far solving has come and what the best so far gives away. */
export type News =
  | { readonly kind: "shipped"; readonly worst: Worst }
  | { readonly kind: "round"; readonly rounds: number }
  | { readonly kind: "solved"; readonly worst: Worst; readonly tries: number; readonly module: string };

const { seconds } = workerData as Order;
const tell = (news: News) => parentPort?.postMessage(news);

tell({ kind: "shipped", worst: worstOf(policyOf(shippedDuel())) });

const begun = performance.now();
let rounds = 0;
let told = begun;
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

solveFishFish({ spent }, ({ table, fisher, fish, tries }) => {
  const module = moduleOf({ duelFisher: table.fisher, duelFish: table.fish });
  tell({ kind: "solved", worst: { fisher, fish }, tries, module });
});
