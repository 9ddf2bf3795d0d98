/** The check, as one script for a page. */
import { join } from "node:path";
import { build } from "vite";

/** @typedef {import("./check.mjs").Fault} Fault */

/** @type {Promise<string> | undefined} */
let script;

async function bundled() {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, "check.mjs"), formats: ["iife"], name: "layout" },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("The check cannot be put together");
  return first.output[0].code;
}

/** What is wrong with this page's layout now. @param {import("playwright-core").Page} page @returns {Promise<Fault[]>} */
export async function faultsOn(page) {
  script ??= bundled();
  return page.evaluate(`${await script}\nlayoutFaults()`);
}
