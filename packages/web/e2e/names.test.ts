/** Names of any length and script: cut by what a reader counts, and never in the way of a button. */

import type { GameId } from "@guinguette/rules/contract";
import { below, seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { legalMoves } from "@guinguette/table/sight";
import { awaited, openTable, recordOf } from "@guinguette/table/table";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { saved } from "./lib/cupboard.ts";
import { newDevice, visit } from "./lib/page.ts";
import { playOut, typing } from "./lib/play.ts";
import { nameField, openPlate, sitDown, writeName } from "./lib/setting.ts";
import { playSome } from "./lib/tabs.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const family = "👨‍👩‍👧‍👦";
const long = [
  "W".repeat(24),
  family.repeat(24),
  "עברית־ארוכה־מאוד־בלי־רווח",
  "a\u202eevil\u2069\u202eb",
  `${"Z\u0351\u0356\u034b\u0363\u0300\u0301\u0302\u0303\u0304".repeat(24)}`,
  "Anne-Marie-Thérèse-Josép",
  "漢".repeat(24),
  "ﷺ".repeat(24),
];

/** Buttons, links and fields of which a part lies outside the window, and whether the page is wider than it. */
async function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
      for (const element of document.querySelectorAll("body *:not(:has(*))"))
        if (element.getBoundingClientRect().right > width + 0.5)
          found.push(`${element.parentElement?.className} > ${element.tagName}`);
    }
    for (const element of document.querySelectorAll("a, button, input:not(.vh), select, h1, h2, dialog")) {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const hidden = own <= 1 || height <= 1 || getComputedStyle(element).visibility === "hidden";
      // What scrolls by itself may hold more than it shows; a piece of a board may be easier to hit than it is large.
      if (hidden || element.closest(".scroll, .vh, .board .pile") !== null) continue;
      if (left < -0.5 || right > width + 0.5)
        found.push(
          `${element.tagName} ${element.className} “${element.textContent?.trim().slice(0, 20)}”: ${left} to ${right}`,
        );
    }
    return found;
  });
}

const record = (game: GameId, names: readonly string[], options: object = {}, whole = false) => {
  const holders = names.map((name) => ({ kind: "person" as const, name }));
  const opened = openTable({ game, options, seed: "names", setup: {}, holders, settings: usualSettings });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  const { table } = opened;
  const random = seeded("names");
  while (whole && awaited(table) !== 0) {
    const seat = seatsIn(awaited(table))[0] as number;
    const legal = legalMoves(table, seat);
    act(table, seat, legal[below(random, legal.length)] as (typeof legal)[number]);
  }
  return JSON.stringify(recordOf(table));
};

async function give(page: Page, text: string): Promise<void> {
  await page.goto("/games");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "names.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.waitForURL(/\/table\/|\/games\/./);
}

describe("on a screen of 320 by 568, with the longest names", () => {
  it.each([
    ["fish-fish", 8, {}],
    ["wishes", 5, {}],
    ["chat-peche", 4, {}],
    ["fish-and-chips", 4, { target: 1 }],
  ] as const)("%s for %i: every page keeps its buttons within the window", async (game, players, options) => {
    const { context, page, errors } = await newDevice(browser, { size: [320, 568] });
    await give(page, record(game, long.slice(0, players), options));
    const look = async (where: string) => expect(await outside(page), where).toEqual([]);
    await page.locator(".table, .curtain").first().waitFor();
    await look("the first page of the table");
    for (let choices = 1; choices <= 4; choices++) {
      await playSome(page, 1, seeded(`names ${choices}`));
      await look(`choice ${choices}`);
    }
    await page.locator(".bar button").last().click();
    await page.locator("dialog[open]").waitFor();
    await look("the menu");
    await page.keyboard.press("Escape");
    await page.locator(".dock .see-log").click();
    await page.locator("dialog[open] li").first().waitFor();
    await look("what happened");
    await saved(page);
    await page.goto("/");
    await page.locator(".resume").waitFor();
    await look("the home page");
    await give(page, record(game, long.slice(0, players), options, true));
    await page.locator(".steps").waitFor();
    await look("the replay");
    await page.goto(page.url().replace("/games/", "/table/"));
    await page.locator("[data-end]").waitFor();
    await look("the end");
    await page.goto("/games");
    await page.locator("main li").nth(1).waitFor();
    await page.locator("main li .icon").first().click();
    await look("the list of games");
    expect(errors).toEqual([]);
    await context.close();
  });

  it("setting a table", async () => {
    const { context, page } = await visit(browser, "/play/fish-fish?seats=person,person,person,person", {
      size: [320, 568],
    });
    for (const [seat, name] of long.slice(0, 4).entries()) await writeName(page, seat, name);
    expect(await outside(page)).toEqual([]);
    await sitDown(page);
    await page.locator(".table, .curtain").first().waitFor();
    expect(await outside(page)).toEqual([]);
    await context.close();
  });
});

it("a name is cut between signs, never within one", async () => {
  const { context, page } = await visit(browser, "/play/fish-and-chips?seats=person,person", {
    size: [1280, 800],
    textTable: true,
  });
  await openPlate(page, 0);
  const input = nameField(page, 0);
  await input.fill(family.repeat(30));
  await expect.poll(() => input.inputValue()).toBe(family.repeat(24));
  await input.fill(`${"e".repeat(23)}e\u0301x`);
  await expect.poll(() => input.inputValue()).toBe(`${"e".repeat(23)}e\u0301`);
  await sitDown(page);
  await expect.poll(() => page.locator(".seats .whole").first().innerText()).toBe(`${"e".repeat(23)}e\u0301`);
  await context.close();
});

it("a name from the right, or one that would turn the sentence, stays within itself", async () => {
  const { context, page } = await newDevice(browser, { textTable: true });
  await give(page, record("fish-and-chips", ["a\u202eevil\u2069\u202eb", "שלום"], { target: 1 }));
  await playOut(page, typing, seeded("turn"));
  const text = await page.locator("main").innerText();
  expect(text).not.toContain("\u202e");
  expect(text).toContain("aevilb");
  expect(text).toContain("\u2068שלום\u2069");
  await context.close();
});
