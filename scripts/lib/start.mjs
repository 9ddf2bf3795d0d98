import { accessSync, constants } from "node:fs";
import { buildWeb, dist } from "./build-web.mjs";
import { serveBuilds } from "./builds.mjs";
import { codeOf } from "./code-of.mjs";
import { openDoor } from "./door.mjs";
import { install, isInstalled } from "./install.mjs";
import { lanAddresses } from "./lan.mjs";
import { say } from "./language.mjs";
import { reception } from "./reception.mjs";
import { root } from "./root.mjs";
import { startOptions } from "./start-options.mjs";
import { isShared, openTables } from "./tables.mjs";

/**
 * @typedef {import("./door.mjs").Answer} Answer
 * @typedef {import("./door.mjs").Upgrade} Upgrade
 */

/**
 * From whatever state the folder is in to the app on its address.
 * @param {string[]} args
 */
export async function start(args) {
  const options = startOptions(args, process.env.PORT);
  if ("help" in options) console.log(options.help);
  else if ("problem" in options) {
    console.error(options.problem);
    process.exitCode = 2;
  } else process.exitCode = await open(options);
}

/**
 * The port first: where it is taken, nothing is installed or built.
 * @param {import("./start-options.mjs").StartOptions} options
 * @returns {Promise<number>} 0, or the exit status of what went wrong
 */
async function open({ port, lan }) {
  /** @type {{ answer: Answer, upgrade: Upgrade }} */
  let inside = { answer: notYet, upgrade: (_request, socket) => void socket.destroy() };
  let door;
  try {
    door = await openDoor(
      port,
      lan,
      (request, response) => inside.answer(request, response),
      (request, socket, head) => inside.upgrade(request, socket, head),
    );
  } catch (cause) {
    console.error(whyNoPort(port, codeOf(cause)));
    return 1;
  }
  const failed = await prepare();
  const builds = failed === 0 ? serveBuilds(dist) : null;
  const served = builds && (await siteOf(builds.folders, lan));
  if (!served) {
    door.close();
    return failed || 1;
  }
  const tables = await openTables(builds.folders[0] ?? "");
  if (tables === null && isShared) {
    // One of several: whoever looks after them starts another, rather than have one without tables.
    door.close();
    builds.release();
    return 1;
  }
  inside = reception(served, tables, lan);
  const leave = () => {
    builds.release();
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.once(signal, () => {
      // Whoever insists does not wait.
      process.once(signal, leave);
      void (tables?.close() ?? Promise.resolve()).finally(leave);
    });
  // No request ends the process; what nobody thought of is said.
  process.on("unhandledRejection", (cause) => console.error(cause));
  console.log(whereOpen(door.port, lan));
  return 0;
}

/** A page that is still open may ask while the app is being built. @type {Answer} */
function notYet(_request, response) {
  const text = "La guinguette se prépare… · The guinguette is being prepared…\n";
  const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": "5", connection: "close" };
  response.writeHead(503, headers).end(text);
}

/**
 * What is missing is installed and the app is built; where nothing can be written, what is there has to do.
 * @returns {Promise<number>} 0, or the exit status of what went wrong
 */
async function prepare() {
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

/**
 * @param {string[]} folders
 * @param {boolean} lan
 * @returns {Promise<Answer | null>}
 */
async function siteOf(folders, lan) {
  try {
    const { site } = await import("./serve.mjs");
    return await site(folders, lan);
  } catch (cause) {
    if (codeOf(cause) !== "ERR_MODULE_NOT_FOUND") throw cause;
    console.error(
      say(
        `Les paquets du projet ne sont pas installés, et rien ne peut être écrit dans ${root}\nRendez ce dossier inscriptible, puis relancez npm start.`,
        `The packages of the project are not installed, and nothing can be written in ${root}\nMake that folder writable, then run npm start again.`,
      ),
    );
    return null;
  }
}

/**
 * @param {number} port
 * @param {boolean} lan
 */
function whereOpen(port, lan) {
  if (!lan)
    return say(
      `La guinguette est ouverte, à cette machine seule : http://localhost:${port} (Ctrl-C pour fermer)`,
      `The guinguette is open, to this machine alone: http://localhost:${port} (Ctrl-C to close)`,
    );
  const addresses = lanAddresses(port);
  if (addresses.length === 0)
    return say(
      `La guinguette est ouverte à tous sur le port ${port}, mais cette machine n’a pas d’adresse sur un réseau (Ctrl-C pour fermer)`,
      `The guinguette is open to everybody on port ${port}, but this machine has no address on a network (Ctrl-C to close)`,
    );
  const list = addresses.map((address) => `\n  ${address}`).join("");
  // What browsers call a secure context: this machine itself, or https.
  return say(
    `La guinguette est ouverte à qui peut joindre cette machine (Ctrl-C pour fermer) :${list}\nSans https, les navigateurs des autres appareils n’y gardent ni parties, ni copie pour jouer hors ligne.`,
    `The guinguette is open to whoever can reach this machine (Ctrl-C to close):${list}\nWithout https, the browsers of other devices keep no games there, and no copy to play offline.`,
  );
}

/**
 * @param {number} port
 * @param {string} code
 */
function whyNoPort(port, code) {
  if (code === "EADDRINUSE") {
    const other = port === 65_535 ? 3000 : port + 1;
    return say(
      `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : PORT=${other} npm start`,
      `Port ${port} is already used by another program. Stop it, or choose another port: PORT=${other} npm start`,
    );
  }
  if (code === "EACCES")
    return say(
      `Le port ${port} est réservé au système. Choisissez-en un autre : PORT=3000 npm start`,
      `Port ${port} is reserved for the system. Choose another one: PORT=3000 npm start`,
    );
  return say(`Le port ${port} ne s’ouvre pas : ${code}.`, `Port ${port} cannot be opened: ${code}.`);
}
