/** The pages around the tables: set-up, why not, the rulebook, the lessons, the replay. */
import { seeded } from "@guinguette/rules/random";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onScreen } from "../scripts/ways.mjs";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit } from "./lib/page.ts";
import { clicking, confirm, playOut } from "./lib/play.ts";
import { bots, seatsFor, sitDown, unfold, writeName } from "./lib/setting.ts";
import { settled } from "./lib/settled.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const games = ["fish-fish", "wishes", "chat-peche", "fish-and-chips"];

it("a table is set: people, names, bots, options, who starts, the seed", async () => {
  const { context, page, errors } = await visit(browser, "/");
  await page.getByRole("link", { name: "Chat-Pêche", exact: true }).click();
  await page.waitForURL(/\/play\/chat-peche$/);
  await seatsFor(page, 3);
  await writeName(page, 0, "Léo");
  await bots(page).nth(1).click();
  await writeName(page, 2, "Margot");
  await unfold(page);
  await page
    .getByRole("group", { name: /pêcheurs confirmés/ })
    .getByText("Oui")
    .click();
  await page.getByRole("combobox", { name: "Qui commence" }).selectOption("2");
  await page.getByRole("textbox", { name: "Graine du mélange" }).fill("au bord de l’eau");
  await sitDown(page);
  await page.waitForURL(/\/table\//);
  await expect.poll(() => page.locator(".curtain h1").innerText()).toContain("Léo");
  await page.locator(".curtain .primary").click();
  await expect.poll(() => page.locator(".seats li").count()).toBe(3);
  await expect.poll(() => page.locator(".seats").innerText()).toContain("Margot");
  expect(errors).toEqual([]);
  await context.close();
});

describe.each(games)("the rulebook of %s", (game) => {
  it("has every rule with its id, and figures that can be played", async () => {
    const { context, page, errors } = await visit(browser, `/rules/${game}`);
    await page.locator(".book nav button").first().waitFor();
    const chapters = await page.locator(".book nav button").count();
    expect(chapters).toBeGreaterThan(3);
    // It opens with what one plays for, and says who made the game.
    await page.getByRole("heading", { name: "But du jeu" }).waitFor();
    expect(
      await page.getByRole("list", { name: "Un tour en trois images" }).getByRole("listitem").count(),
    ).toBe(3);
    expect(await page.locator(".book .credits").innerText()).not.toBe("");
    const ids = new Set<string>();
    let figures = 0;
    for (let chapter = 0; chapter < chapters; chapter++) {
      await page.locator(".book nav button").nth(chapter).click();
      for (const id of await page.locator(".book main .rule").allInnerTexts()) ids.add(id);
      if ((await page.locator("figure").count()) === 0) continue;
      figures++;
      const random = seeded(`${game} ${chapter}`);
      for (let touches = 0; touches < 6; touches++) {
        if ((await page.locator("figure .primary:not(:disabled)").count()) > 0) break;
        const can = page.locator("figure [data-can], figure .row .btn[aria-pressed]");
        const count = await can.count();
        if (count > 0) await can.nth(Math.abs(random.a + touches) % count).click();
      }
      await page.locator("figure .primary:not(:disabled)").click();
    }
    expect(ids.size).toBeGreaterThan(15);
    expect(figures).toBeGreaterThanOrEqual(2);
    // Each rule has an address of its own.
    const [one] = [...ids].slice(-1);
    await page.goto(`/rules/${game}/${one}`);
    await page.locator(`[id="${one}"][aria-current]`).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("is one tap away from the lesson, which can be played to its end", async () => {
    const { context, page, errors } = await visit(browser, `/learn/${game}`, { language: "en" });
    await page.locator(".dock .primary").waitFor();
    for (let steps = 0; steps < 80; steps++) {
      const dock = page.locator(".dock");
      if ((await dock.locator("a.primary").count()) > 0) break;
      if ((await dock.locator("button.primary:not(:disabled)").count()) > 0) await confirm(page);
      else {
        const can = page.locator(".board [data-can], .dock .row .btn:not(.primary)");
        await can.nth(steps % Math.max(1, await can.count())).click();
      }
    }
    await expect.poll(() => page.locator(".dock a.primary").innerText()).toBe("Play against a bot");
    await page.locator(".dock a.primary").click();
    await page.waitForURL("**/table/*");
    expect(errors).toEqual([]);
    await context.close();
  });
});

it("what is not legal says which rule forbids it, one tap from its page", async () => {
  const { context, page } = await visit(
    browser,
    "/play/fish-and-chips?seats=person,person&seed=why&target=1&start",
  );
  // Every square can be touched; some touch is refused.
  for (let ready = 0; ready < 2; ready++) {
    await page.locator(".dock .choice").last().click();
    await confirm(page);
  }
  const squares = page.locator(".board button:not([data-can])");
  await page.locator(".board [data-can]").first().click();
  const count = await squares.count();
  for (let square = 0; square < count && (await page.locator(".slate.no").count()) === 0; square++)
    await squares.nth(square).click();
  const chip = page.locator(".slate.no .rule");
  const rule = (await chip.innerText()).replace(/^.*(FC-\w+).*$/, "$1");
  expect(rule).toMatch(/^FC-/);
  await chip.click();
  await page.waitForURL(`**/rules/fish-and-chips/${rule}`);
  await page.locator(`[id="${rule}"][aria-current]`).waitFor();
  await context.close();
});

it("the chapter that is read stays in sight, and the page where it is, in whichever language and letters", async () => {
  const { context, page } = await visit(browser, "/rules/wishes/IW-V1");
  const phone = { width: 390, height: 844 };
  const tab = () =>
    page.locator(".book nav [aria-current]").evaluate((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  for (const [language, textSize] of [
    ["fr", 1] as const,
    ["en", 1] as const,
    ["fr", 2] as const,
    ["en", 1.5] as const,
  ]) {
    await onScreen(page, { ...phone, language, textSize });
    await expect.poll(tab, { message: `${language} ${textSize}` }).toBe(true);
  }
  // On low glass the chapters scroll away with the page.
  await onScreen(page, { width: 740, height: 360, language: "fr", textSize: 1 });
  await page.evaluate(() => scrollTo(0, 300));
  await onScreen(page, { width: 740, height: 360, language: "en", textSize: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await context.close();
});

it("a game that is over can be replayed: step, jump, from any seat's knowledge", async () => {
  const { context, page, errors } = await visit(
    browser,
    "/play/chat-peche?seats=person,perch&first=1&seed=replay&start",
  );
  await playOut(page, clicking, seeded("replay"));
  // What made the difference is one tap away.
  await page.locator(".turning").click();
  await page.waitForURL(/\/games\/.+\/[1-9]\d*$/);
  await page.goBack();
  await page.locator(".next a").first().click();
  await page.waitForURL(/\/games\//);
  const slate = page.locator(".slate .who");
  await slate.waitFor();
  await expect.poll(() => slate.innerText()).toMatch(/^\s*Coup 0 sur \d+/);
  await page.locator(".steps .flip").click();
  await page.waitForURL(/\/1$/);
  await expect.poll(() => slate.innerText()).toMatch(/^\s*Coup 1 sur \d+/);
  // A spectator does not see where the cat is; its owner does. The step itself has been drawn before they are compared.
  const shown = () => page.locator(".board").innerHTML();
  const spectator = await settled(page, shown);
  await page.locator(".how select").selectOption("0");
  await expect.poll(shown).not.toBe(spectator);
  await page.locator("input[type=range]").press("End");
  await expect.poll(() => slate.innerText()).toMatch(/^\s*Coup (\d+) sur \1/);
  await page.reload();
  await slate.waitFor();
  await expect.poll(() => slate.innerText()).toMatch(/^\s*Coup (\d+) sur \1/);
  await page.locator(".steps .primary").click();
  await page.waitForURL(/\/[12]$/);
  expect(errors).toEqual([]);
  await context.close();
});

it("a card that went unseen is in no replay: there it is a spectator's (FF-R4)", async () => {
  const { context, page } = await visit(
    browser,
    "/play/fish-fish?seats=person,perch&first=1&seed=replay&start",
  );
  await playOut(page, clicking, seeded("replay"));
  await page.locator(".next a").first().click();
  await page.locator(".steps").waitFor();
  expect(await page.locator(".how select").count()).toBe(0);
  await context.close();
});

it("a move can be taken back while nobody has learned anything, and no longer", async () => {
  const { context, page } = await visit(
    browser,
    "/play/fish-and-chips?seats=person,person&seed=back&target=1&start",
  );
  await page.locator(".dock .choice").last().click();
  await confirm(page);
  const back = page.locator(".dock button", { hasText: "Reprendre" });
  await back.click();
  await expect.poll(() => page.locator(".log li").count()).toBe(1);
  await expect.poll(() => back.count()).toBe(0);
  await context.close();
});

it("what is preferred in one tab holds in the others at once", async () => {
  const { context, page } = await visit(browser, "/settings", { language: "en" });
  const other = await context.newPage();
  await other.goto("/settings");
  await page.getByText("200%").click();
  await page.getByText("Français").click();
  const shown = () =>
    other.evaluate(() => [
      document.documentElement.lang,
      document.documentElement.style.getPropertyValue("--text-size"),
    ]);
  await expect.poll(shown).toEqual(["fr", "2"]);
  await context.close();
});

it("the app can be installed", async () => {
  const { context, page } = await visit(browser, "/");
  const manifest = await page.evaluate(async () => (await fetch("/guinguette.webmanifest")).json());
  expect(manifest).toMatchObject({ name: "Guinguette", display: "standalone", start_url: "/" });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  await context.close();
});
