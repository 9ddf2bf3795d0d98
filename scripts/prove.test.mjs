import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { proofs } from "./lib/prove.mjs";
import { root } from "./lib/root.mjs";

/** @param {string[]} args */
const prove = (...args) =>
  spawnSync(process.execPath, [join(root, "scripts/prove.mjs"), ...args], { encoding: "utf8" });

it.each([[], ["nothing"], ["toString"], ["adversary", "again"]])(
  "says which proofs there are: %s",
  (...args) => {
    const { status, stderr } = prove(...args);
    expect(status).toBe(2);
    for (const name of Object.keys(proofs)) expect(stderr).toContain(`  ${name}: `);
  },
);
