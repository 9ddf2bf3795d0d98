/** @import { Lock } from "./install.mjs" */

/**
 * What would make `npm ci` fail elsewhere: a platform's package that the lock forgot, or an address that
 * only answers here.
 * @param {Lock} lock
 * @returns {string[]}
 */
export function lockProblems(lock) {
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const address of [entry.resolved, entry.version]) {
      if (address?.includes("://")) problems.push(`${path || "the root"} is bound to an address: ${address}`);
    }
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = nearest(lock, path, name);
      if (found === undefined) {
        problems.push(`${path} may need ${name}, which is not in the lock`);
      } else if (isExact(range) && lock.packages[found]?.version !== range) {
        problems.push(`${path} may need ${name}@${range}, but ${found} is another version`);
      }
    }
  }
  return problems;
}

/**
 * Where Node would find a package from inside another: the nearest node_modules on the way up.
 * @param {Lock} lock
 * @param {string} path
 * @param {string} name
 */
function nearest(lock, path, name) {
  const folders = path.split("/");
  for (let depth = folders.length; depth >= 0; depth--) {
    const candidate = [...folders.slice(0, depth), "node_modules", name].filter(Boolean).join("/");
    if (lock.packages[candidate] !== undefined) return candidate;
  }
  return undefined;
}

/** @param {string} range */
function isExact(range) {
  return /^\d+\.\d+\.\d+/.test(range);
}
