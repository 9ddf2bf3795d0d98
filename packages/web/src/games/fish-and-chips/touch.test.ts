import { type FishAndChips, fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { openTable, type Table } from "@guinguette/table/table";
import { gainOf } from "@guinguette/words/fish-and-chips/places";
import { describe, expect, test } from "vitest";
import type { Situation } from "../touch.ts";
import { placeBeside } from "./beside.ts";
import { lesson } from "./lesson.ts";
import { partners, touchRules } from "./touch.ts";
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

const at = (
  { view, legal }: { view: View; legal: Move[] },
  picked: string | null,
  proposed: Move | null = null,
): Situation<FishAndChips> => ({ view, seat: view.actors[0] ?? null, legal, picked, proposed });
const touched = (now: { view: View; legal: Move[] }, place: string, picked: string | null) =>
  touchRules.touch(place, at(now, picked));

describe("touching squares", () => {
  const catching = after(5);
  const swapping = after(0);

  test("a pile, then what it catches", () => {
    expect(touched(catching, "c3", null)).toEqual({ type: "pick", place: "c3" });
    const move = { type: "catch", from: "c3", to: "c4" };
    expect(touched(catching, "c4", "c3")).toEqual({ type: "propose", move });
    // The other way round is as good.
    expect(touched(catching, "c4", null)).toEqual({ type: "pick", place: "c4" });
    expect(touched(catching, "c3", "c4")).toEqual({ type: "propose", move });
    expect(touched(catching, "c3", "c3")).toEqual({ type: "pick", place: null });
  });

  test("what cannot be done is tried all the same, for the rule to answer", () => {
    const tried = (from: string, to: string) => ({ type: "propose", move: { type: "catch", from, to } });
    expect(touched(catching, "e4", "c3")).toEqual(tried("c3", "e4"));
    expect(touched(catching, "a1", "c3")).toEqual(tried("c3", "a1"));
    expect(touched(catching, "a1", null)).toEqual(tried("a1", "a1"));
  });

  test("another pile that can catch is picked up instead", () => {
    expect(touchRules.open(at(catching, null)).has("b3")).toBe(true);
    expect(touched(catching, "b3", "c3")).toEqual({ type: "pick", place: "b3" });
  });

  test("octopus and shark by their squares, from either end (FC-W1)", () => {
    const move = { type: "swap", fish: "shark", with: "c3" };
    expect(touched(swapping, "c3", "a2")).toEqual({ type: "propose", move });
    expect(touched(swapping, "a2", "c3")).toEqual({ type: "propose", move });
    // Beside the mauve octopus (FC-W2): proposed, and refused by its rule.
    expect(touched(swapping, "d4", "c6")).toEqual({
      type: "propose",
      move: { type: "swap", fish: "octopus", with: "d4" },
    });
    expect(touched(swapping, "b6", null)).toEqual({ type: "why", rule: "FC-W1" });
    expect(touched(swapping, "d1", "a2")).toMatchObject({ type: "propose", move: { with: "d1" } });
    // Two champions may change places; the one touched first makes the swap.
    expect(partners("c6", swapping.legal, swapping.view).get("a2")).toMatchObject({ fish: "octopus" });
    expect(partners("a2", swapping.legal, swapping.view).get("c6")).toMatchObject({ fish: "shark" });
  });

  test("open are the fish that can act, then what the picked one catches", () => {
    expect(touchRules.open(at(swapping, null))).toEqual(new Set(["c6", "a2"]));
    expect(touchRules.open(at(catching, "c3")).has("c4")).toBe(true);
    expect(touchRules.open(at(catching, "c3")).has("b3")).toBe(false);
  });

  test("chosen are the picked square and both ends of what is proposed", () => {
    const move = { type: "catch", from: "c3", to: "c4" } as const;
    expect(touchRules.chosen(at(catching, null))).toEqual(new Set());
    expect(touchRules.chosen(at(catching, "c3"))).toEqual(new Set(["c3"]));
    expect(touchRules.chosen(at(catching, null, move))).toEqual(new Set(["c3", "c4"]));
  });

  test("what a catch brings leaves one's own fish out, unless they count (FC-R5)", () => {
    const { view } = after(7);
    const move = { type: "catch", from: "f3", to: "e3" } as const;
    expect(gainOf(move, view)).toBe(1);
    expect(gainOf(move, { ...view, options: { ...view.options, recaptured: "counted" } })).toBe(2);
  });
});

/** What is dragged from one square to another is one move, and no other is meant by it. */
function draggedIn({ view, legal }: { view: View; legal: Move[] }): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of legal)
    for (const { from, to } of touchRules.ways(move, view))
      found.set(`${from} ${to}`, [...(found.get(`${from} ${to}`) ?? []), move]);
  return found;
}

describe("dragging", () => {
  test("a fish onto the one it catches, and not the other way round (FC-T1)", () => {
    const dragged = draggedIn(after(5));
    expect(dragged.get("c3 c4")).toEqual([{ type: "catch", from: "c3", to: "c4" }]);
    expect(dragged.get("c4 c3")).toBeUndefined();
  });

  test("octopus and shark onto what they change places with, or that onto them (FC-W1)", () => {
    const dragged = draggedIn(after(0));
    const move = { type: "swap", fish: "shark", with: "c3" };
    expect(dragged.get("a2 c3")).toEqual([move]);
    expect(dragged.get("c3 a2")).toEqual([move]);
    // The one that is dragged onto the other makes the swap.
    expect(dragged.get("c6 a2")).toEqual([{ type: "swap", fish: "octopus", with: "a2" }]);
    expect(dragged.get("a2 c6")).toEqual([{ type: "swap", fish: "shark", with: "c6" }]);
  });

  test.each([0, 5])("after %i steps means one move, and leaves none out but « ready »", (steps) => {
    const now = after(steps);
    const dragged = [...draggedIn(now).values()];
    expect(dragged.every((moves) => moves.length === 1)).toBe(true);
    expect(new Set(dragged.flat())).toEqual(new Set(now.legal.filter(({ type }) => type !== "ready")));
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
