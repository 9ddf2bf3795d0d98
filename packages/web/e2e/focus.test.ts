/** Whoever plays by keyboard: the focus goes on to the next thing, and leaves alone whoever is elsewhere. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, gather, type Someone } from "./lib/apart.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { frames } from "./lib/frames.ts";
import { seats } from "./lib/lobby.ts";
import { visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

/** Where the focus is: the part of the page, and what it is called. */
const at = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (now === null || now === document.body) return "nowhere";
    const part = now.closest(
      "li.mine, main li, .free, .ways, .go, .dock, .slate, .board, .bar, .log, dialog",
    );
    const name = part?.matches("li") ? "seat" : (part?.classList[0] ?? "");
    return `${part?.matches("li.mine") ? "mine" : name} ${now.tagName.toLowerCase()}`;
  });

/** What is disabled takes no focus: the key would go to whatever has it still. */
async function press(page: Page, selector: string): Promise<void> {
  const pressed = page.locator(selector).first();
  await expect
    .poll(async () => {
      await pressed.focus();
      return pressed.evaluate((one) => one === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press("Enter");
}

it("from the seat to the invitation, from a bot to the start, to the board (keys alone)", async () => {
  const { context, page, errors } = await visit(browser, "/apart/chat-peche", { language: "en" });
  await page.locator("#name").fill("Kit");
  await press(page, "form .primary");
  await expect.poll(() => at(page)).toBe("ways button");
  await press(page, ".free .btn");
  await press(page, "dialog .btn:has-text('Fry')");
  await expect.poll(() => at(page)).toBe("free button");
  await page.getByText("2 more seats").waitFor();
  await press(page, ".go button");
  await expect.poll(() => at(page)).toBe("board button");
  expect(await page.locator(":focus[data-can]").count()).toBe(1);
  // A cat is placed: from the button that played it to whatever comes next, never to the page.
  await page.keyboard.press("Enter");
  await press(page, ".dock .big:enabled");
  await expect.poll(() => page.locator(".bar").innerText()).toContain("lure");
  await expect.poll(() => page.locator(":focus").count()).toBe(1);
  await expect.poll(() => page.locator(":focus[data-can]").count()).toBe(1);
  // To the table in words, and back.
  await press(page, ".bar .btn:last-child");
  await press(page, "dialog [aria-pressed]");
  await expect.poll(() => at(page)).toBe("board input");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".log").innerText()).toMatch(/Kit (lures|passes)/);
  expect(await at(page)).toBe("board input");
  expect(errors).toEqual([]);
  await context.close();
});

it("whoever sits down goes on to who starts, or starts themselves (keys alone)", async () => {
  const host = await visit(browser, "/apart/chat-peche");
  await host.page.waitForURL(/\/t\//);
  const guest = await visit(browser, new URL(host.page.url()).pathname);
  await guest.page.locator("#name").fill("Zoé");
  await press(guest.page, "form .primary");
  await expect.poll(() => guest.page.locator(".go .waits:focus").count()).toBe(1);
  await seats(host.page).getByText("Zoé").waitFor();
  const { table } = await ask(host.page, "GET", new URL(host.page.url()).pathname.replace("/t/", "/codes/"));
  for (const seat of [2, 3])
    await ask(host.page, "PUT", `/tables/${table}/seats/${seat}/bot`, { level: "fry" });
  await host.page.getByText("Encore une place").waitFor();
  await host.page.locator("#name").fill("Léo");
  await press(host.page, "form .primary");
  await expect.poll(() => host.page.locator(".go .btn:focus").count()).toBe(1);
  for (const { context } of [host, guest]) await context.close();
});

it("whoever could start alone goes on to the invitation first (keys alone)", async () => {
  const { context, page } = await visit(browser, "/apart/fish-and-chips");
  await page.locator("#name").fill("Kit");
  await press(page, "form .primary");
  await expect.poll(() => at(page)).toBe("ways button");
  expect(await page.locator(".go button").isEnabled()).toBe(true);
  await context.close();
});

it("in words: what is too early is answered until one’s turn comes, and the end is gone on from (keys alone)", async () => {
  const { people } = await gather(browser, { game: "wishes", players: 2 }, () => ({ textTable: true }));
  const plays = await people[0]?.page.locator(".board .moves").count();
  const [one, other] = (plays === 1 ? people : people.toReversed()) as [Someone, Someone];
  const { page } = other;
  const type = async (on: Page) => {
    await on.locator(".board form input").fill("1");
    await on.keyboard.press("Enter");
  };
  await expect.poll(() => page.locator(".board .wait").innerText()).toMatch(/^À .+ de jouer\.$/);
  expect(await page.locator(".board .primary").count()).toBe(0);
  await type(page);
  await expect.poll(() => page.locator(".answer").innerText()).toContain("pas encore à vous");
  await type(one.page);
  await page.locator(".moves").waitFor();
  await expect.poll(() => page.locator(".answer").innerText()).toBe("");
  expect(await page.locator(".board form input").inputValue()).toBe("1");
  expect(await at(page)).toBe("board input");
  await one.page.locator(".bar > button").last().click();
  await one.page.getByRole("button", { name: /^Abandonner la partie/ }).click();
  await one.page.getByRole("button", { name: "Oui, vraiment", exact: true }).click();
  await page.locator("[data-end]").waitFor();
  await expect.poll(() => page.locator("h1:focus-visible").count()).toBe(1);
  for (const { context } of people) await context.close();
});

it("whoever is elsewhere stays there", async () => {
  const { context, page } = await visit(browser, "/play/chat-peche?seats=person,perch&start&seed=k");
  await page.locator(".board [data-can]").first().focus();
  await page.keyboard.press("Enter");
  await press(page, ".dock .big:enabled");
  await page.locator(".log .told").focus();
  // What could be touched until now stands there until the move is played: it is one's turn again once the bot has moved.
  await expect.poll(() => page.locator(".log").innerText()).toContain("Ondine");
  await page.locator(".board [data-can]").first().waitFor();
  await frames(page, 5);
  expect(await at(page)).toBe("log div");
  await context.close();
});
