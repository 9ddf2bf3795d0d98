/**
 * An answer to a character that stays hard to exploit: the best play of a round against somebody who with some trust
 * is that character and otherwise knows us and does their worst. Predictive CFR+, as in the toolbox, with half of the
 * other side held fast.
 *
 * Johanson, Zinkevich, Bowling: Computing Robust Counter-Strategies (2007).
 */
import { toShares } from "../toolbox/cfr.ts";
import type { Tree } from "../toolbox/tree.ts";
import type { Character } from "./characters.ts";
import { type RoundTree, reachOf } from "./round-tree.ts";

/** Somebody who learns how to play a tree. By slot. */
interface Learner {
  readonly player: number;
  readonly strategy: Float64Array;
  readonly regrets: Float64Array;
  /** By edge: how likely their choices lead over it. */
  readonly reach: Float64Array;
}

/** How likely each choice should be, by slot of one's own infosets. */
export function safeAnswer(
  round: RoundTree,
  character: Character,
  trust: number,
  passes: number,
): Float64Array {
  const { own, tree } = round;
  const fixed = reachOf(round, character);
  const mine = learner(tree, own);
  const theirs = learner(tree, 1 - own);
  const sums = new Float64Array(mine.strategy.length);
  const opposite = new Float64Array(fixed.length);
  for (let pass = 1; pass <= passes; pass++) {
    goForward(tree, theirs);
    for (let edge = 0; edge < opposite.length; edge++)
      opposite[edge] = trust * fixed[edge]! + (1 - trust) * theirs.reach[edge]!;
    learn(tree, mine, opposite);
    goForward(tree, mine);
    learn(tree, theirs, mine.reach);
    addUp(tree, mine, pass * pass, sums);
  }
  toOwnShares(tree, own, sums);
  return sums;
}

function learner(tree: Tree, player: number): Learner {
  const slots = tree.slots.at(-1)!;
  const strategy = new Float64Array(slots);
  toOwnShares(tree, player, strategy);
  return { player, strategy, regrets: new Float64Array(slots), reach: new Float64Array(tree.child.length) };
}

function goForward({ nodes, child, edges, infoset, player, slots }: Tree, learner: Learner): void {
  const { reach, strategy } = learner;
  const arrived = new Float64Array(nodes);
  arrived[0] = 1;
  for (let node = 0; node < nodes; node++) {
    const here = arrived[node]!;
    const first = edges[node]!;
    const slot = slots[infoset[node]!]! - first;
    const chooses = player[node] === learner.player;
    for (let edge = first; edge < edges[node + 1]!; edge++) {
      const there = chooses ? here * strategy[slot + edge]! : here;
      reach[edge] = there;
      if (child[edge]! >= 0) arrived[child[edge]!] = there;
    }
  }
}

/** One step of regret against somebody whose choices lead over the edges as `opposite` says. */
function learn(tree: Tree, { player, strategy, regrets }: Learner, opposite: Float64Array): void {
  const { child, edges, infoset, slots } = tree;
  const gains = tree.gains[player]!;
  /** What comes after a node, weighed by how likely the other one goes there. */
  const after = new Float64Array(tree.nodes);
  const latest = new Float64Array(strategy.length);
  for (let node = tree.nodes - 1; node >= 0; node--) {
    const first = edges[node]!;
    const last = edges[node + 1]!;
    const slot = slots[infoset[node]!]! - first;
    const chooses = tree.player[node] === player;
    let total = 0;
    for (let edge = first; edge < last; edge++) {
      const to = child[edge]!;
      const worth = opposite[edge]! * gains[edge]! + (to < 0 ? 0 : after[to]!);
      total += chooses ? strategy[slot + edge]! * worth : worth;
      if (chooses) latest[slot + edge]! += worth;
    }
    after[node] = total;
    if (chooses) for (let edge = first; edge < last; edge++) latest[slot + edge]! -= total;
  }
  for (let slot = 0; slot < latest.length; slot++) {
    const regret = Math.max(0, regrets[slot]! + latest[slot]!);
    regrets[slot] = regret;
    strategy[slot] = Math.max(0, regret + latest[slot]!);
  }
  toOwnShares(tree, player, strategy);
}

/** The choices so far, later ones weighing more. */
function addUp(tree: Tree, { player, reach }: Learner, weight: number, sums: Float64Array): void {
  const { edges, infoset, slots } = tree;
  for (let node = 0; node < tree.nodes; node++) {
    if (tree.player[node] !== player) continue;
    const slot = slots[infoset[node]!]! - edges[node]!;
    for (let edge = edges[node]!; edge < edges[node + 1]!; edge++)
      sums[slot + edge]! += weight * reach[edge]!;
  }
}

/** Makes a player's weights likelihoods. */
function toOwnShares(tree: Tree, player: number, weights: Float64Array): void {
  for (const [infoset, owner] of tree.owner.entries()) if (owner === player) toShares(tree, infoset, weights);
}
