/** The table on a Colyseus server: the sea as its schema, of which it sends what has changed, at once. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Client, Room, Server } from "@colyseus/core";
import { ArraySchema, schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { Types } from "@guinguette/rules/contract";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { sayTo } from "./other-process.ts";
import { dealt, game, PLAYERS, played } from "./table.ts";

const Sea = schema({
  moves: "uint16",
  round: "uint16",
  phase: "string",
  turn: "string",
  /** The fish of each pile, from the bottom up, by square. */
  piles: ["string"],
  caught: ["uint16"],
  scores: ["uint16"],
});

class Table extends Room {
  override maxClients = PLAYERS;
  override autoDispose = true;
  // Patches are sent when somebody has moved, and at no other time.
  override patchRate = 0;
  readonly seats = new Map<string, number>();
  game: Types["state"] | null = null;

  override onCreate(): void {
    const state = dealt();
    this.game = state;
    this.state = new Sea();
    this.state.piles = new ArraySchema<string>();
    this.state.caught = new ArraySchema<number>();
    this.state.scores = new ArraySchema<number>();
    this.state.moves = 0;
    show(this.state, state);
    this.onMessage("make", (client, move: unknown) => {
      if (!played(state, this.seats.get(client.sessionId) ?? -1, move)) return;
      this.state.moves++;
      show(this.state, state);
      this.broadcastPatch();
    });
  }
  override onJoin(client: Client, { seat }: { readonly seat: number }): void {
    this.seats.set(client.sessionId, seat);
  }
}

/** Only what differs is written, so that only that is sent. */
function show(sea: InstanceType<typeof Sea>, state: Types["state"]): void {
  const { round, phase, turn, board, caught, scores } = game.view(state, "spectator") as View;
  if (sea.round !== round) sea.round = round;
  if (sea.phase !== phase) sea.phase = phase;
  if (sea.turn !== turn) sea.turn = turn;
  for (const [at, pile] of board.flat().entries()) put(sea.piles, at, pile.join(" "));
  for (const [seat, points] of caught.entries()) put(sea.caught, seat, points);
  for (const [seat, points] of scores.entries()) put(sea.scores, seat, points);
}

function put<T>(list: { [at: number]: T }, at: number, value: T): void {
  if (list[at] !== value) list[at] = value;
}

const door = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: door }), greet: false });
server.define("table", Table);
await server.listen(0, "127.0.0.1");
sayTo(process, (door.address() as AddressInfo).port);
