/** SHA-256 (FIPS 180-4), in 32-bit integers. */

// Fractions of the square roots of the first primes, then of the cube roots.
const startingWords = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const roundConstants = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

// A seed may be as long as a record may be large: nothing is copied, and nothing allocated for each block.
const schedule = new Int32Array(64);

/** The eight words of the digest, each with its first byte highest. */
export function sha256(message: Uint8Array): number[] {
  const hash = startingWords.map((word) => word | 0);
  const whole = message.length - (message.length % 64);
  for (let at = 0; at < whole; at += 64) compress(hash, message, at);
  const tail = tailOf(message, whole);
  for (let at = 0; at < tail.length; at += 64) compress(hash, tail, at);
  return hash;
}

/** What is left of the message, a one bit, zeros, and at last the length of it all in bits: one block or two. */
function tailOf(message: Uint8Array, from: number): Uint8Array {
  const left = message.length - from;
  const tail = new Uint8Array(left < 56 ? 64 : 128);
  tail.set(message.subarray(from));
  tail[left] = 0x80;
  const length = new DataView(tail.buffer, tail.length - 8);
  length.setUint32(0, Math.floor(message.length / 0x20000000));
  length.setUint32(4, message.length << 3);
  return tail;
}

/** Takes the block of 64 bytes that begins here into the hash. */
function compress(hash: number[], bytes: Uint8Array, at: number): void {
  for (let t = 0; t < 16; t++) {
    const i = at + 4 * t;
    schedule[t] = (bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!;
  }
  for (let t = 16; t < 64; t++) {
    const early = schedule[t - 15]!;
    const late = schedule[t - 2]!;
    const small0 = rotr(early, 7) ^ rotr(early, 18) ^ (early >>> 3);
    const small1 = rotr(late, 17) ^ rotr(late, 19) ^ (late >>> 10);
    schedule[t] = small1 + schedule[t - 7]! + small0 + schedule[t - 16]!;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const big1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + big1 + choice + roundConstants[t]! + schedule[t]!) | 0;
    const big0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + big0 + majority) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i]! + word) | 0;
}

function rotr(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
