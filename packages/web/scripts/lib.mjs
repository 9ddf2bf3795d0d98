import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileServer, listen } from "../../../scripts/lib/serve.mjs";

const dist = join(import.meta.dirname, "../dist");

/** The app as it is built, on a free port. @returns {Promise<{ address: string, close: () => void }>} */
export async function serveBuilt() {
  if (!existsSync(join(dist, "index.html")))
    throw new Error("Build the app first: npx vite build packages/web");
  const server = fileServer(dist);
  const port = await listen(server, 0);
  return { address: `http://localhost:${port}`, close: () => server.close() };
}

/**
 * Plays so many choices by clicking what can be touched, always in the same way.
 * @param {import("playwright-core").Page} page
 * @param {number} choices
 * @param {number} [salt]
 * @param {number} [patience] the most touches: whoever touches at random may take long to choose
 */
export async function playSome(page, choices, salt = 1, patience = 1000) {
  let made = 0;
  let turn = salt;
  let touches = 0;
  for (let steps = 0; steps < 4000 && made < choices && touches < patience; steps++) {
    await page.locator(".felt").waitFor({ state: "detached" });
    for (const selector of ["dialog[open] .primary", ".curtain .primary", ".dock .primary:not(:disabled)"]) {
      const found = page.locator(selector);
      if ((await found.count()) === 0) continue;
      if (selector.startsWith(".dock")) made++;
      await tap(found.first());
      break;
    }
    if ((await page.locator("[data-end]").count()) > 0) return;
    if ((await page.locator("dialog[open], .curtain, .dock .primary:not(:disabled)").count()) > 0) continue;
    const can = page.locator(".board [data-can], .dock .choice");
    const count = await can.count();
    if (count === 0) await page.waitForTimeout(30);
    else {
      touches++;
      turn = (turn * 1103515245 + 12345) % 2147483648;
      await tap(can.nth(turn % count));
    }
  }
}

/** What a sheet has just covered is looked at again in the next round. @param {import("playwright-core").Locator} place */
async function tap(place) {
  await place.click({ timeout: 2000 }).catch(() => {});
}
