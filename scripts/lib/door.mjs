/**
 * The port, and who comes through it. Uses nothing but Node, so that the port can be had, or known to be taken, before
 * anything is installed or built.
 */
import { createServer, STATUS_CODES } from "node:http";
import { createServer as createEncrypted, Server as EncryptedServer } from "node:https";
import { codeOf } from "./code-of.mjs";
import { encryptedGuards, guards } from "./headers.mjs";
import { inTurn } from "./in-turn.mjs";

/** @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void} Answer */

/** @typedef {(request: import("node:http").IncomingMessage, socket: import("node:stream").Duplex, head: Buffer) => void} Upgrade */

/**
 * Who answers those who come, and who takes over connections that are to stay open.
 * @typedef {{ answer: Answer, upgrade?: Upgrade }} Inside
 */

/**
 * @typedef {object} Way
 * @property {number} port 0 for any that is free
 * @property {boolean} lan whether it is open to everybody who can reach this machine, or to this machine alone
 * @property {import("./certificate.mjs").Certificate | null} [certificate] with one, all that comes and goes is encrypted
 */

/**
 * @typedef {object} Door
 * @property {number} port
 * @property {() => Promise<void>} widen opens it to everybody; fails with the system's code, and is then as it was
 * @property {(certificate: import("./certificate.mjs").Certificate) => void} renew for those who come from now on
 * @property {() => void} close
 */

/** Who sends or takes nothing for this long is gone. Each connection holds a descriptor, and perhaps an open file. */
const STALLED_MS = 15_000;
/** How long a request may take to say what it wants: its headers, and all of it. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
/** Two descriptors each at most, which stays within the 1,024 that a process has on many systems. */
const MOST_CONNECTIONS = 256;
/** One network that has more of them than this makes room for the others: a quarter where it has some to spare, and half
 * whatever it waits for. */
const MOST_OF_ONE = { idle: MOST_CONNECTIONS / 4, all: MOST_CONNECTIONS / 2 };
const patience = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  handshakeTimeout: HEADERS_MS,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
};

/** This machine has no address of that kind. */
const absent = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"]);

/** Of each group, one address. Browsers try both kinds for `localhost`, so both are ours or none is; "::" takes both
 * kinds where there are two. */
const alone = [["127.0.0.1"], ["::1"]];
const everybody = [["::", "0.0.0.0"]];

/**
 * Opens a port to this machine alone, or to everybody who can reach it.
 * @param {Way} way
 * @param {Inside} inside
 * @returns {Promise<Door>} fails with the system's code, such as EADDRINUSE
 */
export async function openDoor({ port, lan, certificate = null }, inside) {
  for (let attempts = 1; ; attempts++) {
    const keeper = doorkeeper(inside, certificate);
    try {
      const had = await keeper.listen(port, lan ? everybody : alone);
      const widen = async () => {
        keeper.turnAway();
        try {
          await keeper.listen(had, everybody);
        } catch (cause) {
          await keeper.listen(had, alone);
          throw cause;
        }
      };
      return { port: had, widen, renew: keeper.renew, close: keeper.close };
    } catch (cause) {
      keeper.close();
      // Free for one kind of address and taken for the other: another one will do.
      if (port !== 0 || attempts === 10 || codeOf(cause) !== "EADDRINUSE") throw cause;
    }
  }
}

