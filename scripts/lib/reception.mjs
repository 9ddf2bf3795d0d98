import { isThisMachine, misdirect, refuse } from "./refuse.mjs";

const closed =
  "503\nLes tables à distance sont fermées.\n" + //
  "Tables for people apart are closed.\n";

/**
 * Leads whoever comes to the tables, or to the files of the app.
 * @param {import("./door.mjs").Answer} site
 * @param {import("./tables.mjs").Tables | null} tables null where they are closed
 * @param {boolean} lan whether others may come, by whatever name they know this machine
 * @returns {{ answer: import("./door.mjs").Answer, upgrade: import("./door.mjs").Upgrade }}
 */
export function reception(site, tables, lan) {
  return {
    answer(request, response) {
      if (!request.url?.startsWith("/api/")) site(request, response);
      else if (!lan && !isThisMachine(request.headers.host)) misdirect(response);
      else if (tables === null) refuse(response, 503, closed);
      else tables.answer(request, response);
    },
    upgrade(request, socket, head) {
      const isForTables = request.url?.startsWith("/api/") && (lan || isThisMachine(request.headers.host));
      if (tables !== null && isForTables) tables.upgrade(request, socket, head);
      else socket.destroy();
    },
  };
}
