import { accessSync, constants } from "node:fs";
import { buildWeb, dist } from "./build-web.mjs";
import { serveBuilds } from "./builds.mjs";
import { install, isInstalled } from "./install.mjs";
import { say } from "./language.mjs";
import { root } from "./root.mjs";

/**
 * What is missing is installed and the app is built; where nothing can be written, what is there has to do.
 * @returns {Promise<number>} 0, or the exit status of what went wrong
 */
export async function prepare() {
  if (!isInstalled() && isWritable(root)) {
    console.error(say("Installation de ce qui manque…", "Installing what is missing…"));
    const failed = await install();
    if (failed) return failed;
  }
  const built = await buildWeb();
  if ("status" in built) return built.status;
  const code = built.unwritable;
  if (serveBuilds(dist) === null) {
    console.error(
      say(
        `Rien n’est encore construit, et rien ne peut être écrit (${code}) dans ${dist}\nRendez ce dossier inscriptible, ou copiez le projet ailleurs, puis relancez npm start.`,
        `Nothing is built yet, and nothing can be written (${code}) in ${dist}\nMake that folder writable, or copy the project elsewhere, then run npm start again.`,
      ),
    );
    return 1;
  }
  console.error(
    say(
      `Rien ne peut être écrit ici (${code}) : voici ce qui a été construit la dernière fois.`,
      `Nothing can be written here (${code}): this is what was built last time.`,
    ),
  );
  return 0;
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
