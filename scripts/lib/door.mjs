/**
 * The port, and who comes through it. Uses nothing but Node, so that the port can be had, or known to be taken, before
 * anything is installed or built.
 */
import { createServer } from "node:http";
import { codeOf } from "./code-of.mjs";

/** @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void} Answer */

/** @typedef {(request: import("node:http").IncomingMessage, socket: import("node:stream").Duplex, head: Buffer) => void} Upgrade */

/** Who sends or takes nothing for this long is gone. Each connection holds a descriptor, and perhaps an open file. */
const STALLED_MS = 15_000;
/** How long a request may take to say what it wants: its headers, and all of it. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
/** Two descriptors each at most, which stays within the 1,024 that a process has on many systems. */
const MOST_CONNECTIONS = 256;
/** Requests sent ahead on one connection. Browsers send none. */
const MOST_AHEAD = 32;

/** This machine has no address of that kind. */
const absent = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"]);

/**
 * Opens a port to this machine alone, or to everybody who can reach it.
 * @param {number} port 0 for any that is free
 * @param {boolean} lan
 * @param {Answer} answer
 * @param {Upgrade} [upgrade] who takes over connections that are to stay open
 * @returns {Promise<{ port: number, close: () => void }>} fails with the system's code, such as EADDRINUSE
 */
export async function openDoor(port, lan, answer, upgrade) {
  for (let attempts = 1; ; attempts++) {
    const door = doorkeeper(answer, upgrade);
    try {
      return { port: await listen(door, port, lan), close: door.close };
    } catch (cause) {
      door.close();
      // Free for one kind of address and taken for the other: another one will do.
      if (port !== 0 || attempts === 10 || codeOf(cause) !== "EADDRINUSE") throw cause;
    }
  }
}

/**
 * @param {ReturnType<typeof doorkeeper>} door
 * @param {number} port
 * @param {boolean} lan
 * @returns {Promise<number>} the port
 */
async function listen(door, port, lan) {
  // Browsers try both for `localhost`, so both are ours or none is. "::" takes both kinds where there are two.
  const wanted = lan ? [["::", "0.0.0.0"]] : [["127.0.0.1"], ["::1"]];
  let had = port;
  /** @type {unknown} */
  let missing;
  let listening = 0;
  for (const hosts of wanted)
    for (const host of hosts)
      try {
        had = await door.listen(had, host);
        listening++;
        break;
      } catch (cause) {
        if (!absent.has(codeOf(cause))) throw cause;
        missing = cause;
      }
  if (listening === 0) throw missing;
  return had;
}

/** @param {Answer} answer @param {Upgrade} [upgrade] */
function doorkeeper(answer, upgrade) {
  /** @type {import("node:http").Server[]} */
  const servers = [];
  /** Everybody inside, who came first before who came last. @type {Set<import("node:net").Socket>} */
  const inside = new Set();
  const answerInTurn = inTurn(answer);

  /** @param {number} port @param {string} host @returns {Promise<number>} */
  function listenOn(port, host) {
    const server = createServer({
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 5_000,
    });
    server.setTimeout(STALLED_MS);
    server.on("request", answerInTurn);
    // Whoever expects something odd is answered like anybody else, in turn.
    server.on("checkExpectation", answerInTurn);
    if (upgrade)
      server.on("upgrade", (request, socket, head) => {
        // It stays as long as whoever took it over likes, and makes room for nobody.
        inside.delete(request.socket);
        upgrade(request, socket, head);
      });
    server.on("connection", (socket) => {
      const [first] = inside;
      // A full house: whoever stayed longest makes room, so that stalled clients keep nobody out.
      if (inside.size >= MOST_CONNECTIONS && first !== undefined) {
        inside.delete(first);
        first.destroy();
      }
      inside.add(socket);
      socket.once("close", () => inside.delete(socket));
    });
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

  function close() {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }

  return { listen: listenOn, close };
}

/**
 * Requests sent ahead on one connection are answered one after the other: each may hold a file open.
 * @param {Answer} answer
 * @returns {Answer}
 */
function inTurn(answer) {
  /** @type {WeakMap<import("node:net").Socket, (() => void)[]>} */
  const lines = new WeakMap();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length > MOST_AHEAD) {
      socket.destroy();
      return;
    }
    line.push(() => answer(request, response));
    response.once("close", () => {
      line.shift();
      if (!socket.destroyed) line[0]?.();
    });
    if (line.length === 1) line[0]?.();
  };
}
