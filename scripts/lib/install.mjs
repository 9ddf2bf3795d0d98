import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/** @returns {Promise<number>} npm's exit status */
export function install() {
  // The compiler and the test runner count as development: they are wanted whatever NODE_ENV says.
  return runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
}

/**
 * @param {string} folder
 * @returns {Lock}
 */
export function readLock(folder, name = "package-lock.json") {
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}
