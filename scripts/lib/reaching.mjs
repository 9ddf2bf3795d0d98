/** Styles of a component that reach into others: each needs its reason, or the other one a property or a class. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { plainFiles } from "./plain-files.mjs";

/**
 * The lines with `:global` that have no comment "reaches: …" right above.
 * @param {string} text
 */
export function unreasoned(text) {
  const lines = text.split("\n");
  return lines.flatMap((line, at) =>
    line.includes(":global") && !lines[at - 1]?.includes("/* reaches: ") ? [at + 1] : [],
  );
}

/** @param {string} folder */
export function reachingStyles(folder) {
  const components = plainFiles(folder).filter((name) => name.endsWith(".svelte"));
  const problems = components.flatMap((name) =>
    unreasoned(readFileSync(join(folder, name), "utf8")).map((line) => `${name}:${line}`),
  );
  return { components: components.length, problems };
}
