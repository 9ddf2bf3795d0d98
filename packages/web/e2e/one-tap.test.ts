/** For whoever prefers one touch: what could be taken back is played at once, everything else still asks. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { frames } from "./lib/frames.ts";
import { visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

it("is chosen in the settings, plays what could be taken back, and asks before what is final (CP-2)", async () => {
  const { context, page, errors } = await visit(browser, "/settings");
  await page.getByText("Un geste", { exact: true }).click();
  await page.goto("/play/fish-and-chips?seats=person,person&seed=tap&start");
  // Ready: everybody saw it, nobody learned anything, and it can be taken back.
  await page.locator(".dock .choice").click();
  await page.locator(".dock .undo").waitFor();
  await page.locator(".dock .undo").click();
  await page.locator(".dock .undo").waitFor({ state: "detached" });
  await page.goto("/play/chat-peche?seats=person,person&first=0&seed=tap&start");
  await page.locator(".curtain .primary").click();
  await page.locator(".board [data-can]").first().click();
  await page.locator(".dock .primary:not(:disabled)").click();
  await page.locator(".curtain .primary").waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it("never plays what the heron proposes: advice is looked at before it is followed", async () => {
  const { context, page, errors } = await visit(browser, "/settings");
  await page.getByText("Un geste", { exact: true }).click();
  await page.goto("/play/fish-and-chips?seats=person,person&seed=tap&start");
  await page.getByRole("button", { name: "Un conseil" }).click();
  await page.locator(".dock .primary:not(:disabled)").waitFor();
  // Long enough for a move to be played, on this machine too: nothing was.
  await frames(page, 60);
  expect(await page.locator(".dock .primary:not(:disabled, .felt)").count()).toBe(1);
  expect(await page.locator(".dock .undo").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

it("what is chosen at the end of a sheet leaves the sheet where it is", async () => {
  const { context, page } = await visit(browser, "/play/chat-peche?seats=person,person&seed=tap&start", {
    size: [360, 640],
  });
  await page.locator(".curtain .primary").click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog[open]").getByText("Un geste", { exact: true }).click();
  expect(await page.locator("dialog[open]").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.locator("dialog[open] header .icon").click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await context.close();
});
