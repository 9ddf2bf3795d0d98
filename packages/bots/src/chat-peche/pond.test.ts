import type { View } from "@guinguette/rules/chat-peche/view";
import { eventFor } from "@guinguette/rules/contract";
import { act, pond as dealt, look } from "@guinguette/rules/testing/chat-peche";
import { expect, it } from "vitest";
import { anglersIn } from "./anglers.ts";
import { outOfSight } from "./out-of-sight.ts";
import { lured, lures, type Pile, type Pond, pondIn } from "./pond.ts";

/** The second player has the float. */
function seen(
  change: Partial<View> = {},
  options = {},
): { anglers: ReturnType<typeof anglersIn>; pond: Pond } {
  const view = { ...look(dealt("F3 S1 W  F2 F1 S2  W F3 F1", 2, options, 1), 0), ...change };
  const anglers = anglersIn(view, outOfSight(view, []));
  return { anglers, pond: pondIn(view, outOfSight(view, []), anglers) };
}

function worths(pile: Pile | null | undefined): number[] {
  return (pile?.worth ?? []).map((each) => Math.round(each * 1000) / 1000);
}

it("anglers come in the order of the float (CP-4), and see their own columns (CP-R3)", () => {
  const { anglers } = seen();
  expect(anglers.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(anglers[1]!.columns[0]).toEqual([6, 3, 0]);
  expect(anglers[0]!.columns[0]).toEqual([2, 5, 8]);
});

it("a pile is worth its fish less its stones (CP-E2); who will have the float next leaves some more easily", () => {
  expect(seen({ turn: 4 }).pond.slice(0, 3).map(worths)).toEqual([
    [3, 3],
    [-1, -1],
    [0, 0],
  ]);
  expect(seen().pond.slice(0, 3).map(worths)).toEqual([
    [3.135, 2.865],
    [-1, -1],
    [0, 0],
  ]);
});

it("by the variant, fish without water count for what they may become, and not at all at the end (CP-V1)", () => {
  const confirmed = { variant: "confirmed" };
  expect(worths(seen({ turn: 4 }, confirmed).pond[0])).toEqual([0, 0]);
  expect(worths(seen({ turn: 4 }, confirmed).pond[1])).toEqual([-1, -1]);
  const [first] = worths(seen({ turn: 1 }, confirmed).pond[0]);
  expect(first).toBeGreaterThan(2);
});

it("a lured pile adds to the one it reaches (CP-R4); there are 24 ways from spot to spot (CP-3)", () => {
  const { anglers, pond } = seen({ turn: 4 });
  expect(lures).toHaveLength(24);
  const next = lured(pond, 0, 3, anglers);
  expect(next[0]).toBeNull();
  expect(worths(next[3])).toEqual([5, 5]);
  expect(worths(pond[3])).toEqual([2, 2]);
  expect(worths(lured(next, 3, 0, anglers)[0])).toEqual([5, 5]);
});

it("what people have fished is better than what they left lying", () => {
  const view = look(dealt("F3 S1 W  F2 F1 S2  W F3 F1"), 0);
  const pond = view.pond.map((spot) => ({ ...spot, height: 2 }));
  const seats = view.seats.map((seat, at) => (at === 1 ? { ...seat, bucketCount: 4 } : seat));
  const { piles, buckets } = outOfSight({ ...view, drawPile: 14, pond, seats }, []);
  const covered = piles[0]!;
  const four = buckets[1]!;
  const fished = { fish: four.fish / 4, stones: four.stones / 4, dry: four.dry ** 0.25 };
  expect(fished.fish - fished.stones).toBeGreaterThan(covered.fish - covered.stones + 0.5);
  expect(covered.dry).toBeLessThan(fished.dry);
});

it("whoever has listened from the beginning knows every card of the pond and of the buckets (CP-1)", () => {
  const state = dealt("F3 S1 W  F2 F1 S2  W F3 F1  W W W  W W W  F1 F1 F1");
  const log = [
    ...act(state, "0 place 1", "1 place 1", "0 lure b3-a3", "1 lure a3-a2", "0 fish a2", "1 fish c2"),
    ...act(state, "0 place 1", "1 place 1", "1 lure b2-b3"),
  ];
  const view = look(state, 1);
  const { piles, buckets } = outOfSight(
    view,
    log.map((happening) => eventFor(happening, 1)),
  );
  expect(buckets[0]).toEqual({ fish: 5, stones: 1, dry: 1, spread: 0 });
  expect(buckets[1]).toEqual({ fish: 0, stones: 2, dry: 1, spread: 0 });
  // On b3 lie two cards of water; below them an F1, and nothing of what was lured away before.
  expect(piles[1]).toEqual({ fish: 1, stones: 0, dry: 0, spread: 0 });
  expect(outOfSight(view, []).piles[1]?.spread).toBeGreaterThan(0);
});
