/** Frames that are none, or that nobody should send. */
import { randomBytes } from "node:crypto";
import type { Attack } from "./attack.ts";
import { newHouse } from "./far.ts";
import { BINARY, CLOSE, frame, headOf, type Line, lineTo, PING, TEXT } from "./line.ts";
import { ending } from "./malformed.ts";
import { hello, type Scene } from "./scene.ts";

const text = JSON.stringify({ ...hello, as: "public" });
const half = text.length / 2;
/** A surrogate by itself, an overlong slash, a byte that starts nothing, and one that never ends. */
const noUtf8 = [
  [0xed, 0xa0, 0x80],
  [0xc0, 0xaf],
  [0xff, 0xfe],
  [0xe2, 0x82],
].map((bytes) => Buffer.from(bytes));

const pieces = Buffer.concat([frame(TEXT, "{", 1), ...Array(64).fill(frame(0, "", 0))]);

interface Framed {
  readonly name: string;
  readonly bytes: () => Buffer;
  readonly expected: readonly string[];
}

const protocol = ["closed with 1002"];
const framed: readonly Framed[] = [
  {
    name: "a frame without a mask",
    bytes: () => Buffer.concat([headOf(0x81, text.length, 0), Buffer.from(text)]),
    expected: protocol,
  },
  { name: "a frame of a kind that is none", bytes: () => frame(3, "x"), expected: protocol },
  { name: "a frame that says it is compressed", bytes: () => frame(TEXT, text, 0xc1), expected: protocol },
  { name: "a frame with bits that mean nothing", bytes: () => frame(TEXT, text, 0xb1), expected: protocol },
  { name: "a continuation of nothing", bytes: () => frame(0, text), expected: protocol },
  {
    name: "a text within a text",
    bytes: () => Buffer.concat([frame(TEXT, "{", 1), frame(TEXT, text)]),
    expected: protocol,
  },
  { name: "a ping that is too long", bytes: () => frame(PING, Buffer.alloc(126)), expected: protocol },
  { name: "a ping in pieces", bytes: () => frame(PING, "x", PING), expected: protocol },
  { name: "a close with half a code", bytes: () => frame(CLOSE, "x"), expected: protocol },
  {
    name: "a close with a code that is none",
    bytes: () => frame(CLOSE, Buffer.from([3, 237])),
    expected: protocol,
  },
  {
    name: "a frame of 2^63 bytes",
    bytes: () => Buffer.from([0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255]),
    expected: ["closed with 1009"],
  },
  {
    name: "a message that is too long",
    bytes: () => frame(TEXT, "x".repeat(20_000)),
    expected: ["closed with 1009"],
  },
  {
    name: "a message that is too long, in pieces",
    bytes: () => Buffer.concat([frame(TEXT, "[".repeat(9_000), 1), frame(0, "]".repeat(9_000))]),
    expected: ["closed with 1009"],
  },
  {
    name: "a message in more pieces than it may have",
    bytes: () => pieces,
    expected: ["closed with 1008"],
  },
  {
    name: "a binary message",
    bytes: () => frame(BINARY, text),
    expected: ["400 malformed, closed with 1008"],
  },
  ...noUtf8.map((bytes, at) => ({
    name: `a text that is no text (${at + 1})`,
    bytes: () => frame(TEXT, Buffer.concat([Buffer.from('{"type":"'), bytes, Buffer.from('"}')])),
    expected: ["closed with 1007"],
  })),
  {
    name: "any bytes",
    bytes: () => randomBytes(64),
    expected: [
      "closed with 1002",
      "closed with 1007",
      "closed with 1008",
      "closed with 1009",
      "400 malformed, closed with 1008",
      "waited for more",
      "closed with 1005",
    ],
  },
];

/** What is odd, and yet right. */
const odd: readonly Framed[] = [
  {
    name: "a hello in pieces, with a ping between",
    bytes: () =>
      Buffer.concat([frame(TEXT, text.slice(0, half), 1), frame(PING, "x"), frame(0, text.slice(half))]),
    expected: ["greeted"],
  },
  {
    name: "a hello byte by byte",
    bytes: () =>
      Buffer.concat(
        [...text].map((sign, at) =>
          frame(at === 0 ? TEXT : 0, sign, (at === 0 ? TEXT : 0) | (at === text.length - 1 ? 0x80 : 0)),
        ),
      ),
    expected: ["greeted"],
  },
];

export function brokenFrames({ port, victim }: Scene): Attack[] {
  return [...framed, ...odd].map(({ name, bytes, expected }) => ({
    name,
    expected,
    async once() {
      const line = lineTo(port, newHouse(), victim());
      line.write(bytes());
      // What may be the start of something longer is followed by an end.
      if (name === "any bytes") return anything(line);
      const last = await line.until(({ type }) => type === "problem" || type === "hello");
      const outcome = last?.type === "hello" ? "greeted" : await ending(line, last);
      line.socket.destroy();
      return outcome;
    },
  }));
}

async function anything(line: Line): Promise<string> {
  const ended = line.until(({ type }) => type === "problem").then((last) => ending(line, last));
  const waited = new Promise<string>((done) => setTimeout(done, 300, "waited for more"));
  const outcome = await Promise.race([ended, waited]);
  line.socket.destroy();
  return outcome;
}
