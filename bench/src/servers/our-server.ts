/** Four who sit at a table of this project's server, durable and with every check and limit. */
import { once } from "node:events";
import { asking, figuresOf, type Guest } from "@guinguette/cli/load/asking";
import { glanceAt, isSight } from "@guinguette/cli/load/glance";
import { ownServer } from "@guinguette/cli/load/server";
import { WebSocket } from "ws";
import type { Server, SitDown } from "./seated.ts";
import { game, PLAYERS, SEED } from "./table.ts";

/** `file`: where its tables are; not said, a new file that is gone afterwards. */
export async function ourServer(file?: string): Promise<Server> {
  const { address, close } = await ownServer(file === undefined ? {} : { file });
  const http = asking(new URL(address), undefined);
  const sitDown: SitDown = async (seen) => {
    const guests = Array.from({ length: PLAYERS }, (): Guest => ({ cookie: "" }));
    await Promise.all(guests.map((guest) => http.ask(guest, "POST", "/me")));
    const [host] = guests as [Guest];
    const opened = await http.ask(host, "POST", "/tables", { game: game.id, players: PLAYERS, seed: SEED });
    const { id } = opened as { readonly id: string };
    for (const [seat, guest] of guests.entries())
      await http.ask(guest, "POST", `/tables/${id}/seats/${seat}`, {
        name: `P${seat}`,
        chance: "0".repeat(32),
      });
    await http.ask(host, "POST", `/tables/${id}/start`);
    let number = 0;
    const sockets = await Promise.all(
      guests.map(async ({ cookie }, seat) => {
        const path = `/api/v1/tables/${id}/live`;
        const socket = new WebSocket(`${address.replace("http", "ws")}${path}`, { headers: { cookie } });
        const shown = new Promise<void>((done) =>
          socket.on("message", (data: Buffer) => {
            if (!isSight(data)) return;
            if (number === 0) done();
            else if (glanceAt(data)?.number === number) seen(seat);
          }),
        );
        await once(socket, "open");
        socket.send(JSON.stringify({ type: "hello", version: 1, as: "seat", since: 0 }));
        await shown;
        return socket;
      }),
    );
    return {
      send(seat, move) {
        const offer = { kind: "play", seen: number++, move };
        sockets[seat]?.send(JSON.stringify({ type: "offer", id: number, offer }));
      },
      close() {
        for (const socket of sockets) socket.terminate();
      },
    };
  };
  return {
    sitDown,
    async cost() {
      const figures = await figuresOf(new URL(address));
      return {
        cpu: figures?.get("process_cpu_seconds_total") ?? 0,
        rss: figures?.get("process_resident_memory_bytes") ?? 0,
      };
    },
    async close() {
      http.close();
      await close();
    },
  };
}
