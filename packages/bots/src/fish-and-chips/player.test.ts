import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { below, copyRandom, seeded } from "@guinguette/rules/random";
import { act, deal, legalCodes, position, seatOf } from "@guinguette/rules/testing/fish-and-chips";
import { describe, expect, it } from "vitest";
import { type Budget, noTime, steps } from "../budget.ts";
import { codesOf } from "../imagine.ts";
import { chooseAtDepth, chooseFishAndChips } from "./player.ts";

function choose(state: State, budget: Budget, depth?: number) {
  const seat = seatOf(state);
  const legal = codesOf(fishAndChips, state, seat).map(fishAndChips.decode);
  const view = fishAndChips.view(state, seat);
  const random = seeded("choose");
  return depth === undefined
    ? chooseFishAndChips(view, legal, random, budget)
    : chooseAtDepth(view, legal, random, budget, depth);
}

/** The difference at the end of a round, for a thinker in one seat and others who catch what is biggest. */
function roundAgainstGreedy(players: number, own: number, seed: string, budget: () => Budget): number {
  const state = deal(players, {}, { target: 1 }, seed);
  while (fishAndChips.actors(state) !== 0) {
    const seat = seatOf(state);
    const code = seat === own ? fishAndChips.encode(choose(state, budget())) : greedy(state);
    fishAndChips.play(state, seat, code, null);
  }
  const { scores } = fishAndChips.view(state, 0);
  return scores[own]! - Math.max(...scores.filter((_, seat) => seat !== own));
}

function greedy(state: State): number {
  const codes = legalCodes(state);
  const { phase, board } = fishAndChips.view(state, 0);
  if (phase === "repositioning") return codes.at(-1)!;
  const sizes = codes.map((code) => board[5 - Math.floor((code % 36) / 6)]![code % 6]!.length);
  return codes[sizes.indexOf(Math.max(...sizes))]!;
}

describe("the strong player", () => {
  it.each([2, 3, 4])("makes legal moves all through rounds of %i, the same for the same luck", (players) => {
    const state = deal(players, {}, { target: 30 }, "legal");
    const luck = seeded("legal");
    for (let made = 0; made < 10 && fishAndChips.actors(state) !== 0; made++) {
      const seat = seatOf(state);
      const codes = codesOf(fishAndChips, state, seat);
      const legal = codes.map(fishAndChips.decode);
      const view = fishAndChips.view(state, seat);
      const [one, other] = [copyRandom(luck), copyRandom(luck)];
      for (const budget of [() => noTime, () => steps(6)]) {
        const move = chooseFishAndChips(view, legal, one, budget());
        expect(legal).toContainEqual(move);
        expect(chooseFishAndChips(view, legal, other, budget())).toEqual(move);
      }
      fishAndChips.play(state, seat, codes[below(luck, codes.length)]!, null);
    }
  });

  it("sees the trap behind the bigger pile", () => {
    // The three fish on a3 are guarded by the octopus on a6; the single one on c1 is free.
    const state = position({ sea: { a1: "R9", a3: "M1 R2 M5", a6: "M16", c1: "M3" } });
    expect(choose(state, noTime)).toEqual({ type: "catch", from: "a1", to: "c1" });
    expect(choose(state, steps(1000))).toEqual({ type: "catch", from: "a1", to: "c1" });
  });

  it("beats somebody greedy, two at the table", () => {
    const rounds = [0, 1].flatMap((own) =>
      Array.from({ length: 3 }, (_, game) => roundAgainstGreedy(2, own, `pair ${game}`, () => steps(12))),
    );
    expect(rounds.filter((lead) => lead > 0).length).toBeGreaterThan(4);
  });

  it.each([3, 4])("wins most rounds among %i, the others greedy", (players) => {
    const rounds = Array.from({ length: 8 }, (_, game) =>
      roundAgainstGreedy(players, game % players, `several ${game}`, () => steps(8)),
    );
    expect(rounds.filter((lead) => lead > 0).length).toBeGreaterThan(4);
  });
});

describe("repositioning", () => {
  it("brings a threatened octopus to safety, then leaves it there (FC-W1)", () => {
    const sea = { c3: "R16", c4: "M16", a1: "R2", f6: "R15", e1: "M3", f1: "M4" };
    const state = position({ phase: "repositioning", turn: "red", starter: "mauve", sea });
    fishAndChips.play(state, 0, fishAndChips.encode(choose(state, steps(1000))), null);
    expect(fishAndChips.view(state, 0).board[3]?.[2]).not.toEqual(["R16"]);
  });

  it("leaves things as they are where no swap is better", () => {
    const sea = { a1: "R16", a2: "R15", a3: "R3", f6: "M5", f5: "M6" };
    const state = position({ phase: "repositioning", turn: "red", starter: "red", sea });
    expect(choose(state, noTime)).toEqual({ type: "ready" });
    expect(choose(state, steps(1000))).toEqual({ type: "ready" });
  });

  it("ends: swaps are not made for ever", () => {
    const state = deal(4, {}, {}, "ends");
    for (let made = 0; fishAndChips.view(state, 0).phase === "repositioning"; made++) {
      expect(made).toBeLessThan(12);
      fishAndChips.play(state, seatOf(state), fishAndChips.encode(choose(state, steps(40))), null);
    }
    expect(() => act(state, "ready")).toThrow("FC-W1");
  });
});
