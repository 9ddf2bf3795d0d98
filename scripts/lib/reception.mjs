import { isOurName, misdirect, refuse } from "./refuse.mjs";

const closed =
  "503\nLes tables à distance sont fermées.\n" + //
  "Tables for people apart are closed.\n";

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
      else if (tables === null) refuse(response, 503, closed);
      else tables.answer(request, response);
    },
    upgrade(request, socket, head) {
      const isLetIn = isOpen() || isOurName(request.headers.host);
      if (tables !== null && isLetIn && isForTables(request)) tables.upgrade(request, socket, head);
      else socket.destroy();
    },
  };
}
