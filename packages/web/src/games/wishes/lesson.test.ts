import type { Wishes } from "@guinguette/rules/wishes/game";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { openTable, type Table } from "@guinguette/table/table";
import { wishesWords } from "@guinguette/words/wishes/words";
import { describe, expect, it } from "vitest";
import type { Position } from "../look.ts";
import { lesson } from "./lesson.ts";
import { firstMoves } from "./positions.ts";
import { chapters } from "./rulebook.ts";

function opened({ players, options, seed, setup, moves }: Position<Wishes>): Table {
  const holders = Array.from({ length: players }, () => ({ kind: "person" as const, name: "" }));
  const answer = openTable({
    game: "wishes",
    options,
    seed,
    setup,
    holders,
    settings: { ...usualSettings, takeBack: "consent" },
  });
  if (!answer.ok) throw new Error(`the set-up is refused: ${answer.refusal.rule}`);
  for (const { seat, move } of moves) expect(act(answer.table, seat, move)).toMatchObject({ ok: true });
  return answer.table;
}

describe("the lesson", () => {
  it("can be played from its first step to its last", () => {
    const table = opened(lesson.position);
    for (const { seat, moves } of lesson.steps) {
      const [move] = moves;
      if (move !== undefined)
        expect(act(table, seat, move), JSON.stringify(move)).toMatchObject({ ok: true });
    }
  });

  it("says something at every move, and ends with a market filled (IW-M2)", () => {
    expect(lesson.steps).toHaveLength(firstMoves.length);
    const table = opened(lesson.position);
    for (const {
      seat,
      moves: [move],
    } of lesson.steps)
      if (move !== undefined) act(table, seat, move);
    expect(table.log.map(({ happening }) => happening.event.type)).toContain("marketFilled");
  });

  it("cites rules that exist", () => {
    for (const { rule } of lesson.steps) expect(wishesWords.rules).toHaveProperty(rule);
  });
});

describe("the rulebook", () => {
  it("tells every rule exactly once", () => {
    const told = chapters.flatMap(({ rules }) => rules);
    expect(told.toSorted()).toEqual(Object.keys(wishesWords.rules).toSorted());
  });

  it("has figures that can be played", () => {
    const figures = chapters.flatMap(({ figure }) => figure ?? []);
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const { position } of figures)
      expect(opened(position).game.actors(opened(position).state)).not.toBe(0);
  });
});
