/** A puzzle on its frame: where its board has no room, it is told in a list, and stays told so. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import "../src/styles/stage.css";
import "../src/styles/table.css";
import { puzzleNumbered } from "@guinguette/bots/fish-and-chips/puzzles";
import { mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { loadLook } from "../src/games/looks.ts";
import { measureLayout } from "../src/layout.svelte.ts";
import PuzzleTable from "../src/parts/puzzle/PuzzleTable.svelte";
import { settings } from "../src/settings.svelte.ts";

let shown: object | null = null;
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
});

async function glass(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  measureLayout();
}

/** How the table is shown in each of the next frames. */
async function shownNext(frames: number): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let frame = 0; frame < frames; frame++) {
    await new Promise((done) => requestAnimationFrame(done));
    seen.push(document.querySelector(".board form input") === null ? "drawn" : "told");
  }
  return seen;
}

it("is drawn or told in a list, and not the one and the other in turn", async () => {
  settings.language = "fr";
  const puzzle = puzzleNumbered(1);
  if (puzzle === null) throw new Error("there is no first puzzle");
  await glass(360, 640);
  shown = mount(PuzzleTable, {
    target: document.body,
    props: { puzzle, look: await loadLook("fish-and-chips") },
  });
  await shownNext(4);
  expect(new Set(await shownNext(8))).toEqual(new Set(["drawn"]));
  // Its board would be wider than high, and too small for that; a list leaves it more height.
  await glass(360, 590);
  await shownNext(4);
  expect(new Set(await shownNext(8))).toEqual(new Set(["told"]));
  // All of the list is reached by scrolling down.
  const list = document.querySelector(".board [data-scrolls]");
  expect(list?.scrollWidth).toBe(list?.clientWidth);
  expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? 0);
  // The goal stands above either.
  await expect.element(page.getByRole("img", { name: /^Prises/ })).toBeVisible();
  await glass(360, 640);
  await shownNext(4);
  expect(new Set(await shownNext(8))).toEqual(new Set(["drawn"]));
});
