import { colours } from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import { squareNamed } from "@guinguette/rules/fish-and-chips/squares";
import { seeded } from "@guinguette/rules/random";
import { deal, position } from "@guinguette/rules/testing/fish-and-chips";
import { expect, it } from "vitest";
import { noTime, steps } from "../budget.ts";
import { bestInCrowd } from "./crowd.ts";
import { seaOf } from "./sea.ts";

const codeOf = (from: Parameters<typeof squareNamed>[0], to: Parameters<typeof squareNamed>[0]) =>
  (squareNamed(from) << 6) | squareNamed(to);

it("leaves the bigger pile that a third colour would take back at once", () => {
  // The octopus of the greens on a6 guards the three fish on a3; the single one on c1 is free.
  const state = position({ players: 3, sea: { a1: "R9", a3: "M5 R6 M7", a6: "G16", c1: "M8", f6: "G5" } });
  const view = fishAndChips.view(state, 0);
  const sea = seaOf(view, "colours", colours.indexOf(view.turn));
  expect(bestInCrowd(sea, false, seeded("crowd"), steps(60))).toBe(codeOf("a1", "c1"));
});

it("leaves the sea as it found it, and answers however short the time", () => {
  const state = deal(4, {}, { target: 1 }, "crowd");
  for (let seat = 0; seat < 4; seat++) {
    const { turn } = fishAndChips.view(state, 0);
    const ready = fishAndChips.encode({ type: "ready" });
    fishAndChips.play(state, colours.indexOf(turn), ready, null);
  }
  const view = fishAndChips.view(state, 0);
  const sea = seaOf(view, "colours", colours.indexOf(view.turn));
  const before = JSON.stringify({ ...sea, catches: [], undo: [], links: [...sea.links] });
  for (const budget of [noTime, steps(20)]) {
    const code = bestInCrowd(sea, true, seeded("crowd"), budget);
    expect([...sea.catches.slice(0, sea.counts[0])]).toContain(code);
  }
  const after = JSON.stringify({ ...sea, catches: [], undo: [], links: [...sea.links] });
  expect(JSON.parse(after).piles).toEqual(JSON.parse(before).piles);
  expect([sea.ply, sea.turn, sea.low, sea.high]).toEqual([
    0,
    JSON.parse(before).turn,
    JSON.parse(before).low,
    JSON.parse(before).high,
  ]);
});
