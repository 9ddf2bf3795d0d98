/** The table on a boardgame.io server: its own socket.io, and matches kept in memory, as it comes. */
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { Types } from "@guinguette/rules/contract";
import type { Game } from "boardgame.io";
import { sayTo } from "./other-process.ts";
import { dealt, game, PLAYERS, played } from "./table.ts";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server") as typeof import("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core") as typeof import("boardgame.io/core");

interface Sea {
  readonly state: Types["state"];
}

const fishAndChips: Game<Sea> = {
  name: "fish-and-chips",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup: () => ({ state: dealt() }),
  // Whose turn it is, the rules say.
  turn: { activePlayers: { all: "any" } },
  moves: {
    make: ({ G, playerID }, move: unknown) => {
      // Given back whole: what the framework watches change by change would cost it more.
      const state = game.clone(G.state);
      return played(state, Number(playerID), move) ? { state } : INVALID_MOVE;
    },
  },
  // The boards to come are nobody's to see.
  playerView: ({ G, playerID }) => game.view(G.state, playerID === null ? "spectator" : Number(playerID)),
};

const server = Server({ games: [fishAndChips as unknown as Game], origins: [] });
const listen = server.app.listen.bind(server.app) as (
  ...given: unknown[]
) => ReturnType<typeof server.app.listen>;
server.app.listen = ((port: number, done: () => void) =>
  listen(port, "127.0.0.1", done)) as typeof server.app.listen;
const { appServer } = await server.run(0);
sayTo(process, (appServer.address() as AddressInfo).port);
