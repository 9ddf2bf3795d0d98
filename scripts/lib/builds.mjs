/**
 * The builds of the app, in `dist`:
 *
 * - `builds/<id>`: a whole build, with the server of its tables in `server`, never changed. Its id is a hash of its content, so the same app is built once.
 * - `current`: the id of the newest one.
 * - `making/<pid>-…`: one that is being made.
 * - `serving/<pid>`: the ids that a running server needs.
 *
 * A build is made beside the others and then put in its place by a rename, so several may be made and served at the
 * same time, and one that is interrupted changes nothing.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "./code-of.mjs";
import { isRunning } from "./is-running.mjs";
import { plainFiles } from "./plain-files.mjs";

/** Where a build has the program that serves its tables: the same version as its pages. */
export const serverFolder = "server";

/**
 * The files of the app in a build: all but its server.
 * @param {string} build
 */
export function appFiles(build) {
  return plainFiles(build).filter((name) => !name.startsWith(`${serverFolder}/`));
}

/** Pages that are still open may ask for the assets of a build before the current one. */
const KEPT = 2;

/**
 * An empty folder to build in; fails where `dist` cannot be written.
 * @param {string} dist
 */
export function beginBuild(dist) {
  const making = join(dist, "making", `${process.pid}-${randomUUID()}`);
  for (const folder of [dist, join(dist, "builds"), join(dist, "making"), making]) ensureFolder(folder);
  return making;
}

/**
 * One level only: asked for several at once, Node says of a read-only disk that something is not there.
 * @param {string} folder
 */
function ensureFolder(folder) {
  try {
    mkdirSync(folder);
  } catch (cause) {
    if (codeOf(cause) !== "EEXIST") throw cause;
  }
}

/**
 * Makes what was built the current build, and removes what nobody needs any more.
 * @param {string} dist
 * @param {string} making
 */
export function publish(dist, making) {
  const id = idOf(making);
  const place = join(dist, "builds", id);
  try {
    renameSync(making, place);
  } catch {
    // The same app was built before, or beside this and more quickly; unless that one has lost files since.
    if (!isBuild(dist, id)) {
      discard(dist, place);
      renameSync(making, place);
    }
  }
  writeWhole(dist, "current", id);
  tidy(dist);
}

/**
 * What to serve: the current build, and the ones before it. They stay as long as this process runs.
 * @param {string} dist
 * @returns {{ folders: string[], release: () => void } | null} null where nothing is built
 */
export function serveBuilds(dist) {
  const ids = idsByAge(dist).slice(0, 1 + KEPT);
  if (ids.length === 0) return null;
  const folders = ids.map((id) => join(dist, "builds", id));
  const mark = join(dist, "serving", String(process.pid));
  try {
    ensureFolder(join(dist, "serving"));
    writeFileSync(mark, ids.join("\n"));
  } catch {
    // Where nothing can be written nothing can be removed either.
  }
  return { folders, release: () => removed(mark) };
}

/**
 * The builds there are: the current one, then from the newest to the oldest.
 * @param {string} dist
 */
function idsByAge(dist) {
  const current = contentOf(join(dist, "current"));
  return namesIn(join(dist, "builds"))
    .map((id) => ({ id, made: madeAt(join(dist, "builds", id, "index.html")) }))
    .filter(({ made }) => made > 0)
    .sort((a, b) => Number(b.id === current) - Number(a.id === current) || b.made - a.made)
    .map(({ id }) => id);
}

/** @param {string} dist */
function tidy(dist) {
  for (const name of namesIn(join(dist, "making")))
    if (!isRunning(Number.parseInt(name, 10))) removed(join(dist, "making", name));
  const needed = new Set(idsByAge(dist).slice(0, 1 + KEPT));
  for (const pid of namesIn(join(dist, "serving"))) {
    const mark = join(dist, "serving", pid);
    if (!isRunning(Number(pid))) removed(mark);
    else for (const id of contentOf(mark).split("\n")) needed.add(id);
  }
  // A server that begins just now has the current build or one of those before it in mind: they are kept.
  for (const id of namesIn(join(dist, "builds")))
    if (!needed.has(id)) discard(dist, join(dist, "builds", id));
}

/** @param {string} folder */
function idOf(folder) {
  const hash = createHash("sha256");
  for (const name of plainFiles(folder)) {
    const bytes = readFileSync(join(folder, name));
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex").slice(0, 16);
}

/** @param {string} dist @param {string} id */
function isBuild(dist, id) {
  try {
    return idOf(join(dist, "builds", id)) === id;
  } catch {
    return false;
  }
}

/**
 * Takes a folder away at once, then removes what is in it.
 * @param {string} dist
 * @param {string} folder
 */
function discard(dist, folder) {
  const aside = join(dist, "making", `${process.pid}-${randomUUID()}`);
  try {
    renameSync(folder, aside);
  } catch {
    return;
  }
  removed(aside);
}

/** @param {string} dist @param {string} name @param {string} text */
function writeWhole(dist, name, text) {
  const beside = join(dist, "making", `${process.pid}-${randomUUID()}`);
  writeFileSync(beside, text);
  renameSync(beside, join(dist, name));
}

/** @param {string} path */
export function removed(path) {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // The next build tries again.
  }
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} path */
function contentOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** @param {string} path @returns {number} 0 where it is not there */
function madeAt(path) {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
