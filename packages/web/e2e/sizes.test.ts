/** What a visit costs, squeezed, as it goes over the wire; kept within its limits. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const kB = 1000;

interface Load {
  readonly scripts: number;
  readonly all: number;
}

/** Adds up what the page loads from now on; the service worker's own copy for later does not hold anybody up. */
async function loadsOf(page: Page): Promise<() => Load> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const kinds = new Map<string, string>();
  const heads = new Map<string, number>();
  let scripts = 0;
  let all = 0;
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    heads.set(requestId, response.encodedDataLength);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    // What the server says of a script, its policies above all, is no script.
    if (kinds.get(requestId) === "Script")
      scripts += Math.max(0, encodedDataLength - (heads.get(requestId) ?? 0));
  });
  return () => {
    const load = { scripts, all };
    scripts = 0;
    all = 0;
    return load;
  };
}

/** On a busy machine the network may be idle before the page has asked for anything: the table itself is awaited. */
async function sitDown(page: Page, game: string | undefined): Promise<void> {
  await page.goto(`/play/${game}?seats=person,perch&start`);
  await page.locator("main.board, .curtain").first().waitFor();
  await page.waitForLoadState("networkidle");
}

const games = ["fish-and-chips", "fish-fish", "wishes", "chat-peche"];

it("the first page: at most 65 kB of JavaScript, 165 with a first table, 300 kB in all; each game at most 40 kB more", async () => {
  const { context, page } = await visit(browser, "/nowhere");
  await page.context().clearCookies();
  const loads = await loadsOf(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.goto("/", { waitUntil: "networkidle" });
  const first = loads();
  const lines = [
    `first page: ${(first.scripts / kB).toFixed(1)} kB of JavaScript, ${(first.all / kB).toFixed(1)} kB in all`,
  ];
  expect(first.scripts).toBeGreaterThan(10 * kB);
  expect(first.scripts).toBeLessThanOrEqual(65 * kB);
  expect(first.all).toBeLessThanOrEqual(300 * kB);
  // The table itself and the bots come with the first game, whichever it is; each further game brings its own.
  for (const [opening, ...others] of [games, games.toReversed()]) {
    await devtools.send("Network.clearBrowserCache");
    await page.goto("/", { waitUntil: "networkidle" });
    loads();
    await sitDown(page, opening);
    const table = loads();
    lines.push(`${opening} as the first table: ${(table.scripts / kB).toFixed(1)} kB of JavaScript more`);
    // A table of this device shares its parts with tables apart: the question of a take-back, the line, the hand.
    expect(first.scripts + table.scripts).toBeLessThanOrEqual(165 * kB);
    for (const game of others) {
      await sitDown(page, game);
      const further = loads();
      lines.push(`then ${game}: ${(further.scripts / kB).toFixed(1)} kB of JavaScript more`);
      expect(further.scripts).toBeGreaterThan(kB);
      expect(further.scripts).toBeLessThanOrEqual(40 * kB);
    }
  }
  console.log(lines.map((line) => `  ${line}`).join("\n"));
  await context.close();
});
