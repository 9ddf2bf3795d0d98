/** Several tabs on one game, as people open them. */
import { type Random, seeded } from "@guinguette/rules/random";
import type { BrowserContext, Page } from "playwright-core";
import { entryOf, idOf } from "./cupboard.ts";
import { clicking, type Hand, playOut, typing } from "./play.ts";

/** What a tab shows of a game: it plays, it follows, or there is nothing to play or follow. */
export type Shows = "plays" | "follows" | "nothing";

export async function shows(page: Page): Promise<Shows> {
  await page.locator(".table, .curtain, [data-end], [data-followed], h1").first().waitFor();
  return page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    if (has("[data-followed]")) return "follows";
    return has(".table, .curtain, [data-end]") ? "plays" : "nothing";
  });
}

export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  return page;
}

/** Plays some choices, and stops before the next. */
export async function playSome(
  page: Page,
  choices: number,
  random: Random = seeded("some"),
  hand: Hand = clicking,
): Promise<void> {
  await playOut(page, hand, random, async (made) => (made >= choices ? "enough" : undefined));
}

/** Plays one move at the textual table, and waits until it is kept; comes back with how many that makes. */
export async function playOne(page: Page, random: Random): Promise<number> {
  await page.waitForURL(/\/table\//);
  const id = idOf(page.url());
  const before = (await entryOf(page, id))?.moves ?? 0;
  await playSome(page, 1, random, typing);
  for (;;) {
    const now = (await entryOf(page, id))?.moves ?? 0;
    if (now > before) return now;
    await page.waitForTimeout(20);
  }
}
