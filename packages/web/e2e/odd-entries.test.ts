/** Whatever lies in the storage: each entry is read by itself, and an odd one hurts no other. */
import { readFile } from "node:fs/promises";
import { seeded } from "@guinguette/rules/random";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { damage, dropKey, idOf, plant } from "./lib/cupboard.ts";
import { porch, visit } from "./lib/page.ts";
import { playOne } from "./lib/tabs.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

async function played(wishes: { language?: "fr" | "en" } = {}) {
  const seen = await visit(browser, "/play/fish-and-chips?seats=person,person&seed=odd&start", {
    textTable: true,
    ...wishes,
  });
  await playOne(seen.page, seeded("odd"));
  return { ...seen, address: seen.page.url(), id: idOf(seen.page.url()) };
}

const lines = (page: Page) => page.locator("main li").allInnerTexts();

/** Fields as nobody should ever write them. */
const odd: readonly (readonly [
  name: string,
  fields: Record<string, unknown>,
  without?: readonly string[],
])[] = [
  ["names are not a list", { names: 7 }],
  ["a name is no text", { names: ["Ann", null] }],
  ["no names", {}, ["names"]],
  ["an unknown game", { game: "chess" }],
  ["a game named like a part of every object", { game: "constructor" }],
  ["a time that is none", { touched: Number.NaN }],
  ["a time beyond all time", { touched: 1e300 }],
  ["moves below nought", { moves: -3 }],
  ["winners who do not sit there", { over: true, winners: [9] }],
  ["nothing sealed", {}, ["sealed"]],
  ["sealed with something else", { sealed: "x" }],
  ["a revision that is none", { revision: "7" }],
  ["hardly anything", {}, ["game", "names", "moves", "over", "winners", "touched", "sealed"]],
];

it("an odd entry is listed as such, in both languages, and every other game is there", async () => {
  for (const language of ["fr", "en"] as const) {
    const { context, page, errors, id } = await played({ language });
    for (const [index, [, fields, without]] of odd.entries())
      await plant(page, id, { touched: index, ...fields, id: `odd-${index}` }, without);
    await page.goto("/games");
    await expect.poll(async () => (await lines(page)).length).toBe(odd.length + 1);
    const unreadable = language === "fr" ? "Partie illisible" : "Unreadable game";
    const found = await lines(page);
    expect(found.filter((line) => line.includes(unreadable)).length).toBe(odd.length);
    expect(found[0]).toContain("Fish & Chips");
    // The home page offers the game that can be resumed.
    await page.goto("/");
    await expect.poll(() => page.locator(".resume").innerText()).toContain("Fish & Chips");
    expect(errors).toEqual([]);
    await context.close();
  }
});

it("an odd entry can be saved to a file as it is, and deleted; the others stay", async () => {
  const { context, page, errors, id } = await played();
  await plant(page, id, { id: "odd-1", names: { "0": "Ann" }, touched: Number.NaN });
  await page.goto("/games");
  const line = page.locator("main li.odd");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    line.locator(".do .btn").first().click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), "utf8")) as {
    entry: { names: unknown; touched: unknown; sealed: { data: { base64: string } } };
    record?: unknown;
  };
  expect(file.entry.names).toEqual({ "0": "Ann" });
  expect(file.entry.touched).toBe("NaN");
  expect(file.entry.sealed.data.base64.length).toBeGreaterThan(100);
  // A game that is not over leaves the device not at all: what is sealed stays sealed.
  expect(file.record).toBeUndefined();
  await line.locator(".icon").click();
  await line.locator(".do .btn").first().click();
  await expect.poll(async () => (await lines(page)).length).toBe(1);
  expect((await lines(page))[0]).toContain("Fish & Chips");
  expect(errors).toEqual([]);
  await context.close();
});

it("a game whose seal is broken is listed as unreadable; the home page passes it over", async () => {
  const { context, page, address, id } = await played();
  await page.goto("/play/wishes?seats=person,person&seed=whole&start");
  await playOne(page, seeded("whole"));
  await plant(page, id, { touched: Date.now() + 1000 });
  await damage(page, address);
  await page.goto("/games");
  await expect
    .poll(async () => (await lines(page)).filter((line) => line.includes("illisible")).length)
    .toBe(1);
  await page.goto("/");
  await expect.poll(() => page.locator(".resume").innerText()).toContain("If Wishes Were Fishes!");
  // Without the key nothing can be read any more, and it is said of each.
  await dropKey(page, id);
  await page.goto("/games");
  await expect
    .poll(async () => (await lines(page)).filter((line) => line.includes("illisible")).length)
    .toBe(2);
  await context.close();
});

it("odd preferences cost nothing but themselves", async () => {
  const { context, page, errors } = await visit(browser, porch);
  for (const kept of [
    "{",
    "null",
    "[]",
    "7",
    '"x"',
    '{"language":"xx","theme":7,"textSize":"1","pace":null,"sound":"yes","textTable":1}',
    '{"textSize":1e999,"__proto__":{"pace":9}}',
  ]) {
    await page.evaluate((text) => localStorage.setItem("guinguette/settings", text), kept);
    await page.goto("/settings");
    await page.locator("main").waitFor();
    await page.goto("/");
    await page.locator(".poster").first().waitFor();
  }
  expect(errors).toEqual([]);
  await context.close();
});
