/** Those who take their time: heads and bodies a byte a second, connections on which nothing is said or read. */
import { setTimeout as pause } from "node:timers/promises";
import type { Attack } from "./attack.ts";
import { connectFrom, newHouse } from "./far.ts";
import { many } from "./floods.ts";
import { frame, handshake, lineTo, livePath, TEXT } from "./line.ts";
import { hello, type Scene } from "./scene.ts";

export function slowClients({ port, own, waiting, victim }: Scene): Attack[] {
  return [
    {
      name: "heads of 300 requests, a byte a second",
      expected: ["all let go"],
      once: () =>
        trickled(port, 300, `GET /api/v1/tables/${waiting} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX: `),
    },
    {
      name: "bodies of 300 requests, a byte a second",
      expected: ["all let go"],
      once: () =>
        trickled(
          port,
          300,
          `POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
        ),
    },
    {
      name: "500 live connections that say nothing and answer no ping",
      expected: ["all let go"],
      async once() {
        const all = await many(500, 20, async () => {
          const socket = connectFrom(port, newHouse());
          socket.on("error", () => {});
          const gone = new Promise<void>((done) => socket.once("close", () => done()));
          socket.write(handshake(port, livePath(own)));
          socket.resume();
          return { gone };
        });
        await Promise.all(all.map(({ gone }) => gone));
        return "all let go";
      },
    },
    {
      name: "300 live connections that answer every ping, and begin a message or nothing",
      expected: ["all let go"],
      async once() {
        const piece = frame(TEXT, "{", TEXT);
        const all = await many(300, 20, async (n) => {
          const line = lineTo(port, newHouse(), own);
          await line.status;
          if (n % 2 === 0) line.write(Buffer.concat([piece, ...Array(50).fill(frame(0, "x", 0))]));
          return line;
        });
        await Promise.all(all.map(({ ended }) => ended));
        return "all let go";
      },
    },
    {
      name: "10 that ask without end and read nothing",
      expected: ["all let go"],
      async once() {
        await many(10, 10, async () => {
          const line = lineTo(port, newHouse(), victim());
          line.say({ ...hello, as: "public" });
          await line.until(({ type }) => type === "presence");
          line.socket.pause();
          // What is written to somebody who is gone fails.
          for (let id = 0; line.socket.writable; id++) {
            line.say({ type: "deed", id, at: id % 9 });
            await pause(12);
          }
          return "let go";
        });
        return "all let go";
      },
    },
  ];
}

/** Connections on which a byte a second is sent: the server loses its patience with all of them. */
async function trickled(port: number, count: number, start: string): Promise<string> {
  let open = count;
  const sockets = await many(count, 10, async () => {
    const socket = connectFrom(port, newHouse());
    socket.on("error", () => {}).once("close", () => open--);
    socket.resume().write(start);
    await pause(20);
    return socket;
  });
  while (open > 0) {
    await pause(1_000);
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }
  return "all let go";
}
