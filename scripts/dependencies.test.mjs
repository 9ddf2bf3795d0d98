import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/root.mjs";

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));

const rooms = readdirSync(join(root, "packages")).map((room) => `packages/${room}`);
const named = [".", "bench", ...rooms]
  .map(json)
  .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }))
  .filter((name) => !name.startsWith("@guinguette/"));

it("docs/dependencies.md has a line for each dependency, with its version and licence, and for no other", () => {
  const page = readFileSync(join(root, "docs/dependencies.md"), "utf8");
  const lines = [...page.matchAll(/^\| (\S+ \| \d\S+ \| [^|]+) \| \w.* \|$/gm)].map((line) => line[1]);
  const expected = [...new Set(named)].map((name) => {
    const { version, license } = json(`node_modules/${name}`);
    return `${name} | ${version} | ${license}`;
  });
  expect(lines.sort()).toEqual(expected.sort());
});
