/**
 * Streams of numbers that depend on their seed and on nothing else: the same on every machine, in every release
 * that reads the format of a record.
 *
 * There are two kinds behind one shape. The *fast* one is sfc32 (128 bits of state), its seed's text spread over the
 * state by four lanes of multiply-and-rotate hashing: for imagining, for playouts, and for the deals of
 * `guinguette/1`. Whoever has seen some of its numbers can work out the others. The *secret* one is ChaCha20: for the
 * deals of real tables, where part of a deal lies open and the rest must not follow from it.
 *
 * Plain 32-bit integers throughout, so that no step depends on how a machine rounds.
 */
import { atBlock, type Secret, secretOf } from "./secret.ts";

export interface Random {
  a: number;
  b: number;
  c: number;
  /** Counts the draws. It gives the fast stream a period of at least 2^32, and is the secret one's place. */
  count: number;
  /** Null in a fast stream; in a secret one `a`, `b` and `c` are idle. */
  secret: Secret | null;
}

/** What a stream is for. Streams of one seed are independent, so a bot's imagination never moves the deal. */
export type Purpose = "deal" | "bot";

/**
 * The fast stream of a seed for one purpose: `deal` as `guinguette/1` deals, `bot` to imagine with; `index` tells apart
 * the bots of a table. What a bot does shows something of its stream, so that begins where nothing leads back to the
 * seed, which is the deal's as well.
 */
export function streamOf(seed: string, purpose: Purpose, index = 0): Random {
  switch (purpose) {
    case "deal":
      return seeded(`deal/${index}/${seed}`);
    case "bot":
      return fork(secretStream(`bot/${index}/${seed}`));
  }
}

/** The secret stream of a seed, which deals at real tables: docs/records.md says it in full. */
export function dealStream(seed: string): Random {
  return secretStream(`deal/${seed}`);
}

function secretStream(text: string): Random {
  return { a: 0, b: 0, c: 0, count: 0, secret: secretOf(`guinguette/2/${text}`) };
}

export function seeded(text: string): Random {
  let h1 = 0x9e3779b9 | 0;
  let h2 = 0x243f6a88;
  let h3 = 0xb7e15162 | 0;
  let h4 = 0x6a09e667;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ unit, 0x85ebca6b);
    h2 = Math.imul(h2 ^ unit ^ (h1 >>> 15), 0xc2b2ae35);
    h3 = Math.imul(h3 ^ unit ^ (h2 >>> 13), 0x27d4eb2f);
    h4 = Math.imul(h4 ^ unit ^ (h3 >>> 16), 0x165667b1);
    h1 ^= h4 >>> 14;
  }
  const random: Random = { a: h1 ^ text.length, b: h2 ^ h4, c: h3 ^ (h1 >>> 7), count: 1, secret: null };
  // The first numbers still resemble the seed; sfc32's author asks for a dozen to be thrown away.
  for (let i = 0; i < 15; i++) next(random);
  return random;
}

/** The next 32 bits, as a signed integer. */
export function next(random: Random): number {
  // In a function of its own, so that the fast one stays short enough to be inlined.
  if (random.secret !== null) return nextSecret(random, random.secret);
  const { b, c, count } = random;
  const drawn = (((random.a + b) | 0) + count) | 0;
  random.count = (count + 1) | 0;
  random.a = b ^ (b >>> 9);
  random.b = (c + (c << 3)) | 0;
  random.c = (((c << 21) | (c >>> 11)) + drawn) | 0;
  return drawn;
}

/** No table draws so much as 2^32 numbers, after which it would begin again. */
function nextSecret(random: Random, secret: Secret): number {
  const { count } = random;
  const current = (count & 15) === 0 ? atBlock(secret, count >>> 4) : secret;
  random.secret = current;
  random.count = (count + 1) | 0;
  return current.block[count & 15] as number;
}

/**
 * A whole number from 0 to `n - 1`, each equally likely; `n` is at most 32,767. Lemire's method: the result is
 * the high word of drawn × n, and the few low words that would make the first results a hair more likely are
 * drawn again.
 */
export function below(random: Random, n: number): number {
  const drawn = next(random);
  // `n >>> 0` keeps the comparison among integers.
  return Math.imul(drawn, n) >>> 0 < n >>> 0 ? belowFairly(random, n, drawn) : highWord(drawn, n);
}

/** The rare case, in a function of its own so that the usual one stays short enough to be inlined. */
function belowFairly(random: Random, n: number, first: number): number {
  const unfair = 0x100000000 % n;
  let drawn = first;
  while (Math.imul(drawn, n) >>> 0 < unfair) drawn = next(random);
  return highWord(drawn, n);
}

function highWord(drawn: number, n: number): number {
  return ((drawn >>> 16) * n + (((drawn & 0xffff) * n) >>> 16)) >>> 16;
}

/** Shuffles in place (Fisher–Yates from the end). */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const moved = items[i] as T;
    items[i] = items[j] as T;
    items[j] = moved;
  }
  return items;
}

/** A new fast stream that starts from a draw of this one: whoever forks a secret stream does not hand on its key. */
export function fork(random: Random): Random {
  const forked: Random = { a: next(random), b: next(random), c: next(random), count: 1, secret: null };
  for (let i = 0; i < 15; i++) next(forked);
  return forked;
}

export function copyRandom(random: Random): Random {
  return { a: random.a, b: random.b, c: random.c, count: random.count, secret: random.secret };
}

/** Goes on from where another stream stands. */
export function setRandom(random: Random, from: Random): void {
  random.a = from.a;
  random.b = from.b;
  random.c = from.c;
  random.count = from.count;
  random.secret = from.secret;
}
