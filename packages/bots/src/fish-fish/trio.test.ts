import { fishFish } from "@guinguette/rules/fish-fish/game";
import { below, seeded } from "@guinguette/rules/random";
import { expect, it } from "vitest";
import { steps } from "../budget.ts";
import { codesOf, toMove } from "../imagine.ts";
import { inCrowd } from "./player.ts";
import { make, moverOf, movesAt, type TrioSpot, trioOpening, trioView } from "./trio.ts";
import { solveTrio } from "./trio-solve.ts";
import { nashConv, trioWorstOf } from "./trio-worst.ts";

const late: TrioSpot = {
  ...trioOpening,
  tiles: [2, 2],
  baits: [3, 4, 5],
  hooks: 1,
  catches: 1,
  empties: 1,
};

it("goes as the rules go: the same moves, views to play by, and points", () => {
  const random = seeded("trio");
  for (let round = 0; round < 30; round++) {
    const state = fishFish.deal({ players: 3, options: {}, setup: { firstFisher: 0 } }, random);
    const gains = [0, 0, 0];
    for (let spot: TrioSpot | null = trioOpening; spot !== null; ) {
      const seat = toMove(fishFish, state)!;
      expect(moverOf(spot)).toBe(seat);
      const moves = codesOf(fishFish, state, seat).map((code) => fishFish.decode(code));
      expect(movesAt(spot)).toEqual(moves);
      expect(inCrowd(trioView(spot), moves)).toEqual(inCrowd(fishFish.view(state, seat), moves));
      const move = moves[below(random, moves.length)]!;
      const step = make(spot, move);
      fishFish.play(state, seat, fishFish.encode(move), null);
      for (const player of gains.keys()) gains[player]! += step.gains[player]!;
      spot = step.next;
    }
    expect(state.round).toBe(2);
    const points = fishFish.scores(state, "everything").map((each) => each ?? 0);
    const all = points.reduce((sum, each) => sum + each, 0);
    expect(gains).toEqual(points.map((own) => own - (all - own) / 2));
  }
});

it("one who alone plays otherwise gains less from the heron late in a round than from chance", () => {
  const worst = trioWorstOf((spot) => inCrowd(trioView(spot), movesAt(spot)), late);
  expect(worst.values.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9);
  for (const player of [0, 1, 2])
    expect(worst.best[player]).toBeGreaterThanOrEqual(worst.values[player]! - 1e-9);
  const chance = trioWorstOf((spot) => movesAt(spot).map((_, __, all) => 1 / all.length), late);
  expect(nashConv(worst)).toBeLessThan(nashConv(chance));
});

it("solving stops when the budget is spent, and leaves hardly anything to be gained near the end of a round", () => {
  const gaps: number[] = [];
  const solved = solveTrio(steps(1000), (each) => gaps.push(nashConv(each)), late);
  expect(gaps).toHaveLength(solved.tries);
  expect(gaps.at(-1)).toBeLessThan(0.3);
  expect(solved.values.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9);
});
