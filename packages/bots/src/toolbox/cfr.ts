/**
 * Predictive CFR+ with quadratic averaging: everybody in turn regrets what they did not do, expects the last
 * regrets to come again, and plays what they then regret most not to. Between two players the averages come as
 * close to an equilibrium as one has patience; among more they are only found to play well.
 *
 * Infosets may forget: spots that a player could tell apart by remembering may share one. Nothing is promised then;
 * measure what comes out.
 *
 * Farina, Kroer, Sandholm: Faster Game Solving via Predictive Blackwell Approachability (2021).
 */
import type { Tree } from "./tree.ts";

/** How far the solving of a tree has come. By slot: a choice of an infoset. */
export interface Solving {
  rounds: number;
  /** How likely each choice is now. */
  readonly strategy: Float64Array;
  /** The choices so far, later rounds weighing more. */
  readonly sums: Float64Array;
  readonly regrets: Float64Array;
  /** The regrets of the last round alone. */
  readonly latest: Float64Array;
  /** By node: how likely a player's own choices lead there, how likely the others' do, and what it is worth. */
  readonly own: Float64Array;
  readonly others: Float64Array;
  readonly worth: Float64Array;
}

export function startSolving(tree: Tree): Solving {
  const slots = tree.slots.at(-1)!;
  const solving: Solving = {
    rounds: 0,
    strategy: new Float64Array(slots),
    sums: new Float64Array(slots),
    regrets: new Float64Array(slots),
    latest: new Float64Array(slots),
    own: new Float64Array(tree.nodes),
    others: new Float64Array(tree.nodes),
    worth: new Float64Array(tree.nodes),
  };
  for (const infoset of tree.owner.keys()) toShares(tree, infoset, solving.strategy);
  return solving;
}

/** One round: every player in turn learns from what the others do now. */
export function solveOn(tree: Tree, solving: Solving): void {
  solving.rounds++;
  for (let player = 0; player < tree.players; player++) {
    goForward(tree, solving, player);
    comeBack(tree, solving, player);
    learn(tree, solving, player);
  }
}

/** What the rounds so far come to, by slot. */
export function averageOf(tree: Tree, { sums }: Solving): Float64Array {
  const average = sums.slice();
  for (const infoset of tree.owner.keys()) toShares(tree, infoset, average);
  return average;
}

/** Forgets the choices so far, but not what was learnt from them: early ones are poor company in an average. */
export function averageAnew({ sums }: Solving): void {
  sums.fill(0);
}

/** What each player gets if everybody plays by these likelihoods. */
export function expectedValues(tree: Tree, strategy: Float64Array): number[] {
  return tree.gains.map((gains) => {
    const worth = new Float64Array(tree.nodes);
    for (let node = tree.nodes - 1; node >= 0; node--) {
      const first = tree.edges[node]!;
      const slot = tree.slots[tree.infoset[node]!]! - first;
      for (let edge = first; edge < tree.edges[node + 1]!; edge++)
        worth[node]! += strategy[slot + edge]! * (gains[edge]! + (worth[tree.child[edge]!] ?? 0));
    }
    return worth[0]!;
  });
}

/** How likely every node is, and on the way the player's choices for the average. */
function goForward(tree: Tree, solving: Solving, player: number): void {
  const { own, others, strategy, sums } = solving;
  const { child, edges, infoset, slots } = tree;
  const weight = solving.rounds ** 2;
  own.fill(0);
  others.fill(0);
  own[0] = 1;
  others[0] = 1;
  for (let node = 0; node < tree.nodes; node++) {
    const ownHere = own[node]!;
    const othersHere = others[node]!;
    if (ownHere === 0 && othersHere === 0) continue;
    const mine = tree.player[node] === player;
    const first = edges[node]!;
    const slot = slots[infoset[node]!]! - first;
    for (let edge = first; edge < edges[node + 1]!; edge++) {
      const likely = strategy[slot + edge]!;
      if (mine) sums[slot + edge]! += weight * ownHere * likely;
      const to = child[edge]!;
      if (to < 0) continue;
      own[to]! += mine ? ownHere * likely : ownHere;
      others[to]! += mine ? othersHere : othersHere * likely;
    }
  }
}

/** What every node is worth to the player, and how much each choice is regretted. */
function comeBack(tree: Tree, solving: Solving, player: number): void {
  const { latest, others, strategy, worth } = solving;
  const { child, edges, infoset, slots } = tree;
  const gains = tree.gains[player]!;
  latest.fill(0);
  for (let node = tree.nodes - 1; node >= 0; node--) {
    const mine = tree.player[node] === player;
    const weight = others[node]!;
    const first = edges[node]!;
    const last = edges[node + 1]!;
    const slot = slots[infoset[node]!]! - first;
    let total = 0;
    for (let edge = first; edge < last; edge++) {
      const to = child[edge]!;
      const value = to < 0 ? gains[edge]! : gains[edge]! + worth[to]!;
      total += strategy[slot + edge]! * value;
      if (mine) latest[slot + edge]! += weight * value;
    }
    worth[node] = total;
    if (mine) for (let edge = first; edge < last; edge++) latest[slot + edge]! -= weight * total;
  }
}

function learn(tree: Tree, solving: Solving, player: number): void {
  const { latest, regrets, strategy } = solving;
  const { owner, slots } = tree;
  for (let infoset = 0; infoset < owner.length; infoset++) {
    if (owner[infoset] !== player) continue;
    for (let slot = slots[infoset]!; slot < slots[infoset + 1]!; slot++) {
      const regret = Math.max(0, regrets[slot]! + latest[slot]!);
      regrets[slot] = regret;
      strategy[slot] = Math.max(0, regret + latest[slot]!);
    }
    toShares(tree, infoset, strategy);
  }
}

/** Makes weights likelihoods; without any weight, all choices are alike. */
export function toShares(tree: Tree, infoset: number, weights: Float64Array): void {
  const first = tree.slots[infoset]!;
  const last = tree.slots[infoset + 1]!;
  let total = 0;
  for (let slot = first; slot < last; slot++) total += weights[slot]!;
  for (let slot = first; slot < last; slot++)
    weights[slot] = total > 0 ? weights[slot]! / total : 1 / (last - first);
}
