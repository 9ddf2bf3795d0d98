/** What is said to whoever cannot be let in. Uses nothing but Node, so that it can be said before anything is installed. */

/** @param {string} address */
const misdirected = (address) =>
  `421\nCette guinguette n’est ouverte qu’à cette machine : ${address} Pour d’autres : npm start -- --lan\n` +
  `This guinguette is open to this machine only: ${address} For others: npm start -- --lan\n`;

/**
 * A page from elsewhere can have its own name lead to this machine, and then read what is served here; the name gives
 * it away. Old clients send none.
 * @param {string | undefined} host
 */
export function isOurName(host) {
  return host === undefined || /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i.test(host);
}

/** Names the address that was asked, as this machine knows it. @param {import("node:http").ServerResponse} response */
export function misdirect(response) {
  refuse(response, 421, misdirected(ownAddress(response.socket)));
}

/** @param {import("node:net").Socket | null} socket */
function ownAddress(socket) {
  const scheme = socket !== null && "encrypted" in socket && socket.encrypted === true ? "https" : "http";
  // The URL leaves out the port that goes without saying.
  return new URL(`${scheme}://localhost:${socket?.localPort ?? ""}`).href;
}

/**
 * Says no, and ends the connection: what else was sent with the request is not read.
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
export function refuse(response, status, text, headers) {
  response
    .writeHead(status, {
      "content-type": "text/plain; charset=utf-8",
      "content-length": Buffer.byteLength(text),
      "cache-control": "no-cache",
      connection: "close",
      ...headers,
    })
    .end(text);
}
