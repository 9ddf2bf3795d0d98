/**
 * Texts as they go over a live connection, and when. What is said to somebody in one go leaves in one write: a sight and
 * the answer to the move that made it cost the system one call and not two. Most of what a move costs is such calls.
 */
import type { Duplex } from "node:stream";

/** The longest text whose length fits into the first two bytes, and into two more. */
const SHORT = 125;
const MIDDLE = 0xffff;

/** A whole text in one frame (RFC 6455, 5.2), as a server sends it. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (length <= SHORT) frame[1] = length;
  else if (length <= MIDDLE) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** Those to whom something is being said. */
let lines = new Set<Duplex>();

/** Everything that is written to it until nothing is left to be done now goes out together. */
export function gather(line: Duplex): void {
  if (lines.has(line)) return;
  if (lines.size === 0) process.nextTick(letGo);
  lines.add(line);
  line.cork();
}

function letGo(): void {
  const all = lines;
  lines = new Set();
  for (const line of all) line.uncork();
}
