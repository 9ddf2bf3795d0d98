import { install, isInstalled } from "./install.mjs";
import { say } from "./language.mjs";
import { runNode } from "./run.mjs";
import { tools } from "./tools.mjs";

/**
 * From whatever state the folder is in to a game on the table.
 * @param {string[]} args for `guinguette play`
 */
export async function start(args) {
  process.exitCode =
    (await prepare()) || (await runNode(["packages/cli/bin/guinguette.mjs", "play", ...args]));
}

/** @returns {Promise<number>} 0, or the exit status of what went wrong */
async function prepare() {
  if (!isInstalled()) {
    console.error(say("Installation de ce qui manque…", "Installing what is missing…"));
    const failed = await install();
    if (failed) return failed;
  }
  return runNode([tools.tsc, "-b", "packages/cli"]);
}
