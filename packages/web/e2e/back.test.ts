/** The arrow leads out of every page, in as many taps as the page is deep; the browser's button goes back in time. */
import { seeded } from "@guinguette/rules/random";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { saved } from "./lib/cupboard.ts";
import { visit } from "./lib/page.ts";
import { clicking, playOut } from "./lib/play.ts";

interface Somewhere {
  readonly path: string;
  readonly deep: number;
}

let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];
/** Every page by its name: its address, and how many taps it is away from home where nothing is known of the way there. */
let pages: { readonly [name: string]: Somewhere };
let end: string;
let replay: string;

beforeAll(async () => {
  browser = await openBrowser();
  ({ context, page, errors } = await visit(browser, "/play/chat-peche?seats=person,fry&seed=over&start"));
  await playOut(page, clicking, seeded("over"));
  const over = new URL(page.url()).pathname.split("/").at(-1);
  await saved(page);
  await page.goto("/play/fish-and-chips?seats=person,person&seed=on&start");
  await page.waitForURL(/\/table\//);
  const on = new URL(page.url()).pathname.split("/").at(-1);
  await saved(page);
  end = `/table/${over}`;
  replay = `/games/${over}`;
  pages = {
    home: { path: "/", deep: 0 },
    setup: { path: "/play/wishes", deep: 1 },
    learn: { path: "/learn/wishes", deep: 2 },
    box: { path: "/box/wishes", deep: 2 },
    table: { path: `/table/${on}`, deep: 1 },
    end: { path: end, deep: 1 },
    games: { path: "/games", deep: 1 },
    "replay of a game in play": { path: `/games/${on}`, deep: 2 },
    replay: { path: replay, deep: 2 },
    rules: { path: "/rules/wishes", deep: 1 },
    "one rule": { path: "/rules/fish-fish/FF-1", deep: 1 },
    puzzles: { path: "/puzzles", deep: 1 },
    puzzle: { path: "/puzzles/37", deep: 2 },
    settings: { path: "/settings", deep: 1 },
    nowhere: { path: "/no/where/at/all", deep: 1 },
  };
});
afterAll(leaveBrowser);

/** The arrow; where a page has none, as the end of a game, its way home. */
const arrow = () =>
  page.locator("header a.btn.icon, .next a[href='/'], main a.btn.primary.big[href='/']").first();
const here = () => new URL(page.url()).pathname;

/** By a link of the page that is not the arrow, or by one like it: every link of the app is followed in the same way. */
async function follow(path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${to}"]`);
    const planted = link ?? document.createElement("a");
    planted.href = to;
    if (link === null) document.body.append(planted);
    planted.click();
    if (link === null) planted.remove();
  }, path);
}

/** Taps the arrow until the page is home; the addresses on the way. */
async function wayOut(): Promise<string[]> {
  const way = [here()];
  while (here() !== "/") {
    const before = here();
    await arrow().click();
    await page.waitForURL((url) => url.pathname !== before);
    if (way.includes(here()) || way.length > 5)
      throw new Error(`round and round: ${[...way, here()].join(" ")}`);
    way.push(here());
  }
  return way;
}

it("opened by its address, every page leads home in as many taps as it is deep", async () => {
  for (const [name, { path, deep }] of Object.entries(pages)) {
    await page.goto(path);
    expect((await wayOut()).length - 1, name).toBe(deep);
  }
  expect(errors).toEqual([]);
});

it("from every page to every other, the arrow leads home, and the browser's button to the page before", async () => {
  await page.goto("/");
  const names = Object.keys(pages);
  for (const [one, { path: from, deep: above }] of Object.entries(pages))
    for (const [other, { path: to, deep }] of Object.entries(pages)) {
      // No link leads nowhere; one can be there.
      if (from === to || other === "nowhere") continue;
      // All pairs in the long form; here each page once as the first and once as the second.
      if (
        process.env.PROVE !== "long" &&
        (names.indexOf(other) - names.indexOf(one) + names.length) % names.length !== 3
      )
        continue;
      const pair = `${one} → ${other}`;
      // By links all the way, where one leads there: to load the app anew each time would take minutes.
      if (one === "nowhere") await page.goto(from);
      else if (one !== "home") await follow(from);
      await follow(to);
      expect(here(), pair).toBe(to);
      await page.goBack();
      await expect.poll(here, { message: pair }).toBe(from);
      await page.goForward();
      await expect.poll(here, { message: pair }).toBe(to);
      // A book is opened beside what it was opened from, and only one tap further away than that.
      const taps = (await wayOut()).length - 1;
      expect(taps, pair).toBeLessThanOrEqual(to.startsWith("/rules") ? Math.max(deep, above + 1) : deep);
      expect(taps, pair).toBeGreaterThanOrEqual(Math.min(1, deep));
    }
  expect(errors).toEqual([]);
});

it("a set-up, its lesson and the rulebook beside it: up, and never down again", async () => {
  await page.goto("/play/wishes");
  await page.locator(".ways a").first().click();
  await page.waitForURL("**/learn/wishes");
  await page.locator("header a.btn.icon").last().click();
  await page.waitForURL("**/rules/wishes/*");
  // Another rule, and another book, do not make it deeper.
  await follow("/rules/wishes/IW-2");
  await follow("/rules/fish-fish");
  expect(await wayOut()).toEqual(["/rules/fish-fish", "/learn/wishes", "/play/wishes", "/"]);
});

it("the end of a game, its replay step by step, and the rulebook beside that", async () => {
  await page.goto("/");
  await follow(end);
  await page.locator(`a[href="${replay}"]`).click();
  await page.locator(".steps .flip").click();
  await page.waitForURL(/\/1$/);
  await page.locator("header a.btn.icon").last().click();
  await page.waitForURL("**/rules/chat-peche");
  expect(await wayOut()).toEqual(["/rules/chat-peche", `${replay}/1`, end, "/"]);
});

it("going up and down leaves no trail: the browser's button then leaves the app where it was entered", async () => {
  await page.goto("about:blank");
  await page.goto("/");
  for (let times = 0; times < 3; times++) {
    await follow("/play/wishes");
    await follow("/learn/wishes");
    await wayOut();
  }
  await page.goBack();
  expect(page.url()).toBe("about:blank");
  await context.close();
});
