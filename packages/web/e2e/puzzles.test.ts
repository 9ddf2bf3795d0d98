/** The puzzles as people meet them: the list, one puzzle to its end, one that fails, the hints, what others are told. */
import { openPuzzle, readCatches, readPuzzle } from "@guinguette/bots/fish-and-chips/puzzle-code";
import { puzzleNumbered } from "@guinguette/bots/fish-and-chips/puzzles";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faults } from "./lib/axe.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const NUMBER = 1;
const solution = readCatches(puzzleNumbered(NUMBER)?.solution ?? "");
const button = (page: Page, text: string | RegExp) => page.locator(".dock .btn", { hasText: text });
const ended = (page: Page) => page.locator("[data-ended]");
const lights = (page: Page) => page.locator(".lights .full").count();

/** Picks the pile up, shows what it catches, and confirms. */
async function make(page: Page, move: Move | undefined): Promise<void> {
  if (move?.type !== "catch") throw new Error("no catch");
  const before = await lights(page);
  await page.locator(`.board [data-at="${move.from}"]`).click();
  await page.locator(`[data-at="${move.to}"]`).click();
  await page.locator(".dock .primary").click();
  await expect.poll(() => lights(page)).toBe(before + 1);
}

/** So many catches of the solution, then others, until the sea stands still. */
function strayAfter(right: number): Move[] {
  const code = puzzleNumbered(NUMBER)?.code ?? "";
  const state = openPuzzle(readPuzzle(code));
  const made: Move[] = [];
  const buffer = new Uint16Array(fishAndChips.moveCount);
  for (;;) {
    const legal = Array.from(buffer.subarray(0, fishAndChips.legal(state, 0, buffer)), fishAndChips.decode);
    if (legal.length === 0) return made;
    const wanted = solution[made.length];
    const same = (move: Move) =>
      wanted !== undefined && fishAndChips.encode(move) === fishAndChips.encode(wanted);
    const onWay = made.length < right;
    const move = legal.find((one) => same(one) === onWay) ?? legal[0];
    if (move === undefined) return made;
    fishAndChips.play(state, 0, fishAndChips.encode(move), null);
    made.push(move);
  }
}

/** The least right one can be, having had a choice to go astray at. */
const strayed = strayAfter(2);

it("one puzzle, solved at the first go: marked, rated, and on to the next", async () => {
  const { context, page, errors } = await visit(browser, `/puzzles/${NUMBER}`);
  await expect.poll(() => page.locator("h1").innerText()).toMatch(/Énigme 1[\s\S]*cote 1017/);
  for (const move of solution) await make(page, move);
  await expect.poll(() => ended(page).getAttribute("data-ended")).toBe("solved");
  expect(await ended(page).innerText()).toMatch(/Du premier coup, en [\s\S]*Cote 1000 → 1\d\d\d \+\d+/);
  // Nobody has a total to read in a solitaire.
  expect(await page.locator("body").innerText()).not.toMatch(/Total/);
  await button(page, "Énigme suivante").click();
  await page.waitForURL("**/puzzles/2");
  await page.locator("header a.btn.icon").first().click();
  await page.waitForURL("**/puzzles");
  const tile = page.locator('a[href="/puzzles/1"].first');
  await tile.waitFor();
  expect(await tile.getAttribute("aria-label")).toContain("du premier coup");
  await page.reload();
  await tile.waitFor();
  expect(await page.locator("body").innerText()).toMatch(/1 énigme résolue/);
  expect(errors).toEqual([]);
  await context.close();
});

