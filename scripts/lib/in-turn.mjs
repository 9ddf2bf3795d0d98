/** Requests sent ahead on one connection. Browsers send none. */
const MOST_AHEAD = 32;

/**
 * Requests sent ahead on one connection are answered one after the other: each may hold a file open.
 * @param {import("./door.mjs").Answer} answer
 * @typedef {object} InTurn
 * @property {import("./door.mjs").Answer} answer
 * @property {(socket: object) => boolean} isAnswering
 * @property {(socket: object) => boolean} isBusy whether it has said all that it wants, and waits for us
 * @returns {InTurn}
 */
export function inTurn(answer) {
  /** @typedef {import("node:http").IncomingMessage} Request */
  /** @type {WeakMap<object, { request: Request, go: () => void }[]>} */
  const lines = new WeakMap();
  return {
    answer(request, response) {
      const { socket } = request;
      const line = lines.get(socket) ?? [];
      lines.set(socket, line);
      if (line.length > MOST_AHEAD) {
        socket.destroy();
        return;
      }
      line.push({ request, go: () => answer(request, response) });
      response.once("close", () => {
        line.shift();
        if (!socket.destroyed) line[0]?.go();
      });
      if (line.length === 1) line[0]?.go();
    },
    isAnswering: (socket) => (lines.get(socket)?.length ?? 0) > 0,
    isBusy: (socket) => lines.get(socket)?.[0]?.request.complete ?? false,
  };
}
