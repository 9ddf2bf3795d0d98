/**
 * Pictures of every screen, in four sizes, by day and by night, to be looked at: .cache/screenshots. The best of them
 * go to docs/screenshots with `--keep`.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launch } from "./chromium.mjs";
import { playSome, serveBuilt } from "./lib.mjs";

const root = join(import.meta.dirname, "../../..");
const keep = process.argv.includes("--keep");
const only = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const out = join(root, keep ? "docs/screenshots" : ".cache/screenshots");
mkdirSync(out, { recursive: true });

const sizes = { phone: [360, 640], tablet: [768, 1024], desktop: [1440, 900], television: [3840, 2160] };

/** @typedef {import("playwright-core").Page} Page */

/** @param {string} selector @returns {(page: Page) => Promise<void>} */
const touched = (selector) => async (page) => {
  await page.locator(selector).first().click();
  await page.waitForTimeout(300);
};
/** @param {Page} page */
async function replayed(page) {
  await page.locator('[data-end] a[href^="/games/"]').click();
  const middle = page.locator("input[type=range]");
  await middle.fill(String(Math.floor(Number(await middle.getAttribute("max")) / 2)));
}
/** @param {string} path @returns {(page: Page) => Promise<void>} */
const goneTo = (path) => async (page) => {
  await page.waitForTimeout(500);
  await page.goto(address + path, { waitUntil: "networkidle" });
};

/**
 * `next` leads on from the game that was played; `shown` is done anew before each picture.
 * @typedef {{ path: string, moves?: number, next?: (page: Page) => Promise<void>, shown?: (page: Page) => Promise<void> }} Screen
 * @type {Readonly<Record<string, Screen>>}
 */
const screens = {
  home: { path: "/" },
  "home-waiting": {
    path: "/play/wishes?seats=person,perch,perch&first=0&seed=pic&start",
    moves: 4,
    next: goneTo("/"),
  },
  nowhere: { path: "/nowhere" },
  settings: { path: "/settings" },
  "box-pond": { path: "/box/chat-peche" },
  "box-prizes": { path: "/box/wishes" },
  games: { path: "/games" },
  "games-ended": {
    path: "/play/chat-peche?seats=perch,perch,perch&first=0&seed=pic&start",
    moves: 500,
    next: goneTo("/games"),
  },
  puzzles: { path: "/puzzles" },
  puzzle: { path: "/puzzles", next: touched(".today .primary") },
  "setup-wishes": { path: "/play/wishes" },
  "setup-colours": {
    path: "/play/fish-fish?seats=person,person,perch,perch,perch,perch,perch,perch",
    shown: touched("main button:has(.tok)"),
  },
  "setup-memory": { path: "/play/chat-peche", shown: touched("details summary") },
  "setup-fish-and-chips": { path: "/play/fish-and-chips?seats=person" },
  menu: {
    path: "/play/chat-peche?seats=person,perch,perch&first=0&seed=pic&start",
    shown: touched(".bar > button:last-child"),
  },
  "picked-fish-and-chips": {
    path: "/play/fish-and-chips?seats=person,perch&seed=pic&start",
    moves: 2,
    shown: touched(".board [data-can]"),
  },
  "picked-wishes": {
    path: "/play/wishes?seats=person,perch,perch&first=0&seed=pic&start",
    moves: 3,
    shown: touched(".ocean [data-can]:nth-of-type(3)"),
  },
  "refused-fish-and-chips": {
    path: "/play/fish-and-chips?seats=person,perch&seed=pic&start",
    moves: 3,
    shown: touched(".board button:not([data-can])"),
  },
  "refused-wishes": {
    path: "/play/wishes?seats=person,perch,perch&first=0&seed=pic&start",
    moves: 3,
    shown: touched(".ring button:not([data-can])"),
  },
  "replay-fish-fish": {
    path: "/play/fish-fish?seats=perch,perch,perch&first=0&seed=pic&start",
    moves: 500,
    next: replayed,
  },
  "replay-fish-and-chips": {
    path: "/play/fish-and-chips?seats=perch,perch&target=1&seed=pic&start",
    moves: 500,
    next: replayed,
  },
  "setup-chat-peche": { path: "/play/chat-peche" },
  "setup-fish-fish": {
    path: "/play/fish-fish?seats=person,perch,perch,perch,perch,perch,perch,perch",
  },
  "rules-chat-peche": { path: "/rules/chat-peche/CP-3" },
  "rules-credits": { path: "/rules/chat-peche" },
  "rules-first-edition": { path: "/rules/chat-peche/first/CP-2" },
  "rules-wishes": { path: "/rules/wishes/IW-V1" },
  "rules-fish-fish": { path: "/rules/fish-fish/FF-L2" },
  "rules-fish-and-chips": { path: "/rules/fish-and-chips/FC-T2" },
  "learn-fish-and-chips": { path: "/learn/fish-and-chips" },
  "learn-fish-fish": { path: "/learn/fish-fish" },
  "learn-chat-peche": { path: "/learn/chat-peche" },
  "learn-wishes": { path: "/learn/wishes" },
  curtain: { path: "/play/chat-peche?seats=person,person,perch,perch&first=0&seed=pic&start" },
  "fish-fish-2": { path: "/play/fish-fish?seats=person,perch&first=0&seed=pic&start", moves: 1 },
  "fish-fish-5": {
    path: "/play/fish-fish?seats=person,perch,perch,perch,perch&first=4&seed=pic&start",
    moves: 3,
  },
  "fish-fish-8": {
    path: "/play/fish-fish?seats=person,perch,perch,perch,perch,perch,perch,perch&first=3&seed=pic&start",
    moves: 2,
  },
  "wishes-2": { path: "/play/wishes?seats=person,perch&first=0&seed=pic&start", moves: 8 },
  "wishes-5": {
    path: "/play/wishes?seats=person,perch,perch,perch,perch&first=0&seed=pic&start",
    moves: 14,
  },
  "chat-peche-2": { path: "/play/chat-peche?seats=person,perch&first=0&seed=pic&start", moves: 4 },
  "chat-peche-4": {
    path: "/play/chat-peche?seats=person,perch,perch,perch&first=0&seed=pic&start",
    moves: 5,
  },
  "chat-peche-first": {
    path: "/play/chat-peche?seats=person,perch,perch&edition=first&first=0&seed=pic&start",
    moves: 4,
  },
  "fish-and-chips-2": { path: "/play/fish-and-chips?seats=person,perch&seed=pic&start", moves: 1 },
  "fish-and-chips-4": {
    path: "/play/fish-and-chips?seats=person,perch,perch,perch&seed=pic&start",
    moves: 6,
  },
  solitaire: { path: "/play/fish-and-chips?seats=person&seed=pic&start", moves: 8 },
  "end-fish-fish": {
    path: "/play/fish-fish?seats=person,perch,perch&first=0&seed=pic&start",
    moves: 500,
  },
  "end-wishes": { path: "/play/wishes?seats=perch,perch,perch&first=0&seed=pic&start", moves: 500 },
  "end-chat-peche": {
    path: "/play/chat-peche?seats=person,perch,perch,perch&first=0&seed=pic&start",
    moves: 500,
  },
  "end-fish-and-chips": {
    path: "/play/fish-and-chips?seats=perch,perch&target=30&seed=pic&start",
    moves: 500,
  },
  text: { path: "/play/chat-peche?seats=person,perch&first=0&seed=pic&start&text", moves: 0 },
};

