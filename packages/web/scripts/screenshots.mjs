/**
 * Pictures of every state, in four sizes, by day and by night, to be looked at: .cache/screenshots. The best of them
 * go to docs/screenshots with `--keep`.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launch } from "./chromium.mjs";
import { serveBuilt } from "./lib.mjs";
import { openState, statesNamed } from "./states.mjs";
import { onScreen } from "./ways.mjs";

const root = join(import.meta.dirname, "../../..");
const keep = process.argv.includes("--keep");
const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const out = join(root, keep ? "docs/screenshots" : ".cache/screenshots");
mkdirSync(out, { recursive: true });

const sizes = { phone: [360, 640], tablet: [768, 1024], desktop: [1440, 900], television: [3840, 2160] };

const { address, close } = await serveBuilt();
const browser = await launch();
let taken = 0;
for (const name of statesNamed(words)) {
  const { context, page } = await openState(browser, address, name);
  for (const [size, [width = 0, height = 0]] of Object.entries(sizes))
    for (const light of [
      { theme: "day", language: "fr" },
      { theme: "night", language: "en" },
    ]) {
      await onScreen(page, { width, height, ...light });
      await page.waitForTimeout(250);
      await page.screenshot({ path: join(out, `${name}-${size}-${light.theme}.png`) });
      taken++;
    }
  await context.close();
}
await browser.close();
close();
console.log(`${taken} pictures in ${out}`);
