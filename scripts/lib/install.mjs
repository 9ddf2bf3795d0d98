import { readFileSync } from "node:fs";
import { join } from "node:path";
import { oneAtATime } from "./one-at-a-time.mjs";
import { root } from "./root.mjs";
import { runNpm } from "./run.mjs";

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, license?: string, dev?: boolean,
 *   optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Whether what npm noted as installed is what the lock asks for. A package for another platform may be
 * absent; one that is there must be the right one.
 * @param {Lock} lock
 * @param {Lock} installed
 */
export function sameTree(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path.includes("node_modules/"));
  for (const [path, entry] of wanted) {
    const found = installed.packages[path];
    if (found === undefined) {
      if (!entry.optional) return false;
    } else if (found.version !== entry.version || found.resolved !== entry.resolved) {
      return false;
    }
  }
  return true;
}

/** npm writes this note last, so an interrupted installation has none. */
export function isInstalled(folder = root) {
  try {
    return sameTree(readLock(folder), readLock(join(folder, "node_modules"), ".package-lock.json"));
  } catch {
    return false;
  }
}

/**
 * Installs what is missing. npm takes everything away before it begins, so only one process does this at a time, and
 * whoever has waited finds it done.
 * @returns {Promise<number>} npm's exit status
 */
export function install() {
  return oneAtATime(join(root, ".cache/installing"), async () =>
    // The compiler and the test runner count as development: they are wanted whatever NODE_ENV says.
    isInstalled() ? 0 : runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"]),
  );
}

/**
 * @param {string} folder
 * @returns {Lock}
 */
export function readLock(folder, name = "package-lock.json") {
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}
