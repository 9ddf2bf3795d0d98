/** A real Chromium: the machine's own, installed from Debian's packages if it is missing and that can be done. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** The shell without windows first: the same engine, for a quarter less of the processor. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** @returns {string | undefined} */
function found() {
  const wished = process.env.CHROMIUM;
  return wished !== undefined && wished !== "" ? wished : places.find((path) => existsSync(path));
}

/**
 * The browser's path; fails with what to do where there is none and none can be had.
 * @returns {string}
 */
export function chromiumPath() {
  if (found() === undefined) installChromium();
  const path = found();
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
    spawnSync("apt-get", ["-q", ...args], { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  apt("update");
  // Older releases have no package of the shell alone.
  for (const name of ["chromium-headless-shell", "chromium"])
    if (apt("install", "-y", "--no-install-recommends", name)) break;
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

/** @returns {Promise<import("playwright-core").Browser>} */
export function launch() {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
}
