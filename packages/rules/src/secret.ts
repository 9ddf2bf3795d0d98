/**
 * What makes a stream unforeseeable: a key, and the block of ChaCha20 that is being drawn from. Whoever has seen any
 * part of the stream knows nothing of the rest. Never changed, only replaced, so that copies of a stream share it.
 */
import { chachaBlock, type Key } from "./chacha20.ts";
import { sha256 } from "./sha256.ts";
import { utf8 } from "./utf8.ts";

export interface Secret {
  readonly key: Key;
  /** 16 numbers, or none before the first is drawn. */
  readonly block: readonly number[];
}

/** The key is the SHA-256 of the text: as hard to guess as the text is, up to 256 bits. */
export function secretOf(text: string): Secret {
  return { key: sha256(utf8(text)).map(swapped), block: [] };
}

export function atBlock({ key }: Secret, number: number): Secret {
  return { key, block: chachaBlock(key, number) };
}

/** SHA-256 writes the first byte of a word highest, ChaCha20 reads it lowest. */
function swapped(word: number): number {
  return (word >>> 24) | ((word >>> 8) & 0xff00) | ((word & 0xff00) << 8) | (word << 24);
}
