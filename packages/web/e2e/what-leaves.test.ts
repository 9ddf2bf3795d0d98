/** What leaves the device, and when: nothing of a game that is not over, all of one that is. */
import { readFile } from "node:fs/promises";
import { seeded } from "@guinguette/rules/random";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { saved } from "./lib/cupboard.ts";
import { visit } from "./lib/page.ts";
import { playOut, typing } from "./lib/play.ts";
import { plates, sitDown } from "./lib/setting.ts";
import { playSome } from "./lib/tabs.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const tables = [
  "fish-fish?seats=person,perch&memory=aided",
  "wishes?seats=person,perch",
  "chat-peche?seats=person,perch&memory=aided",
  "fish-and-chips?seats=person,perch",
  "fish-and-chips?seats=person",
];

/** Everything that somebody who looks at the page could read or copy. */
const readable = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      location.href,
      document.title,
      JSON.stringify(history.state),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join("\n"),
  );

describe("a game that is not over", () => {
  it.each(tables)(
    "%s: cannot be saved to a file, its replay shows a spectator's view, its seed is nowhere",
    async (table) => {
      const { context, page, errors } = await visit(browser, `/play/${table}&seed=very-secret-seed&start`, {
        textTable: true,
      });
      await page.waitForURL(/\/table\//);
      await playSome(page, 1, seeded("leaves"), typing);
      await saved(page);
      await page.locator(".bar button").last().click();
      const note = page.locator("dialog .menu .note", { hasText: "à la fin" });
      await note.waitFor();
      expect(await page.locator("dialog .menu button:has-text('Exporter dans un fichier')").count()).toBe(0);
      expect(await readable(page)).not.toContain("very-secret-seed");
      await page.goto(page.url().replace("/table/", "/games/"));
      await page.locator(".steps").waitFor();
      expect(await page.locator(".how select").count()).toBe(0);
      expect(await readable(page)).not.toContain("very-secret-seed");
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it("opened by the button, its seed stays behind in no address", async () => {
    const { context, page } = await visit(browser, "/play/wishes?seats=person,perch&seed=very-secret-seed");
    await sitDown(page);
    await page.waitForURL(/\/table\//);
    await page.goBack();
    await plates(page).first().waitFor();
    expect(page.url()).not.toContain("very-secret-seed");
    await context.close();
  });
});

it("what a record says beyond this app's knowledge is kept from import to export, through play and reload", async () => {
  const { context, page, errors } = await visit(browser, "/games", { textTable: true });
  const more = {
    comment: "written « elsewhere »",
    "x-clock": { times: [1, 2, { deep: [null, true, "ü"] }] },
    names: ["Ann", "Bé", "someone who looked on"],
    constructor: "a word like any other",
  };
  const record = {
    format: "guinguette/1",
    game: "fish-and-chips",
    players: 2,
    options: { target: 1 },
    seed: "x",
  };
  const text = JSON.stringify({ ...record, moves: [], ...more }).replace(
    /}$/,
    ',"__proto__":{"polluted":true}}',
  );
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.waitForURL(/\/table\//);
  await playSome(page, 2, seeded("more"), typing);
  await saved(page);
  await page.reload();
  await playOut(page, typing, seeded("on"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-end] .btn", { hasText: "Exporter" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^fish-and-chips-\w+\.json$/);
  const written = await readFile(await download.path(), "utf8");
  const out = JSON.parse(written) as Record<string, unknown>;
  expect(out).toMatchObject({ ...record, ...more });
  expect(Object.getOwnPropertyDescriptor(out, "__proto__")?.value).toEqual({ polluted: true });
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
  expect((out.moves as unknown[]).length).toBeGreaterThan(2);
  expect(errors).toEqual([]);
  await context.close();
});

it("a file that nests by the million is refused at once, and the page goes on", async () => {
  const { context, page, errors } = await visit(browser, "/games");
  const give = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "deep.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const head =
    '{"format":"guinguette/1","game":"chat-peche","players":2,"options":{},"seed":"x","moves":[],"x":';
  const half = 2_400_000;
  for (const [text, why] of [
    ["[".repeat(4_900_000), "trop compliqué"],
    [`${head}${"[".repeat(half)}${"]".repeat(half)}}`, "trop compliqué"],
    [`${head}${'{"a":'.repeat(800_000)}1${"}".repeat(800_000)}}`, "trop compliqué"],
    ["[".repeat(16_000_000), "trop gros"],
  ] as const) {
    await page.reload();
    await give(text);
    await expect.poll(() => page.locator("[role=alert]").innerText()).toContain(why);
    expect(await page.locator("main li").count()).toBe(0);
  }
  await give(`${head}${"[".repeat(90)}${"]".repeat(90)}}`);
  await page.waitForURL(/\/table\//);
  await saved(page);
  expect(errors).toEqual([]);
  await context.close();
});
