import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.mjs";

/**
 * Runs a program in this terminal and gives its exit status.
 * @param {string} program
 * @param {string[]} args
 * @param {{ shell?: boolean }} [options]
 * @returns {Promise<number>}
 */
function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
    // Ctrl-C reaches the child too; it decides whether that ends the game, and we report how it ended.
    const wait = () => {};
    process.on("SIGINT", wait);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.off("SIGINT", wait);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/** @param {string[]} args a script of Node and its arguments */
export function runNode(args) {
  return run(process.execPath, args);
}

/** @param {string[]} args */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith("npm-cli.js")) return run(process.execPath, [npm, ...args]);
  return process.platform === "win32" ? run("npm.cmd", args, { shell: true }) : run("npm", args);
}
