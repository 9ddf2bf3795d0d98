/** Four who sit at a table of boardgame.io, over its own protocol (Engine.IO 4, a namespace for the game). */
import { once } from "node:events";
import { WebSocket } from "ws";
import { otherProcess } from "./other-process.ts";
import type { Server, SitDown } from "./seated.ts";
import { PLAYERS } from "./table.ts";

const NAME = "fish-and-chips";
const space = `/${NAME},`;

export async function boardgameIoServer(): Promise<Server> {
  const { port, cost, close } = await otherProcess("./boardgame-io-process.js");
  let matches = 0;

  async function sit(matchID: string, seat: number, seen: (viewer: number) => void): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const synced = new Promise<void>((done) =>
      socket.on("message", (data: Buffer) => {
        const text = data.toString("latin1", 0, 40);
        if (text === "2") socket.send("3");
        else if (text.startsWith("0")) socket.send(`40${space}`);
        else if (text.startsWith(`40${space}`)) say(socket, ["sync", matchID, String(seat), null, PLAYERS]);
        else if (text.startsWith(`42${space}["sync"`)) done();
        else if (text.startsWith(`42${space}["update"`)) seen(seat);
      }),
    );
    await once(socket, "open");
    await synced;
    return socket;
  }

  const sitDown: SitDown = async (seen) => {
    // A match that nobody has opened is opened for whoever comes first, and asks nobody for credentials.
    const matchID = `match-${matches++}`;
    let number = 0;
    const sockets: WebSocket[] = [];
    for (let seat = 0; seat < PLAYERS; seat++) sockets.push(await sit(matchID, seat, seen));
    return {
      send(seat, move) {
        const playerID = String(seat);
        const payload = { type: "make", args: [move], playerID, credentials: null };
        const action = { type: "MAKE_MOVE", payload };
        say(sockets[seat] as WebSocket, ["update", action, number++, matchID, playerID]);
      },
      close() {
        for (const socket of sockets) socket.terminate();
      },
    };
  };
  return { sitDown, cost, close };
}

function say(socket: WebSocket, event: readonly unknown[]): void {
  socket.send(`42${space}${JSON.stringify(event)}`);
}