const { address, close } = await serveBuilt();
const browser = await launch();
let taken = 0;
for (const [name, { path, moves = 0, next, shown }] of Object.entries(screens)) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await context.addInitScript((/** @type {boolean} */ textTable) => {
    const kept = localStorage.getItem("guinguette/settings");
    if (kept === null)
      localStorage.setItem(
        "guinguette/settings",
        JSON.stringify({ language: "fr", theme: "day", pace: 0, textTable }),
      );
  }, path.endsWith("&text"));
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(address + path, { waitUntil: "networkidle" });
  if (moves > 0) await playSome(page, moves);
  if (name.startsWith("end-") && (await page.locator("[data-end]").count()) === 0)
    throw new Error(`${name}: the game has not ended`);
  await next?.(page);
  // The last click's bots and pictures.
  await page.waitForTimeout(1200);
  for (const [size, [width = 0, height = 0]] of Object.entries(sizes))
    for (const [theme, language] of [
      ["day", "fr"],
      ["night", "en"],
    ]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        (/** @type {object} */ wanted) => {
          const kept = JSON.parse(localStorage.getItem("guinguette/settings") ?? "{}");
          localStorage.setItem("guinguette/settings", JSON.stringify({ ...kept, ...wanted }));
        },
        { theme, language },
      );
      await page.reload({ waitUntil: "networkidle" });
      await page.waitForTimeout(250);
      if (name !== "curtain" && (await page.locator(".curtain .primary").count()) > 0)
        await page.locator(".curtain .primary").click();
      await shown?.(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log(`${name} ${size} ${theme}: ${over} px too wide`);
      await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`) });
      taken++;
    }
  await context.close();
}
await browser.close();
close();
console.log(`${taken} pictures in ${out}`);
