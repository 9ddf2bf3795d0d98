/** axe finds nothing to complain of, on any page and in any state, in both themes and both languages. */
import { seeded } from "@guinguette/rules/random";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "./lib/apart.ts";
import { faults } from "./lib/axe.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { newDevice, visit } from "./lib/page.ts";
import { clicking, playOut } from "./lib/play.ts";
import { bots, openPlate, unfold } from "./lib/setting.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

/** Each language and each theme to begin with; every state is looked at in the other theme too. */
const modes = [
  { theme: "day", language: "fr" },
  { theme: "night", language: "en" },
] as const;

const games = ["fish-fish", "wishes", "chat-peche", "fish-and-chips"];
const quiet = [
  "/",
  "/games",
  "/puzzles",
  "/settings",
  "/nowhere",
  "/carry",
  "/carry#abc",
  "/box/chat-peche",
  "/box/wishes",
  ...games.flatMap((game) => [`/play/${game}`, `/rules/${game}`, `/learn/${game}`]),
];

const tables = [
  "fish-fish?seats=person,person,perch,perch,fry,fry,fry,fry",
  "wishes?seats=person,perch,perch,fry,fry",
  "chat-peche?seats=person,person,perch,perch",
  "chat-peche?seats=person,perch&edition=first",
  "fish-and-chips?seats=person",
  "fish-and-chips?seats=person,perch,perch,fry&target=1",
];
/** Where as many as may be have come to the end; the end of every game is looked at where it is played (`games.test.ts`). */
const ends = [
  "chat-peche?seats=perch,perch,perch,perch",
  "fish-and-chips?seats=perch,perch,perch,perch&target=1",
];

/** At a table apart: what is opened there beside the game, each from the table as it is. */
const besides: readonly { readonly what: string; readonly open: (page: Page) => Promise<void> }[] = [
  { what: "who is there", open: (page) => page.locator(".bar .eyes").click() },
  { what: "the signs", open: (page) => page.locator(".bar .sign").click() },
  {
    what: "the menu, and whether one is sure to leave",
    async open(page) {
      await page.locator(".bar > button").last().click();
      await page.getByRole("button", { name: /Abandonner la partie|Resign the game/ }).click();
      await page.locator("dialog [role=alert]").waitFor();
    },
  },
  {
    what: "the broken line",
    async open(page) {
      await page.context().setOffline(true);
      await page.locator(".bar .net").waitFor();
    },
  },
];

const isLong = process.env.PROVE === "long";

/** Each page and game in one of the languages, and in both in the long form: all is looked at in both lights anyway. */
const inTurn = <T>(all: readonly T[], mode: (typeof modes)[number]): T[] =>
  all.filter((_, index) => isLong || index % modes.length === modes.indexOf(mode));
/** Likewise what is opened and refused, each time on the same way. */
const inOne = (language: "fr" | "en") => modes.filter((mode) => isLong || mode.language === language);

describe.each(modes)("$theme, $language", (mode) => {
  it("the quiet pages", async () => {
    const { context, page } = await newDevice(browser, mode);
    for (const path of inTurn(quiet, mode)) {
      // Letters and figures that come later would be looked at on their way.
      await page.goto(path, { waitUntil: "networkidle" });
      await page.locator("h1").first().waitFor();
      expect({ path, faults: await faults(page) }).toEqual({ path, faults: [] });
    }
    await context.close();
  });

  it.each(inTurn(tables, mode))("a game of %s, in its states", async (path) => {
    const { context, page } = await visit(browser, `/play/${path}&first=0&seed=axe&start`, {
      ...mode,
      size: [390, 780],
    });
    const found: string[] = [];
    const looked = new Map<string, number>();
    await playOut(
      page,
      async (at, what, random) => {
        // Every kind of state in both lights, until one has come often; in the long form also the second of each kind.
        const looks = looked.get(what) ?? 0;
        if (looks < (isLong ? 2 : 1)) found.push(...(await faults(at, looks === 0)));
        looked.set(what, looks + 1);
        return looks > 2 ? "enough" : clicking(at, what, random);
      },
      seeded(path),
    );
    found.push(...(await faults(page)));
    expect(found).toEqual([]);
    await context.close();
  });

  it("a crowded end, and its replay", async () => {
    const { context, page } = await newDevice(browser, { ...mode, size: [390, 780] });
    for (const path of inTurn(ends, mode)) {
      await page.goto(`/play/${path}&seed=axe&start`);
      // The bots play; only the sheets between rounds are to be read.
      await playOut(page, clicking, seeded(path));
      expect({ path, faults: await faults(page) }).toEqual({ path, faults: [] });
    }
    await page.locator(".next a").first().click();
    await page.locator("main.board").waitFor();
    expect({ path: "replay", faults: await faults(page) }).toEqual({ path: "replay", faults: [] });
    await context.close();
  });
});

it.each(inOne("en"))("$theme, $language: what is opened and refused while a table is set", async (mode) => {
  // So high that nothing lies under the bar at the bottom, from where it can be scrolled away.
  const { context, page } = await visit(browser, "/play/fish-fish", { ...mode, size: [360, 1600] });
  await openPlate(page, 0);
  await bots(page).nth(1).click();
  await openPlate(page, 1);
  await page.getByRole("group", { name: /level$/ }).waitFor();
  await unfold(page);
  expect(await faults(page)).toEqual([]);
  await page.goto("/box/chat-peche");
  await page.locator("#box-F1").fill("36");
  await page.locator("[role=alert]").waitFor();
  expect(await faults(page)).toEqual([]);
  await context.close();
});

it.each(inOne("fr"))(
  "$theme, $language: home for people apart, and what is opened beside the game at their table",
  async (mode) => {
    const { context, page } = await visit(browser, "/", { ...mode, size: [390, 780] });
    const expectNone = async (where: string) =>
      expect({ where, faults: await faults(page) }).toEqual({ where, faults: [] });
    await page.locator("label", { hasText: /^\s*(À distance|Online)/ }).click();
    await page.locator(".apart form").waitFor();
    await expectNone("home");
    await ask(page, "POST", "/me");
    const { id } = await ask(page, "POST", "/tables", { game: "fish-fish", players: 2 });
    await ask(page, "POST", `/tables/${id}/seats/0`, { name: "Léo", chance: "0".repeat(32) });
    await ask(page, "PUT", `/tables/${id}/seats/1/bot`, { level: "fry" });
    await ask(page, "POST", `/tables/${id}/start`);
    await page.goto(`/t/${id}`);
    await page.locator(".table").waitFor();
    for (const { what, open } of besides) {
      await open(page);
      await expectNone(what);
      await page.keyboard.press("Escape");
    }
    await context.close();
  },
);

it.each(inOne("en"))(
  "$theme, $language: the menu, the log, a refusal and the textual table",
  async (mode) => {
    const { context, page } = await visit(browser, "/play/fish-and-chips?seats=person,perch&seed=axe&start", {
      ...mode,
      size: [390, 780],
    });
    const found: string[] = [];
    await page.locator(".bar button").last().click();
    await page.locator("dialog .menu").waitFor();
    found.push(...(await faults(page)));
    await page.keyboard.press("Escape");
    await page.locator(".dock .see-log").click();
    await page.locator("dialog .told").waitFor();
    found.push(...(await faults(page)));
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem("guinguette/settings") ?? "{}");
      localStorage.setItem("guinguette/settings", JSON.stringify({ ...settings, textTable: true }));
    });
    await page.reload();
    await page.locator(".board form").waitFor();
    found.push(...(await faults(page)));
    expect(found).toEqual([]);
    await context.close();
  },
);
