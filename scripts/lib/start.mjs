import { join } from "node:path";
import { install, isInstalled } from "./install.mjs";
import { say } from "./language.mjs";
import { root } from "./root.mjs";
import { runNode } from "./run.mjs";
import { fileServer, listen } from "./serve.mjs";
import { tools } from "./tools.mjs";

/** From whatever state the folder is in to the app on its address. */
export async function start() {
  const port = readPort(process.env.PORT);
  if (port === null) {
    const given = JSON.stringify(process.env.PORT);
    console.error(
      say(
        `PORT doit être un nombre entier de 0 à 65535, et vaut ${given}.`,
        `PORT must be a whole number from 0 to 65535, and is ${given}.`,
      ),
    );
    process.exitCode = 2;
    return;
  }
  process.exitCode = (await prepare()) || (await serve(port));
}

/** @param {string | undefined} text */
function readPort(text) {
  if (text === undefined || text === "") return 3000;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
}

/** @returns {Promise<number>} 0, or the exit status of what went wrong */
async function prepare() {
  if (!isInstalled()) {
    console.error(say("Installation de ce qui manque…", "Installing what is missing…"));
    const failed = await install();
    if (failed) return failed;
  }
  return buildWeb();
}

/** @returns {Promise<number>} */
export function buildWeb() {
  // Whatever runs this, a test too: what is built is what people get.
  process.env.NODE_ENV = "production";
  return runNode([tools.vite, "build", "packages/web", "--logLevel", "warn"]);
}

/**
 * @param {number} port
 * @returns {Promise<number>} 0, or 1 where the port cannot be had
 */
async function serve(port) {
  try {
    const listening = await listen(fileServer(join(root, "packages/web/dist")), port);
    console.log(
      say(
        `La guinguette est ouverte : http://localhost:${listening} (Ctrl-C pour fermer)`,
        `The guinguette is open: http://localhost:${listening} (Ctrl-C to close)`,
      ),
    );
    return 0;
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : String(cause);
    console.error(whyNot(port, String(code)));
    return 1;
  }
}

/**
 * @param {number} port
 * @param {string} code
 */
function whyNot(port, code) {
  if (code === "EADDRINUSE")
    return say(
      `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : PORT=${port + 1} npm start`,
      `Port ${port} is already used by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  if (code === "EACCES")
    return say(
      `Le port ${port} est réservé au système. Choisissez-en un autre : PORT=3000 npm start`,
      `Port ${port} is reserved for the system. Choose another one: PORT=3000 npm start`,
    );
  return say(`Le port ${port} ne s’ouvre pas : ${code}.`, `Port ${port} cannot be opened: ${code}.`);
}
