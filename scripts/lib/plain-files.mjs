import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * The names of the plain files in a folder and below, as they stand in an address: no links, nothing hidden.
 * @param {string} folder
 * @returns {string[]} in order
 */
export function plainFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !name.split("/").some((part) => part.startsWith(".")))
    .sort();
}
