/** One game, several tabs: one plays, the others follow, and nothing kept is ever replaced by less. */
import { seeded } from "@guinguette/rules/random";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { entryOf, idOf, plant, saved } from "./lib/cupboard.ts";
import { newDevice, visit } from "./lib/page.ts";
import { typing } from "./lib/play.ts";
import { openTab, playOne, playSome, shows } from "./lib/tabs.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const text = { textTable: true };
const open = "/play/fish-and-chips?seats=person,person&seed=tabs&start";
const secret = "/play/chat-peche?seats=person,person&first=0&seed=tabs&start";
const here = (page: Page) => page.locator("[data-followed] .primary");
const follows = (page: Page) => expect.poll(() => shows(page)).toBe("follows");
const plays = (page: Page) => expect.poll(() => shows(page)).toBe("plays");

describe("a game that is open in two tabs", () => {
  it("is played in one of them; the other follows it live, and cannot play", async () => {
    const { context, page, errors } = await visit(browser, open, text);
    for (let moves = 0; moves < 3; moves++) await playOne(page, seeded(`first ${moves}`));
    const other = await openTab(context, page.url());
    await follows(other);
    await expect.poll(() => other.locator(".slate").innerText()).toContain("autre onglet");
    // What can be played: in words, as both tables are here, a list of moves.
    const playable = ".board [data-can], .board .moves button";
    await expect.poll(() => page.locator(playable).count()).toBeGreaterThan(0);
    expect(await other.locator(playable).count()).toBe(0);
    const before = await other.locator(".log li").count();
    // The swaps of one player are one line: after three moves there is another.
    for (let moves = 0; moves < 3; moves++) await playOne(page, seeded(`on ${moves}`));
    await expect.poll(() => other.locator(".log li").count()).toBeGreaterThan(before);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("moves to the other tab when it is asked for there, and back; no move is lost", async () => {
    const { context, page, errors } = await visit(browser, open, text);
    const random = seeded("there and back");
    await playOne(page, random);
    const other = await openTab(context, page.url());
    let kept = await playOne(page, random);
    for (const [taking, leaving] of [
      [other, page],
      [page, other],
    ] as const) {
      await follows(taking);
      await here(taking).click();
      await plays(taking);
      await follows(leaving);
      const now = await playOne(taking, random);
      expect(now).toBe(kept + 1);
      kept = now;
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it("goes on in the other tab once the first is closed", async () => {
    const { context, page } = await visit(browser, open, text);
    const kept = await playOne(page, seeded("closed"));
    const other = await openTab(context, page.url());
    await follows(other);
    await page.close();
    await plays(other);
    expect(await playOne(other, seeded("closed"))).toBe(kept + 1);
    await context.close();
  });

  it("is played in one of them when the first is loaded again, usually where it was", async () => {
    const { context, page } = await visit(browser, open, text);
    await playOne(page, seeded("again"));
    const other = await openTab(context, page.url());
    await follows(other);
    await page.reload();
    // A tab that takes longer than its grace to come back finds its game taken.
    await expect
      .poll(async () => [await shows(page), await shows(other)].sort())
      .toEqual(["follows", "plays"]);
    await context.close();
  });

  it("can be taken from a tab that is frozen, and that tab follows when it wakes", async () => {
    const { context, page } = await visit(browser, open, text);
    const kept = await playOne(page, seeded("frozen"));
    const other = await openTab(context, page.url());
    await follows(other);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
    await here(other).click();
    await plays(other);
    expect(await playOne(other, seeded("frozen"))).toBe(kept + 1);
    await devtools.send("Page.setWebLifecycleState", { state: "active" });
    await follows(page);
    expect((await entryOf(other, idOf(other.url())))?.moves).toBe(kept + 1);
    await context.close();
  });

  it("a tab that was at the rulebook comes back to the game as it stands, not as it left it", async () => {
    const { context, page } = await visit(browser, open, text);
    const random = seeded("rulebook");
    await playOne(page, random);
    await page.locator(".bar a[href^='/rules']").click();
    await page.locator(".book").waitFor();
    const other = await openTab(context, page.url().replace(/\/rules.*/, "/games"));
    await other.locator("main li .primary").click();
    await plays(other);
    await playOne(other, random);
    const kept = await playOne(other, random);
    await page.goBack();
    await follows(page);
    await here(page).click();
    await plays(page);
    expect(await playOne(page, random)).toBe(kept + 1);
    await context.close();
  });

  it("without Web Locks the newest tab plays, and the older one is told so before it can overwrite anything", async () => {
    const { context, page } = await newDevice(browser, text);
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "locks");
      Reflect.deleteProperty(globalThis, "BroadcastChannel");
    });
    await page.goto(open);
    const random = seeded("no locks");
    await playOne(page, random);
    const other = await openTab(context, page.url());
    await plays(other);
    await playOne(other, random);
    const kept = await playOne(other, random);
    await page.locator(".board .moves button").first().click();
    await page.locator(".dock .primary:not(:disabled)").click();
    await follows(page);
    expect((await entryOf(other, idOf(other.url())))?.moves).toBe(kept);
    await context.close();
  });
});

it("a game with secrets: the tab that follows shows no board and nothing of the game", async () => {
  const { context, page } = await visit(browser, secret);
  await page.locator(".curtain .primary").click();
  await page.locator(".board").waitFor();
  await saved(page);
  const other = await openTab(context, page.url());
  await follows(other);
  expect(await other.locator(".board, .seats, .log, .curtain").count()).toBe(0);
  await expect.poll(() => other.locator("main").innerText()).toContain("autre onglet");
  await here(other).click();
  await other.locator(".curtain").waitFor();
  await follows(page);
  expect(await page.locator(".board").count()).toBe(0);
  await context.close();
});

describe("a game that is deleted in one tab while another plays it", () => {
  it("is said at once; it comes back only when somebody asks for it", async () => {
    const { context, page, errors } = await visit(browser, open, text);
    const random = seeded("deleted");
    await playOne(page, random);
    const list = await openTab(context, "/games");
    await list.locator("main li .icon").click();
    await list.locator("main li .do .btn").first().click();
    await expect.poll(() => list.locator("main li").count()).toBe(0);
    await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("effacée");
    await playSome(page, 3, random, typing);
    expect(await entryOf(page, idOf(page.url()))).toBeNull();
    await page.locator("[role=alert] .btn").first().click();
    await expect.poll(async () => (await entryOf(page, idOf(page.url())))?.moves ?? 0).toBeGreaterThan(0);
    await page.reload();
    await plays(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it("a game kept by a newer version of the app is neither opened nor overwritten", async () => {
  const { context, page } = await visit(browser, open, text);
  await playOne(page, seeded("newer"));
  const id = idOf(page.url());
  await plant(page, id, { format: 99, revision: 500 });
  await playSome(page, 1, seeded("newer"), typing);
  await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("plus récente");
  expect((await entryOf(page, id))?.revision).toBe(500);
  await page.reload();
  await expect.poll(() => page.locator("h1").innerText()).toContain("plus récente");
  expect((await entryOf(page, id))?.revision).toBe(500);
  await context.close();
});

it("a game kept before there were revisions is resumed, and has one from then on", async () => {
  const { context, page } = await visit(browser, open, text);
  const kept = await playOne(page, seeded("old"));
  await page.goto("/");
  const id = idOf(
    await page.locator(".resume .primary").evaluate((link) => (link as HTMLAnchorElement).href),
  );
  await plant(page, id, {}, ["revision", "format"]);
  await page.reload();
  await page.locator(".resume .primary").click();
  await plays(page);
  expect(await playOne(page, seeded("old"))).toBe(kept + 1);
  expect((await entryOf(page, id))?.revision).toBeGreaterThan(0);
  await context.close();
});
