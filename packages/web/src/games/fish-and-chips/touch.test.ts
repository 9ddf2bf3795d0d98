import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { openTable, type Table } from "@guinguette/table/table";
import { gainOf } from "@guinguette/words/fish-and-chips/places";
import { describe, expect, test } from "vitest";
import { placeBeside } from "./beside.ts";
import { lesson } from "./lesson.ts";
import { partners, starts, touch } from "./touch.ts";
import { typedMoves } from "./typed.ts";

/** The sea of the lesson after so many of its steps. */
function after(steps: number): { view: View; legal: Move[] } {
  const { options, seed, setup } = lesson.position;
  const holders = [0, 1].map(() => ({ kind: "person" as const, name: "" }));
  const opened = openTable({
    game: "fish-and-chips",
    options,
    seed,
    setup,
    holders,
    settings: usualSettings,
  });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  const { table } = opened;
  for (const { seat, moves } of lesson.steps.slice(0, steps)) if (moves[0]) act(table, seat, moves[0]);
  return { view: table.game.view(table.state, "spectator") as View, legal: legalOf(table) };
}

function legalOf(table: Table): Move[] {
  const codes = new Uint16Array(fishAndChips.moveCount);
  const seat = (table.game.view(table.state, "spectator") as View).actors[0] ?? 0;
  return [...codes.slice(0, table.game.legal(table.state, seat, codes))].map((code) =>
    fishAndChips.decode(code),
  );
}

describe("touching squares", () => {
  const catching = after(5);
  const swapping = after(0);
  const at = ({ view, legal }: typeof catching, square: "c3", picked: "c3" | null) =>
    touch(square, picked, legal, view);
  const sq = (square: string) => square as "c3";

  test("a pile, then what it catches", () => {
    expect(at(catching, "c3", null)).toEqual({ type: "pick", square: "c3" });
    const move = { type: "catch", from: "c3", to: "c4" };
    expect(at(catching, sq("c4"), "c3")).toEqual({ type: "propose", move });
    // The other way round is as good.
    expect(at(catching, sq("c4"), null)).toEqual({ type: "pick", square: "c4" });
    expect(at(catching, "c3", sq("c4"))).toEqual({ type: "propose", move });
    expect(at(catching, "c3", "c3")).toEqual({ type: "pick", square: null });
  });

  test("what cannot be done is tried all the same, for the rule to answer", () => {
    const tried = (from: string, to: string) => ({ type: "propose", move: { type: "catch", from, to } });
    expect(at(catching, sq("e4"), "c3")).toEqual(tried("c3", "e4"));
    expect(at(catching, sq("a1"), "c3")).toEqual(tried("c3", "a1"));
    expect(at(catching, sq("a1"), null)).toEqual(tried("a1", "a1"));
  });

  test("another pile that can catch is picked up instead", () => {
    expect(starts(catching.legal, catching.view).has("b3")).toBe(true);
    expect(at(catching, sq("b3"), "c3")).toEqual({ type: "pick", square: "b3" });
  });

  test("octopus and shark by their squares, from either end (FC-W1)", () => {
    const move = { type: "swap", fish: "shark", with: "c3" };
    expect(at(swapping, "c3", sq("a2"))).toEqual({ type: "propose", move });
    expect(at(swapping, sq("a2"), "c3")).toEqual({ type: "propose", move });
    // Beside the mauve octopus (FC-W2): proposed, and refused by its rule.
    expect(at(swapping, sq("d4"), sq("c6"))).toEqual({
      type: "propose",
      move: { type: "swap", fish: "octopus", with: "d4" },
    });
    expect(at(swapping, sq("b6"), null)).toEqual({ type: "why", rule: "FC-W1" });
    expect(at(swapping, sq("d1"), sq("a2"))).toMatchObject({ type: "propose", move: { with: "d1" } });
    // Two champions may change places; the one touched first makes the swap.
    expect(partners("c6", swapping.legal, swapping.view).get("a2")).toMatchObject({ fish: "octopus" });
    expect(partners("a2", swapping.legal, swapping.view).get("c6")).toMatchObject({ fish: "shark" });
  });

  test("what a catch brings leaves one's own fish out, unless they count (FC-R5)", () => {
    const { view } = after(7);
    const move = { type: "catch", from: "f3", to: "e3" } as const;
    expect(gainOf(move, view)).toBe(1);
    expect(gainOf(move, { ...view, options: { ...view.options, recaptured: "counted" } })).toBe(2);
  });
});

describe("typed moves", () => {
  const catching = after(5);
  const swapping = after(0);

  test.each(["c3 c4", "c3xc4", "c3-c4", "c3 → c4"])("%s", (text) => {
    expect(typedMoves(text, catching.legal, catching.view)).toEqual([
      { type: "catch", from: "c3", to: "c4" },
    ]);
  });

  test.each(["requin c3", "r c3", "shark c3", "s c3", "a2 c3"])("%s", (text) => {
    expect(typedMoves(text, swapping.legal, swapping.view)).toEqual([
      { type: "swap", fish: "shark", with: "c3" },
    ]);
  });

  test("ready, and what is none of these", () => {
    expect(typedMoves("prêt", swapping.legal, swapping.view)).toEqual([{ type: "ready" }]);
    expect(typedMoves("prêt", catching.legal, catching.view)).toEqual([]);
    expect(typedMoves("c3 a1", catching.legal, catching.view)).toEqual([]);
    expect(typedMoves("bonjour", catching.legal, catching.view)).toEqual([]);
    expect(typedMoves("c3", catching.legal, catching.view).length).toBeGreaterThan(1);
  });
});

describe("the inside of a pile", () => {
  test("keeps off what may be touched", () => {
    const box = placeBeside("c3", 2, 1, (square) => (square === "c4" ? 10 : 0));
    expect(box.top).not.toBe(2);
  });

  test("stays in the sea", () => {
    for (const square of ["a1", "a6", "f1", "f6"] as const) {
      const { left, top } = placeBeside(square, 5.5, 2.5, () => 1);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(0.5);
      expect(top).toBeLessThanOrEqual(3.5);
    }
  });
});
