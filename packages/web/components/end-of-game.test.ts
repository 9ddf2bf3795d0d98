/** The last move of a game: the board shows it, and whoever does not want to wait sees the score at once. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import "../src/styles/table.css";
import { readCatches } from "@guinguette/bots/fish-and-chips/puzzle-code";
import { puzzles } from "@guinguette/bots/fish-and-chips/puzzles";
import { nearOf } from "@guinguette/table/near";
import { play } from "@guinguette/table/testing/sit";
import { mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { loadLook } from "../src/games/looks.ts";
import TableInPlay from "../src/parts/table/TableInPlay.svelte";
import { openHere } from "../src/saved/here.ts";
import { openPuzzle } from "../src/saved/puzzle.ts";
import { settings } from "../src/settings.svelte.ts";

const { pace } = settings;
let shown: object | null = null;

afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  settings.pace = pace;
});

it("the button that shows the score does so while the last catch is still on its way", async () => {
  const puzzle = puzzles[1][0];
  if (puzzle === undefined) throw new Error("there are no puzzles");
  const table = openPuzzle(puzzle.code);
  const catches = readCatches(puzzle.solution);
  for (const move of catches.slice(0, -1)) play(table, 0, move);
  const near = openHere({ id: "here", table, more: {}, revision: 0 }, () => {});
  // So slow that nobody here sees the end of it.
  settings.pace = 1e4;
  settings.language = "en";
  shown = mount(TableInPlay, {
    target: document.body,
    props: { table: near, look: await loadLook("fish-and-chips") },
  });
  await near.linkFor(0).offer({
    kind: "play",
    seen: nearOf(table, 0).sight.number,
    move: catches.at(-1) as (typeof catches)[number],
  });
  const button = page.getByRole("button", { name: "See the score" });
  await expect.element(button).toBeVisible();
  expect(document.querySelector("[data-end]")).toBeNull();
  await button.click();
  await expect.element(page.getByRole("heading", { name: /you win/ })).toBeVisible();
  // A puzzle has nobody to take revenge on.
  await expect.element(page.getByRole("button", { name: "Play again" })).toBeVisible();
});
