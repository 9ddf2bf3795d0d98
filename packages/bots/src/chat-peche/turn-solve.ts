/**
 * Predictive CFR+ over a turn: everybody in turn regrets what they did not do, for each of their cats at once, and
 * expects the last regrets to come again. Between two the averages near an equilibrium; among more they play well.
 */
import { sharesOf } from "../mix.ts";
import { CATS, waysOf } from "./fishing.ts";
import type { Habits } from "./habits.ts";
import type { TurnTree } from "./turn-tree.ts";

/** What the others are taken to do by habit, and how often they do: 0 never, 1 always. */
export interface Expectation {
  readonly own: number;
  readonly trust: number;
  readonly habits: Habits;
}

/** A choice now, what of it is free, its regrets, and what it comes to over the rounds; by slot. */
interface Choosing {
  readonly free: Float64Array;
  readonly strategy: Float64Array;
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
}

export interface TurnSolving {
  readonly tree: TurnTree;
  readonly expected: Expectation | null;
  rounds: number;
  /** Who learns in this walk. */
  learner: number;
  readonly lures: Choosing;
  /** Three slots for each angler: before which column the cat goes. */
  readonly places: Choosing;
  /** What a choice was worth in this walk, by slot. */
  readonly values: Float64Array;
  /** By depth: how likely each cat of each angler comes so far, and what each of the learner's is worth. */
  readonly reach: Float64Array;
  readonly worth: Float64Array;
  readonly others: Float64Array;
}

/** Lures of everybody, one angler's catch, and the end. */
const DEEPEST = 7;
/** Even a cat that nobody would place so should know what to do. */
const LEAST_REACH = 0.02;

export function startTurn(tree: TurnTree, expected: Expectation | null): TurnSolving {
  const { anglers, slots } = tree;
  const solving: TurnSolving = {
    tree,
    expected,
    rounds: 0,
    learner: 0,
    lures: choosing(slots),
    places: choosing(anglers * CATS),
    values: new Float64Array(slots),
    reach: new Float64Array(DEEPEST * anglers * CATS),
    worth: new Float64Array(DEEPEST * CATS),
    others: new Float64Array(waysOf(anglers - 1)),
  };
  for (const [node, count] of tree.choices.entries())
    for (let cat = 0; cat < CATS; cat++)
      settle(solving, "lures", tree.mover[node]!, tree.slot[node]! + cat * count, count);
  for (let who = 0; who < anglers; who++) settle(solving, "places", who, who * CATS, CATS);
  return solving;
}

function choosing(slots: number): Choosing {
  return {
    free: new Float64Array(slots),
    strategy: new Float64Array(slots),
    regrets: new Float64Array(slots),
    sums: new Float64Array(slots),
  };
}

/** One round: every angler in turn learns from what the others do now. */
export function solveOn(solving: TurnSolving): void {
  const { places, reach, tree, worth } = solving;
  solving.rounds++;
  for (let who = 0; who < tree.anglers; who++) {
    solving.learner = who;
    for (let place = 0; place < tree.anglers * CATS; place++) reach[place] = places.strategy[place]!;
    for (let place = who * CATS; place < (who + 1) * CATS; place++)
      reach[place] = Math.max(reach[place]!, LEAST_REACH);
    walk(solving, 0, 0);
    learn(solving, "places", who * CATS, CATS, worth, 0, solving.rounds ** 2);
  }
}

/** Writes what a node is worth for each cat of the learner, weighed by how likely the others let it come to this. */
function walk(solving: TurnSolving, node: number, depth: number): void {
  const { learner, reach, tree, values, worth } = solving;
  const mover = tree.mover[node]!;
  if (mover < 0) {
    endsOf(solving, tree.slot[node]!, depth);
    return;
  }
  const { strategy } = solving.lures;
  const row = tree.anglers * CATS;
  const here = depth * row;
  const below = here + row;
  const count = tree.choices[node]!;
  const first = tree.first[node]!;
  const slot = tree.slot[node]!;
  const mine = depth * CATS;
  const next = mine + CATS;
  worth[mine] = worth[mine + 1] = worth[mine + 2] = 0;
  for (let place = 0; place < row; place++) reach[below + place] = reach[here + place]!;
  const from = here + mover * CATS;
  const to = below + mover * CATS;
  for (let choice = 0; choice < count; choice++) {
    let comes = 0;
    for (let cat = 0; cat < CATS; cat++)
      comes += reach[to + cat] = reach[from + cat]! * strategy[slot + cat * count + choice]!;
    if (mover === learner) {
      walk(solving, first + choice, depth + 1);
      for (let cat = 0; cat < CATS; cat++) {
        const at = slot + cat * count + choice;
        values[at] = worth[next + cat]!;
        worth[mine + cat]! += strategy[at]! * worth[next + cat]!;
      }
    } else if (comes > 0) {
      walk(solving, first + choice, depth + 1);
      for (let cat = 0; cat < CATS; cat++) worth[mine + cat]! += worth[next + cat]!;
    } else remember(solving, first + choice, depth + 1);
  }
  if (mover !== learner) return;
  const weight = solving.rounds ** 2;
  for (let cat = 0; cat < CATS; cat++) {
    const at = slot + cat * count;
    learn(solving, "lures", at, count, values, at, weight * reach[from + cat]!);
  }
}

