import { expect, it } from "vitest";
import { averageAnew, averageOf, expectedValues, solveOn, startSolving } from "./cfr.ts";
import { grow, type Telling } from "./tree.ts";

/** One hides a coin in the left hand (worth 2) or the right (worth 1), the other guesses which; then somebody has to
 * say thank you. */
type Spot = { readonly hidden: "left" | "right" | null; readonly guessed: boolean };

const coin: Telling<Spot> = {
  players: 2,
  nameOf: ({ hidden, guessed }) => `${hidden} ${guessed}`,
  moverOf: ({ hidden }) => (hidden === null ? 0 : 1),
  infosetOf: ({ hidden, guessed }) => (hidden === null ? "hide" : guessed ? "thank" : "guess"),
  stepsFrom: ({ hidden, guessed }) => {
    if (hidden === null)
      return (["left", "right"] as const).map((hand) => ({
        gains: [0, 0],
        next: { hidden: hand, guessed: false },
      }));
    if (guessed) return [{ gains: [0.5, -0.5], next: null }];
    const worth = hidden === "left" ? 2 : 1;
    return (["left", "right"] as const).map((hand) => ({
      gains: hand === hidden ? [-worth, worth] : [0, 0],
      next: { hidden, guessed: true },
    }));
  },
};

function solved(rounds: number): { average: number[]; worth: number[] } {
  const tree = grow(coin, { hidden: null, guessed: false });
  const solving = startSolving(tree);
  for (let round = 0; round < rounds; round++) solveOn(tree, solving);
  const average = averageOf(tree, solving);
  return { average: [...average], worth: expectedValues(tree, average) };
}

it("lays out what has a choice, and goes through what has none", () => {
  const tree = grow(coin, { hidden: null, guessed: false });
  expect(tree.names).toEqual(["hide", "guess"]);
  expect(tree.nodes).toBe(3);
  expect([...tree.child]).toEqual([2, 1, -1, -1, -1, -1]);
  expect([...tree.owner]).toEqual([0, 1]);
});

it("finds how often to hide and to guess the dearer coin", () => {
  const { average, worth } = solved(2000);
  for (const [slot, share] of [1 / 3, 2 / 3, 1 / 3, 2 / 3].entries())
    expect(average[slot]).toBeCloseTo(share, 2);
  expect(worth[0]).toBeCloseTo(0.5 - 2 / 3, 2);
  expect(worth[1]).toBeCloseTo(2 / 3 - 0.5, 2);
});

it("begins with everything alike, and again after forgetting", () => {
  expect(solved(0).average).toEqual([0.5, 0.5, 0.5, 0.5]);
  const tree = grow(coin, { hidden: null, guessed: false });
  const solving = startSolving(tree);
  solveOn(tree, solving);
  averageAnew(solving);
  expect([...averageOf(tree, solving)]).toEqual([0.5, 0.5, 0.5, 0.5]);
  expect(solving.rounds).toBe(1);
});
