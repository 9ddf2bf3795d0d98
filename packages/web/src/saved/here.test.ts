import { picksFrom } from "@guinguette/rules/testing/tables";
import { usualSettings } from "@guinguette/table/settings";
import { legalMoves } from "@guinguette/table/sight";
import { awaited, isOver, type Table } from "@guinguette/table/table";
import { play, sit } from "@guinguette/table/testing/sit";
import { describe, expect, it } from "vitest";
import { albumOf } from "./here.ts";

/** Plays on for so many moves, or to the end. */
function playOn(table: Table, moves: number): void {
  const pick = picksFrom("album");
  for (let made = 0; made < moves && !isOver(table); made++) {
    const seat = 31 - Math.clz32(awaited(table));
    const legal = legalMoves(table, seat);
    play(table, seat, legal[pick() % legal.length]!);
  }
}

const replayOf = (table: Table) => albumOf({ id: "here", table, more: {}, revision: 1 });

describe("the replay of a game of this device", () => {
  it("shows a game in play as a spectator sees it, and no seat's cards before the end (FF-L1)", () => {
    const table = sit("fish-fish", 2, { settings: { ...usualSettings, memory: "aided" } });
    playOn(table, 5);
    const replay = replayOf(table);
    expect(replay?.over).toBe(false);
    expect(replay?.at(3, "spectator").sight.view).toMatchObject({ seat: "spectator" });
    for (const seat of [0, 1]) expect(() => replay?.at(3, seat)).toThrow("before the end");
    playOn(table, 5000);
    expect(replayOf(table)?.at(3, 1).sight.view).toMatchObject({ seat: 1 });
  });

  it("by the book there is none before the end (FF-L6)", () => {
    const table = sit("fish-fish", 2);
    playOn(table, 5);
    expect(replayOf(table)).toBeNull();
    playOn(table, 5000);
    expect(replayOf(table)).toMatchObject({ over: true, moves: table.moves.length });
  });
});
