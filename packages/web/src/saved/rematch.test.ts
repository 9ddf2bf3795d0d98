import { readCatches } from "@guinguette/bots/fish-and-chips/puzzle-code";
import { puzzleOfDay } from "@guinguette/bots/fish-and-chips/puzzles";
import { isOver, type Table } from "@guinguette/table/table";
import { play, sit } from "@guinguette/table/testing/sit";
import { describe, expect, it } from "vitest";
import { openHere } from "./here.ts";
import { freshGame } from "./in-hand.ts";
import { openPuzzle } from "./puzzle.ts";

/** The table that stands there after a rematch. */
async function again(table: Table): Promise<Table | undefined> {
  const near = openHere({ id: "here", table, more: {}, revision: 0 }, () => {});
  const route = await near.rematch();
  return route?.page === "table" ? freshGame(route.id)?.table : undefined;
}

describe("the same table again", () => {
  it.each([0, 1, 2, 3, 4])("is the same puzzle, whatever was caught in it (grade %i)", async (day) => {
    const { code, solution } = puzzleOfDay(day);
    const table = openPuzzle(code);
    const start = { deal: table.deal, moves: [...table.moves] };
    for (const move of readCatches(solution)) play(table, 0, move);
    expect(isOver(table)).toBe(true);
    expect(await again(table)).toMatchObject(start);
    expect(await again((await again(table)) as Table)).toMatchObject(start);
  });

  it("is another deal of any other game, the solitaire too", async () => {
    for (const [game, players] of [
      ["fish-and-chips", 1],
      ["chat-peche", 2],
    ] as const) {
      const table = sit(game, players);
      const next = await again(table);
      expect(next?.deal.seed).not.toBe(table.deal.seed);
      expect(next?.moves).toEqual([]);
    }
  });
});
