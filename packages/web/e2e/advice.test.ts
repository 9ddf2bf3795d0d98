/** What the heron says can be read on every glass: where its move takes the place of the slate, on a sheet. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch } from "../scripts/chromium.mjs";
import { visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

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
