/** Requests sent ahead on one connection. Browsers send none. */
const MOST_AHEAD = 32;
/** An answer that has begun, and takes longer than this, waits for its reader more than for us. */
const LONG_MS = 5_000;
/** Nobody takes longer to read one: what it lies in is theirs until then, however few bytes they take at a time. */
const LONGEST_MS = 300_000;

/**
 * Requests sent ahead on one connection are answered one after the other: each may hold a file open.
 * @param {import("./door.mjs").Answer} answer
 * @typedef {object} InTurn
 * @property {import("./door.mjs").Answer} answer
 * @property {(socket: object) => boolean} isAnswering
 * @property {(socket: object) => boolean} isBusy whether it has said all that it wants, and waits for us; not for whoever
 *   takes as long as they like to read
 * @returns {InTurn}
 */
export function inTurn(answer) {
  /** @typedef {import("node:http").IncomingMessage} Request */
  /** @typedef {import("node:http").ServerResponse} Response */
  /** @type {WeakMap<object, { request: Request, response: Response, begun: number, go: () => void }[]>} */
  const lines = new WeakMap();
  /** @param {{ request: Request, response: Response, begun: number, go: () => void } | undefined} first */
  const begin = (first) => {
    if (first === undefined) return;
    const { request, response } = first;
    first.begun = performance.now();
    const timer = setTimeout(() => request.socket.destroy(), LONGEST_MS).unref();
    response.once("close", () => clearTimeout(timer));
    first.go();
  };
  return {
    answer(request, response) {
      const { socket } = request;
      const line = lines.get(socket) ?? [];
      lines.set(socket, line);
      if (line.length > MOST_AHEAD) {
        socket.destroy();
        return;
      }
      line.push({ request, response, begun: 0, go: () => answer(request, response) });
      response.once("close", () => {
        line.shift();
        if (!socket.destroyed) begin(line[0]);
      });
      if (line.length === 1) begin(line[0]);
    },
    isAnswering: (socket) => (lines.get(socket)?.length ?? 0) > 0,
    isBusy(socket) {
      const first = lines.get(socket)?.[0];
      if (first === undefined || !first.request.complete) return false;
      return !first.response.headersSent || performance.now() - first.begun < LONG_MS;
    },
  };
}
