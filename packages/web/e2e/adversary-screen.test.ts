/** What a shared screen shows and offers to whoever holds it, and what happens when a bot fails. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { saved } from "./lib/cupboard.ts";
import { newDevice, visit } from "./lib/page.ts";
import { settled } from "./lib/settled.ts";
import { playSome } from "./lib/tabs.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

/** Types a move into the textual table. */
async function type(page: Page, move: string): Promise<void> {
  const input = page.locator(".board form input");
  await input.fill(move);
  await input.press("Enter");
  await page.locator(".felt").waitFor({ state: "detached" });
}

/** All that can be seen or touched, once nothing changes any more: what can be taken back is found out a moment later. */
function markup(page: Page): Promise<string> {
  return settled(page, () =>
    page.evaluate(() => {
      const body = document.body.cloneNode(true) as HTMLElement;
      // What is said aloud is said for a while, however long this takes.
      for (const said of body.querySelectorAll("[aria-live]")) said.textContent = "";
      return body.outerHTML.replace(/\/(?:table|games)\/\w+|id="[^"]*"/g, "");
    }),
  );
}

describe("a screen that people share", () => {
  it("is the same in worlds that differ in the Fisher's cards alone (Fish Fish)", async () => {
    const worlds: string[][] = [];
    // Both baits of 3 come last: with two equal cards left there is one way to cast, with two others there are two.
    const others = process.env.PROVE === "long" ? ["c2 e4 e5 c3"] : [];
    for (const casts of ["c2 c4 e5 e3", "e2 e4 c5 c3", ...others]) {
      const { context, page } = await visit(
        browser,
        "/play/fish-fish?seats=person,person&first=0&seed=undo&memory=aided&start",
        { textTable: true, language: "en" },
      );
      const seen: string[] = [];
      for (const cast of casts.split(" ")) {
        await page.locator(".curtain").waitFor();
        seen.push(await markup(page));
        await page.locator(".curtain .primary").click();
        await type(page, cast);
        seen.push(await markup(page));
        await type(page, "pass");
      }
      worlds.push(seen);
      await context.close();
    }
    // Where the take-back stands, and that it stands anywhere: else nothing would be compared.
    expect(worlds[0]?.some((html) => html.includes("undo"))).toBe(true);
    for (const world of worlds) expect(world).toEqual(worlds[0]);
  });

  it("keeps nothing of what was typed in private, sent or not (Fish Fish, Chat-Pêche)", async () => {
    for (const [game, typed, move] of [
      ["fish-fish", "catch", 2],
      ["chat-peche", "column", 0],
    ] as const) {
      const { context, page } = await visit(
        browser,
        `/play/${game}?seats=person,person&first=0&seed=typed&start`,
        { textTable: true, language: "en" },
      );
      // Whoever is the last with a secret types half a move, and then takes one from the list.
      for (let curtains = game === "fish-fish" ? 1 : 2; curtains > 0; curtains--) {
        await page.locator(".curtain .primary").click();
        await page.locator(".board form input").fill(typed);
        await page.locator(".board form input").press("Enter");
        await expect.poll(() => page.locator(".board form .answer").innerText()).toContain("may mean");
        await page.locator(".board .moves button").nth(move).click();
        await page.locator(".felt").waitFor({ state: "detached" });
      }
      await page.locator(".board form input").waitFor();
      expect(await page.locator(".board form input").inputValue()).toBe("");
      expect(await page.locator(".board form .answer").innerText()).toBe("");
      await context.close();
    }
  });

  it("tells the last one's secrets to nobody while it shows what happened (Fish Fish, FF-R4)", async () => {
    const { context, page } = await visit(
      browser,
      "/play/fish-fish?seats=person,person&first=0&seed=calm&memory=aided&start",
      { motion: true, pace: 2 },
    );
    // All that the page ever says, and whose turn it is then.
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      new MutationObserver(() => heard.push(document.body.innerText)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    for (let line = 0; line < 2; line++) {
      await page.locator(".curtain .primary").click();
      await page.locator(".board [data-can]").first().click();
      await page.locator(".board [data-can]").last().click();
      await page.locator(".dock .primary:not(:disabled)").click();
      await page.locator(".dock .choice").first().click();
      await page.locator(".dock .primary:not(:disabled)").click();
      await page.locator(".curtain").waitFor();
    }
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    const open = heard.filter((text) => /à vous/i.test(text) && !text.includes("À vous, Joueur 1"));
    expect(open.length).toBeGreaterThan(0);
    for (const text of open) expect(text).not.toMatch(/une carte «\s(Prise|Bredouille)/);
    // The Fisher's own screen does say it: the test would see a leak.
    expect(heard.some((text) => /une carte «\s(Prise|Bredouille)/.test(text))).toBe(true);
    await context.close();
  });

  it("shows a hint that depends on a secret behind the curtain alone (Chat-Pêche)", async () => {
    const opens: string[] = [];
    for (const column of [0, 2]) {
      const { context, page, errors } = await visit(
        browser,
        "/play/chat-peche?seats=person,person&first=0&seed=hint&memory=aided&start",
      );
      for (const choice of [column, 1]) {
        await page.locator(".curtain .primary").click();
        await page.locator(".board [data-can]").nth(choice).click();
        await page.locator(".dock .primary:not(:disabled)").click();
        await page.locator(".felt").waitFor({ state: "detached" });
      }
      const hint = page.getByRole("button", { name: "Un conseil" });
      await hint.waitFor();
      opens.push(await markup(page));
      await hint.click();
      await page.locator(".curtain").waitFor();
      // The heron has not even been asked.
      opens.push(await markup(page));
      expect(opens.at(-1)).not.toMatch(/Le héron\s:/);
      await page.locator(".curtain .primary").click();
      await expect.poll(() => page.locator(".slate").innerText()).toMatch(/Le héron\s: /);
      await page.getByRole("button", { name: "Cacher" }).click();
      opens.push(await markup(page));
      expect(opens.at(-1)).not.toMatch(/Le héron\s:/);
      expect(errors).toEqual([]);
      await context.close();
    }
    expect(opens.slice(3)).toEqual(opens.slice(0, 3));
  });
});

describe("the key of a button", () => {
  it("does nothing with other keys, under a menu or while something is typed; alone it presses the button", async () => {
    const { context, page } = await visit(browser, "/play/fish-and-chips?seats=person,person&seed=key&start");
    await page.locator(".dock .choice").click();
    await page.locator(".dock .primary:not(:disabled)").click();
    const undo = page.locator(".dock .undo");
    await undo.waitFor();
    for (const key of ["Control+u", "Alt+u", "Meta+u"]) await page.keyboard.press(key);
    await page.locator(".bar button").last().click();
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("u");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    // The other one's turn comes only where the first move still stands.
    const log = () => page.locator(".log").innerText();
    await page.locator(".dock .choice").click();
    await page.locator(".dock .primary:not(:disabled)").click();
    await expect.poll(log).toMatch(/Joueur 1 [\s\S]*Joueur 2 /);
    await undo.waitFor();
    await page.keyboard.press("u");
    await expect.poll(log).not.toContain("Joueur 1");
    await context.close();
  });

  it("does nothing behind the curtain", async () => {
    const { context, page } = await visit(
      browser,
      "/play/fish-fish?seats=person,person&first=0&seed=key&start",
      { textTable: true, language: "en" },
    );
    await page.locator(".curtain .primary").click();
    await type(page, "c2");
    await type(page, "pass");
    await page.locator(".curtain").waitFor();
    // What could be taken back is known by now, if it ever is.
    await markup(page);
    await page.keyboard.press("u");
    expect(await page.locator(".curtain h1").innerText()).toContain("Player 1");
    // Whoever raises it goes on from where the game stood.
    await page.locator(".curtain .primary").click();
    await type(page, "c4");
    await type(page, "pass");
    await page.locator(".curtain").waitFor();
    expect((await saved(page)).moves).toBe(4);
    await context.close();
  });
});

describe("a bot that fails", () => {
  const table = "/play/fish-fish?seats=person,perch&first=1&seed=fails&start";

  it("because its worker's file is gone thinks in the page, and it is said", async () => {
    const { context, page } = await newDevice(browser);
    await page.route(/bot-worker/, (route) => route.fulfill({ status: 404, body: "gone" }));
    await page.goto(table);
    await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("ralentir un peu la page");
    await playSome(page, 3);
    await context.close();
  });

  it("because nothing of it can be loaded plays any move, and it is said", async () => {
    const { context, page } = await newDevice(browser);
    await page.route(/bot-worker|choose-/, (route) => route.abort());
    await page.goto(table);
    await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("joué au hasard");
    await playSome(page, 3);
    await context.close();
  });

  it("because its worker was ended in silence is not waited for, and another one thinks", async () => {
    const { context, page, errors } = await newDevice(browser);
    await page.addInitScript(() => {
      let workers = 0;
      globalThis.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (workers++ === 0) this.terminate();
        }
      };
    });
    await page.goto(table);
    // It is this person's turn to bet once the bot has cast.
    await page.locator(".dock .choice").first().waitFor();
    await playSome(page, 3);
    expect(errors).toEqual([]);
    await context.close();
  });
});
