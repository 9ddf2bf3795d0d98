/** Reading what may be a record: any file, or standard input, as strict UTF-8. */
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";

/**
 * No record comes near this: what is larger is refused, rather than filling the memory. How much is made of what
 * fits is bounded by `json-text.ts`.
 */
export const largest = 16 * 1024 * 1024;

export type SourceProblem =
  | { readonly kind: "missing" }
  | { readonly kind: "directory" }
  | { readonly kind: "forbidden" }
  | { readonly kind: "unreadable"; readonly code: string }
  | { readonly kind: "too-large" }
  | { readonly kind: "not-utf8"; readonly offset: number };

export type Source =
  | {
      readonly ok: true;
      /** Without the byte order mark with which it may begin. */
      readonly text: string;
      readonly isMarked?: true;
    }
  | { readonly ok: false; readonly problem: SourceProblem };

export async function readFile(path: string): Promise<Source> {
  try {
    return await readAll(createReadStream(path));
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

export async function readInput(input: Readable): Promise<Source> {
  try {
    return await readAll(input);
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

async function readAll(stream: Readable): Promise<Source> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    // Leaving the loop closes the stream, so an endless one ends here too.
    if (size > largest) return { ok: false, problem: { kind: "too-large" } };
    chunks.push(bytes);
  }
  return decoded(Buffer.concat(chunks));
}

export function decoded(bytes: Uint8Array): Source {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const isMarked = MARK.every((byte, at) => bytes[at] === byte);
    return { ok: true, text, ...(isMarked && { isMarked }) };
  } catch {
    return { ok: false, problem: { kind: "not-utf8", offset: firstBadByte(bytes) } };
  }
}

const MARK = [0xef, 0xbb, 0xbf];

/** Bytes that are decoded at once in search of a bad one: few enough to be decoded again by halves. */
const piece = 1 << 16;

function firstBadByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (let from = 0; from < bytes.length; from += piece) {
    try {
      decoder.decode(bytes.subarray(from, from + piece), { stream: true });
    } catch {
      const begin = signBegin(bytes, from);
      return begin + badByHalves(bytes.subarray(begin, from + piece));
    }
  }
  return bytes.length;
}

/** Where the sign begins that goes on at this byte: of four bytes, three may lie before it. */
function signBegin(bytes: Uint8Array, at: number): number {
  let begin = at;
  while (begin > 0 && begin > at - 3 && ((bytes[begin] ?? 0) & 0xc0) === 0x80) begin--;
  return begin;
}

/** By halves: a beginning that is cut within a sign is still well-formed as a stream. */
function badByHalves(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (good < bad) {
    const middle = (good + bad + 1) >> 1;
    if (beginsWell(bytes.subarray(0, middle))) good = middle;
    else bad = middle - 1;
  }
  return good;
}

function beginsWell(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function problemOf(error: unknown): SourceProblem {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return { kind: "missing" };
    case "EISDIR":
      return { kind: "directory" };
    case "EACCES":
    case "EPERM":
      return { kind: "forbidden" };
    default:
      return { kind: "unreadable", code };
  }
}
