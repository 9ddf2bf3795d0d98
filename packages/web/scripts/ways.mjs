/** Ways that lead on from a page: what is touched, asked for or waited for until a state is reached. */
import { playSome } from "./lib.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {(page: Page) => Promise<number | void>} Way */

/** One after the other. @param {Way[]} ways @returns {Way} */
export const inTurn =
  (...ways) =>
  async (page) => {
    for (const way of ways) await way(page);
  };

/** @param {string} selector @returns {Way} */
export const touched = (selector) => async (page) => {
  await page.locator(selector).first().click();
  await page.waitForTimeout(200);
};

/** Touches what can be touched until a move is proposed, and does not play it. @type {Way} */
export const proposed = (page) => playSome(page, 500, { until: ".dock .primary:not(:disabled)" });

/** Plays until something is there. @param {string} selector @returns {Way} */
export const until = (selector) => async (page) => {
  await playSome(page, 500, { until: selector });
  await page.locator(selector).first().waitFor();
};

/** Until it is one's own turn by this rule, the one that the book in the bar opens at. @param {string} rule */
export const turnBy = (rule) =>
  until(`.table:has(.bar a[href*="/${rule}"]):has(.board [data-can], .dock .choice)`);

/** @type {Way} */
export async function replayed(page) {
  await page.locator(".next a").first().click();
  const middle = page.locator("input[type=range]");
  await middle.fill(String(Math.floor(Number(await middle.getAttribute("max")) / 2)));
}

/** @param {string} path @returns {Way} */
export const goneTo = (path) => async (page) => {
  await page.waitForTimeout(500);
  await page.goto(new URL(path, page.url()).href, { waitUntil: "networkidle" });
};

/** So many steps of a lesson. @param {number} steps @returns {Way} */
export const learnt = (steps) => (page) => playSome(page, steps);

/** Asks the heron, and waits for what it says. @type {Way} */
export async function advised(page) {
  await page.locator(".bar button.btn.icon").first().click();
  await page.locator(".dock .primary:not(:disabled)").waitFor();
}

/**
 * From here on nothing that takes so long goes on, in milliseconds at a slow pace: what has just happened stays, and
 * bots think for ever.
 * @param {number} least @returns {Way}
 */
const heldFrom = (least) => async (page) => {
  await showAs(page, { pace: 2 });
  await page.evaluate((/** @type {number} */ least) => {
    const usual = window.setTimeout;
    const timeless = (/** @type {() => void} */ done, /** @type {number} */ ms) =>
      ms >= least ? 0 : usual(done, ms);
    Object.assign(window, { setTimeout: timeless });
  }, least);
};

/** Plays one choice of one's own, and of what comes of it stays what takes so long. @param {number} least */
const playedUpTo = (least) =>
  inTurn(
    heldFrom(least),
    (page) => playSome(page, 1),
    (page) => page.waitForTimeout(least + 100),
  );

/** What it did stays on the screen. */
export const happening = playedUpTo(100);
/** It has been shown, and the bots think. */
export const awaiting = playedUpTo(1000);
/** The line it ends is up, and its card lies there open. */
export const revealed = playedUpTo(4000);

/**
 * Changes what this device prefers, as another tab would: the page goes on.
 * @param {Page} page
 * @param {Readonly<Record<string, unknown>>} wanted
 */
async function showAs(page, wanted) {
  await page.evaluate((/** @type {object} */ changes) => {
    const key = "guinguette/settings";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...kept, ...changes }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, wanted);
}

/**
 * The page as it is on such a screen, once it has come to rest.
 * @param {Page} page
 * @param {{ width: number, height: number, language?: string, theme?: string, textSize?: number }} screen
 */
export async function onScreen(page, { width, height, ...wanted }) {
  await page.setViewportSize({ width, height });
  await showAs(page, wanted);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
