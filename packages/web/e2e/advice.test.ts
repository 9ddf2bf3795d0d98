/** What the heron says can be read on every glass, where the prompt stands: it covers nothing, and its move can be played. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const said = /^Le héron\u00a0:/;

it.each<[string, [number, number]]>([
  ["upright", [360, 640]],
  ["on its side", [740, 360]],
  ["on a desk", [1440, 900]],
])("is told beside the button that plays its move, and covers nothing, %s", async (_, size) => {
  const { context, page, errors } = await visit(
    browser,
    "/play/fish-fish?seats=person,perch&first=0&seed=advice&start",
    { size },
  );
  for (let asked = 0; asked < 2; asked++) {
    await page.getByRole("button", { name: "Un conseil" }).click();
    await page.getByText(said).first().waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    const [board, slate] = await Promise.all([
      page.getByRole("main").boundingBox(),
      page.locator(".slate").boundingBox(),
    ]);
    if (board === null || slate === null) throw new Error("there is no table");
    const isBeside = slate.x >= board.x + board.width - 1;
    expect(isBeside || slate.y >= board.y + board.height - 1).toBe(true);
    await expect.poll(() => page.locator(".dock .primary:enabled").count()).toBe(1);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it("says in few words what to do, why at a touch, and gives way to another move", async () => {
  const { context, page, errors } = await visit(
    browser,
    "/play/fish-fish?seats=person,perch&first=0&seed=advice&start",
    { size: [360, 640] },
  );
  await page.getByRole("button", { name: "Un conseil" }).click();
  const slate = page.locator(".slate");
  await page.locator(".dock .primary:enabled").waitFor();
  const few = await slate.locator("[aria-hidden]").innerText();
  expect(few).toMatch(said);
  await slate.click();
  await expect.poll(() => slate.locator("[aria-hidden]").count()).toBe(0);
  expect((await slate.innerText()).length).toBeGreaterThan(few.length);
  // Nothing was played by it, and the move still waits.
  expect(await page.locator(".dock .primary:enabled").count()).toBe(1);
  await page.getByRole("button", { name: "Choisir autrement" }).click();
  await expect.poll(() => page.locator(".dock .primary:enabled").count()).toBe(0);
  expect(await slate.innerText()).toMatch(said);
  expect(errors).toEqual([]);
  await context.close();
});
