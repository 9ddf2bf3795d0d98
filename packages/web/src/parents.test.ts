import { gameIds } from "@guinguette/rules/contract";
import { describe, expect, it } from "vitest";
import { parentOf } from "./parents.ts";
import type { Route } from "./route.svelte.ts";

const pages: readonly Route[] = [
  { page: "home" },
  { page: "nowhere" },
  { page: "games" },
  { page: "puzzles" },
  { page: "settings" },
  { page: "puzzle", number: 37 },
  { page: "table", id: "one" },
  { page: "table", id: "other" },
  { page: "replay", id: "one", at: null },
  { page: "replay", id: "other", at: 3 },
  { page: "box", game: "wishes" },
  { page: "apart", at: "tanche-42", screen: "own" },
  { page: "apart", at: "tanche-42", screen: "tv" },
  ...gameIds.flatMap((game): Route[] => [
    { page: "setup", game },
    { page: "learn", game },
    { page: "rules", game, rule: null },
  ]),
];

/** From a page up, when each was opened from the page that `from` says. */
function wayFrom(route: Route, from: Route | null, over: boolean): Route[] {
  const way = [route];
  for (let above = parentOf(route, { from, over }); above !== null; above = parentOf(above, { over })) {
    way.push(above);
    if (way.length > pages.length) throw new Error("the way up goes round");
  }
  return way;
}

describe("the way up", () => {
  it("ends at home within three steps, wherever a page was opened from, and no page is on it twice", () => {
    for (const over of [true, false])
      for (const route of pages)
        for (const from of [null, ...pages]) {
          const way = wayFrom(route, from, over);
          expect(way.at(-1)).toEqual({ page: "home" });
          expect(way.length).toBeLessThanOrEqual(4);
          expect(new Set(way.map((one) => JSON.stringify(one))).size).toBe(way.length);
        }
  });

  it("a puzzle belongs to the puzzles", () => {
    expect(parentOf({ page: "puzzle", number: 3 })).toEqual({ page: "puzzles" });
  });

  it("the table for a room, and one hand of it, belong to the table apart", () => {
    const own: Route = { page: "apart", at: "tanche-42", screen: "own" };
    for (const screen of ["tv", "hand"] as const) expect(parentOf({ ...own, screen })).toEqual(own);
    expect(parentOf(own)).toEqual({ page: "home" });
  });

  it("a lesson and a box belong to the set-up of their game", () => {
    expect(parentOf({ page: "learn", game: "fish-fish" })).toEqual({ page: "setup", game: "fish-fish" });
    expect(parentOf({ page: "box", game: "wishes" })).toEqual({ page: "setup", game: "wishes" });
  });

  it("a replay leads to the list; to its table if one comes from there or may still play", () => {
    const replay: Route = { page: "replay", id: "one", at: 3 };
    const table: Route = { page: "table", id: "one" };
    expect(parentOf(replay)).toEqual({ page: "games" });
    expect(parentOf(replay, { from: { page: "table", id: "other" } })).toEqual({ page: "games" });
    expect(parentOf(replay, { from: table })).toEqual(table);
    expect(parentOf(replay, { over: false })).toEqual(table);
  });

  it("the rulebook closes upon what it was opened beside, or upon home", () => {
    const rules: Route = { page: "rules", game: "wishes", rule: "IW-1" };
    expect(parentOf(rules)).toEqual({ page: "home" });
    expect(parentOf(rules, { from: { page: "games" } })).toEqual({ page: "home" });
    const beside: readonly Route[] = [
      { page: "setup", game: "wishes" },
      { page: "table", id: "one" },
      { page: "replay", id: "one", at: 7 },
      { page: "learn", game: "wishes" },
      { page: "puzzle", number: 37 },
      { page: "apart", at: "tanche-42", screen: "own" },
    ];
    for (const from of beside) expect(parentOf(rules, { from })).toEqual(from);
  });
});
