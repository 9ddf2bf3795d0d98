/**
 * Both README commands, in a bare clone of the last commit, on every line of Node that the README names and the newest:
 * `npm run prove -- nodes`, or `npm run prove -- nodes 22.13.0 26` for some.
 */
import { spawn, spawnSync } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { nodeLines, nodeOf, onNode, versionOf } from "./lib/nodes.mjs";
import { root } from "./lib/root.mjs";
import { started } from "./testing/started.mjs";

const asked = process.argv.slice(2);
/** Their pages and their API answer, from a clone in which nothing is installed yet. */
const paths = ["/", "/api/v1/tables", "/readyz"];

for (const line of asked.length > 0 ? asked : nodeLines) {
  const node = await nodeOf(line);
  const version = versionOf(node);
  const place = join(root, ".cache/nodes", `clone-${line}`);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const cloned = spawnSync("git", ["clone", "--quiet", root, place], { stdio: "inherit" });
  if (cloned.status !== 0) throw new Error("the project could not be cloned");
  const start = await answers(node, place);
  const { status, passed } = await tests(node, place);
  const test = status === 0 ? `passed (${passed})` : `ended with ${status} (${passed})`;
  console.log(`proved: Node ${version}: npm start ${start}; npm test ${test}`);
  if (start !== "answered" || status !== 0) process.exitCode = 1;
  rmSync(place, { recursive: true, force: true });
}

/**
 * `npm start` from a bare clone, asked for its pages and ended.
 * @param {string} node
 * @param {string} place
 */
async function answers(node, place) {
  const server = started(place, [], onNode(node), true, node);
  try {
    const address = await server.address;
    for (const path of paths) {
      const { status } = await fetch(address + path);
      if (status !== 200) return `answered ${path} with ${status}`;
    }
    return "answered";
  } catch (cause) {
    return `failed: ${cause instanceof Error ? cause.message : cause}`;
  } finally {
    await server.end();
  }
}

/**
 * `npm test` there; what it says goes to a log beside the clone.
 * @param {string} node
 * @param {string} place
 * @returns {Promise<{ status: number, passed: string }>}
 */
function tests(node, place) {
  const log = createWriteStream(`${place}.log`);
  const { PROVE: _, ...env } = onNode(node);
  const child = spawn("npm", ["test"], {
    cwd: place,
    env: { ...env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let passed = "no summary";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      log.write(text);
      passed = /^\s*Tests\s+(.+)$/m.exec(text)?.[1] ?? passed;
    });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => log.end(() => resolve({ status: code ?? 1, passed })));
  });
}
