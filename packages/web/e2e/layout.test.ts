/** Nothing overlaps, is cut, covered, out of reach or too small: in short. `npm run prove -- layout` walks all of it. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { faultsOn } from "../scripts/layout/in-page.mjs";
import { openState } from "../scripts/states.mjs";
import { onScreen } from "../scripts/ways.mjs";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const phone = { width: 360, height: 640, textSize: 1, language: "fr", theme: "day" };
const low = { width: 740, height: 360, textSize: 1, language: "en", theme: "night" };
const large = { width: 390, height: 844, textSize: 1.5, language: "fr", theme: "night" };
const desk = { width: 1440, height: 900, textSize: 1, language: "en", theme: "day" };

const screens = [phone, low, large, desk];

/** Of the quiet pages the fullest, and of each game the states with the most to show at once; the end of a game is looked
 * at on every glass by itself (`components/end.test.ts`). */
const states = [
  "home-apart-tables",
  "waiting-host",
  "setup-chat-peche",
  "rules-credits",
  "settings",
  "fish-fish-bet-proposed",
  "fish-fish-8",
  "wishes-picked",
  "wishes-5",
  "learn-wishes",
  "chat-peche-lure-picked",
  "chat-peche-4",
  "fish-and-chips-picked",
  "fish-and-chips-4",
  "puzzle",
];

it.each(states)("%s", async (name) => {
  const { context, page } = await openState(browser, inject("address"), name);
  for (const screen of screens) {
    await onScreen(page, screen);
    expect({ ...screen, faults: await faultsOn(page) }).toEqual({ ...screen, faults: [] });
  }
  await context.close();
});
