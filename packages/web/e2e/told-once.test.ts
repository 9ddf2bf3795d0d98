/** What a table by the book tells only once is read beside the board, which keeps its place and its size meanwhile. */
import { seeded } from "@guinguette/rules/random";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { newDevice } from "./lib/page.ts";
import { clicking, playOut } from "./lib/play.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const sizes = [
  [360, 640],
  [768, 1024],
] as const;

it.each(sizes)("at %i × %i no news makes the board smaller", async (...size) => {
  const { page, context, errors } = await newDevice(browser, { language: "en", size });
  await page.addInitScript(() => {
    const seen = { heights: [] as number[], passing: 0 };
    Object.assign(globalThis, { seen });
    setInterval(() => {
      const board = document.querySelector<HTMLElement>("main.board");
      if (board === null) return;
      if (!seen.heights.includes(board.offsetHeight)) seen.heights.push(board.offsetHeight);
      if (document.querySelector(".slate .last") !== null) seen.passing++;
    }, 20);
  });
  await page.goto("/play/chat-peche?seats=person,perch,perch,perch&first=1&seed=walk&start");
  await playOut(page, clicking, seeded("once"));
  const { heights, passing } = await page.evaluate(
    () => (globalThis as unknown as { seen: { heights: number[]; passing: number } }).seen,
  );
  expect(passing).toBeGreaterThan(0);
  expect(heights).toHaveLength(1);
  expect(errors).toEqual([]);
  await context.close();
});
