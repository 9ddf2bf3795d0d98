import { expect, it } from "vitest";
import type { MyTable } from "./my-tables.svelte.ts";
import { newTurns } from "./new-turns.ts";

const table = (id: string, awaited: boolean) => ({ room: { id }, awaited }) as MyTable;

it("only a table that begins to wait is news", () => {
  const before = [table("a", true), table("b", false)];
  expect(newTurns(before, [table("a", true), table("b", true), table("c", true)])).toEqual([
    table("b", true),
    table("c", true),
  ]);
  expect(newTurns(before, [table("a", false), table("b", false)])).toEqual([]);
  // What was there already when the page opened is on the page.
  expect(newTurns(null, before)).toEqual([]);
});
