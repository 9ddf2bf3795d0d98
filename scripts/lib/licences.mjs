import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @import { Lock } from "./install.mjs" */

/** Licences that ask for no more than to be named, for whatever we serve or run. */
const free = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
]);

/** Licences that ask for something of whoever changes or passes on the work itself: only for tools, as they are. */
const freeForTools = new Set(["MPL-2.0", "CC-BY-4.0"]);

/**
 * Packages whose licence is not where npm looks for it, or not written as SPDX does, and the file and words that name it.
 * @type {Readonly<Record<string, { licence: string, file: string, words: string }>>}
 */
const elsewhere = {
  "@pm2/io@6.1.0": { licence: "Apache-2.0", file: "LICENSE.md", words: "Version 2.0, January 2004" },
  "base64-arraybuffer@0.1.4": { licence: "MIT", file: "README.md", words: "Licensed under the MIT license." },
  "only@0.0.2": { licence: "MIT", file: "Readme.md", words: "(The MIT License)" },
  "xmlhttprequest-ssl@2.1.2": { licence: "MIT", file: "README.md", words: "MIT license. See LICENSE" },
};

/**
 * Packages of the lock, for every system, whose licence is unknown or not one of those.
 * @param {Lock} lock
 * @param {string} folder where the packages are installed
 */
export function licenceProblems(lock, folder) {
  const problems = [];
  for (const [path, { version, link, license, dev }] of Object.entries(lock.packages)) {
    if (link || !path.includes("node_modules/")) continue;
    const name = `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`;
    const licence = foundElsewhere(name, join(folder, path)) ?? license;
    if (licence === undefined) problems.push(`${name}: no licence is known`);
    else if (!isAllowed(licence, dev ?? false)) problems.push(`${name}: ${licence}`);
  }
  return problems;
}

/** @param {string} name @param {string} folder */
function foundElsewhere(name, folder) {
  if (!Object.hasOwn(elsewhere, name)) return undefined;
  const place = elsewhere[name];
  return place && readFileSync(join(folder, place.file), "utf8").includes(place.words)
    ? place.licence
    : undefined;
}

/**
 * @param {string} licence one, or several to choose from, or several at once, as SPDX writes them
 * @param {boolean} tool
 */
export function isAllowed(licence, tool) {
  const choices = licence.replace(/^\((.*)\)$/, "$1").split(" OR ");
  return choices.some((choice) =>
    choice.split(" AND ").every((one) => free.has(one) || (tool && freeForTools.has(one))),
  );
}
