/** Reload, no network, another language in the middle of a game; troubles that lose nothing else. */
import { seeded } from "@guinguette/rules/random";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { damage, saved } from "./lib/cupboard.ts";
import { newDevice, porch, visit } from "./lib/page.ts";
import { clicking, confirm, playOut } from "./lib/play.ts";
import { playSome } from "./lib/tabs.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

describe("a game in play", () => {
  it("survives a reload, and goes on where it was", async () => {
    const { context, page, errors } = await visit(
      browser,
      "/play/fish-and-chips?seats=person,perch&target=1&seed=r&start",
    );
    await playSome(page, 4);
    await saved(page);
    const before = await page.locator(".log li").allInnerTexts();
    // Which move was the last is told by what has just happened; what lies where is told by the sea.
    const sea = () =>
      page
        .locator(".board [data-at]")
        .evaluateAll((squares) =>
          squares.map((square) => square.ariaLabel?.replace(/\s; dernier coup$/, "")),
        );
    await page.keyboard.press("Escape");
    const board = await sea();
    expect(before.length).toBeGreaterThan(2);
    await page.reload();
    await page.locator(".log li").nth(2).waitFor();
    await expect.poll(() => page.locator(".log li").allInnerTexts()).toEqual(before);
    await expect.poll(sea).toEqual(board);
    await playOut(page, clicking, seeded("on"));
    expect(errors).toEqual([]);
    await context.close();
  });

  it("keeps a choice that waits for another's over a reload", async () => {
    const { context, page, errors } = await visit(
      browser,
      "/play/chat-peche?seats=person,person&first=0&seed=w&start",
    );
    await page.locator(".curtain .primary").click();
    await page.locator(".board [data-can]").first().click();
    await confirm(page);
    await page.locator(".curtain").waitFor();
    const asked = await page.locator(".curtain h1").innerText();
    await saved(page);
    await page.reload();
    await expect.poll(() => page.locator(".curtain h1").innerText()).toBe(asked);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("survives a crash of its page: another tab finds it on the home page", async () => {
    const { context, page } = await visit(browser, "/play/wishes?seats=person,perch&seed=c&start");
    await playSome(page, 3);
    await saved(page);
    await page.goto("chrome://crash").catch(() => {});
    await page.close();
    const other = await context.newPage();
    await other.goto("/");
    await other.locator(".resume .primary").click();
    await playSome(other, 0);
    const before = await other.locator(".log li").allInnerTexts();
    expect(before.length).toBeGreaterThan(0);
    await playSome(other, 4);
    await expect.poll(() => other.locator(".log li").allInnerTexts()).not.toEqual(before);
    await context.close();
  });

  it("goes on in another language, at once", async () => {
    const { context, page, errors } = await visit(browser, "/play/fish-fish?seats=person,perch&seed=l&start");
    await playSome(page, 2);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
    await page.locator(".bar button").last().click();
    await page.locator("dialog label", { hasText: "English" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    await expect.poll(() => page.locator(".log h2").innerText()).toBe("What happened");
    await playSome(page, 3);
    expect(await page.locator(".log li").first().innerText()).not.toMatch(/ligne|appât|mise/);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it("without a network, after the first visit, everything is there: every game, the bots, the rules, the lessons", async () => {
  const { context, page, errors } = await visit(browser, "/", { serviceWorker: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const cache = await caches.open(names[0] ?? "");
    return (await cache.keys()).length > 20;
  });
  await context.setOffline(true);
  for (const path of [
    "fish-fish?seats=person,perch,fry",
    "wishes?seats=person,perch",
    "chat-peche?seats=person,perch",
    "fish-and-chips?seats=person,perch&target=1",
    "fish-and-chips?seats=person",
  ]) {
    await page.goto(`/play/${path}&seed=off&start`);
    // What a game needs from the network it needs in its first moves; the long form plays them to their ends.
    await playSome(page, process.env.PROVE === "long" ? Number.POSITIVE_INFINITY : 4, seeded(path));
  }
  for (const game of ["fish-fish", "wishes", "chat-peche", "fish-and-chips"]) {
    await page.goto(`/rules/${game}`);
    await page.locator(".book li").first().waitFor();
    await page.goto(`/learn/${game}`);
    await page.locator(".slate").waitFor();
  }
  expect(errors.filter((error) => !error.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await context.close();
});

describe("trouble is said, and costs nothing else", () => {
  it("a damaged game", async () => {
    const { context, page } = await visit(browser, "/play/fish-and-chips?seats=person,perch&seed=one&start");
    await playSome(page, 2);
    await saved(page);
    const damaged = page.url();
    await page.goto("/play/fish-fish?seats=person,perch&seed=two&start");
    await playSome(page, 2);
    await saved(page);
    const whole = page.url();
    await damage(page, damaged);
    await page.goto(damaged);
    await expect.poll(() => page.locator("h1").innerText()).toContain("abîmée");
    await page.goto(whole);
    await page.locator(".board").waitFor();
    await page.goto("/games");
    await page.locator("main li").nth(1).waitFor();
    await expect.poll(() => page.locator("main li").count()).toBe(2);
    await context.close();
  });

  it("a record from elsewhere: a good one is opened, a bad one is refused by what is wrong with it", async () => {
    const { context, page } = await visit(browser, "/games");
    const give = (name: string, text: string) =>
      page
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await give("a.json", "not json");
    await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("pas une partie enregistrée");
    await give("b.json", JSON.stringify({ format: "guinguette/3" }));
    await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("guinguette/3");
    const record = {
      format: "guinguette/1",
      game: "chat-peche",
      players: 2,
      options: {},
      seed: "x",
      moves: [],
    };
    await give("c.json", JSON.stringify({ ...record, moves: [{ seat: 0, move: { type: "stay" } }] }));
    await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("CP-3");
    await expect.poll(() => page.locator("main li .btn").count()).toBe(0);
    await give("d.json", JSON.stringify(record));
    await page.waitForURL(/\/table\//);
    await page.locator(".curtain").waitFor();
    await context.close();
  });

  it("a full device: the game goes on, says that it is not kept, and raises nothing else", async () => {
    const { context, page, errors } = await visit(browser, porch);
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    // As this browser says it, when all is written; and as another does, at once.
    for (const atOnce of [false, true]) {
      if (atOnce)
        await page.addInitScript(() => {
          IDBObjectStore.prototype.put = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        });
      await page.goto("/play/fish-and-chips?seats=person,perch&target=1&seed=full&start");
      await page.locator("[role=alert]").waitFor();
      await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("est plein");
      await page.locator("[role=alert] button").click();
      // The next move says so again, and is played all the same.
      await page.locator(".board [data-can]").first().waitFor();
    }
    // A file that cannot be kept is opened all the same.
    await page.goto("/games");
    const record = {
      format: "guinguette/1",
      game: "chat-peche",
      players: 2,
      options: {},
      seed: "x",
      moves: [],
    };
    await page.locator("input[type=file]").setInputFiles({
      name: "d.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await page.locator(".curtain").waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("no worker: the bots think in the page, and it is said", async () => {
    const { context, page } = await newDevice(browser);
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, "Worker");
    });
    await page.goto("/play/fish-fish?seats=person,perch&first=1&seed=w&start");
    await page.locator("[role=alert]").waitFor();
    await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("ralentir un peu la page");
    await playSome(page, 3);
    await context.close();
  });

  it("no sound in this browser, though it was asked for: the game goes on without", async () => {
    const { context, page, errors } = await visit(browser, porch);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("guinguette/settings") ?? "{}") as object;
      localStorage.setItem("guinguette/settings", JSON.stringify({ ...kept, sound: true }));
    });
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, "AudioContext"));
    await page.goto("/play/fish-and-chips?seats=person,perch&target=1&seed=mute&start");
    await playSome(page, 8);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("an address that leads nowhere, a game that is not here", async () => {
    const { context, page } = await visit(browser, "/nowhere/at/all");
    await expect.poll(() => page.locator("h1").innerText()).toBe("Il n’y a rien à cette adresse.");
    await page.goto("/table/nothing");
    await expect.poll(() => page.locator("h1").innerText()).toBe("Cette partie n’est pas sur cet appareil.");
    await context.close();
  });
});
