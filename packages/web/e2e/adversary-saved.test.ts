/**
 * Several tabs on one game, in any order of play, take-back, reload, closing, freezing and taking over: what
 * was acknowledged is kept until whoever plays takes it back, and no tab but the one that plays can change it.
 */
import { seeded } from "@guinguette/rules/random";
import fc from "fast-check";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { entryOf, idOf } from "./lib/cupboard.ts";
import { newDevice, porch } from "./lib/page.ts";
import { settled } from "./lib/settled.ts";
import { openTab, playOne, shows } from "./lib/tabs.ts";

const long = process.env.PROVE === "long";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const deeds = [
  "play",
  "play",
  "play",
  "take back",
  "reload",
  "close",
  "take over",
  "look away",
  "freeze",
] as const;
interface Step {
  readonly deed: (typeof deeds)[number];
  readonly tab: number;
}

const TABS = 3;
const steps = fc.array(fc.record({ deed: fc.constantFrom(...deeds), tab: fc.nat(TABS - 1) }), {
  minLength: long ? 12 : 5,
  maxLength: long ? 30 : 7,
});

/** How many moves are kept, once nothing more is written. */
async function kept(page: Page, id: string): Promise<{ moves: number; revision: number }> {
  const entry = await entryOf(page, id);
  return { moves: entry?.moves ?? 0, revision: entry?.revision ?? 0 };
}

let acts = 0;
let takenOver = 0;
let takenBack = 0;

async function live(script: readonly Step[], without: boolean): Promise<void> {
  const { context, page: first } = await newDevice(browser, { textTable: true });
  // Where there are no locks, only the revisions stand between two tabs.
  if (without)
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "locks");
    });
  await first.goto("/play/fish-and-chips?seats=person,person&seed=adversary&start");
  let moves = await playOne(first, seeded("first"));
  const address = first.url();
  const id = idOf(address);
  const tabs: (Page | null)[] = [first, await openTab(context, address), null];
  // Looks at the storage from outside: none of the tabs has to be awake for that.
  const watcher = await openTab(context, porch);
  let { revision } = await kept(watcher, id);
  for (const [at, { deed, tab }] of script.entries()) {
    const said = await doOne(context, address, tabs, tab, deed, `${at}`, moves);
    acts++;
    moves += said;
    // What is acknowledged is there, and nothing else came between; a revision never goes back.
    await expect.poll(async () => (await kept(watcher, id)).moves, { message: `${at}: ${deed}` }).toBe(moves);
    const now = await kept(watcher, id);
    expect(now.revision).toBeGreaterThanOrEqual(revision);
    revision = now.revision;
    const playing = async () => {
      const all = await Promise.all(tabs.map((one) => (one === null ? "nothing" : shows(one))));
      return all.filter((what) => what === "plays").length;
    };
    await expect.poll(playing, { message: `${at}: ${deed}` }).toBeLessThanOrEqual(1);
  }
  await context.close();
}

/** Does one thing in one tab, as far as it can be done there; comes back with what it changes in the number of moves. */
async function doOne(
  context: BrowserContext,
  address: string,
  tabs: (Page | null)[],
  tab: number,
  deed: Step["deed"],
  seed: string,
  moves: number,
): Promise<number> {
  const page = tabs[tab] ?? null;
  if (page === null) {
    tabs[tab] = await openTab(context, address);
    await shows(tabs[tab] as Page);
    return 0;
  }
  const what = await shows(page);
  switch (deed) {
    case "play":
      if (what !== "plays" || (await page.locator("[data-end]").count()) > 0) {
        expect(await page.locator(".board [data-can], .board .moves button").count()).toBe(0);
        return 0;
      }
      return (await playOne(page, seeded(seed))) - moves;
    case "take back": {
      const undo = page.locator(".dock .undo");
      // Whether a move can be taken back takes a moment to find out.
      if (what === "plays")
        await settled(page, () => page.evaluate(() => document.querySelector(".dock")?.innerHTML ?? ""));
      if (what !== "plays" || (await undo.count()) === 0) return 0;
      await undo.click();
      takenBack++;
      await expect.poll(async () => (await entryOf(page, idOf(address)))?.moves).toBeLessThan(moves);
      return ((await entryOf(page, idOf(address)))?.moves ?? 0) - moves;
    }
    case "reload":
      await page.reload();
      await shows(page);
      return 0;
    case "close":
      await page.close();
      tabs[tab] = null;
      return 0;
    case "take over":
      if (what !== "follows") return 0;
      await page.locator("[data-followed] .primary").click();
      // Another tab may be allowed to play meanwhile, where the one that played was closed.
      await expect.poll(() => shows(page)).toBe("plays");
      takenOver++;
      return 0;
    case "look away":
      await page.goto("/settings");
      await page.goBack();
      await shows(page);
      return 0;
    case "freeze": {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
      const other = tabs.find((one) => one !== null && one !== page);
      if (other && (await shows(other)) === "follows") {
        await other.locator("[data-followed] .primary").click();
        await expect.poll(() => shows(other)).toBe("plays");
        takenOver++;
      }
      await devtools.send("Page.setWebLifecycleState", { state: "active" });
      if (other && what === "plays") await expect.poll(() => shows(page)).toBe("follows");
      return 0;
    }
  }
}

it("whatever the tabs do, nothing kept is replaced by less", async () => {
  await fc.assert(fc.asyncProperty(steps, fc.boolean(), live), {
    numRuns: long ? 6 : 2,
    seed: 20_260_801,
    endOnFailure: true,
  });
  // Else nothing would have been compared with what was there before.
  expect(takenBack).toBeGreaterThan(0);
  if (long)
    console.log(
      `proved: ${acts} deeds in ${TABS} tabs, ${takenOver} games taken over, ${takenBack} moves taken back: every acknowledged move is kept`,
    );
});
