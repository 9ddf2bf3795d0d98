/** What is one's own at tables apart: a notice that it is one's turn. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch } from "../scripts/chromium.mjs";
import { visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens a table for one, and sits down. */
async function openAlone(page: Page): Promise<void> {
  await page.waitForURL(/\/t\//);
  await page.locator("#name").fill("Léo");
  await page.locator(".sit .primary").click();
  await page.locator("li.mine").waitFor();
  await page.locator(".rules .btn").click();
  await page.locator("dialog label", { hasText: /^1$/ }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".seated li").count()).toBe(1);
}

it("whoever asked for it is told outside the page that a table waits", async () => {
  const { context, page } = await visit(browser, "/apart/fish-and-chips");
  await context.grantPermissions(["notifications"]);
  await openAlone(page);
  const table = page.url();
  await page.goto("/settings");
  await page
    .locator("div", { has: page.locator("dt", { hasText: "Prévenir" }) })
    .locator("label", { hasText: "Oui" })
    .last()
    .click();
  await page.goto("/");
  await page.locator(".apart li").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Nobody looks at the page any more; elsewhere the game begins.
  const elsewhere = await context.newPage();
  await elsewhere.goto(table);
  await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));
  await elsewhere.locator(".go button").click();
  await elsewhere.locator(".go").waitFor({ state: "detached" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => page.title()).toBe("(1) Guinguette");
  const notices = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(notices).toEqual(["À vous\u00a0: Fish & Chips"]);
  await context.close();
});
