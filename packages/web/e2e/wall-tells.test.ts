/** The room's screen tells in words all that its board shows, each thing in its turn, however fast bots play. */
import { seeded } from "@guinguette/rules/random";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, come } from "./lib/apart.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { porch } from "./lib/page.ts";
import { clicking, playOut } from "./lib/play.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

/** What the slate tells while something happens, in the order it was told. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const look = () => {
      const text = document.querySelector(".slate.tell .do")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
      if (text !== "" && told.at(-1) !== text) told.push(text);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
}

it("who caught what is said before the cat that is turned over after it (CP-4)", async () => {
  const host = await come(browser, porch, { language: "en", size: [1440, 900] });
  await ask(host.page, "POST", "/me");
  const opened = { game: "chat-peche", players: 3, seed: "wall", setup: { firstPlayer: 1 } };
  const { id } = await ask(host.page, "POST", "/tables", opened);
  await ask(host.page, "POST", `/tables/${id}/seats/0`, { name: "Rosalind", chance: "0".repeat(32) });
  for (const seat of [1, 2]) await ask(host.page, "PUT", `/tables/${id}/seats/${seat}/bot`, { level: "fry" });
  await ask(host.page, "POST", `/tables/${id}/start`);
  await host.page.goto(`/t/${id}`);
  const tv = await come(browser, `/t/${id}/tv`, { language: "en", size: [1920, 1080], pace: 1 });
  await tv.page.locator(".slate").waitFor();
  const told = await listen(tv.page);
  await playOut(host.page, clicking, seeded("wall"), async () =>
    /Turn 2/.test((await host.page.locator(".bar").textContent()) ?? "") ? "enough" : undefined,
  );
  const isOfFishing = (text: string) => /reveals their cat|fishes|takes nothing|Turn 2/.test(text);
  const inOrder = (texts: string[]) =>
    texts
      .filter(isOfFishing)
      .map((text) => text.replace(/^(\S+).*?(reveals|fishes|nothing|Turn).*$/, "$1 $2"));

  await expect.poll(async () => (await told()).some((text) => text.startsWith("Turn 2"))).toBe(true);
  const log = (await host.page.locator(".log .told li").allTextContents())
    .map((line) => line.trim())
    .reverse();
  const caught = log.filter((line) => line.includes("fishes"));
  expect(caught.length).toBeGreaterThan(1);
  expect((await told()).filter((text) => /^A pile/.test(text))).toEqual([]);
  const heard = inOrder(await told());
  expect(heard.filter((line) => line.endsWith("fishes"))).toHaveLength(caught.length);
  // After each catch the next cat, or the next turn.
  for (const [index, line] of heard.entries())
    if (line.endsWith("fishes")) expect(heard[index + 1]).toMatch(/reveals|Turn/);
  expect([...host.errors, ...tv.errors]).toEqual([]);
  await Promise.all([host, tv].map(({ context }) => context.close()));
});
