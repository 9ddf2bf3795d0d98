/** Nothing overlaps, is cut, covered, out of reach or too small: in short. `npm run prove -- layout` walks all of it. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch } from "../scripts/chromium.mjs";
import { faultsOn } from "../scripts/layout/in-page.mjs";
import { openState } from "../scripts/states.mjs";
import { onScreen } from "../scripts/ways.mjs";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const phone = { width: 360, height: 640, textSize: 1, language: "fr", theme: "day" };
const low = { width: 740, height: 360, textSize: 1, language: "en", theme: "night" };
const large = { width: 390, height: 844, textSize: 1.5, language: "fr", theme: "night" };
const desk = { width: 1440, height: 900, textSize: 1, language: "en", theme: "day" };

/** The boards are not in it yet: their own pages of states come as they are right. */
const looks: readonly [string, readonly (typeof phone)[]][] = [
  ["home-waiting", [phone, low, large, desk]],
  ["setup-fish-fish", [phone, low, large, desk]],
  ["setup-chat-peche", [phone, low, large, desk]],
  ["rules-credits", [phone, low, large, desk]],
  ["box-prizes", [phone, low, large, desk]],
  ["settings", [phone, low, large, desk]],
  ["chat-peche-menu", [phone, low, large, desk]],
];

it.each(looks)("%s", async (name, screens) => {
  const { context, page } = await openState(browser, inject("address"), name);
  for (const screen of screens) {
    await onScreen(page, screen);
    expect({ ...screen, faults: await faultsOn(page) }).toEqual({ ...screen, faults: [] });
  }
  await context.close();
});
