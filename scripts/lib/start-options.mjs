import { parseArgs } from "node:util";
import { say } from "./language.mjs";

/** @typedef {{ port: number, lan: boolean }} StartOptions */

/**
 * What `npm start` was asked for.
 * @param {string[]} args
 * @param {string | undefined} port of the environment
 * @returns {StartOptions | { help: string } | { problem: string }}
 */
export function startOptions(args, port) {
  let values;
  try {
    values = parseArgs({ args, options: { lan: { type: "boolean" }, help: { type: "boolean" } } }).values;
  } catch {
    const given = args.find((arg) => arg !== "--lan" && arg !== "--help" && arg !== "--");
    return {
      problem: say(
        `npm start ne connaît pas ${JSON.stringify(given)}.\n${usage()}`,
        `npm start does not know ${JSON.stringify(given)}.\n${usage()}`,
      ),
    };
  }
  if (values.help) return { help: usage() };
  if (port === undefined || port === "") return { port: 3000, lan: values.lan ?? false };
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535)
    return { port: Number(port), lan: values.lan ?? false };
  const given = JSON.stringify(port);
  return {
    problem: say(
      `PORT doit être un nombre entier de 0 à 65535, et vaut ${given}.`,
      `PORT must be a whole number from 0 to 65535, and is ${given}.`,
    ),
  };
}

function usage() {
  return say(
    "npm start              ouvre la guinguette à cette machine seule, sur http://localhost:3000\n" +
      "npm start -- --lan     l’ouvre aussi aux autres appareils du réseau, et dit à quelles adresses\n" +
      "PORT=8080 npm start    prend un autre port ; 0 pour n’importe lequel qui soit libre",
    "npm start              opens the guinguette to this machine alone, on http://localhost:3000\n" +
      "npm start -- --lan     opens it to the other devices of the network too, and says at which addresses\n" +
      "PORT=8080 npm start    takes another port; 0 for any that is free",
  );
}
