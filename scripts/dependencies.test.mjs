import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/root.mjs";

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));

const rooms = readdirSync(join(root, "packages")).map((room) => `packages/${room}`);
const named = [".", "bench", ...rooms].flatMap((room) => {
  const { dependencies, devDependencies } = json(room);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((name) => !name.startsWith("@guinguette/")).map((name) => installed(room, name));
});

/** A package is installed for all rooms, or for one of them where others want another version.
 * @param {string} room
 * @param {string} name */
function installed(room, name) {
  const own = join(room, "node_modules", name);
  const { version, license } = json(existsSync(join(root, own)) ? own : join("node_modules", name));
  return `${name} | ${version} | ${license}`;
}

it("docs/dependencies.md has a line for each dependency, with its version and licence, and for no other", () => {
  const page = readFileSync(join(root, "docs/dependencies.md"), "utf8");
  const lines = [...page.matchAll(/^\| (\S+ \| \d\S+ \| [^|]+) \| \w.* \|$/gm)].map((line) => line[1]);
  const expected = [...new Set(named)];
  expect(lines.sort()).toEqual(expected.sort());
});
