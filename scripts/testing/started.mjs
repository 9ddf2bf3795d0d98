import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/**
 * @typedef {object} Started
 * @property {number} pid
 * @property {() => string} said everything it has written so far
 * @property {Promise<string>} address where it says it is open; fails where it ends before
 * @property {Promise<number | null>} ended its exit status
 * @property {(signal?: NodeJS.Signals) => Promise<number | null>} end
 */

/**
 * `npm start`'s script, as a process of its own, on a free port unless the environment says another.
 * @param {string} root of the project
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @param {boolean} [group] in a group of its own, as in a terminal: a signal reaches whatever it has started too
 * @param {string} [node] the program that runs it
 * @returns {Started}
 */
export function started(root, args = [], env = {}, group = false, node = process.execPath) {
  const child = spawn(node, [join(root, "scripts/start.mjs"), ...args], {
    cwd: root,
    env: { ...process.env, PORT: "0", LC_ALL: "C", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: group,
  });
  let said = "";
  const ended = once(child, "exit").then(([code]) => /** @type {number | null} */ (code));
  const address = new Promise((resolve, reject) => {
    const listen = (/** @type {Buffer} */ chunk) => {
      said += chunk.toString();
      const found = /http:\/\/\S+:\d+/.exec(said);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("close", (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
  });
  // Who does not ask for the address does not care.
  address.catch(() => {});
  const pid = child.pid ?? 0;
  /** @param {NodeJS.Signals} [signal] */
  const end = async (signal = "SIGINT") => {
    if (child.exitCode === null && child.signalCode === null) process.kill(group ? -pid : pid, signal);
    return ended;
  };
  return { pid, said: () => said, address, ended, end };
}
