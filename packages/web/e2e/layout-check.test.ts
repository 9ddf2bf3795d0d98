/** The check of layouts finds each fault on a page that has it, and nothing on the same page without it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsOn } from "../scripts/layout/in-page.mjs";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 400, height: 600 } });
});
afterAll(leaveBrowser);

async function faults(body: string): Promise<string[]> {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.setContent(
    `<!doctype html><style>
      body { margin: 0; font: 16px/1.5 sans-serif }
      button { min-width: 44px; min-height: 44px; padding: 0; border: 0 }
      .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    </style>${body}`,
  );
  return (await faultsOn(page)).map(({ kind, what }) => `${kind}: ${what}`);
}

/** A square of so many pixels, placed. */
const at = (x: number, y: number, more = "") => `position:absolute;left:${x}px;top:${y}px;${more}`;

describe("nothing is wrong", () => {
  it.each([
    [
      "with two labels one below the other, closer than their line boxes",
      '<p style="margin:0;line-height:1">Angel<br><b>Clown</b></p>',
    ],
    [
      "with words for a screen reader alone",
      '<button>Play<span class="vh">the card that was chosen before</span></button>',
    ],
    ["with a long page", "<p>Fish</p>".repeat(60)],
    [
      "with a label beside a picture that lets the finger through",
      `<p>Ten</p><i style="${at(200, 0, "width:40px;height:40px;background:red;pointer-events:none")}"></i>`,
    ],
    ["with a clear film over it", `<p>Ten</p><i style="${at(0, 0, "width:400px;height:90px")}"></i>`],
    [
      "with a page that a sheet lies over",
      `<p style="${at(0, 0)}">Under</p><p style="${at(9, 9, "font-size:9px")}">Under</p><dialog>Over</dialog><script>document.querySelector("dialog").showModal()</script>`,
    ],
    [
      "with what was opened for a look, over a board",
      `<main class="board"><button style="${at(0, 0)}">Under</button><p data-opened style="${at(0, 0, "background:#fff")}">Over</p></main>`,
    ],
    [
      "with a place that scrolls and says so",
      `<div class="table"><div data-scrolls style="height:90px;overflow:auto">${"<p>Fish</p>".repeat(9)}</div></div>`,
    ],
    [
      "with a clamped text that a touch opens",
      '<p data-opens style="width:90px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1">Take a card or sell a fish</p>',
    ],
    ["with a link in a sentence", '<p>Read <a href="/">the rule</a> first.</p>'],
    [
      "with a small piece of a board",
      '<main class="scene"><button style="min-width:33px;min-height:33px">1</button></main>',
    ],
    [
      "with a small button that is met around it too",
      `<button style="${at(90, 90, "min-width:20px;min-height:20px")}">x<i style="${at(-12, -12, "width:44px;height:44px")}"></i></button>`,
    ],
    [
      "with what lies under a bar of a place that scrolls",
      `<div class="table"><div data-scrolls style="height:90px;overflow:auto">${"<p>Fish</p>".repeat(9)}<p style="position:sticky;bottom:0;margin:0;background:white">Bar</p></div></div>`,
    ],
    ["with small letters of a picture", '<p data-picture style="font-size:8px">8</p>'],
    [
      "with what lies under a bar and can be scrolled to",
      `${"<p>Fish</p>".repeat(40)}<p style="position:sticky;bottom:0;margin:0;background:white">Bar</p><p style="height:99px">End</p>`,
    ],
  ])("%s", async (_what, body) => {
    expect(await faults(body)).toEqual([]);
  });
});

describe("a fault is found", () => {
  it.each([
    [
      "two labels overlap",
      `<p style="${at(0, 0)}">Angel</p><p style="${at(20, 8)}">Clown</p>`,
      "overlap: Angel / Clown",
    ],
    [
      "a badge lies on the label it belongs to",
      `<p style="position:relative">Angel <b style="${at(10, 2)}">+3</b></p>`,
      "overlap: Angel / +3",
    ],
    [
      "a name ends in dots",
      '<p style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Marguerite</p>',
      "cut: Marguerite",
    ],
    [
      "a text that does not open is clamped",
      '<p style="width:90px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1">Take a card or sell a fish</p>',
      "cut: Take a card or sell a fish",
    ],
    [
      "an ancestor cuts a text off",
      '<div style="height:15px;overflow:clip"><p style="margin:9px 0 0">Price</p></div>',
      "cut: Price",
    ],
    [
      "a word that may go as a whole is cut in two",
      '<div style="height:12px;overflow:hidden"><p data-gives-way style="margin:0">Here</p></div>',
      "cut: Here",
    ],
    [
      "a picture hides a price, though the finger goes through",
      `<p style="margin:0">Ten</p><i style="${at(0, 0, "width:40px;height:40px;background:red;pointer-events:none")}"></i>`,
      "covered: Ten",
    ],
    [
      "a drawing hides a price",
      `<p style="margin:0">Ten</p><svg style="${at(0, 0)}" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>`,
      "covered: Ten",
    ],
    [
      "something takes a button's touch",
      `<button style="width:90px">Play</button><i style="${at(0, 0, "width:400px;height:90px")}"></i>`,
      "covered: Play",
    ],
    ["a button lies left of the page", `<button style="${at(-30, 0)}">Back</button>`, "outside: Back"],
    ["a text lies left of the page", `<p style="${at(-30, 0)}">Back</p>`, "outside: Back"],
    ["a page scrolls sideways", '<p style="width:500px">Wide</p>', "sideways: page"],
    [
      "a table does not fit its window",
      `<div class="table"><p style="height:700px">Long</p></div>`,
      "scrolls: page",
    ],
    [
      "a text of a table is below the window",
      `<div class="table"><p style="${at(0, 700)}">Below</p></div>`,
      "outside: Below",
    ],
    [
      "a place scrolls and does not say so",
      `<div style="height:90px;overflow:auto">${"<p>Fish</p>".repeat(9)}</div>`,
      "scrolls: FishFishFishFishFishFishFishFishFish",
    ],
    ["a button is too low for a finger", '<button style="min-height:30px">Play</button>', "small: Play"],
    [
      "the words of a choice are too low for a finger",
      '<label><input type="radio" class="vh">Day</label>',
      "small: Day",
    ],
    [
      "a piece of a board is too small",
      '<main class="scene"><button style="min-width:28px;min-height:28px">1</button></main>',
      "small: 1",
    ],
    ["letters are too small", '<p style="font-size:11px">Tiny</p>', "tiny: Tiny"],
    [
      "letters of a drawing are too small",
      '<svg width="40" height="40" viewBox="0 0 80 80"><text y="40" font-size="20">10</text></svg>',
      "tiny: 10",
    ],
    [
      "a sheet is cut",
      `<dialog style="padding:0;width:60px;overflow:hidden;white-space:nowrap">Marguerite</dialog><script>document.querySelector("dialog").showModal()</script>`,
      "cut: Marguerite",
    ],
    [
      "what was opened for a look leaves the screen",
      `<div class="table"><p data-opened style="${at(370, 0, "white-space:nowrap")}">Marguerite</p></div>`,
      "outside: Marguerite",
    ],
  ])("%s", async (_what, body, fault) => {
    expect(await faults(body)).toContain(fault);
  });
  it("nothing where a word that may go has gone as a whole", async () => {
    const word = (more: string) =>
      `<div style="height:6px;overflow:hidden"><p ${more} style="margin:20px 0 0">Here</p></div>`;
    expect(await faults(word("data-gives-way"))).toEqual([]);
    expect(await faults(word(""))).toEqual(["cut: Here"]);
  });
});
