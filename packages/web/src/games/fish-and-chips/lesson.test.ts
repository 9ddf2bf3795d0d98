import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { openTable, type Table } from "@guinguette/table/table";
import { fishAndChipsWords } from "@guinguette/words/fish-and-chips/words";
import { describe, expect, test } from "vitest";
import { lesson } from "./lesson.ts";
import { chapters } from "./rulebook.ts";

type Place = Pick<typeof lesson.position, "players" | "options" | "seed" | "setup" | "moves">;

function open({ players, options, seed, setup, moves }: Place): Table {
  const holders = Array.from({ length: players }, () => ({ kind: "person" as const, name: "" }));
  const opened = openTable({
    game: "fish-and-chips",
    options,
    seed,
    setup,
    holders,
    settings: usualSettings,
  });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  for (const { seat, move } of moves) expect(act(opened.table, seat, move)).toMatchObject({ ok: true });
  return opened.table;
}

describe("the lesson", () => {
  test("can be played as it is written", () => {
    const table = open(lesson.position);
    for (const { seat, moves } of lesson.steps) {
      for (const move of moves) expect(table.game.check(table.state, seat, move)).toBeNull();
      const [first] = moves;
      if (first !== undefined) expect(act(table, seat, first)).toMatchObject({ ok: true });
    }
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
  });

  test("cites rules that exist", () => {
    for (const { rule } of lesson.steps) expect(fishAndChipsWords.rules).toHaveProperty([rule]);
  });
});

describe("the rulebook", () => {
  test("tells every rule once", () => {
    expect(chapters.flatMap(({ rules }) => rules)).toEqual(Object.keys(fishAndChipsWords.rules));
  });

  test.each(chapters.filter(({ figure }) => figure !== undefined))("shows $title.en", ({ figure }) => {
    const table = open(figure!.position);
    expect(table.game.actors(table.state)).not.toBe(0);
  });

  test("refuses what the figure of the swaps invites to try (FC-W2)", () => {
    const figure = chapters.find(({ rules }) => rules.includes("FC-W2"))?.figure;
    const table = open(figure!.position);
    const move = { type: "swap", fish: "octopus", with: "d4" };
    expect(table.game.check(table.state, 0, move)?.rule).toBe("FC-W2");
  });
});
