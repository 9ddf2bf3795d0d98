import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.mjs";

/**
 * Runs a program in this terminal and gives its exit status.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @param {(text: string) => void} [listen] to what it says, instead of the terminal
 * @returns {Promise<number>}
 */
function run(program, args, options = {}, listen) {
  return new Promise((resolve, reject) => {
    const stdio = listen === undefined ? "inherit" : "pipe";
    const child = spawn(program, args, { cwd: root, stdio, ...options });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => listen?.(text));
    // Ctrl-C reaches the child too; it decides whether that ends the game, and we report how it ended.
    const wait = () => {};
    // These reach only us.
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on("SIGINT", wait).on("SIGTERM", pass).on("SIGHUP", pass);
    const done = () => process.off("SIGINT", wait).off("SIGTERM", pass).off("SIGHUP", pass);
    child.once("error", (cause) => {
      done();
      reject(cause);
    });
    child.once("close", (code, signal) => {
      done();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * @param {string[]} args a script of Node and its arguments
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(text: string) => void} [listen]
 */
export function runNode(args, env, listen) {
  return run(process.execPath, args, env && { env }, listen);
}

/** @param {string[]} args */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith("npm-cli.js")) return run(process.execPath, [npm, ...args]);
  return process.platform === "win32" ? run("npm.cmd", args, { shell: true }) : run("npm", args);
}
