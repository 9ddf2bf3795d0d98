import { parseArgs } from "node:util";
import { say } from "./language.mjs";

/**
 * @typedef {object} StartOptions
 * @property {number} port
 * @property {boolean} lan whether others than this machine may come
 * @property {{ cert: string, key: string } | null} certificate the files of one, with which all is encrypted
 * @property {"all" | "prepare" | "open"} deeds whether it is prepared and opened, or one of the two
 */

const flags = /** @type {const} */ ({
  lan: { type: "boolean" },
  cert: { type: "string" },
  key: { type: "string" },
  prepare: { type: "boolean" },
  prepared: { type: "boolean" },
  help: { type: "boolean" },
});

/**
 * What `npm start` was asked for.
 * @param {string[]} args
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {StartOptions | { help: string } | { problem: string }}
 */
export function startOptions(args, env) {
  let values;
  try {
    values = parseArgs({ args, options: flags }).values;
  } catch {
    return { problem: unknownFlag(args) };
  }
  if (values.help) return { help: usage() };
  const port = env.PORT || "3000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return { problem: wrongPort(port) };
  const cert = values.cert ?? env.TLS_CERT ?? "";
  const key = values.key ?? env.TLS_KEY ?? "";
  if ((cert === "") !== (key === "")) return { problem: half() };
  return {
    port: Number(port),
    lan: values.lan ?? false,
    certificate: cert === "" ? null : { cert, key },
    deeds: values.prepare ? "prepare" : values.prepared ? "open" : "all",
  };
}

/** @param {string[]} args */
function unknownFlag(args) {
  const valued = new Set(["--cert", "--key"]);
  const isKnown = (/** @type {string} */ arg) =>
    Object.hasOwn(flags, arg.slice(2)) && arg.startsWith("--") && !valued.has(arg);
  const given = args.find((arg, at) => !isKnown(arg) && arg !== "--" && !valued.has(args[at - 1] ?? ""));
  return say(
    `npm start ne connaît pas ${JSON.stringify(given)}.\n${usage()}`,
    `npm start does not know ${JSON.stringify(given)}.\n${usage()}`,
  );
}

/** @param {string} port */
function wrongPort(port) {
  const given = JSON.stringify(port);
  return say(
    `PORT doit être un nombre entier de 0 à 65535, et vaut ${given}.`,
    `PORT must be a whole number from 0 to 65535, and is ${given}.`,
  );
}

function half() {
  return say(
    "Un certificat et sa clé vont ensemble : --cert FICHIER --key FICHIER (ou TLS_CERT et TLS_KEY).",
    "A certificate and its key go together: --cert FILE --key FILE (or TLS_CERT and TLS_KEY).",
  );
}

function usage() {
  return say(
    "npm start                                ouvre la guinguette à cette machine seule, sur http://localhost:3000\n" +
      "npm start -- --lan                       l’ouvre aussi aux autres appareils du réseau, et dit à quelles adresses\n" +
      "npm start -- --cert FICHIER --key FICHIER  en https, avec ce certificat (ou TLS_CERT et TLS_KEY)\n" +
      "npm start -- --prepare                   installe et construit ce qui manque, et n’ouvre rien\n" +
      "npm start -- --prepared                  ouvre aussitôt ce qui a été préparé\n" +
      "PORT=8080 npm start                      prend un autre port ; 0 pour n’importe lequel qui soit libre",
    "npm start                                opens the guinguette to this machine alone, on http://localhost:3000\n" +
      "npm start -- --lan                       opens it to the other devices of the network too, and says at which addresses\n" +
      "npm start -- --cert FILE --key FILE      by https, with this certificate (or TLS_CERT and TLS_KEY)\n" +
      "npm start -- --prepare                   installs and builds what is missing, and opens nothing\n" +
      "npm start -- --prepared                  opens at once what was prepared\n" +
      "PORT=8080 npm start                      takes another port; 0 for any that is free",
  );
}
