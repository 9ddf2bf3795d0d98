/** Setting a table: who starts by which rule, and the colours that people choose. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { saved } from "./lib/cupboard.ts";
import { visit } from "./lib/page.ts";
import { bots, openPlate, plates, seatsFor, sitDown, unfold, writeName } from "./lib/setting.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

it.each([
  ["fish-fish", "FF-S1", "mangé du poisson", true],
  ["chat-peche", "CP-S3", "le plus jeune", true],
  ["wishes", "IW-S5", "désigné", true],
  ["fish-and-chips", "FC-S5", "bouée", false],
] as const)("%s: who starts is said as the rulebook does (%s)", async (game, rule, said, choice) => {
  const { context, page, errors } = await visit(browser, `/play/${game}`);
  await unfold(page);
  await expect.poll(() => page.locator("[data-starts]").innerText()).toContain(said);
  expect(await page.locator("[data-starts] .rule").innerText()).toBe(rule);
  expect(await page.locator("#first").count()).toBe(choice ? 1 : 0);
  expect(errors).toEqual([]);
  await context.close();
});

/** The signs in a part of the page, one after the other. */
const signs = (part: Locator) =>
  part.locator(".tok use").evaluateAll((all) => all.map((one) => one.getAttribute("href")));

/** The colours that a player may take, once their plate was opened. */
const colours = (page: Page) => page.getByRole("group", { name: /, couleur : / }).getByRole("button");

async function choose(page: Page, seat: number, colour: number): Promise<void> {
  await openPlate(page, seat);
  await colours(page).nth(colour).click();
  await expect.poll(() => colours(page).nth(colour).getAttribute("aria-pressed")).toBe("true");
}

/** The sign of each player, as they are set. */
const chosen = async (page: Page) =>
  (await Promise.all((await plates(page).all()).map((plate) => signs(plate)))).flat();

it("in Chat-Pêche each takes the equipment of one colour, which stays theirs everywhere (CP-S1)", async () => {
  const { context, page, errors } = await visit(
    browser,
    "/play/chat-peche?seats=person,person&first=0&memory=aided",
    {
      size: [360, 640],
    },
  );
  await openPlate(page, 0);
  await expect.poll(() => colours(page).count()).toBe(4);
  await choose(page, 0, 3);
  await choose(page, 1, 3);
  // Whoever had it has the other's: two are never the same.
  expect(await chosen(page)).toEqual(["#seat-1", "#seat-3"]);
  await sitDown(page);
  await page.locator(".curtain .primary").waitFor();
  expect(await signs(page.locator(".curtain"))).toEqual(["#seat-1"]);
  await page.locator(".curtain .primary").click();
  await expect.poll(() => signs(page.locator(".seats"))).toEqual(["#seat-1", "#seat-3"]);
  const buckets = () =>
    page
      .locator(".board [href*='#bucket-']")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")?.split("#")[1]).sort());
  expect(await buckets()).toEqual(["bucket-checks", "bucket-stripes"]);
  const player = (await page
    .locator(".board button:has([href*='#bucket-'])")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue("--player")))) as string[];
  expect(player.sort()).toEqual(["#8a5a9e", "#f2b134"]);
  // It is kept with the table.
  await saved(page);
  const address = page.url();
  await page.reload();
  await page.locator(".curtain .primary").waitFor();
  expect(await signs(page.locator(".curtain"))).toEqual(["#seat-1"]);
  await page.goto(address.replace("/table/", "/games/"));
  await expect.poll(() => signs(page.locator(".seats"))).toEqual(["#seat-1", "#seat-3"]);
  expect(errors).toEqual([]);
  await context.close();
});

it("in Fish & Chips a colour is a seat: who takes it changes chairs (FC-S2)", async () => {
  const { context, page, errors } = await visit(browser, "/play/fish-and-chips?seats=person,perch,fry");
  await writeName(page, 0, "Léo");
  await expect.poll(() => colours(page).count()).toBe(3);
  await colours(page).nth(2).click();
  await expect.poll(() => plates(page).nth(2).innerText()).toContain("Léo");
  // The keyboard stays with the one who chose, at the colour that is theirs now.
  await expect.poll(() => page.getByRole("group", { name: "Léo" }).locator(":focus").count()).toBe(1);
  await expect.poll(() => colours(page).nth(2).getAttribute("aria-pressed")).toBe("true");
  expect(await chosen(page)).toEqual(["#seat-0", "#seat-1", "#seat-2"]);
  await sitDown(page);
  await expect.poll(() => page.locator(".seats li").nth(2).innerText()).toContain("Léo");
  expect((await signs(page.locator(".seats li").nth(2)))[0]).toBe("#seat-2");
  expect(errors).toEqual([]);
  await context.close();
});

it("the next table of a game begins as the last one did", async () => {
  const { context, page, errors } = await visit(browser, "/play/fish-fish");
  await seatsFor(page, 3);
  await writeName(page, 0, "Ondine");
  await writeName(page, 1, "Léo");
  await bots(page).nth(2).click();
  await sitDown(page);
  await page.waitForURL(/\/table\//);
  await page.goto("/play/fish-fish");
  await expect.poll(() => plates(page).first().innerText()).toContain("Ondine");
  await expect.poll(() => plates(page).nth(1).innerText()).toContain("Léo");
  await expect.poll(() => plates(page).nth(2).innerText()).toContain("Perche 3/5");
  expect(await plates(page).count()).toBe(3);
  // An address that asks for a table has its way, and what cannot be is passed over.
  await page.goto("/play/fish-fish?seats=person,perch");
  await expect.poll(() => plates(page).count()).toBe(2);
  await page.evaluate(() => localStorage.setItem("guinguette/last/fish-fish", '{"chairs":[7]}'));
  await page.goto("/play/fish-fish");
  await expect.poll(() => plates(page).count()).toBe(4);
  expect(errors).toEqual([]);
  await context.close();
});
