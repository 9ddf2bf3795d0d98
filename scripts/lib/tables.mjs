import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serverFolder } from "./builds.mjs";
import { codeOf } from "./code-of.mjs";
import { say } from "./language.mjs";
import { root } from "./root.mjs";

/**
 * As much of the server of tables as is used here.
 * @typedef {object} Tables
 * @property {import("./door.mjs").Answer} answer
 * @property {import("./door.mjs").Upgrade} upgrade
 * @property {() => Promise<void>} close
 */

/** Where the tables of people apart are kept. */
const data = process.env.GUINGUETTE_DATA || join(root, ".data");

/**
 * Opens the tables of people apart, with the server that was built with the app.
 * @param {string} build
 * @param {string} [folder] where they are kept
 * @returns {Promise<Tables | null>} null where they cannot be kept: the rest of the app needs none of it
 */
export async function openTables(build, folder = data) {
  try {
    mkdirSync(folder, { recursive: true });
    const { serveTablesIn } = await import(pathToFileURL(join(build, serverFolder, "server.mjs")).href);
    return await serveTablesIn(join(folder, "tables.sqlite"));
  } catch (cause) {
    const why = codeOf(cause);
    console.error(
      say(
        `Les tables à distance restent fermées : rien ne peut être gardé dans ${folder} (${why}).`,
        `Tables for people apart stay closed: nothing can be kept in ${folder} (${why}).`,
      ),
    );
    return null;
  }
}
