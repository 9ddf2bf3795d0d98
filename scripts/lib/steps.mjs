import { install, isInstalled } from "./install.mjs";
import { runNode } from "./run.mjs";
import { tools } from "./tools.mjs";

/**
 * What is said goes to the terminal, or to whoever listens.
 * @typedef {{ name: string, run: (listen?: (text: string) => void) => Promise<number> }} Step
 */

const isTerminal = Boolean(process.stdout.isTTY);
// Left to itself, biome colours what goes into a file too; the others nothing that is listened to first.
const colours = `--colors=${isTerminal ? "force" : "off"}`;
const coloured = isTerminal ? { ...process.env, FORCE_COLOR: "1" } : process.env;

/** @param {string[]} args @returns {Step["run"]} */
const node = (args) => (listen) => runNode(args, coloured, listen);

/** One row after the other; what stands in one row needs nothing of each other. @type {Step[][]} */
export const checks = [
  [{ name: "lock", run: node(["scripts/lock.mjs"]) }],
  [{ name: "install", run: async () => (isInstalled() ? 0 : install()) }],
  [
    { name: "format and lint", run: node([tools.biome, "ci", "--error-on-warnings", colours]) },
    { name: "types", run: node([tools.tsc, "-b", ...(isTerminal ? ["--pretty"] : [])]) },
    {
      name: "components",
      run: node([
        tools.svelteCheck,
        "--workspace",
        "packages/web",
        "--fail-on-warnings",
        "--output",
        "human",
      ]),
    },
    { name: "arrows", run: node(["scripts/arrows.mjs"]) },
    { name: "nothing unused", run: node([tools.knip]) },
  ],
];

/**
 * @param {string[]} args for vitest: `npm test -- fish-fish` runs only the tests of that folder
 * @returns {Step[][]}
 */
export function tests(args) {
  return [[{ name: "tests", run: () => runNode([tools.vitest, "run", ...args]) }]];
}

/**
 * One row after the other, up to the first in which a step fails. The steps of a row run side by side, and each is told
 * by itself, in the order of the row and with its seconds, whichever ends first.
 * @param {Step[][]} rows
 */
export async function runSteps(rows) {
  const begun = performance.now();
  const times = [];
  for (const row of rows) {
    /** @type {Outcome[]} */
    const failures = [];
    const isAlone = row.length === 1;
    if (isAlone) console.log(headOf(row[0]));
    for (const outcome of row.map((step) => runStep(step, isAlone))) {
      const { step, status, said, time } = await outcome;
      if (!isAlone) process.stdout.write(`${headOf(step)}\n${said}`);
      console.log(`  ${time}`);
      if (status === 0) times.push(`${step.name} ${time}`);
      else failures.push(await outcome);
    }
    // Last, where whoever comes back finds it.
    for (const { step, status, time } of failures)
      console.error(`\nFailed: ${step.name}, exit status ${status}, after ${time}`);
    if (failures[0] !== undefined) {
      process.exitCode = failures[0].status;
      return;
    }
  }
  console.log(`\nPassed in ${secondsSince(begun)}: ${times.join(", ")}`);
}

/** @typedef {{ step: Step, status: number, said: string, time: string }} Outcome */

/**
 * @param {Step} step
 * @param {boolean} isAlone has the terminal to itself
 * @returns {Promise<Outcome>}
 */
async function runStep(step, isAlone) {
  const begun = performance.now();
  let said = "";
  const listen = (/** @type {string} */ text) => {
    said += text;
  };
  const status = await step.run(isAlone ? undefined : listen);
  return { step, status, said, time: secondsSince(begun) };
}

/** @param {Step | undefined} step */
const headOf = (step) => `\n— ${step?.name}`;

/** @param {number} begun */
function secondsSince(begun) {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
