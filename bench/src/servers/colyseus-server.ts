/** Four who sit at a table of Colyseus, over its own protocol. */
import { once } from "node:events";
import { WebSocket } from "ws";
import { otherProcess } from "./other-process.ts";
import type { Server, SitDown } from "./seated.ts";
import { PLAYERS } from "./table.ts";

/** The first byte of a message. */
const [JOINED, DATA, STATE, PATCH] = [10, 13, 14, 15];

interface Reserved {
  readonly room: { readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
}

export async function colyseusServer(): Promise<Server> {
  const { port, cost, close } = await otherProcess("./colyseus-process.js");

  async function reserve(how: string, options: object): Promise<Reserved> {
    const response = await fetch(`http://127.0.0.1:${port}/matchmake/${how}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(options),
    });
    return (await response.json()) as Reserved;
  }

  const sitDown: SitDown = async (seen) => {
    const first = await reserve("create/table", { seat: 0 });
    const { roomId, processId } = first.room;
    const sockets = await Promise.all(
      Array.from({ length: PLAYERS }, async (_, seat) => {
        const { sessionId } = seat === 0 ? first : await reserve(`joinById/${roomId}`, { seat });
        const socket = new WebSocket(`ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`);
        const shown = new Promise<void>((done) =>
          socket.on("message", (data: Buffer) => {
            if (data[0] === JOINED) socket.send(Buffer.of(JOINED as number));
            else if (data[0] === STATE) done();
            else if (data[0] === PATCH) seen(seat);
          }),
        );
        await once(socket, "open");
        await shown;
        return socket;
      }),
    );
    return {
      send: (seat, move) =>
        sockets[seat]?.send(Buffer.concat([Buffer.of(DATA as number), packed("make"), packed(move)])),
      close() {
        for (const socket of sockets) socket.terminate();
      },
    };
  };
  return { sitDown, cost, close };
}

/** MessagePack, as much of it as a move needs. */
function packed(value: unknown): Buffer {
  if (typeof value === "string") {
    const text = Buffer.from(value);
    if (text.length > 31) throw new Error("too long");
    return Buffer.concat([Buffer.of(0xa0 | text.length), text]);
  }
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 128)
    return Buffer.of(value);
  if (typeof value === "boolean") return Buffer.of(value ? 0xc3 : 0xc2);
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).flat();
    return Buffer.concat([Buffer.of(0x80 | (fields.length / 2)), ...fields.map(packed)]);
  }
  throw new Error(`no move has ${typeof value}`);
}
