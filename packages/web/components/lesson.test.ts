/** The lessons: the board keeps its size from the first step to the last, and nothing is told before it is shown. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import "../src/styles/table.css";
import "../src/styles/stage.css";
import { gameIds } from "@guinguette/rules/contract";
import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { GameLook } from "../src/games/look.ts";
import { loadLook } from "../src/games/looks.ts";
import { measureLayout } from "../src/layout.svelte.ts";
import LessonTable from "../src/parts/table/LessonTable.svelte";
import { settings } from "../src/settings.svelte.ts";

let shown: object | null = null;
const { pace } = settings;

function show(look: GameLook): void {
  shown = mount(LessonTable, { target: document.body, props: { look } });
}

afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  settings.pace = pace;
  settings.language = "fr";
});

const said = () => document.querySelector(".slate")?.textContent ?? "";
const goOn = () => document.querySelector<HTMLButtonElement>(".row .primary:not(:disabled)");

/** Whatever the step asks for: a touch on the board or in the dock, or only to go on. */
async function step(look: GameLook, at: number): Promise<void> {
  const wanted = look.lesson.steps[at];
  if (wanted === undefined) throw new Error("the lesson is over");
  const next = look.lesson.steps[at + 1]?.say ?? look.lesson.farewell;
  for (let touches = 0; touches < 12 && !said().includes(next[settings.language]); touches++) {
    const can = [...document.querySelectorAll<HTMLElement>(".board [data-can]")];
    const choice = document.querySelector<HTMLElement>('.choice[aria-pressed="false"]');
    (goOn() ?? choice ?? can[touches % Math.max(1, can.length)])?.click();
    await new Promise((done) => setTimeout(done, 40));
  }
  await expect.poll(said).toContain(next[settings.language]);
}

describe.each(gameIds)("the lesson of %s", (game) => {
  it.each([
    [360, 640],
    [740, 360],
    [1440, 900],
  ])("keeps the size of its board on %i × %i", async (wide, high) => {
    await page.viewport(wide, high);
    measureLayout();
    settings.pace = 0;
    const look = await loadLook(game, {});
    show(look);
    const sizes = new Set<string>();
    for (const at of look.lesson.steps.keys()) {
      const { width, height } = document.querySelector(".board")?.getBoundingClientRect() ?? {};
      sizes.add(`${Math.round(width ?? 0)} × ${Math.round(height ?? 0)}`);
      await step(look, at);
    }
    expect([...sizes]).toHaveLength(1);
  });
});

it("says what a card was only once it has been turned (FF-L5)", async () => {
  await page.viewport(1440, 900);
  measureLayout();
  settings.pace = 0;
  const look = await loadLook("fish-fish", {});
  show(look);
  for (const at of [0, 1, 2]) await step(look, at);
  settings.pace = 1;
  goOn()?.click();
  await new Promise((done) => setTimeout(done, 300));
  // The line is still being drawn in.
  expect(said()).toContain("La ligne remonte");
  expect(document.body.textContent).not.toMatch(/Bredouille/);
  await expect.poll(said).toContain("Bredouille");
});
