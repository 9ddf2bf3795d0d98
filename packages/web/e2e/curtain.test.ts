/** While the curtain is down, nothing secret is in the page, nor in its storage in clear. */
import { seeded } from "@guinguette/rules/random";
import { readRecord, replay } from "@guinguette/rules/record";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit } from "./lib/page.ts";
import { clicking, confirm, playOut } from "./lib/play.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

/** Everything the page holds that somebody could read: its markup, what is typed in it, its storage. */
async function readable(page: Page): Promise<string> {
  const markup = await page.evaluate(() => document.documentElement.outerHTML);
  const kept = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("guinguette");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const all = (name: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = db.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => resolve(request.result);
      });
    const text = (value: unknown): string =>
      JSON.stringify(value, (_, inner) => {
        if (inner instanceof ArrayBuffer) return new TextDecoder().decode(inner);
        if (ArrayBuffer.isView(inner)) return new TextDecoder().decode(inner as Uint8Array);
        return inner;
      });
    const keys = (await all("keys")) as CryptoKey[];
    if (keys.some((key) => key.extractable)) throw new Error("the key can be read");
    return text(await all("games")) + text({ ...localStorage }) + text({ ...sessionStorage });
  });
  return markup + kept;
}

it("the markup behind a curtain is the same whatever is hidden there (Chat-Pêche, sealed choices)", async () => {
  // Two worlds that differ only in what the first player has just chosen in secret.
  const pages: string[] = [];
  for (const column of [0, 2]) {
    const { context, page } = await visit(
      browser,
      "/play/chat-peche?seats=person,person&first=0&seed=twin&start",
    );
    await page.locator(".curtain .primary").click();
    await page.locator(".board [data-can]").nth(column).click();
    await confirm(page);
    await page.locator(".curtain").waitFor();
    expect(await page.locator(".board").count()).toBe(0);
    pages.push(await page.evaluate(() => document.body.outerHTML));
    await context.close();
  }
  expect(pages[1]).toBe(pages[0]);
});

it("behind a curtain there is no card, no hand, no seed (Fish Fish)", async () => {
  const { context, page } = await visit(
    browser,
    "/play/fish-fish?seats=person,person,person&first=0&seed=verysecretseed&start",
  );
  let curtains = 0;
  let looked = 0;
  await playOut(
    page,
    async (at, what, random) => {
      if (what === "curtain") {
        curtains++;
        await at.waitForTimeout(120);
        const text = await readable(at);
        expect(text).not.toContain("verysecretseed");
        expect(text).not.toMatch(/line-catch|line-empty/);
        expect(text).not.toContain('"card":');
        expect(await at.locator(".board").count()).toBe(0);
      }
      if (what === "choose" && (await at.locator("[href*='line-catch']").count()) > 0) looked++;
      if (process.env.PROVE !== "long" && curtains > 12 && looked > 5) return "enough";
      return clicking(at, what, random);
    },
    seeded("curtain"),
  );
  expect(curtains).toBeGreaterThan(5);
  // The test sees the hand when the Fisher does: it would see a leak.
  expect(looked).toBeGreaterThan(5);
  await context.close();
});

it("the game can be exported only when it is over, and its record replays", async () => {
  const { context, page } = await visit(browser, "/play/chat-peche?seats=person,perch&seed=export&start");
  await page.locator(".bar button").last().click();
  await page.locator("dialog .menu .note", { hasText: "à la fin" }).waitFor();
  expect(await page.locator("dialog .menu button:has-text('Exporter')").count()).toBe(0);
  await page.keyboard.press("Escape");
  await playOut(page, clicking, seeded("export"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-end] .foot button").last().click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const record = readRecord(JSON.parse(Buffer.concat(chunks).toString()));
  const replayed = replay(record);
  expect(replayed.ok && replayed.game.winners(replayed.state)).not.toBeNull();
  await context.close();
});

it("a double tap on what plays does not raise the curtain that falls there (Chat-Pêche, sealed choices)", async () => {
  const { context, page, errors } = await visit(
    browser,
    "/play/chat-peche?seats=person,person&first=0&seed=tap&start",
    { size: [360, 640] },
  );
  await page.locator(".curtain .primary").click();
  await page.locator(".board [data-can]").first().click();
  const plays = await page.locator(".dock .primary:not(:disabled)").boundingBox();
  expect(plays).not.toBeNull();
  const [x, y] = [(plays?.x ?? 0) + (plays?.width ?? 0) / 2, (plays?.y ?? 0) + (plays?.height ?? 0) / 2];
  // As soon as it has fallen, however long that takes, something is tapped at the same place.
  await page.evaluate(
    (at) => {
      const falls = new MutationObserver(() => {
        if (document.querySelector(".curtain") === null) return;
        falls.disconnect();
        const under = document.elementFromPoint(...at)?.closest<HTMLElement>(".curtain .primary");
        Object.assign(globalThis, { tapped: under != null });
        // As a finger would: what is disabled takes no click.
        under?.click();
      });
      falls.observe(document.body, { childList: true, subtree: true });
    },
    [x, y] as const,
  );
  await page.mouse.click(x, y);
  // It is the other's, and still down: only now can it be raised.
  await page.locator(".curtain .primary:not(:disabled)").waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { tapped: boolean }).tapped)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});
