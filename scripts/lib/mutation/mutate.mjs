import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { runNode } from "./run.mjs";
import { tools } from "./tools.mjs";

/** The games, and what they share. Each part is mutated against its own unit tests, so a run takes minutes. */
export const parts = ["fish-fish", "wishes", "chat-peche", "fish-and-chips", "shared"];

/** @param {string} part */
function filesOf(part) {
  return part === "shared" ? "packages/rules/src/*" : `packages/rules/src/${part}/*`;
}

/**
 * Mutates the parts one after the other and prints what share of the mutants the tests noticed.
 *
 * @param {readonly string[]} wanted
 * @param {readonly string[]} flags
 */
export async function mutateParts(wanted, flags) {
  /** @type {string[]} */
  const lines = [];
  for (const part of wanted) {
    const files = filesOf(part);
    process.env.MUTATED_TESTS = `${files}.test.ts`;
    const status = await runNode([
      tools.stryker,
      "run",
      "--mutate",
      `${files}.ts,!**/*.test.ts`,
      "--incrementalFile",
      `.cache/stryker/${part}.json`,
      ...flags,
    ]);
    if (status !== 0) return status;
    lines.push(summary(part));
  }
  console.log(["", ...lines].join("\n"));
  return 0;
}

/** @param {string} part */
function summary(part) {
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const report = JSON.parse(readFileSync(join(root, ".cache/stryker/mutation.json"), "utf8"));
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => status === "Killed" || status === "Timeout").length;
  const missed = statuses.filter((status) => status === "Survived" || status === "NoCoverage").length;
  const share = ((100 * noticed) / (noticed + missed)).toFixed(1);
  return `${part}: ${share} % of ${noticed + missed} mutants noticed, ${missed} missed`;
}
