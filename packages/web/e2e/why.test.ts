/** « Pourquoi ? » : a bot's entry of the log answers it, at the table and in the replay. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { playSome } from "../scripts/lib.mjs";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

/** Asks of the latest entry that can be asked about, and says what was answered. */
async function asked(page: Page, log: string): Promise<string> {
  const sign = page.locator(`${log} .why`).first();
  await sign.click();
  const answer = page.locator(`${log} .answer:not([hidden])`);
  await answer.waitFor();
  expect(await sign.getAttribute("aria-expanded")).toBe("true");
  const text = await answer.innerText();
  await sign.click();
  await answer.waitFor({ state: "detached" });
  return text;
}

it("a bot's entry is answered as the table saw it, in the sheet of a phone too, and nobody's own is asked about", async () => {
  const { context, page, errors } = await visit(
    browser,
    "/play/wishes?seats=person,perch&first=0&seed=why&start",
  );
  await playSome(page, 3);
  expect(await asked(page, ".log")).toMatch(/^D’après ce que tous voient\u00a0: /);
  const entries = page.locator(".log li");
  const own = entries.filter({ hasText: /^\s*Joueur 1/ });
  expect(await own.count()).toBeGreaterThan(0);
  expect(await own.locator(".why").count()).toBe(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator(".dock .see-log").click();
  expect(await asked(page, "dialog")).toMatch(/^D’après ce que tous voient\u00a0: /);
  expect(errors).toEqual([]);
  await context.close();
});

it("what is face down stays a secret (FF-L1)", async () => {
  const { context, page, errors } = await visit(
    browser,
    "/play/fish-fish?seats=person,perch&first=1&seed=why&start",
    { language: "en", textTable: true },
  );
  await page.locator(".log .why").first().waitFor();
  expect(await asked(page, ".log")).toBe("This choice is still secret.");
  expect(errors).toEqual([]);
  await context.close();
});

it("the replay of a game that is over tells it from the bot's own seat", async () => {
  const { context, page, errors } = await visit(
    browser,
    "/play/chat-peche?seats=person,fry&first=0&seed=why&start",
  );
  await playSome(page, 200, { until: "[data-end]" });
  await page.locator(".next a").first().click();
  await page.waitForURL(/\/games\//);
  await page.locator("input[type=range]").press("End");
  await page.locator(".log .why").first().waitFor();
  expect(await asked(page, ".log")).toMatch(/^Pourquoi\u00a0: /);
  expect(errors).toEqual([]);
  await context.close();
});
