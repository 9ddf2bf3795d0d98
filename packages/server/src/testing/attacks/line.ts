/** A live connection by hand: whatever bytes one likes are sent, and what comes is taken apart. */
import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import type { FromTable } from "@guinguette/wire/live";
import { connectFrom, PATIENCE } from "./far.ts";

export interface Line {
  readonly socket: Socket;
  /** What the handshake was answered; 0 where it was not. */
  readonly status: Promise<number>;
  write(bytes: Buffer | string): void;
  /** A text as it should be sent. */
  say(message: unknown): void;
  /** The next message of those that `is` wants; null once the connection has ended. */
  until(is: (message: FromTable) => boolean): Promise<FromTable | null>;
  /** The code it was closed with; 0 where it was cut off without a word; -1 where nothing came for too long. */
  readonly ended: Promise<number>;
  /** All that was said, whole. */
  readonly heard: FromTable[];
}

export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;
export const PING = 9;

/** A frame as a client sends it (RFC 6455, 5.2); `first`: its first byte, where the usual one is not wanted. */
export function frame(opcode: number, payload: Buffer | string, first = 0x80 | opcode): Buffer {
  const data = Buffer.from(payload);
  const mask = randomBytes(4);
  const masked = data.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([headOf(first, data.length, 0x80), mask, masked]);
}

/** The head of a frame that says it has so many bytes. */
export function headOf(first: number, length: number, maskBit: number): Buffer {
  if (length <= 125) return Buffer.from([first, maskBit | length]);
  if (length <= 0xffff) return Buffer.from([first, maskBit | 126, length >> 8, length & 255]);
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = maskBit | 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

export function handshake(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const all: Record<string, string> = {
    host: `127.0.0.1:${port}`,
    upgrade: "websocket",
    connection: "Upgrade",
    "sec-websocket-version": "13",
    "sec-websocket-key": randomBytes(16).toString("base64"),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

export const livePath = (table: string) => `/api/v1/tables/${table}/live`;

export function lineTo(
  port: number,
  house: string,
  table: string,
  headers: Readonly<Record<string, string>> = {},
): Line {
  const socket = connectFrom(port, house);
  const heard: FromTable[] = [];
  let taken = 0;
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  let code: number | null = null;
  let wake = () => {};
  let opened: (status: number) => void = () => {};
  let closed: (code: number) => void = () => {};
  const status = new Promise<number>((done) => {
    opened = done;
  });
  const ended = new Promise<number>((done) => {
    closed = done;
  });
  const end = (how: number) => {
    clearTimeout(patience);
    code ??= how;
    opened(0);
    closed(code);
    wake();
    socket.destroy();
  };
  const patience = setTimeout(end, PATIENCE, -1);

  function open(): void {
    const at = rest.indexOf("\r\n\r\n");
    if (at === -1) return;
    const given = Number(/^HTTP\/1\.1 (\d{3})/.exec(rest.subarray(0, at).toString())?.[1] ?? 0);
    rest = rest.subarray(at + 4);
    isOpen = given === 101;
    opened(given);
  }
  function take(opcode: number, payload: Buffer): void {
    if (opcode === TEXT) heard.push(JSON.parse(payload.toString()) as FromTable);
    else if (opcode === PING) socket.write(frame(10, payload));
    else if (opcode === CLOSE) {
      code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
      socket.end(frame(CLOSE, payload.subarray(0, 2)));
    }
    wake();
  }
  socket.on("data", (chunk) => {
    patience.refresh();
    rest = Buffer.concat([rest, chunk]);
    if (!isOpen) open();
    if (!isOpen) return;
    for (let next = frameIn(rest); next !== null; next = frameIn(rest)) {
      rest = rest.subarray(next.end);
      take(next.opcode, next.payload);
    }
  });
  socket.on("error", () => end(0)).on("close", () => end(0));
  socket.write(handshake(port, livePath(table), headers));
  return {
    socket,
    status,
    write: (bytes) => void (socket.writable && socket.write(bytes)),
    say: (message) =>
      void (
        socket.writable &&
        socket.write(frame(TEXT, typeof message === "string" ? message : JSON.stringify(message)))
      ),
    async until(is) {
      for (;;) {
        for (; taken < heard.length; taken++) {
          const message = heard[taken];
          if (message !== undefined && is(message)) {
            taken++;
            return message;
          }
        }
        if (code !== null) return null;
        await new Promise<void>((done) => {
          wake = done;
        });
      }
    },
    ended,
    heard,
  };
}

/** The first whole frame of what a server has sent. */
function frameIn(bytes: Buffer): { opcode: number; payload: Buffer; end: number } | null {
  if (bytes.length < 2) return null;
  const [first = 0, second = 0] = bytes;
  const start = second === 127 ? 10 : second === 126 ? 4 : 2;
  if (bytes.length < start) return null;
  const length =
    second === 127 ? Number(bytes.readBigUInt64BE(2)) : second === 126 ? bytes.readUInt16BE(2) : second;
  const end = start + length;
  return bytes.length < end ? null : { opcode: first & 15, payload: bytes.subarray(start, end), end };
}
