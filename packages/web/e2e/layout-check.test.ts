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

async function faults(body: string, height = 600): Promise<string[]> {
  await page.setViewportSize({ width: 400, height });
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

/** A list of so many things to touch, in a place of 300 px, so far from its upper edge. */
const list = (many: number, from: number, more = "") => {
  const all = Array.from({ length: many }, (_, n) => `<button data-can style="display:block">${n}</button>`);
  return `<div data-scrolls style="height:300px;overflow-y:auto;${more}"><p style="margin:0;height:${from}px"></p>${all.join("")}</div>`;
};

/** A board of 500 px, and a question so far from its upper edge. */
const asked = (from: number, over = "data-over") =>
  `<div class="table"><main class="board" style="height:500px"><button data-can style="${at(0, 440)}">1</button><p style="${at(60, 440)}">Ten</p></main><section class="slate" ${over} style="${at(0, from, "width:400px;height:250px;background:#fff")}">May I?</section></div>`;

/** A piece of a board that scrolls, so far below the edge of its place. */
const piece = (below: number, more = "") =>
  `<div class="table"><main class="board ${more}"><div data-scrolls style="height:300px;overflow-y:auto;mask-image:linear-gradient(#000,transparent)"><button data-can>1</button><p style="margin:0;height:${212 + below}px"></p><button data-can>2</button></div></main></div>`;

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
    [
      "with a text longer than the place above a button that it scrolls in",
      `<div data-scrolls style="height:90px;overflow-y:auto"><p>${"Fish ".repeat(400)}</p></div><button style="display:block;width:90%;height:200px">Play</button>`,
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
      "with a list on a board that begins in sight and is seen to go on",
      `<div class="table"><main class="board">${list(20, 0, "mask-image:linear-gradient(#000,transparent)")}</main></div>`,
    ],
    ["with a question over the foot of a board", asked(300)],
    ["with a link in a sentence", '<p>Read <a href="/">the rule</a> first.</p>'],
    [
      "with a small piece of a board",
      '<main class="board"><button style="min-width:33px;min-height:33px">1</button></main>',
    ],
    [
      "with a small button that is met around it too",
      `<button style="${at(90, 90, "min-width:20px;min-height:20px")}">x<i style="${at(-12, -12, "width:44px;height:44px")}"></i></button>`,
    ],
    [
      "with a small piece of a figure of the rulebook",
      '<div class="live"><button style="min-width:33px;min-height:33px">1</button></div>',
    ],
    [
      "with what is higher than the window, under a bar",
      `<p style="position:sticky;top:0;height:200px;margin:0;background:white">Bar</p><button style="height:700px">x</button><p style="height:900px">End</p>`,
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
  it.each([
    ["with a piece of a board in sight, on a phone", piece(0), 640],
    ["with a piece to scroll to, where the window is lower than a phone", piece(40), 600],
    ["with a move of the textual table to scroll to", piece(40, "text"), 640],
  ])("%s", async (_what, body, height) => {
    expect(await faults(body, height)).toEqual([]);
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
      "a text is clamped",
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
      '<div style="height:6px;overflow:hidden"><p data-gives-way style="margin:0">Here</p></div>',
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
    [
      "a bar lies over the end of a page",
      `${"<p>Fish</p>".repeat(40)}<button>Last</button><p style="position:fixed;bottom:0;left:0;right:0;height:80px;margin:0;background:white">Bar</p>`,
      "covered: Last",
    ],
    ["a question lies over half of a board", asked(240), "covered: board"],
    ["something else lies over the foot of a board", asked(300, ""), "covered: Ten"],
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
      "what is to be touched has to be scrolled to",
      `<div class="table" data-scrolls><p style="height:700px">Long</p><div class="dock"><button>Play</button></div></div>`,
      "outside: Play",
    ],
    [
      "a list on a board goes on below the window, and does not look so",
      `<div class="table"><main class="board">${list(20, 0)}</main></div>`,
      "outside: 19",
    ],
    [
      "a list on a board does not begin in sight",
      `<div class="table"><main class="board">${list(20, 280, "mask-image:linear-gradient(#000,transparent)")}</main></div>`,
      "outside: 19",
    ],
    [
      "a place scrolls and does not say so",
      `<div style="height:90px;overflow:auto">${"<p>Fish</p>".repeat(9)}</div>`,
      "scrolls: FishFishFishFishFishFishFishFishFish",
    ],
    [
      "two places scroll",
      `<div class="table">${`<div data-scrolls style="height:90px;overflow:auto">${"<p>Fish</p>".repeat(9)}</div>`.repeat(2)}</div>`,
      "scrolls: page",
    ],
    ["a button is too low for a finger", '<button style="min-height:30px">Play</button>', "small: Play"],
    [
      "the words of a choice are too low for a finger",
      '<label><input type="radio" class="vh">Day</label>',
      "small: Day",
    ],
    [
      "a piece of a board is too small",
      '<main class="board"><button style="min-width:28px;min-height:28px">1</button></main>',
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
  it("a piece of a board has to be scrolled to, on a phone", async () => {
    expect(await faults(piece(40), 640)).toEqual(["unseen: 2"]);
  });
});
