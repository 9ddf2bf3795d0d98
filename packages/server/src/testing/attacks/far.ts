/** Bytes as they are, to a port of this machine, from any of its addresses: each is a house of its own. */
import { connect, type Socket } from "node:net";

/** How long to wait for an answer before there is none, in milliseconds: far longer than any machine takes. */
export const PATIENCE = 60_000;

let houses = 0;

/** An address of this machine that nobody has used: limits go by it. */
export function newHouse(): string {
  houses++;
  return `127.${100 + ((houses >> 16) & 63)}.${(houses >> 8) & 255}.${houses & 255}`;
}

export function connectFrom(port: number, house: string, allowHalfOpen = false): Socket {
  return connect({ port, host: "127.0.0.1", localAddress: house, allowHalfOpen, noDelay: true });
}

export interface Got {
  /** 0 where no answer came. */
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** How many answers came in all. */
  readonly answers: number;
}

/** Sends bytes, and gives all that came back until the other side had nothing more to say or ended it. */
export function sendBytes(port: number, house: string, bytes: Buffer | string): Promise<Got> {
  return new Promise((resolve) => {
    const socket = connectFrom(port, house);
    const chunks: Buffer[] = [];
    const done = () => {
      clearTimeout(patience);
      socket.destroy();
      resolve(gotIn(Buffer.concat(chunks)));
    };
    const patience = setTimeout(done, PATIENCE);
    socket.on("error", done).on("close", done);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      // An answer that leaves the connection open is whole once its body is.
      if (isWhole(Buffer.concat(chunks))) done();
    });
    socket.write(bytes);
  });
}

function headOf(text: string): ReadonlyMap<string, string> {
  const [, ...lines] = text.split("\r\n");
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
}

function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) return false;
  if (bytes.subarray(0, 12).toString() === "HTTP/1.1 101") return true;
  const headers = headOf(bytes.subarray(0, end).toString("latin1"));
  const length = headers.get("content-length");
  return (
    headers.get("connection") !== "close" && length !== undefined && bytes.length >= end + 4 + Number(length)
  );
}

function gotIn(bytes: Buffer): Got {
  const text = bytes.toString("latin1");
  const end = bytes.indexOf("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0);
  if (end === -1) return { status, headers: new Map(), body: "", answers: 0 };
  const headers = headOf(text.slice(0, end));
  const length = Number(headers.get("content-length") ?? bytes.length);
  return {
    status,
    headers,
    body: bytes.subarray(end + 4, end + 4 + length).toString(),
    answers: text.split(/^HTTP\/1\.1 (?!100)/m).length - 1,
  };
}

export interface RequestSent {
  readonly method: string;
  /** Below `/api/v1`. */
  readonly path: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as any program would send it, but for what it says. */
export function ask(
  port: number,
  house: string,
  { method, path, body, headers = {} }: RequestSent,
): Promise<Got> {
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(body);
  const all: Record<string, string> = {
    host: `127.0.0.1:${port}`,
    connection: "close",
    ...(body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": String(bytes.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = `${method} /api/v1${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
  return sendBytes(port, house, Buffer.concat([Buffer.from(head, "latin1"), bytes]));
}
