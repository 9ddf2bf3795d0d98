import type { FishingCard } from "@guinguette/rules/fish-fish/cards";
import type { Event } from "@guinguette/rules/fish-fish/events";
import { fishFish } from "@guinguette/rules/fish-fish/game";
import { seeded } from "@guinguette/rules/random";
import { describe, expect, it } from "vitest";
import { cautionIn } from "./record.ts";

const before = { fear: 0, suspicion: 0.08 };
type Shown = readonly [bait: number, card: FishingCard];

/** What was heard of a round whose lines were all bitten on. */
function heardOf(fisher: number, lines: readonly Shown[]): Event[] {
  return lines.flatMap(([bait, card], place): Event[] => [
    { type: "cast", seat: fisher, line: place + 1, bait, card: null, next: null },
    { type: "lineRevealed", rule: "FF-L5", fisher, line: place + 1, bait, card },
  ]);
}

/** How cautious the last seat of four is in a round, the first Fisher being seat 0. */
function cautionAfter(...rounds: readonly (readonly Shown[])[]) {
  const state = fishFish.deal({ players: 4, options: {}, setup: { firstFisher: 0 } }, seeded("record"));
  const view = { ...fishFish.view(state, 3), round: rounds.length, fisher: rounds.length - 1 };
  return cautionIn(
    view,
    rounds.flatMap((lines, fisher) => heardOf(fisher, lines)),
    before,
  );
}

describe("what a Fisher has shown", () => {
  it("while nothing was shown, nobody is trusted less", () => {
    expect(cautionAfter([])).toEqual(before);
  });

  it("whoever hooked under the biggest bait is trusted less on the next line", () => {
    const { fear, suspicion } = cautionAfter([[5, "catch"]]);
    expect(fear).toBeGreaterThan(0.1);
    expect(suspicion).toBeGreaterThan(0.12);
  });

  it("whoever hooked under the smallest is feared, and big baits are not trusted for it", () => {
    const { fear, suspicion } = cautionAfter([[2, "catch"]]);
    expect(fear).toBeGreaterThan(0.1);
    expect(suspicion).toBe(before.suspicion);
  });

  it("an honest line may be a trick: within a round nobody is trusted more", () => {
    expect(cautionAfter([[5, "empty"]])).toEqual(before);
  });

  it("a table whose big baits were honest in earlier rounds is trusted more, one that lied less", () => {
    const honest = cautionAfter(
      [
        [5, "empty"],
        [4, "empty"],
        [2, "catch"],
      ],
      [],
    );
    const lying = cautionAfter(
      [
        [5, "catch"],
        [4, "catch"],
      ],
      [],
    );
    expect(honest.suspicion).toBeLessThan(before.suspicion);
    expect(lying.suspicion).toBeGreaterThan(before.suspicion);
    expect(honest.fear).toBe(before.fear);
  });

  it("one's own casts say nothing of the others", () => {
    const state = fishFish.deal({ players: 4, options: {}, setup: { firstFisher: 0 } }, seeded("record"));
    const view = { ...fishFish.view(state, 0), round: 2, fisher: 1 };
    expect(
      cautionIn(
        view,
        heardOf(0, [
          [5, "catch"],
          [4, "catch"],
        ]),
        before,
      ),
    ).toEqual(before);
  });
});
