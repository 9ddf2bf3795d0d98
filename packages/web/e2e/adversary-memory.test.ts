/**
 * What may not be looked at again, looked for in all that a page is: every element with its attributes, what is typed,
 * the title, the address and the settings kept. Two games that differ in nothing but one's own column are the same page
 * until it is revealed (CP-2); and once a thing has been told, the page is the one that a reload shows, which has nothing
 * but the table to go by (CP-3b, FF-L6).
 */
import { seeded } from "@guinguette/rules/random";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { saved } from "./lib/cupboard.ts";
import { newDevice } from "./lib/page.ts";
import { clicking, playOut, typing } from "./lib/play.ts";

const long = process.env.PROVE === "long";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
let compared = 0;
afterAll(async () => {
  await leaveBrowser();
  if (long) console.log(`proved: ${compared} pages by the book compared with what a reload shows: the same`);
});

/** All of the page, but the names that each visit makes anew, and which of its pieces have just moved. */
async function pageIn(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => {
    const passing = /^(svelte-\w+|laid|fresh|last)$/;
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== "" && !passing.test(word));
    const attribute = ({ name, value }: Attr) =>
      `${name}=${name === "class" ? words(value).sort().join(" ") : value}`;
    const own = (element: Element) =>
      Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : "")).join("");
    return [
      document.title,
      location.search,
      JSON.stringify(history.state),
      ...Object.entries(sessionStorage).map(([name, value]) => `${name}=${value}`),
      ...Object.entries(localStorage).map(([name, value]) => `${name}=${value}`),
      ...Array.from(document.querySelectorAll("input"), ({ value }) => value),
      ...Array.from(document.body.querySelectorAll("*"), (element) =>
        [element.tagName, ...Array.from(element.attributes, attribute).sort(), own(element)].join(" "),
      ),
    ];
  });
  const id = new URL(page.url()).pathname.split("/")[2] ?? "-";
  return all.map((line) => line.replaceAll(id, "ID").replace(/\bc\d+\b/g, "c"));
}

/** Waits until nothing is being told any more. */
async function told(page: Page): Promise<void> {
  await page.locator(".dock .choice, .board .moves button, .board [data-can]").first().waitFor();
  await page.clock.fastForward(7000);
  await expect.poll(() => page.locator("p[role=log]").textContent()).toBe("");
}

async function sit(address: string, textTable: boolean) {
  const visited = await newDevice(browser, { language: "en", textTable });
  // What is told once is gone some seconds later: the clock of the page can be put forward.
  await visited.page.clock.install();
  await visited.page.goto(address);
  return visited;
}

const drawn = [
  ["drawn", false],
  ["in words", true],
] as const;

describe.each(drawn)("by the book, %s", (_how, textTable) => {
  it("one's own equipment leaves no trace before it is revealed, wherever it lies (CP-2)", async () => {
    const pages: string[][][] = [];
    for (const column of [0, 2]) {
      const address = "/play/chat-peche?seats=person,perch,fry&first=0&seed=walk&start";
      const { context, page, errors } = await sit(address, textTable);
      if (textTable) await page.locator(".board .moves button").nth(column).click();
      else {
        await page.locator(".board [data-can]").nth(column).click();
        await page.locator(".dock .primary:not(:disabled)").click();
      }
      await page.getByText("· lure").first().waitFor();
      await told(page);
      const looks = [await pageIn(page)];
      await page.getByRole("button", { name: "A hint" }).click();
      await expect.poll(() => page.locator(".slate").innerText()).toContain("keeps silent");
      looks.push(await pageIn(page));
      await saved(page);
      await page.reload();
      await told(page);
      looks.push(await pageIn(page));
      pages.push(looks);
      expect(errors).toEqual([]);
      await context.close();
    }
    expect(pages[0]).toEqual(pages[1]);
  });

  const all = [
    ["chat-peche", "person,perch,fry"],
    ["fish-fish", "person,perch,fry"],
    ["chat-peche", "person,person"],
    ["fish-fish", "person,person,fry"],
  ] as const;
  // In short, each of them in one of the two ways.
  it.each(long ? all : all.filter((_, index) => (index === 0 || index === 3) !== textTable))(
    "%s of %s shows what a reload shows, at every choice",
    async (game, seats) => {
      const { context, page, errors } = await sit(
        `/play/${game}?seats=${seats}&first=1&seed=reload&start`,
        textTable,
      );
      const most = long ? 15 : 3;
      const hand = textTable ? typing : clicking;
      await playOut(page, hand, seeded("reload"), async (choices) => {
        if (choices === most) return "enough";
        // Where several choose at once, bots take their time: whether they have chosen is no news of the past.
        await expect.poll(() => page.locator("[aria-current]:has(.bot)").count()).toBe(0);
        await told(page);
        // A choice that is half made is nobody's news.
        await page.keyboard.press("Escape");
        const before = await pageIn(page);
        await saved(page);
        await page.reload();
        await page.locator(".curtain .primary, .table").first().waitFor();
        if ((await page.locator(".curtain").count()) > 0) await page.locator(".curtain .primary").click();
        await told(page);
        expect(await pageIn(page)).toEqual(before);
        compared++;
        return undefined;
      });
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
