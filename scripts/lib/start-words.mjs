/** What is said at the terminal of `npm start`. */
import { say } from "./language.mjs";
import { root } from "./root.mjs";

/**
 * @param {number} port
 * @param {string} scheme
 */
export function openHere(port, scheme) {
  return say(
    `La guinguette est ouverte, à cette machine seule : ${scheme}://localhost:${port} (Ctrl-C pour fermer)`,
    `The guinguette is open, to this machine alone: ${scheme}://localhost:${port} (Ctrl-C to close)`,
  );
}

export function howToWiden() {
  return say(
    "Touche L : l’ouvrir aux autres appareils du réseau.",
    "Press L to open it to the other devices of the network.",
  );
}

/**
 * @param {number} port
 * @param {string} scheme
 * @param {readonly string[]} addresses
 */
export function openToAll(port, scheme, addresses) {
  if (addresses.length === 0)
    return say(
      `La guinguette est ouverte à tous sur le port ${port}, mais cette machine n’a pas d’adresse sur un réseau (Ctrl-C pour fermer)`,
      `The guinguette is open to everybody on port ${port}, but this machine has no address on a network (Ctrl-C to close)`,
    );
  const list = addresses.map((address) => `\n  ${address}`).join("");
  const open = say(
    `La guinguette est ouverte à qui peut joindre cette machine (Ctrl-C pour fermer) :${list}`,
    `The guinguette is open to whoever can reach this machine (Ctrl-C to close):${list}`,
  );
  if (scheme === "https") return open;
  // What browsers call a secure context: this machine itself, or https.
  return `${open}\n${say(
    "Sans https, les navigateurs des autres appareils n’y gardent ni parties, ni copie pour jouer hors ligne.",
    "Without https, the browsers of other devices keep no games there, and no copy to play offline.",
  )}`;
}

/**
 * @param {number} port
 * @param {string} code
 */
export function whyNoPort(port, code) {
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

/** @param {string} code */
export function whyNoCertificate(code) {
  return say(
    `Le certificat ou sa clé ne peut être lu (${code}) : le premier est un certificat PEM, l’autre sa clé.`,
    `The certificate or its key cannot be read (${code}): the one is a certificate in PEM, the other its key.`,
  );
}

export function renewed() {
  return say("Le certificat a été relu.", "The certificate has been read again.");
}

export function notPrepared() {
  return say(
    "Rien n’est préparé. D’abord : npm start -- --prepare",
    "Nothing is prepared. First: npm start -- --prepare",
  );
}

export function notInstalled() {
  return say(
    `Les paquets du projet ne sont pas installés, et rien ne peut être écrit dans ${root}\nRendez ce dossier inscriptible, puis relancez npm start.`,
    `The packages of the project are not installed, and nothing can be written in ${root}\nMake that folder writable, then run npm start again.`,
  );
}
