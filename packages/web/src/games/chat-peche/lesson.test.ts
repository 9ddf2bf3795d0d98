import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { openTable, type Table } from "@guinguette/table/table";
import { chatPecheWords } from "@guinguette/words/chat-peche/words";
import { describe, expect, it } from "vitest";
import type { Position } from "../look.ts";
import { lesson } from "./lesson.ts";
import { chapters } from "./rulebook.ts";

function opened({ players, options, seed, setup, moves }: Position): Table {
  const holders = Array.from({ length: players }, () => ({ kind: "person", name: "" }) as const);
  const answer = openTable({ game: "chat-peche", options, seed, setup, holders, settings: usualSettings });
  if (!answer.ok) throw new Error(answer.refusal.rule);
  for (const { seat, move } of moves) expect(act(answer.table, seat, move)).toMatchObject({ ok: true });
  return answer.table;
}

describe("the lesson", () => {
  it.each([0, 1, 2])("can be played to its end, whatever is chosen (%i)", (which) => {
    const table = opened(lesson.position as Position);
    for (const { seat, moves, rule } of lesson.steps) {
      expect(chatPecheWords.rules).toHaveProperty(rule);
      for (const move of moves)
        expect(table.game.check(table.state, seat, move), JSON.stringify(move)).toBeNull();
      const move = moves[Math.min(which, moves.length - 1)];
      if (move !== undefined) expect(act(table, seat, move)).toMatchObject({ ok: true });
    }
    expect(table.moves.length).toBe(12);
  });
});

describe("the rulebook", () => {
  it("tells every rule once", () => {
    const told = chapters.flatMap(({ rules }) => rules);
    expect(told.toSorted()).toEqual(Object.keys(chatPecheWords.rules).toSorted());
  });

  it("has figures that can be played on", () => {
    const figures = chapters.flatMap(({ figure }) => (figure === undefined ? [] : [figure]));
    expect(figures.length).toBe(4);
    for (const { position } of figures) {
      const table = opened(position as Position);
      expect(table.game.actors(table.state)).not.toBe(0);
    }
  });
});
