import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.mjs";

/** What is made, or only looked at by people and tests. */
const left = new Set([".git", ".cache", "dist", "docs", "e2e", "golden", ".vite", ".vite-temp"]);

/**
 * A copy of the project under another name, as a fresh clone with its packages installed.
 * @param {string} name
 */
export function checkout(name) {
  const folder = join(root, ".cache/checkouts", name);
  rmSync(folder, { recursive: true, force: true });
  copy(root, folder, false);
  return folder;
}

/**
 * Packages are many and nobody writes into them: links to the same files do. The rest is copied.
 * @param {string} from
 * @param {string} to
 * @param {boolean} installed
 */
function copy(from, to, installed) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    if (installed ? name.startsWith(".vite") : left.has(name)) continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target, "junction");
    else if (entry.isDirectory()) copy(source, target, installed || name === "node_modules");
    else if (installed) linkSync(source, target);
    else cpSync(source, target);
  }
}
