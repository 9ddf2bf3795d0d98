/**
 * What depends on the platform, on the other Nodes that the project promises to run on. Both README commands on each of
 * them: `npm run prove -- nodes`.
 */
import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { nodeLines, nodeOf, onNode, versionOf } from "./lib/nodes.mjs";
import { root } from "./lib/root.mjs";
import { tools } from "./lib/tools.mjs";

/** Folders with links, raw sockets, the native database and its locks, Node's own cryptography. */
const platform = [
  "scripts/serve.test.mjs",
  "packages/server/src/store/sqlite.test.ts",
  "packages/server/src/store/hold.test.ts",
  "packages/rules/src/secret.test.ts",
];

const others = nodeLines.filter((line) => line !== process.versions.node.split(".")[0]);

it("the lines are those of engines, and the newest", () => {
  expect(nodeLines).toEqual(["20", "22", "24", "latest"]);
});

describe.each(others)("on Node %s", (line) => {
  /** @type {string} */
  let node;
  beforeAll(async () => {
    node = await nodeOf(line);
  }, 180_000);

  it("serves no file behind a link, stores tables, and deals alike", () => {
    if (line !== "latest") expect(versionOf(node)).toMatch(new RegExp(`^v${line}\\.`));
    const { status, stdout } = spawnSync(node, [tools.vitest, "run", "--maxWorkers=1", ...platform], {
      cwd: root,
      encoding: "utf8",
      env: { ...onNode(node), NO_COLOR: "1" },
    });
    expect(stdout).toContain(`Test Files  ${platform.length} passed`);
    expect(status, stdout).toBe(0);
  });
});
