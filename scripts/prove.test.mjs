import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
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

/** Tests as vitest finds them by a word: from the root on, or anywhere below the room they are of. */
const rooms = ["scripts", "bench", ...readdirSync(join(root, "packages")).map((room) => `packages/${room}`)];
const tests = rooms.flatMap((room) =>
  ["", "src", "e2e", "components"]
    .filter((folder) => existsSync(join(root, room, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, room, folder), { recursive: folder !== "", encoding: "utf8" }).map((file) => ({
        room,
        path: join(folder, file),
      })),
    )
    .filter(({ path }) => /\.test\.(ts|mjs)$/.test(path)),
);

it.each(Object.entries(proofs).flatMap(([name, proof]) => ("tests" in proof ? [[name, proof.tests]] : [])))(
  "finds the tests of %s, where it says %s",
  (_name, word) => {
    const found = tests.filter(({ room, path }) => path.includes(word) || `${room}/${path}`.startsWith(word));
    expect(found.length).toBeGreaterThan(0);
  },
);
