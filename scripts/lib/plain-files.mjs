import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * The files in a folder and below, as paths, in order. Links are neither listed nor followed. The walk is our own:
 * `readdirSync` with `recursive` follows links to folders from Node 22 on.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
    })
    .sort();
}

/**
 * The names of the plain files in a folder and below, as they stand in an address: no links, nothing hidden.
 * @param {string} folder
 * @returns {string[]} in order
 */
export function plainFiles(folder) {
  return filesBelow(folder)
    .map((path) => relative(folder, path).split(sep).join("/"))
    .filter((name) => !name.split("/").some((part) => part.startsWith(".")))
    .sort();
}
