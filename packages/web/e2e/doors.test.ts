/** The doors on this device: how few touches there are from home to the first move, and what a set-up begins with. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit } from "./lib/page.ts";
import { bots, foldedLine, nameField, plates, seatsFor, sitDown, unfold, writeName } from "./lib/setting.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const games = [
  ["fish-fish", "Fish Fish"],
  ["wishes", "If Wishes Were Fishes!"],
  ["chat-peche", "Chat-Pêche"],
  ["fish-and-chips", "Fish & Chips"],
] as const;

/** The way into the table of a game, as its poster says it. */
const poster = (page: Page, title: string) =>
  page.getByRole("heading", { level: 2, name: title }).getByRole("link");

/** Touches one thing after the other until the player at the screen can make a move, and counts. */
async function tapsTo(page: Page, ...ways: readonly Locator[]): Promise<number> {
  let taps = 0;
  for (const way of ways) {
    await way.click();
    taps++;
  }
  await page.waitForURL("**/table/*");
  const device = page.getByRole("button", { name: /^(Je suis|I am) / });
  const canMove = page.locator(".board [data-can], .dock .choice").first();
  await device.or(canMove).first().waitFor();
  if (await device.isVisible()) {
    await device.click();
    taps++;
  }
  await canMove.waitFor();
  return taps;
}

describe.each(games)("%s", (game, title) => {
  it("four people at this device come from home to the first move in at most four touches", async () => {
    const { context, page, errors } = await visit(browser, "/", { size: [360, 640] });
    const open = page.getByRole("button", { name: "Ouvrir la table" });
    expect(await tapsTo(page, poster(page, title), open)).toBeLessThanOrEqual(4);
    await page.goto(`/play/${game}`);
    // The next table begins as that one did: with people, unnamed.
    await expect.poll(() => plates(page).count()).toBe(4);
    expect(await bots(page).and(page.locator("[aria-pressed=true]")).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("who plays alone does in at most three", async () => {
    const { context, page, errors } = await visit(browser, "/", { size: [360, 640], language: "en" });
    await page.getByRole("radio", { name: /^Alone/ }).check({ force: true });
    await page.reload();
    const open = page.getByRole("button", { name: "Open the table" });
    expect(await tapsTo(page, poster(page, title), open)).toBeLessThanOrEqual(3);
    await page.goto(`/play/${game}?seats=person,heron,fry`);
    await expect.poll(() => bots(page).and(page.locator("[aria-pressed=true]")).count()).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it("a touch seats one more, turns a person into a bot and back, and names come one after the other", async () => {
  const { context, page, errors } = await visit(browser, "/play/wishes", { size: [360, 640] });
  await seatsFor(page, 3);
  await expect.poll(() => plates(page).count()).toBe(3);
  await seatsFor(page, 5);
  await expect.poll(() => plates(page).count()).toBe(5);
  await bots(page).nth(4).click();
  await expect.poll(() => plates(page).nth(4).innerText()).toMatch(/Perche 3\/5/);
  await bots(page).nth(4).click();
  await expect.poll(() => plates(page).nth(4).innerText()).not.toMatch(/Perche/);
  await writeName(page, 0, "Léo");
  await nameField(page, 0).press("Enter");
  await nameField(page, 1).fill("Margot");
  await nameField(page, 1).press("Enter");
  expect(await nameField(page, 0).count()).toBe(0);
  await expect.poll(() => plates(page).nth(1).innerText()).toContain("Margot");
  await sitDown(page);
  await page.waitForURL("**/table/*");
  expect(errors).toEqual([]);
  await context.close();
});

it("all the rest is one line, which says what is not as usual", async () => {
  const { context, page, errors } = await visit(browser, "/play/chat-peche", { language: "en" });
  await expect.poll(() => foldedLine(page).innerText()).toMatch(/^As usual: Ludolux edition/);
  expect(await page.getByRole("group", { name: "Buckets" }).isVisible()).toBe(false);
  await unfold(page);
  await page.getByRole("group", { name: "Buckets" }).getByText("Open", { exact: true }).click();
  await expect.poll(() => foldedLine(page).innerText()).toBe("This time: Buckets (Open).");
  await page.goto("/play/chat-peche?seats=person,person&edition=first");
  await expect.poll(() => foldedLine(page).innerText()).toBe("This time: Edition (First).");
  expect(errors).toEqual([]);
  await context.close();
});

it("a poster says what kind of game it is, how long, for whom, and leads to its lesson and its solitaire", async () => {
  const { context, page, errors } = await visit(browser, "/", { language: "en", size: [360, 640] });
  const shown = page.getByRole("article").filter({ hasText: "Fish Fish" });
  for (const said of ["Bluffing", "2–8", "10–15\u00a0min", "ages 8+"])
    await expect.poll(() => shown.innerText()).toContain(said);
  await page.getByRole("link", { name: "Learn Fish Fish by playing" }).click();
  await page.waitForURL("**/learn/fish-fish");
  await page.goto("/");
  await page.getByRole("link", { name: "Its rules: the solitaire of Fish & Chips" }).click();
  await page.locator('[id="FC-1"][aria-current]').waitFor();
  for (const from of ["/", "/games"]) {
    await page.goto(from);
    await page.getByRole("link", { name: "Solitaire of Fish & Chips", exact: true }).click();
    await page.waitForURL("**/table/*");
    await page.locator(".board [data-can]").first().waitFor();
    // The way back is where one came from: no set-up lies between.
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe(from);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it("three wins running against a level: the next set-up begins with the next one, says so, and says it once", async () => {
  const { context, page, errors } = await visit(browser, "/", { language: "en" });
  await page.evaluate(() => {
    const perch = { kind: "perch", name: "Ondine", colour: 1 };
    const chairs = [{ kind: "person", name: "", colour: 0 }, perch];
    const settings = { memory: "book", takeBack: "free" };
    localStorage.setItem("guinguette/last/fish-and-chips", JSON.stringify({ chairs, options: {}, settings }));
    const streak = { level: "perch", wins: 3, table: "c", proposedAt: "c", answered: false };
    localStorage.setItem("guinguette/streak/fish-and-chips", JSON.stringify(streak));
  });
  const note = page.getByText("Three wins in a row against Perch: this time, Pike 4/5.");
  await page.goto("/play/fish-and-chips");
  await note.waitFor();
  await expect.poll(() => plates(page).nth(1).innerText()).toContain("Pike 4/5");
  await sitDown(page);
  await page.waitForURL("**/table/*");
  await page.goto("/play/fish-and-chips");
  await expect.poll(() => plates(page).nth(1).innerText()).toContain("Pike 4/5");
  expect(await note.count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
