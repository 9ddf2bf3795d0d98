/**
 * Other Nodes than the one that runs: the newest of each line that `engines` in package.json names, and the newest of
 * all. The npm registry has them as packages that hold a whole Node.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { oneAtATime } from "./one-at-a-time.mjs";
import { root } from "./root.mjs";
import { runNpm } from "./run.mjs";

/** @type {string} */
const engines = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node;

/** The lines that the project promises to run on: "20", "22", "24", and "latest" for what is newer. */
export const nodeLines = [
  ...[...engines.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major = ""]) => major),
  "latest",
];

/**
 * A Node in `.cache/nodes`, fetched where it is not there yet.
 * @param {string} line "22", "latest", or a whole version such as "22.13.0"
 * @returns {Promise<string>} its program
 */
export async function nodeOf(line) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, ".cache/nodes", line);
  const node = join(folder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  await oneAtATime(`${folder}-fetching`, async () => {
    if (existsSync(node)) return 0;
    mkdirSync(folder, { recursive: true });
    // Without a manifest of its own npm would look for one in the folders above, and find the project's.
    writeFileSync(join(folder, "package.json"), "{}\n");
    return runNpm(["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", `${name}@${line}`]);
  });
  if (!existsSync(node))
    throw new Error(`Node ${line} could not be fetched: npm has no ${name}@${line}, or no network`);
  return node;
}

/** @param {string} node */
export function versionOf(node) {
  return spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim();
}

/**
 * The environment in which `node` means this one, for npm and for every script below it too.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function onNode(node) {
  const { npm_execpath: _npm, npm_node_execpath: _node, ...env } = process.env;
  return { ...env, PATH: [dirname(node), env.PATH].join(delimiter) };
}
