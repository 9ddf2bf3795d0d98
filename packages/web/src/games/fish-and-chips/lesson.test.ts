import { act } from "@guinguette/table/offer";
import type { Table } from "@guinguette/table/table";
import { fishAndChipsWords } from "@guinguette/words/fish-and-chips/words";
import { describe, expect, test } from "vitest";
import { tableAt } from "../../table/position.ts";
import type { Position } from "../look.ts";
import { lesson } from "./lesson.ts";
import { chapters } from "./rulebook.ts";

const open = (position: Position): Table => tableAt("fish-and-chips", position);

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
