/**
 * Walks every page and state at every size, text size, language and light, and fails where the layout is bad. Words
 * choose among the states; `--size=360x640` and `--text=1.5` among the rest; `--shots` keeps a picture of each look
 * with a fault, `--shots=all` of every look.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch } from "./chromium.mjs";
import { faultsOn } from "./layout/in-page.mjs";
import { serveBuilt } from "./lib.mjs";
import { openState, statesNamed } from "./states.mjs";
import { onScreen } from "./ways.mjs";

const sizes = ["320x568", "360x640", "740x360", "390x844", "768x1024", "1440x900", "3840x2160"];
const texts = ["1", "1.15", "1.5", "2"];
/** Light changes colours alone: each is walked in one language. */
const lights = [
  { language: "fr", theme: "day" },
  { language: "en", theme: "night" },
];
const AT_ONCE = 2;
/** Of a picture, in pixels. */
const WIDEST = 1440;

const args = process.argv.slice(2);
const words = args.filter((word) => !word.startsWith("-"));
/** @param {string} flag @param {readonly string[]} all */
const asked = (flag, all) => {
  const values = args.filter((arg) => arg.startsWith(`--${flag}=`)).map((arg) => arg.slice(flag.length + 3));
  return values.length > 0 ? values : all;
};
const shots = args.find((arg) => arg.startsWith("--shots"));
const out = join(import.meta.dirname, "../../../.cache/layout");
if (shots !== undefined) mkdirSync(out, { recursive: true });

/** @type {Map<string, number>} */
const counts = new Map();
let looks = 0;
const count = (/** @type {string} */ what) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** @param {import("playwright-core").Page} page @param {string} name */
async function walk(page, name) {
  let clean = 0;
  for (const size of asked("size", sizes))
    for (const text of asked("text", texts))
      for (const light of lights) {
        const [width = 0, height = 0] = size.split("x").map(Number);
        await onScreen(page, { width, height, ...light, textSize: Number(text) });
        const faults = await faultsOn(page);
        const look = `${name} ${size} ${Math.round(Number(text) * 100)}% ${light.language} ${light.theme}`;
        for (const { kind, what, where, at } of faults) {
          console.log(`${look}: ${kind}: “${what}” ${where} at ${at}`);
          count(kind);
        }
        looks++;
        if (faults.length > 0) count(`in ${name}`);
        else clean++;
        if (shots === "--shots=all" || (shots !== undefined && faults.length > 0))
          writeFileSync(
            join(out, `${look.replaceAll(" ", "_").replace("%", "")}.jpg`),
            await pictureOf(page, width, height),
          );
      }
  return clean;
}

/**
 * The screen as it is; of a large one a smaller picture, which takes a third of the time.
 * @param {import("playwright-core").Page} page @param {number} width @param {number} height
 */
async function pictureOf(page, width, height) {
  const session = await page.context().newCDPSession(page);
  // In the page's own measure: some states have scrolled.
  const [x, y] = await page.evaluate(() => [scrollX, scrollY]);
  const clip = { x, y, width, height, scale: Math.min(1, WIDEST / width) };
  const { data } = await session.send("Page.captureScreenshot", { format: "jpeg", quality: 80, clip });
  await session.detach();
  return Buffer.from(data, "base64");
}

const { address, close } = await serveBuilt();
const browser = await launch();
const names = statesNamed(words);
const waiting = [...names];
let unreached = 0;
async function walker() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
    try {
      const { context, page } = await openState(browser, address, name);
      const clean = await walk(page, name);
      console.log(`${name}: ${clean} clean`);
      await context.close();
    } catch (cause) {
      unreached++;
      console.log(`${name}: not reached: ${String(cause).split("\n")[0]}`);
    }
}
await Promise.all(Array.from({ length: AT_ONCE }, walker));
await browser.close();
close();
console.log(`\n${names.length} states, ${looks} looks, ${unreached} not reached`);
for (const [what, number] of [...counts].sort(([, one], [, other]) => other - one))
  console.log(`  ${number} ${what}${what.startsWith("in ") ? " (looks)" : ""}`);
process.exitCode = counts.size > 0 || unreached > 0 || names.length === 0 ? 1 : 0;
