// Read before the Node version is checked, so nothing here is newer than modules themselves.
import { say } from "./language.mjs";

/** What `engines` in package.json says, in a form that needs no parser. */
const oldest = [
  { major: 20, minor: 19 },
  { major: 22, minor: 13 },
];
const everyMajorFrom = 24;

/**
 * Why this Node cannot run the project, or an empty string when it can.
 * @param {string} version such as "20.19.0"
 */
export function nodeProblem(version) {
  const parts = version.split(".").map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  if (major >= everyMajorFrom) return "";
  if (oldest.some((line) => major === line.major && minor >= line.minor)) return "";
  return say(
    `Guinguette a besoin de Node.js 20.19, 22.13, 24 ou plus récent ; celui-ci est le ${version}.\n` +
      "Installez une de ces versions, puis relancez la même commande.",
    `Guinguette needs Node.js 20.19, 22.13, 24 or newer; this one is ${version}.\n` +
      "Install one of these, then run the same command again.",
  );
}

/** Says what is wrong with the running Node and marks the process as failed; true when nothing is. */
export function nodeFits() {
  const problem = nodeProblem(process.versions.node);
  if (problem === "") return true;
  console.error(problem);
  process.exitCode = 1;
  return false;
}
