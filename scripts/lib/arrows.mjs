import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import ts from "typescript";
import { importsOf } from "./imports.mjs";
import { impuritiesOf } from "./impurities.mjs";
import { filesBelow } from "./plain-files.mjs";
import { rooms } from "./rooms.mjs";

/** @import { Room } from "./rooms.mjs" */

const scope = "@guinguette/";
const readable = /\.([cm]?[jt]sx?|svelte)$/;
/** Kinds of modules this check has no eyes for yet: better to fail than to pass without looking. */
const unreadable = /\.(vue|astro)$/;
const isTest = /\.test\.[cm]?[jt]sx?$/;

/**
 * Reads every module of every room and says where one touches what it may not.
 * @param {string} root
 * @returns {{ modules: number, problems: string[] }}
 */
export function checkArrows(root) {
  let modules = 0;
  const problems = [];
  for (const { name, folder } of roomFolders(root)) {
    const room = rooms[name];
    if (room === undefined) {
      problems.push(`packages/${name} is not a room that scripts/lib/rooms.mjs knows`);
      continue;
    }
    for (const path of filesIn(join(folder, "src"))) {
      const shown = relative(root, path).split(sep).join("/");
      if (unreadable.test(path))
        problems.push(`${shown} is of a kind that scripts/lib/arrows.mjs cannot read`);
      if (!readable.test(path)) continue;
      modules++;
      for (const { line, problem } of problemsOf(path, name, room, folder)) {
        problems.push(`${shown}:${line} ${problem}`);
      }
    }
  }
  return { modules, problems };
}

/** @param {string} root */
function roomFolders(root) {
  const packages = foldersIn(join(root, "packages")).map((name) => ({
    name,
    folder: join(root, "packages", name),
  }));
  return [...packages, { name: "bench", folder: join(root, "bench") }];
}

/**
 * @param {string} path
 * @param {string} name
 * @param {Room} room
 * @param {string} folder
 * @returns {{ line: number, problem: string }[]}
 */
function problemsOf(path, name, room, folder) {
  const text = readFileSync(path, "utf8");
  const code = path.endsWith(".svelte") ? scriptsOf(text) : text;
  const file = ts.createSourceFile(`${path}.ts`, code, ts.ScriptTarget.Latest, true);
  const test = isTest.test(path);
  const problems = [];
  for (const { specifier, line } of importsOf(file)) {
    const reason = whyNot(specifier, name, room, test, path, folder);
    if (reason !== undefined) problems.push({ line, problem: `imports ${specifier ?? "…"}: ${reason}` });
  }
  if (room.pure && !test) {
    for (const { what, line } of impuritiesOf(file)) {
      problems.push({ line, problem: `uses ${what}: ${name} gets time and chance as arguments only` });
    }
  }
  return problems;
}

/**
 * The scripts of a component, every line where it was.
 * @param {string} text
 */
function scriptsOf(text) {
  const inScript = text.split(/(?=<script[\s>])|(?<=<\/script>)/);
  return inScript
    .map((part) =>
      part.startsWith("<script")
        ? part.replace(/<script[^>]*>|<\/script>/g, (tag) => tag.replace(/[^\n]/g, " "))
        : part.replace(/[^\n]/g, ""),
    )
    .join("");
}

/**
 * @param {string | undefined} specifier
 * @param {string} name
 * @param {Room} room
 * @param {boolean} test
 * @param {string} path
 * @param {string} folder
 * @returns {string | undefined}
 */
function whyNot(specifier, name, room, test, path, folder) {
  if (specifier === undefined) {
    return room.pure && !test ? `${name} names its imports in full` : undefined;
  }
  if (specifier.startsWith(".")) {
    const outside = relative(folder, join(dirname(path), specifier)).startsWith("..");
    return outside ? `another room is imported by its name, ${scope}…` : undefined;
  }
  if (specifier.startsWith(scope)) {
    const other = specifier.slice(scope.length).split("/")[0] ?? "";
    if (other === name) return "a room imports its own files by their path";
    return room.touches.includes(other) ? undefined : `${name} may not touch ${other}`;
  }
  if (test) return undefined;
  if (room.pure && isBuiltin(specifier)) return `${name} runs without Node`;
  return room.alone ? `${name} has no dependency` : undefined;
}

/** @param {string} folder */
function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/**
 * Every file below a folder; none where the folder does not exist yet.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  try {
    return filesBelow(folder);
  } catch {
    return [];
  }
}
