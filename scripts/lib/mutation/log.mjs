import { existsSync, readFileSync } from "node:fs";

/** @typedef {ReturnType<typeof logOf>} MutationLog */

/**
 * What the runners have noted so far, a line of JSON for each thing: a file of tests goes on where another process left it.
 *
 * @param {string} path
 */
export function logOf(path) {
  const log = {
    /** @type {Map<string, { took: number, covered: Record<string, number> }>} By test: how long it takes, in milliseconds, and how often it meets each mutant. */
    covers: new Map(),
    /** @type {Set<string>} */
    killed: new Set(),
    /** @type {Map<string, Set<string>>} By test: the mutants that it was run with. */
    tried: new Map(),
    /** @type {Map<number, { mutant: string, test: string, until: number }>} By process: what it is at, and until when. */
    running: new Map(),
    /** @type {Set<string>} Tests that fail without any mutant. */
    broken: new Set(),
    /** @type {Set<string>} Mutants of what is done when a module is loaded. */
    atLoad: new Set(),
    tainted: 0,
  };
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const [what, subject, ...more] = JSON.parse(line);
    if (what === "covers") log.covers.set(subject, { took: more[0], covered: more[1] });
    else if (what === "broken") log.broken.add(subject);
    else if (what === "tainted") log.tainted++;
    else if (what === "static") for (const id of subject) log.atLoad.add(id);
    else if (what === "try") log.running.set(more[1], { mutant: subject, test: more[0], until: more[2] });
    else {
      if (what === "killed") log.killed.add(subject);
      log.tried.set(more[0], (log.tried.get(more[0]) ?? new Set()).add(subject));
    }
  }
  return log;
}
