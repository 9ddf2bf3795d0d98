/** A real Chromium: the machine's own, installed from Debian's packages if it is missing and that can be done. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** The same engine without windows, for a quarter less of the processor; notices are windows, too. */
const shell = "/usr/bin/chromium-headless-shell";
const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** @param {boolean} whole @returns {string | undefined} */
function found(whole) {
  const wished = process.env.CHROMIUM;
  if (wished !== undefined && wished !== "") return wished;
  return (whole ? places : [shell, ...places]).find((path) => existsSync(path));
}

/**
 * The browser's path; fails with what to do where there is none and none can be had.
 * @param {boolean} [whole] with all that has to do with windows
 * @returns {string}
 */
export function chromiumPath(whole = false) {
  if (found(true) === undefined) installChromium();
  const path = found(whole);
  if (path !== undefined) return path;
  throw new Error(
    "No Chromium for the browser tests. Install it (Debian: apt-get install chromium), or say where it is: CHROMIUM=/path/to/chromium npm test",
  );
}

function installChromium() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  console.log("  No Chromium found: installing it with apt-get…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync("apt-get", ["-q", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  apt("update");
  // Older releases have no package of the shell.
  for (const name of ["chromium", "chromium-headless-shell"])
    apt("install", "-y", "--no-install-recommends", name);
}

export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @param {boolean} [whole] @returns {Promise<import("playwright-core").Browser>} */
export function launch(whole) {
  return chromium.launch({ executablePath: chromiumPath(whole), args: chromiumFlags });
}
