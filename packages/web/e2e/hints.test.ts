/** Hints at a table apart: allowed by its host, told to everybody, counted at the end; elsewhere there are none. */
import { codeIn } from "@guinguette/words/codes";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { gather, type Someone } from "./lib/apart.ts";
import { faults } from "./lib/axe.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { openSettings, setting, sitAs, start } from "./lib/lobby.ts";
import { visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const hint = (page: Page) => page.getByRole("button", { name: /^(Un conseil|A hint)$/ });
const told = (page: Page, text: string) =>
  expect.poll(() => page.locator(".log .told").innerText()).toContain(text);

async function resign(page: Page): Promise<void> {
  await page.locator(".bar > button").last().click();
  await page.getByRole("button", { name: /^Abandonner la partie/ }).click();
  await page.getByRole("button", { name: "Oui, vraiment", exact: true }).click();
}

it("the host allows them, who comes reads it, each one is told, and the end says how many", async () => {
  const host = await visit(browser, "/apart/fish-and-chips");
  await host.page.waitForURL(/\/t\//);
  await sitAs(host.page, "Léo");
  const at = new URL(host.page.url()).pathname;
  const guest = await visit(browser, at, { language: "en" });
  await sitAs(guest.page, "Margot");
  await openSettings(guest.page);
  await expect.poll(() => setting(guest.page, "Hints").innerText()).toContain("Nobody can take any.");
  await openSettings(host.page);
  // Not where strangers come: with the list they go, and there is no way to have both.
  const hints = setting(host.page, "Conseils");
  await hints.locator("label", { hasText: "Oui" }).click();
  await expect.poll(() => setting(guest.page, "Hints").innerText()).toContain("the whole table is told");
  await setting(host.page, "Table publique").locator("label", { hasText: "Oui" }).click();
  await expect.poll(() => hints.innerText()).toContain("Pas à une table publique.");
  expect(await hints.locator("label").count()).toBe(0);
  await expect.poll(() => setting(guest.page, "Hints").innerText()).toContain("Not at a public table.");
  await setting(host.page, "Table publique").locator("label", { hasText: "Non" }).click();
  await hints.locator("label", { hasText: "Oui" }).click();
  await expect.poll(() => setting(guest.page, "Hints").innerText()).toMatch(/Yes$/);

  const code = at.split("/").at(-1) as string;
  for (const { page } of [host, guest]) await page.keyboard.press("Escape");
  await start(host.page).click();
  for (const { page } of [host, guest]) await page.locator(".table").waitFor();

  // The table is called as its reader was told, also where it was opened in the other language.
  await guest.page.getByRole("button", { name: "Menu" }).click();
  const called = guest.page.locator(".called");
  await expect.poll(() => called.innerText()).toBe(`Table ${codeIn(code, "en").toUpperCase()}`);
  await guest.page.keyboard.press("Escape");
  await called.waitFor({ state: "detached" });

  const isHosts = async () => (await host.page.locator(".bulb:enabled").count()) === 1;
  await expect
    .poll(async () => (await isHosts()) || (await guest.page.locator(".bulb:enabled").count()) === 1)
    .toBe(true);
  const [mover, other, name] = (await isHosts())
    ? ([host.page, guest.page, "Léo"] as const)
    : ([guest.page, host.page, "Margot"] as const);
  // Of who is not to move it is out of sight.
  expect(await hint(other).count()).toBe(0);
  await hint(mover).click();
  await mover
    .getByText(/Le héron\u00a0:|The heron:/)
    .first()
    .waitFor();
  await told(other, name === "Léo" ? "Léo took a hint." : "Margot a demandé un conseil.");
  await told(mover, name === "Léo" ? "Vous avez demandé un conseil." : "You took a hint.");
  // It is one, however often it is asked for, and after a reload.
  await mover.reload();
  await hint(mover).click();
  await mover
    .getByText(/Le héron\u00a0:|The heron:/)
    .first()
    .waitFor();
  expect(
    await mover
      .locator(".log")
      .getByText(/demandé un conseil|took a hint/)
      .count(),
  ).toBe(1);

  await resign(host.page);
  for (const { page } of [host, guest]) {
    await page.locator("[data-end]").waitFor();
    await page.getByText(new RegExp(`^(Conseils demandés\u00a0:|Hints taken:) ${name} 1\\.$`)).waitFor();
    expect(await faults(page)).toEqual([]);
  }
  await guest.page.reload();
  await guest.page.getByText(`Hints taken: ${name} 1.`).waitFor();
  expect([host.errors, guest.errors]).toEqual([[], []]);
  for (const { context } of [host, guest]) await context.close();
});

it("where the table has none there is no button, and nothing is said at the end", async () => {
  const { people } = await gather(browser, { game: "fish-and-chips", players: 2 });
  const [one, other] = people as [Someone, Someone];
  for (const { page } of people) expect(await page.locator(".bulb").count()).toBe(0);
  await resign(one.page);
  await other.page.locator("[data-end]").waitFor();
  expect(await other.page.getByText(/conseil/).count()).toBe(0);
  expect([one.errors, other.errors]).toEqual([[], []]);
  for (const { context } of people) await context.close();
});
