import { connect } from "node:net";

/**
 * How odd bytes are sent.
 *
 * - whole: at once, and the answer is awaited
 * - slowly: in pieces, and the answer is awaited
 * - aborted: the connection is torn down after the first bytes of the answer, or at once
 * - stalled: only the first half is sent, and what comes back is not read
 * @typedef {"whole" | "slowly" | "aborted" | "stalled"} Manner
 * @typedef {{ status: number, headers: Map<string, string>, body: Buffer }} Response
 */

/**
 * Sends bytes as they are to a port of this machine, and gives the first response to them.
 * @param {number} port
 * @param {Buffer} bytes
 * @param {{ manner: Manner, bodyless: boolean, proper: boolean }} how proper: there must be an answer
 * @returns {Promise<Response | null>} null where there was none
 */
export function exchange(port, bytes, { manner, bodyless, proper }) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let received = Buffer.alloc(0);
    const done = () => {
      clearTimeout(quiet);
      socket.destroy();
      resolve(responseIn(received, bodyless, true));
    };
    // A server may wait for the rest of a request that makes no sense; nobody waits for the server then.
    const quiet = setTimeout(done, 300);
    if (proper) clearTimeout(quiet);
    socket.on("error", done);
    socket.on("close", done);
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (manner === "aborted" || responseIn(received, bodyless, false) !== null) done();
      else if (!proper) quiet.refresh();
    });
    socket.on("connect", () => {
      const half = Math.ceil(bytes.length / 2);
      if (manner === "whole") socket.write(bytes);
      else if (manner === "slowly") {
        socket.write(bytes.subarray(0, half));
        setTimeout(() => socket.write(bytes.subarray(half)), 20);
      } else if (manner === "aborted") {
        socket.write(bytes);
        if (bytes.length % 2 === 0) setTimeout(done, 5);
      } else {
        socket.pause();
        socket.write(bytes.subarray(0, half));
        setTimeout(done, 50);
      }
    });
  });
}

/**
 * The first final response in what was received, once it is whole.
 * @param {Buffer} received
 * @param {boolean} bodyless whether it answers a HEAD
 * @param {boolean} ended nothing more will come
 * @returns {Response | null}
 */
function responseIn(received, bodyless, ended) {
  const end = received.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const [first = "", ...lines] = received.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(first)?.[1] ?? Number.NaN);
  const body = received.subarray(end + 4);
  if (status === 100) return responseIn(body, bodyless, ended);
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
  if (bodyless || status === 304) return { status, headers, body: Buffer.alloc(0) };
  const length = Number(headers.get("content-length") ?? Number.NaN);
  if (body.length >= length) return { status, headers, body: body.subarray(0, length) };
  // Node's own refusals have no length, and end the connection.
  return ended && Number.isNaN(length) ? { status, headers, body } : null;
}