it("a puzzle that fails says how far it was right, and starts again from there", async () => {
  const { context, page, errors } = await visit(browser, `/puzzles/${NUMBER}`, { language: "en" });
  // On a phone what is said stands below the sea, which neither moves nor shrinks for it.
  await page.setViewportSize({ width: 360, height: 640 });
  const sea = await page.locator(".sea").boundingBox();
  for (const [at, move] of strayed.entries()) {
    // Which catches were right is not told before the end, by their colour neither.
    expect(await page.locator(".lights :is(.right, .astray)").count()).toBe(0);
    await make(page, move);
    // Nor does what was touched stay open over the sea.
    if (at === 0) expect(await page.locator(".sea .inside").count()).toBe(0);
  }
  const said = await ended(page).innerText();
  expect(await page.locator(".sea").boundingBox()).toEqual(sea);
  expect(said).toMatch(/Nearly!/);
  const right = Number(/Up to catch (\d+)/.exec(said)?.[1]);
  expect(right).toBeGreaterThanOrEqual(2);
  expect(await page.locator(".lights .right").count()).toBe(right);
  expect(await page.locator(".lights .astray").count()).toBe((await lights(page)) - right);
  expect(await button(page, "Next").getAttribute("href")).toBe("/puzzles/2");
  await button(page, `From catch ${right}`).click();
  await expect.poll(() => lights(page)).toBe(right);
  for (const move of solution.slice(right)) await make(page, move);
  await expect.poll(() => ended(page).getAttribute("data-ended")).toBe("solved");
  // It counted when it failed; solving it afterwards neither lowers nor raises.
  expect(await ended(page).innerText()).not.toMatch(/Rating/);
  await page.goto("/puzzles");
  await page.locator('a[href="/puzzles/1"].solved').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it("undo goes back to the start of the puzzle, and no further; what was begun is found again", async () => {
  const { context, page, errors } = await visit(browser, `/puzzles/${NUMBER}`);
  await page.locator(".board [data-at]").first().waitFor();
  const sea = () =>
    page.locator(".board [data-at]").evaluateAll((squares) => squares.map(({ ariaLabel }) => ariaLabel));
  const start = await sea();
  expect(await button(page, "Annuler").count()).toBe(0);
  for (const move of solution.slice(0, 3)) await make(page, move);
  // To the rulebook and back, and loaded anew.
  await page.locator("header a.btn.icon").last().click();
  await page.waitForURL("**/rules/fish-and-chips/*");
  await page.locator("header a.btn.icon").first().click();
  await page.waitForURL(`**/puzzles/${NUMBER}`);
  await expect.poll(() => lights(page)).toBe(3);
  await page.reload();
  await expect.poll(() => lights(page)).toBe(3);
  for (let left = 3; left > 0; left--) {
    await button(page, "Annuler").click();
    await expect.poll(() => lights(page)).toBe(left - 1);
  }
  expect(await button(page, "Annuler").count()).toBe(0);
  await expect.poll(sea).toEqual(start);
  await page.keyboard.press("u");
  // What is made next is the first again, and the key takes back that one.
  await make(page, solution[0]);
  await button(page, "Annuler").waitFor();
  await page.keyboard.press("u");
  await expect.poll(() => lights(page)).toBe(0);
  await expect.poll(sea).toEqual(start);
  expect(errors).toEqual([]);
  await context.close();
});

it("help comes in three steps: where, which, what; and leads through the puzzle of the day, the same for all", async () => {
  const days: string[] = [];
  for (const language of ["fr", "en"] as const) {
    const { context, page, errors } = await visit(browser, "/puzzles", { language });
    await expect.poll(() => page.locator("main ol a").count()).toBe(60);
    const go = page.locator(".today .primary");
    expect(await go.innerText()).toBe(language === "fr" ? "Résoudre" : "Solve it");
    const address = (await go.getAttribute("href")) ?? "";
    days.push(address);
    const steps = readCatches(puzzleNumbered(Number(address.split("/").at(-1)))?.solution ?? "");
    await go.click();
    await page.waitForURL(`**${address}`);
    const help = page.locator('[aria-keyshortcuts="h"]');
    // In the second language it is begun.
    const helped = language === "fr" ? steps : steps.slice(0, 2);
    for (const [index, move] of helped.entries()) {
      if (move.type !== "catch") throw new Error("no catch");
      await help.click();
      await expect.poll(() => page.locator(".board .lit").count()).toBe(6);
      expect(await page.locator(".slate .do").innerText()).toMatch(/colonne [a-f]|ligne [1-6]|column|row/);
      await help.click();
      await expect.poll(() => page.locator(".board .lit").count()).toBe(1);
      expect(await page.locator(".slate .do").innerText()).toContain(move.from);
      await help.click();
      await expect.poll(() => page.locator(".slate .do").innerText()).toContain(move.to);
      await page.locator(".dock .primary").click();
      await expect.poll(() => lights(page)).toBe(index + 1);
    }
    if (language === "fr") {
      await expect.poll(() => ended(page).getAttribute("data-ended")).toBe("solved");
      // Helped, it says nothing of anybody's strength.
      expect(await ended(page).innerText()).not.toMatch(/→/);
      await page.goto("/puzzles");
      await expect.poll(() => page.locator("li.lit.now").count()).toBe(1);
    }
    expect(errors).toEqual([]);
    await context.close();
  }
  expect(days[1]).toBe(days[0]);
});

it("off the way the heron says how far it was right, and nothing else", async () => {
  const { context, page } = await visit(browser, `/puzzles/${NUMBER}`);
  const right = strayed.findIndex((move, index) => JSON.stringify(move) !== JSON.stringify(solution[index]));
  for (const move of strayed.slice(0, right + 1)) await make(page, move);
  expect(await ended(page).count()).toBe(0);
  await page.locator('[aria-keyshortcuts="h"]').click();
  await expect.poll(() => page.locator(".slate .do").innerText()).toContain(`Jusqu’à la prise ${right},`);
  expect(await page.locator(".board .lit").count()).toBe(0);
  await button(page, `Depuis la prise ${right}`).click();
  await expect.poll(() => lights(page)).toBe(right);
  await context.close();
});

describe("what others are told", () => {
  it("goes to the clipboard", async () => {
    const { context, page } = await visit(browser, `/puzzles/${NUMBER}`, { language: "en" });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    for (const move of solution) await make(page, move);
    await button(page, "Share").click();
    await page.locator("text=Copied").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^Guinguette, puzzle (1|of .*) \(rated 1017\): solved in .*, no hint, on the first try\. http:\/\/[^ ]+\/puzzles\/1$/,
    );
    await context.close();
  });

  it("is shown where there is no clipboard, to be copied by hand", async () => {
    const { context, page } = await visit(browser, `/puzzles/${NUMBER}`, { language: "en" });
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    for (const move of solution) await make(page, move);
    await button(page, "Share").click();
    expect(await page.locator("dialog[open] textarea").inputValue()).toMatch(/^Guinguette, puzzle/);
    await context.close();
  });
});

it("a puzzle can be solved in words, and by keys", async () => {
  const { context, page, errors } = await visit(browser, `/puzzles/${NUMBER}`, { textTable: true });
  for (const [index, move] of solution.entries()) {
    if (move.type !== "catch") throw new Error("no catch");
    await page.locator(".board form input").fill(`${move.from} ${move.to}`);
    await page.locator(".board form input").press("Enter");
    await expect.poll(() => lights(page)).toBe(index + 1);
  }
  await expect.poll(() => ended(page).getAttribute("data-ended")).toBe("solved");
  expect(errors).toEqual([]);
  await context.close();
});

it("there are sixty, and nothing at any other number", async () => {
  const { context, page } = await visit(browser, "/puzzles/61");
  await expect.poll(() => page.locator("h1").innerText()).toContain("rien à cette adresse");
  await context.close();
});

describe("axe", () => {
  it("finds no fault on a puzzle, helped, stuck or solved, nor on its list afterwards", async () => {
    const { context, page } = await visit(browser, `/puzzles/${NUMBER}`, { size: [360, 640] });
    await page.locator(".board [data-at]").first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('[aria-keyshortcuts="h"]').click();
    expect(await faults(page)).toEqual([]);
    for (const move of strayed) await make(page, move);
    expect(await faults(page)).toEqual([]);
    await page.locator(".dock .primary").click();
    await expect.poll(() => ended(page).count()).toBe(0);
    const made = await lights(page);
    for (const move of solution.slice(made)) await make(page, move);
    expect(await faults(page)).toEqual([]);
    await page.goto("/puzzles");
    await page.locator('a[href="/puzzles/1"].solved').waitFor();
    expect(await faults(page)).toEqual([]);
    await context.close();
  });
});
