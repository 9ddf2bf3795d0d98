/** Requests sent ahead on one connection. Browsers send none. */
const MOST_AHEAD = 32;

/**
 * Requests sent ahead on one connection are answered one after the other: each may hold a file open.
 * @param {import("./door.mjs").Answer} answer
 * @returns {{ answer: import("./door.mjs").Answer, isAnswering: (socket: object) => boolean }}
 */
export function inTurn(answer) {
  /** @type {WeakMap<object, (() => void)[]>} */
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
      line.push(() => answer(request, response));
      response.once("close", () => {
        line.shift();
        if (!socket.destroyed) line[0]?.();
      });
      if (line.length === 1) line[0]?.();
    },
    isAnswering: (socket) => (lines.get(socket)?.length ?? 0) > 0,
  };
}
