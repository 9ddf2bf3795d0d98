/** Time as a page has it: on a busy machine it takes as much longer as all else that the page does. */
import type { Page } from "playwright-core";
import { porch } from "./page.ts";

/** The page draws so many frames, and after each does what was put off until then. */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (all) => {
    for (let left = all; left > 0; left--)
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  }, count);
}

/** The page asks the server for something so often, one after the other, and draws what comes: whatever it began to ask
 * for before, be it a part of the app, has come by then. */
export async function roundTrips(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left--) {
    await page.evaluate(async (path) => (await fetch(path, { cache: "no-store" })).text(), porch);
    await frames(page, 2);
  }
}
