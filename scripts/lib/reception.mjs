import { closed, noLine, noTables, preparing } from "./no-tables.mjs";
import { isOurName, misdirect } from "./refuse.mjs";

/** How the tables fare is theirs to say; they say it to whoever may know. */
const fares = new Set(["/healthz", "/readyz", "/metrics"]);

/** @param {import("node:http").IncomingMessage} request */
function isForTables({ url = "" }) {
  return url.startsWith("/api/") || fares.has(url);
}

/**
 * Leads whoever comes to the tables, or to the files of the app.
 * @param {import("./door.mjs").Answer} site
 * @param {import("./tables.mjs").Tables | null} tables null where they are closed
 * @param {() => boolean} isOpen whether others may come, by whatever name they know this machine
 * @returns {{ answer: import("./door.mjs").Answer, upgrade: import("./door.mjs").Upgrade }}
 */
export function reception(site, tables, isOpen) {
  return {
    answer(request, response) {
      if (!isForTables(request)) site(request, response);
      else if (!isOpen() && !isOurName(request.headers.host)) misdirect(response);
      else if (tables === null) noTables(closed)(request, response);
      else tables.answer(request, response);
    },
    upgrade(request, socket, head) {
      const isLetIn = isOpen() || isOurName(request.headers.host);
      if (!isLetIn || !isForTables(request)) socket.destroy();
      else if (tables === null) noLine(closed)(request, socket, head);
      else tables.upgrade(request, socket, head);
    },
  };
}

/** Who answers while all is being installed and built: a page, or a program, may be open from before. @type {Required<import("./door.mjs").Inside>} */
export const notYet = {
  answer(request, response) {
    if (isForTables(request)) return noTables(preparing)(request, response);
    const text = `${preparing.fr}… · ${preparing.en}…\n`;
    const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": "5", connection: "close" };
    response.writeHead(503, headers).end(text);
  },
  upgrade: noLine(preparing),
};
