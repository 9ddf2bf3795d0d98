import { install, isInstalled } from "./install.mjs";
import { runNode } from "./run.mjs";
import { tools } from "./tools.mjs";

/** @typedef {{ name: string, run: () => Promise<number> }} Step */

// Left to itself, biome colours what goes into a file too.
const colours = `--colors=${process.stdout.isTTY ? "force" : "off"}`;

/** @type {Step[]} */
export const checks = [
  { name: "lock", run: () => runNode(["scripts/lock.mjs"]) },
  { name: "install", run: async () => (isInstalled() ? 0 : install()) },
  { name: "format and lint", run: () => runNode([tools.biome, "ci", "--error-on-warnings", colours]) },
  { name: "types", run: () => runNode([tools.tsc, "-b"]) },
  {
    name: "components",
    run: () =>
      runNode([tools.svelteCheck, "--workspace", "packages/web", "--fail-on-warnings", "--output", "human"]),
  },
  { name: "arrows", run: () => runNode(["scripts/arrows.mjs"]) },
  { name: "nothing unused", run: () => runNode([tools.knip]) },
];

/**
 * @param {string[]} args for vitest: `npm test -- fish-fish` runs only the tests of that folder
 * @returns {Step[]}
 */
export function tests(args) {
  return [{ name: "tests", run: () => runNode([tools.vitest, "run", ...args]) }];
}

/**
 * One step after the other, each with its seconds, up to the first that fails.
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  const begun = performance.now();
  const times = [];
  for (const { name, run } of steps) {
    console.log(`\n— ${name}`);
    const stepBegun = performance.now();
    const status = await run();
    const time = secondsSince(stepBegun);
    if (status !== 0) {
      console.error(`\nFailed: ${name}, exit status ${status}, after ${time}`);
      process.exitCode = status;
      return;
    }
    console.log(`  ${time}`);
    times.push(`${name} ${time}`);
  }
  console.log(`\nPassed in ${secondsSince(begun)}: ${times.join(", ")}`);
}

/** @param {number} begun */
function secondsSince(begun) {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
