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

/** Where the tables of people apart are kept: a folder of this machine, or a database that others may serve, too. */
const data = process.env.GUINGUETTE_DATA || join(root, ".data");
export const isShared = (process.env.DATABASE_URL ?? "") !== "";

/**
 * Opens the tables of people apart, with the server that was built with the app.
 * @param {string} build
 * @param {string} [folder] where they are kept
 * @returns {Promise<Tables | null>} null where they cannot be kept: the rest of the app needs none of it
 */
export async function openTables(build, folder = data) {
  try {
    // Its secrets are for whoever runs it: hands that are held, and the keys of every cookie.
    if (!isShared) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { serveTablesIn } = await import(pathToFileURL(join(build, serverFolder, "server.mjs")).href);
    return await serveTablesIn(join(folder, "tables.sqlite"), process.env, tellChecking);
  } catch (cause) {
    console.error(whyClosed(folder, cause));
    return null;
  }
}

/** How far it is with reading them whole, before they are opened. @param {number | null} share */
function tellChecking(share) {
  const done = share === null ? "…" : `${Math.floor(100 * share)}\u00a0%`;
  console.error(
    say(`Vérification des tables à distance\u00a0: ${done}`, `Checking the online tables: ${done}`),
  );
}

/** The address of a database has its password in it, and is not said. @param {string} folder @param {unknown} cause */
function whyClosed(folder, cause) {
  const closed = say("Les tables à distance restent fermées :", "Online tables stay closed:");
  const { name = "", setting = "" } = /** @type {{ name?: string, setting?: string }} */ (cause);
  if (name === "WrongSetting")
    return `${closed} ${say(`${setting} ne peut être compris.`, `${setting} cannot be understood.`)}`;
  if (name === "NewerDatabase")
    return `${closed} ${say(
      "elles ont été gardées par une version plus récente de guinguette, et cette version n’y touche pas.",
      "they were kept by a newer version of guinguette, and this one leaves them alone.",
    )}`;
  if (name === "DamagedDatabase") {
    const [fault = ""] = /** @type {{ faults?: readonly string[] }} */ (cause).faults ?? [];
    return `${closed} ${say(
      `le fichier tables.sqlite de ${folder} est abîmé, rien n’y a été écrit. Mettez-le de côté et restaurez une sauvegarde : guinguette restore (docs/operations.md). SQLite dit : ${fault}`,
      `the file tables.sqlite in ${folder} is damaged, and nothing was written to it. Put it aside and restore a backup: guinguette restore (docs/operations.md). SQLite says: ${fault}`,
    )}`;
  }
  if (name === "AlreadyServed")
    return `${closed} ${say(
      `un autre processus sert déjà celles de ${folder}. Arrêtez-le et relancez celui-ci, ou donnez à celui-ci un autre dossier (GUINGUETTE_DATA) ou une base de données que plusieurs peuvent servir (DATABASE_URL).`,
      `another process already serves those in ${folder}. Stop it and start this one again, or give this one another folder (GUINGUETTE_DATA) or a database that several may serve (DATABASE_URL).`,
    )}`;
  const why = codeOf(cause);
  if (isShared)
    return `${closed} ${say(
      `la base de données de DATABASE_URL ne s’ouvre pas (${why}).`,
      `the database in DATABASE_URL cannot be opened (${why}).`,
    )}`;
  return `${closed} ${say(
    `rien ne peut être gardé dans ${folder} (${why}).`,
    `nothing can be kept in ${folder} (${why}).`,
  )}`;
}