/** @param {Inside} given @param {import("./certificate.mjs").Certificate | null} certificate */
function doorkeeper({ answer, upgrade }, certificate) {
  /** @type {import("node:http").Server[]} */
  const servers = [];
  /** Everybody inside by where they come from, who came first before who came last. @type {Map<string, import("node:net").Socket>} */
  const inside = new Map();
  const said = Object.entries(certificate === null ? guards : encryptedGuards);
  const turns = inTurn((request, response) => {
    for (const [name, value] of said) response.setHeader(name, value);
    answer(request, response);
  });
  let shown = certificate;

  /** @param {number} port @param {readonly string[][]} groups @returns {Promise<number>} the port */
  async function listen(port, groups) {
    let had = port;
    /** @type {unknown} */
    let missing;
    let listening = 0;
    for (const hosts of groups)
      for (const host of hosts)
        try {
          had = await listenOn(had, host);
          listening++;
          break;
        } catch (cause) {
          if (!absent.has(codeOf(cause))) throw cause;
          missing = cause;
        }
    if (listening === 0) throw missing;
    return had;
  }

  /** @param {import("node:net").Socket} socket */
  function enter(socket) {
    const from = whereFrom(socket);
    inside.set(from, socket);
    socket.once("close", () => inside.get(from) === socket && inside.delete(from));
  }

  /** A full house: whoever stayed longest makes room, so that stalled clients keep nobody out; and before them, whoever
   * has not asked anything, or not to its end, or does not read what they asked for. Where many have come from one network,
   * one of them. */
  function makeRoom() {
    const all = [...inside];
    const crowd = crowdAmong(all.map(([, socket]) => networkOf(socket)));
    const own = all.filter(([, socket]) => networkOf(socket) === crowd.network);
    /** @param {[string, import("node:net").Socket]} one */
    const isIdle = ([, socket]) => !turns.isBusy(socket);
    const leaver =
      (crowd.size > MOST_OF_ONE.idle ? own.find(isIdle) : undefined) ??
      (crowd.size > MOST_OF_ONE.all ? own[0] : undefined) ??
      all.find(isIdle) ??
      all[0];
    if (leaver === undefined) return;
    inside.delete(leaver[0]);
    leaver[1].destroy();
  }

  /** @param {number} port @param {string} host @returns {Promise<number>} */
  function listenOn(port, host) {
    const server = shown === null ? createServer(patience) : createEncrypted({ ...patience, ...shown });
    server.setTimeout(STALLED_MS);
    server.on("request", turns.answer);
    // Whoever expects something odd is answered like anybody else, in turn.
    server.on("checkExpectation", turns.answer);
    server.on("clientError", (cause, socket) => {
      const status = statusOf(codeOf(cause));
      if (!socket.writable || turns.isAnswering(socket)) socket.destroy();
      else socket.end(refusal(status, said), () => socket.destroy());
    });
    if (upgrade)
      server.on("upgrade", (request, socket, head) => {
        // It stays as long as whoever took it over likes, and makes room for nobody.
        inside.delete(whereFrom(request.socket));
        upgrade(request, socket, head);
      });
    server.on("connection", (socket) => {
      if (inside.size >= MOST_CONNECTIONS) makeRoom();
      enter(socket);
    });
    // Where a handshake fails or takes too long, no goodbye can be sent: it would wait for the handshake to end.
    server.on("tlsClientError", (_cause, socket) => socket.destroy());
    // What is encrypted is asked through a socket of its own.
    server.on("secureConnection", enter);
    servers.push(server);
    return new Promise((resolve, reject) => {
      // Also after it listens: a connection that cannot be taken, for want of descriptors, must not end the process.
      server.on("error", reject);
      server.listen(port, host, () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : port);
      });
    });
  }

  return {
    listen,
    /** Takes nobody else; whoever is inside stays. */
    turnAway() {
      for (const server of servers) server.close();
    },
    /** @param {import("./certificate.mjs").Certificate} newer */
    renew(newer) {
      shown = newer;
      for (const server of servers) if (server instanceof EncryptedServer) server.setSecureContext(newer);
    },
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** The network from which most have come, and how many. @param {string[]} networks */
function crowdAmong(networks) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const network of networks) counts.set(network, (counts.get(network) ?? 0) + 1);
  const [network, size] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), ["", 0]);
  return { network, size };
}

/** An address; of the newer ones, which one house has many of, the half that they share. @param {import("node:net").Socket} socket */
function networkOf({ remoteAddress = "" }) {
  if (!remoteAddress.includes(":") || remoteAddress.includes(".")) return remoteAddress;
  const [start = ""] = remoteAddress.split("::");
  return [...start.split(":"), "0", "0", "0", "0"].slice(0, 4).join(":");
}

/** What is encrypted comes through a socket of its own: both have this in common. @param {import("node:net").Socket} socket */
function whereFrom({ remoteAddress, remotePort }) {
  return `${remoteAddress} ${remotePort}`;
}

/** What Node says of a request that is none. @param {string} code */
function statusOf(code) {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

/** @param {number} status @param {[string, string][]} headers */
function refusal(status, headers) {
  const body = `${status}\n`;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    "content-type: text/plain; charset=utf-8",
    `content-length: ${body.length}`,
    "connection: close",
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
