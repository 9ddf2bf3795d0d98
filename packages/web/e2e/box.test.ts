/** The box in front of its owner: said once for this device, refused where it cannot be, used at every table. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit } from "./lib/page.ts";
import { foldedLine, plates, sitDown, unfold, writeName } from "./lib/setting.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const kept = (page: Page, game: string) =>
  page.evaluate((key) => localStorage.getItem(key), `guinguette/box/${game}`);
const stepper = (page: Page, name: string) => page.locator(".stepper", { has: page.locator(`#box-${name}`) });

it("36 cards are counted up and down; more are refused as they are typed (CP-R1)", async () => {
  const { context, page, errors } = await visit(browser, "/play/chat-peche", { size: [360, 640] });
  await writeName(page, 0, "Léo");
  await unfold(page);
  await expect
    .poll(() => page.locator(".opt", { hasText: "Boîte habituelle" }).innerText())
    .toContain("9 d’eau");
  await page.locator(".opt a.own").click();
  await page.waitForURL(/\/box\/chat-peche$/);
  await expect.poll(() => page.locator(".sum").innerText()).toContain("36 cartes\u00a0: 27 + 9 d’eau");
  await stepper(page, "F1").locator("button").last().click();
  await stepper(page, "S2").locator("button").first().click();
  await stepper(page, "S2").locator("button").first().click();
  await expect.poll(() => page.locator(".sum").innerText()).toContain("36 cartes\u00a0: 26 + 10 d’eau");
  expect(await kept(page, "chat-peche")).toBe('{"F1":7,"S2":1}');
  for (const wrong of ["17", "", "-2", "1.5", "trois", "99999"]) {
    await page.locator("#box-F2").fill(wrong);
    await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("CP-R1");
    expect(await page.locator("#box-F2").getAttribute("aria-invalid")).toBe("true");
    expect(await kept(page, "chat-peche")).toBe('{"F1":7,"S2":1}');
  }
  await page.locator("#box-F2").fill("6");
  await expect.poll(() => page.locator("[role=alert]").count()).toBe(0);
  // Everything can be touched, and nothing is wider than the screen.
  const small = await page.locator("main :is(button, .btn)").evaluateAll(
    (all) =>
      all.filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < 44 || height < 44;
      }).length,
  );
  expect(small).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // The set-up is as it was left, and says which box it is; the table says so too.
  await page.locator("main .primary").click();
  await page.waitForURL(/\/play\/chat-peche$/);
  await expect.poll(() => plates(page).first().innerText()).toContain("Léo");
  await expect.poll(() => foldedLine(page).innerText()).toContain("La boîte (7 cartes");
  await unfold(page);
  await expect
    .poll(() => page.locator(".opt", { hasText: "La mienne" }).innerText())
    .toContain("7 cartes à 1 poisson");
  await sitDown(page);
  await page.waitForURL(/\/table\//);
  await page.getByRole("button", { name: /^Je suis/ }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(() => page.locator("[data-box]").innerText()).toContain("7 cartes à 1 poisson");
  expect(errors).toEqual([]);
  await context.close();
});

it("one table is played with the usual box, and the device forgets its own (CP-R1)", async () => {
  const { context, page, errors } = await visit(browser, "/box/chat-peche", { language: "en" });
  await page.locator("#box-F3").fill("2");
  await page.goto("/play/chat-peche");
  await unfold(page);
  const box = page.locator(".opt", { hasText: "The box" });
  await expect.poll(() => box.innerText()).toContain("2 of 3 fish");
  await box.locator("label", { hasText: "The usual" }).click();
  await expect.poll(() => box.innerText()).toContain("6 of 3 fish");
  expect(await kept(page, "chat-peche")).toBe('{"F3":2}');
  // The rulebook leads there as well.
  await page.goto("/rules/chat-peche/CP-R1");
  await expect
    .poll(() => page.locator('[id="CP-R1"]').innerText())
    .toContain("This device’s box. 6 cards of 1 fish");
  await page.locator('[id="CP-R1"] .btn').click();
  await page.waitForURL(/\/box\/chat-peche$/);
  await page.locator("main .ways button").click();
  await expect.poll(() => page.locator("footer [role=status]").innerText()).toBe("This is the usual box.");
  expect(await kept(page, "chat-peche")).toBeNull();
  expect(errors).toEqual([]);
  await context.close();
});

it("a second prize is never above its first (IW-R3); odd numbers kept here are passed over", async () => {
  const { context, page, errors } = await visit(browser, "/box/wishes");
  await page.locator("#box-second4").fill("5");
  await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("IW-R3");
  expect(await page.locator("#box-first5").getAttribute("aria-invalid")).toBe("false");
  expect(await kept(page, "wishes")).toBeNull();
  await page.locator("#box-first4").fill("7");
  await expect.poll(() => page.locator("[role=alert]").count()).toBe(0);
  expect(await kept(page, "wishes")).toBe('{"first4":7,"second4":5}');
  await page.evaluate(() => localStorage.setItem("guinguette/box/wishes", '{"first4":7,"second4":"?"}'));
  await page.reload();
  await expect.poll(() => page.locator("#box-first4").inputValue()).toBe("4");
  await page.goto("/box/fish-fish");
  await expect.poll(() => page.locator("body").innerText()).toContain("Il n’y a rien à cette adresse");
  expect(errors).toEqual([]);
  await context.close();
});
