/** What the heron says can be read on every glass: where its move takes the place of the slate, on a sheet. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { frames } from "./lib/frames.ts";
import { porch, visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

it.each<[string, [number, number]]>([
  ["upright", [360, 640]],
  ["on its side", [740, 360]],
])("is told before its move is played, %s", async (_, size) => {
  const { context, page, errors } = await visit(
    browser,
    "/play/fish-fish?seats=person,perch&first=0&seed=advice&start",
    { size },
  );
  for (let asked = 0; asked < 2; asked++) {
    await page.getByRole("button", { name: "Un conseil" }).click();
    await page.locator("dialog[open]").getByText("Le héron :").waitFor();
    await page.locator("dialog[open] .primary").click();
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(await page.locator(".dock .primary:not(:disabled)").count()).toBe(1);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it("a double tap on what closes it plays nothing", async () => {
  const { context, page, errors } = await visit(browser, porch, { size: [360, 640] });
  // Large letters bring it over the button that plays.
  await page.evaluate(() =>
    localStorage.setItem("guinguette/settings", JSON.stringify({ language: "fr", pace: 0, textSize: 2 })),
  );
  await page.goto("/play/wishes?seats=person,perch&first=0&seed=dd&start");
  await page.getByRole("button", { name: "Un conseil" }).click();
  await page.locator("dialog[open]").getByText("Le héron :").waitFor();
  const proposed = await page.locator(".dock .primary").innerText();
  await page.evaluate(async () => {
    const button = document.querySelector("dialog[open] .foot .primary") as Element;
    const { left, top, width, height } = button.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const tap = (on: Element | null) =>
      on?.dispatchEvent(
        new MouseEvent("click", { clientX, clientY, detail: 1, bubbles: true, cancelable: true }),
      );
    tap(button);
    while (document.querySelector("dialog") !== null) await Promise.resolve();
    tap(document.elementFromPoint(clientX, clientY));
  });
  // What is confirmed is felt at once, and is about to be played; nothing is, and later on it can be.
  expect(await page.locator(".dock .primary:not(:disabled, .felt)").innerText()).toBe(proposed);
  await frames(page, 60);
  expect(await page.locator(".dock .primary:not(:disabled, .felt)").innerText()).toBe(proposed);
  await page.locator(".dock .primary").click();
  await expect.poll(() => page.locator(".dock .primary:not(:disabled)").count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
