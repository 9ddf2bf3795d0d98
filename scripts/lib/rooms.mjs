/**
 * Who may touch whom: the arrows of the house.
 *
 * - `touches`: the other rooms it may import.
 * - `pure`: no clock, no chance, no timer, nothing of Node: what runs the same in a browser, a worker, a
 *   server and a test.
 * - `alone`: no package either.
 *
 * Tests keep to `touches`, and may use any tool.
 *
 * @typedef {{ touches: readonly string[], pure?: boolean, alone?: boolean }} Room
 * @type {Readonly<Record<string, Room>>}
 */
export const rooms = {
  rules: { touches: [], pure: true, alone: true },
  words: { touches: ["rules"], pure: true },
  bots: { touches: ["rules"], pure: true },
  // Bots only for the driver of bots, and for the names of their levels.
  table: { touches: ["rules", "bots"], pure: true },
  // Bots only for the names of their levels.
  wire: { touches: ["table", "rules", "bots"], pure: true },
  server: { touches: ["wire", "table", "rules", "bots", "words"] },
  web: { touches: ["wire", "table", "rules", "bots", "words"] },
  cli: { touches: ["server", "wire", "table", "rules", "bots", "words"] },
  // The server only for the PostgreSQL of its tests.
  bench: { touches: ["rules", "cli", "server"] },
};
