/** A live connection as it is, message by message and to the byte. */
import type { FromTable } from "@guinguette/wire/live";
import { fromTable } from "@guinguette/wire/live";
import { WebSocket } from "ws";

export interface Raw {
  readonly socket: WebSocket;
  /** All that came, in order, as it came. */
  readonly texts: string[];
  /** The next message that has not been taken yet; null once the connection has ended. Each is as the wire says. */
  next(): Promise<FromTable | null>;
  /** The next of this type. */
  until<T extends FromTable["type"]>(type: T): Promise<Extract<FromTable, { type: T }>>;
  say(message: unknown): void;
  /** How it ended. */
  readonly ended: Promise<number>;
}

export function rawTo(address: string, path: string, headers: Record<string, string> = {}): Raw {
  const socket = new WebSocket(`${address.replace("http", "ws")}${path}`, { headers });
  const texts: string[] = [];
  let taken = 0;
  let wake = () => {};
  let isOver = false;
  const opened = new Promise<void>((done) => socket.once("open", done));
  const ended = new Promise<number>((done) =>
    socket.once("close", (code) => {
      isOver = true;
      wake();
      done(code);
    }),
  );
  socket.on("error", () => {});
  socket.on("message", (data) => {
    texts.push(data.toString());
    wake();
  });
  async function next(): Promise<FromTable | null> {
    while (taken === texts.length) {
      if (isOver) return null;
      await new Promise<void>((done) => {
        wake = done;
      });
    }
    return fromTable.parse(JSON.parse(texts[taken++] ?? "")) as FromTable;
  }
  return {
    socket,
    texts,
    next,
    async until(type) {
      for (;;) {
        const message = await next();
        if (message === null) throw new Error(`the connection ended before any ${type}`);
        if (message.type === type) return message as never;
      }
    },
    say: (message) =>
      void opened.then(() => socket.send(typeof message === "string" ? message : JSON.stringify(message))),
    ended,
  };
}