/** Nobody comes here, so there is nothing to learn; but the learner goes on meaning to play as it last learnt. */
function remember(solving: TurnSolving, node: number, depth: number): void {
  const { learner, reach, tree } = solving;
  const mover = tree.mover[node]!;
  if (mover < 0) return;
  const { strategy, sums } = solving.lures;
  const row = tree.anglers * CATS;
  const from = depth * row + learner * CATS;
  const to = from + row;
  const count = tree.choices[node]!;
  const first = tree.first[node]!;
  const slot = tree.slot[node]!;
  const weight = solving.rounds ** 2;
  for (let choice = 0; choice < count; choice++) {
    for (let cat = 0; cat < CATS; cat++) {
      const at = slot + cat * count + choice;
      const likely = mover === learner ? reach[from + cat]! * strategy[at]! : reach[from + cat]!;
      if (mover === learner) sums[at]! += weight * likely;
      reach[to + cat] = likely;
    }
    remember(solving, first + choice, depth + 1);
  }
}

function endsOf({ learner, others, reach, tree, worth }: TurnSolving, end: number, depth: number): void {
  const payoffs = tree.payoffs[learner]!;
  const here = depth * tree.anglers * CATS;
  let ways = 1;
  others[0] = 1;
  for (let who = 0; who < tree.anglers; who++) {
    if (who === learner) continue;
    const at = here + who * CATS;
    // From the back, so that nothing is written over before it is read.
    for (let way = ways - 1; way >= 0; way--)
      for (let cat = CATS - 1; cat >= 0; cat--) others[way * CATS + cat] = others[way]! * reach[at + cat]!;
    ways *= CATS;
  }
  for (let cat = 0; cat < CATS; cat++) {
    let total = 0;
    const from = end + cat * ways;
    for (let way = 0; way < ways; way++) total += others[way]! * payoffs[from + way]!;
    worth[depth * CATS + cat] = total;
  }
}

/** The learner knows what each of some choices would have brought. */
function learn(
  solving: TurnSolving,
  what: "lures" | "places",
  at: number,
  count: number,
  values: Float64Array,
  from: number,
  weight: number,
): void {
  const { free, regrets, strategy, sums } = solving[what];
  let mean = 0;
  for (let choice = 0; choice < count; choice++) {
    sums[at + choice]! += weight * strategy[at + choice]!;
    mean += free[at + choice]! * values[from + choice]!;
  }
  for (let choice = 0; choice < count; choice++) {
    const latest = values[from + choice]! - mean;
    const regret = Math.max(0, regrets[at + choice]! + latest);
    regrets[at + choice] = regret;
    free[at + choice] = Math.max(0, regret + latest);
  }
  settle(solving, what, solving.learner, at, count);
}

/** Makes likelihoods of weights, all alike without any; and others follow their habits as well. */
function settle(
  solving: TurnSolving,
  what: "lures" | "places",
  who: number,
  at: number,
  count: number,
): void {
  const { expected } = solving;
  const { free, strategy } = solving[what];
  let total = 0;
  for (let slot = at; slot < at + count; slot++) total += free[slot]!;
  for (let slot = at; slot < at + count; slot++)
    strategy[slot] = free[slot] = total > 0 ? free[slot]! / total : 1 / count;
  if (expected === null || expected.own === who) return;
  const habit = expected.habits[what];
  for (let slot = at; slot < at + count; slot++)
    strategy[slot] = (1 - expected.trust) * free[slot]! + expected.trust * habit[slot]!;
}

/** Before which column an angler's cat goes, as it came out. */
export function placesOf({ places }: TurnSolving, who: number): number[] {
  return sharesOf([...places.sums.subarray(who * CATS, (who + 1) * CATS)]);
}

/** What the mover of a node does whose cat lies so. */
export function choicesAt({ lures, tree }: TurnSolving, node: number, cat: number): number[] {
  const count = tree.choices[node]!;
  const at = tree.slot[node]! + cat * count;
  return sharesOf([...lures.sums.subarray(at, at + count)]);
}
