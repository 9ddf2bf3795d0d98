/** At a table of the first edition every way to the rules leads to that edition's words (CP-C2). */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit } from "./lib/page.ts";
import { unfold } from "./lib/setting.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

it("the rules of a first-edition table speak of the tomcat, also when read on and read again", async () => {
  const { page, context, errors } = await visit(
    browser,
    "/play/chat-peche?seats=person,perch&edition=first&first=0&seed=walk&start",
    { language: "en" },
  );
  const rule = page.locator('[id="CP-2"] p');
  await page.locator(".bar a[href^='/rules/']").click();
  await expect.poll(() => rule.innerText()).toContain("your tomcat");
  await page.locator('[id="CP-2"] a.rule').click();
  await page.reload();
  await expect.poll(() => rule.innerText()).toContain("your tomcat");
  expect(errors).toEqual([]);
  await context.close();
});

it("so do those of its set-up; a table of Ludolux speaks of the cat", async () => {
  const { page, context, errors } = await visit(browser, "/play/chat-peche?edition=first", {
    language: "en",
  });
  await unfold(page);
  await page.locator('a.rule[href$="/CP-C2"]').click();
  await expect.poll(() => page.locator('[id="CP-C1"] p').innerText()).toContain("blank cards");
  await page.goto("/play/chat-peche");
  await unfold(page);
  await page.locator('a.rule[href$="/CP-C2"]').click();
  await expect.poll(() => page.locator('[id="CP-C1"] p').innerText()).toContain("water");
  expect(errors).toEqual([]);
  await context.close();
});
