import type { State } from "@guinguette/rules/chat-peche/state";
import { pond as dealt, look } from "@guinguette/rules/testing/chat-peche";
import { expect, it } from "vitest";
import type { Turn } from "./aim.ts";
import { anglersIn } from "./anglers.ts";
import { habitsIn } from "./habits.ts";
import { outOfSight } from "./out-of-sight.ts";
import { pondIn } from "./pond.ts";
import { choicesAt, type Expectation, placesOf, solveOn, startTurn, type TurnSolving } from "./turn-solve.ts";
import { type Breadth, growTurn } from "./turn-tree.ts";
import { gainsOfOthers } from "./turn-worst.ts";

const everything: Breadth = { lures: [24, 24], weighs: true };

function solved(state: State, rounds: number, breadth: Breadth, trust = 0): TurnSolving {
  const view = look(state, 0);
  const hidden = outOfSight(view, []);
  const everybody = anglersIn(view, hidden);
  const turn: Turn = { everybody, done: 0, ahead: 0, points: true };
  const tree = growTurn(turn, pondIn(view, hidden, everybody), breadth);
  const expected: Expectation | null = trust > 0 ? { own: 0, trust, habits: habitsIn(turn, tree, 0) } : null;
  const solving = startTurn(tree, expected);
  while (solving.rounds < rounds) solveOn(solving);
  return solving;
}

function worst(solving: TurnSolving): number {
  return gainsOfOthers(solving).reduce((sum, gain) => sum + gain, 0);
}

it.each([
  ["facing", "F3 S1 W  F2 F1 S2  W F3 F1"],
  ["adjacent", "W F3 W  F2 F1 S2  S1 F3 F1"],
] as const)(
  "between two, %s, nobody can gain a hundredth of a point by playing otherwise",
  (seating, cards) => {
    const state = dealt(cards, 2, { seating });
    expect(worst(solved(state, 20, everything))).toBeGreaterThan(0.01);
    expect(worst(solved(state, 900, everything))).toBeLessThan(0.01);
  },
);

it("sees all that can be done in a turn of two: 1 + 25 ponds to lure from, 557 to fish from", () => {
  const { tree } = solved(dealt("F3 S1 W  F2 F1 S2  W F3 F1"), 1, everything);
  const luring = tree.choices.filter((count) => count > CATS_AT_MOST).length;
  const fishing = tree.choices.filter((count) => count === CATS_AT_MOST).length;
  expect([luring, fishing]).toEqual([26, 557]);
});

/** A node with so many choices is one of fishing: there are always more lures. */
const CATS_AT_MOST = 3;

it("among three, with some lures left out, little can be gained by playing otherwise", () => {
  const state = dealt("F3 S1 W  F2 F1 S2  W F3 F1", 3);
  expect(worst(solved(state, 400, { lures: [6, 6, 6], weighs: false }))).toBeLessThan(0.3);
});

it("the cat goes to the only fish if nobody can lure them away", () => {
  const solving = solved(dealt("S1 F3 S1  S2 W S1  S1 F3 S2"), 200, { lures: [], weighs: true });
  for (const who of [0, 1]) expect(placesOf(solving, who)[1]).toBeGreaterThan(0.95);
  // Facing each other they share that column, and the first one takes one of the two piles of fish.
  const [near, middle, far] = choicesAt(solving, 0, 1);
  expect(near! + far!).toBeGreaterThan(0.95);
  expect(middle).toBeLessThan(0.05);
});

it("gets more out of somebody who follows their habits, the more it trusts them to", () => {
  const state = dealt("F3 S1 W  F2 F1 S2  W F3 F1");
  const against = (trust: number): number => {
    const solving = solved(state, 120, everything, trust);
    return rootWorth(solving);
  };
  const [wary, trusting] = [against(0.01), against(0.9)];
  expect(trusting).toBeGreaterThan(wary + 0.1);
});

/** What the first angler gets if both play as solved. */
function rootWorth(solving: TurnSolving): number {
  const { tree } = solving;
  const reach = (node: number, own: readonly number[], other: readonly number[]): number => {
    const mover = tree.mover[node]!;
    if (mover < 0) {
      const at = tree.slot[node]!;
      return own.reduce(
        (sum, mine, cat) =>
          sum + other.reduce((all, its, way) => all + mine * its * tree.payoffs[0]![at + cat * 3 + way]!, 0),
        0,
      );
    }
    const plans = [0, 1, 2].map((cat) => choicesAt(solving, node, cat));
    let total = 0;
    for (let choice = 0; choice < tree.choices[node]!; choice++) {
      const go = (some: readonly number[]) => some.map((each, cat) => each * plans[cat]![choice]!);
      total += reach(
        tree.first[node]! + choice,
        mover === 0 ? go(own) : own,
        mover === 0 ? other : go(other),
      );
    }
    return total;
  };
  return reach(0, placesOf(solving, 0), placesOf(solving, 1));
}
