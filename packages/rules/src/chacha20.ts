/** The block function of ChaCha20 (RFC 8439, section 2.3), in 32-bit integers: 20 rounds. */

/** Eight words. */
export type Key = readonly number[];

/** "expand 32-byte k" */
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const noNonce = [0, 0, 0];

/** The 16 words of the key stream's block by this number. Bytes are those of each word, its lowest first. */
export function chachaBlock(key: Key, number: number, nonce: readonly number[] = noNonce): number[] {
  const start = [...constants, ...key, number | 0, ...nonce];
  const words = start.slice();
  for (let round = 0; round < 20; round += 2) {
    quarterRound(words, 0, 4, 8, 12);
    quarterRound(words, 1, 5, 9, 13);
    quarterRound(words, 2, 6, 10, 14);
    quarterRound(words, 3, 7, 11, 15);
    quarterRound(words, 0, 5, 10, 15);
    quarterRound(words, 1, 6, 11, 12);
    quarterRound(words, 2, 7, 8, 13);
    quarterRound(words, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[i] = (words[i]! + start[i]!) | 0;
  return words;
}

function quarterRound(words: number[], a: number, b: number, c: number, d: number): void {
  addThenRotate(words, a, b, d, 16);
  addThenRotate(words, c, d, b, 12);
  addThenRotate(words, a, b, d, 8);
  addThenRotate(words, c, d, b, 7);
}

/** x += y; z ^= x; z <<<= by. */
function addThenRotate(words: number[], x: number, y: number, z: number, by: number): void {
  const sum = (words[x]! + words[y]!) | 0;
  const mixed = words[z]! ^ sum;
  words[x] = sum;
  words[z] = (mixed << by) | (mixed >>> (32 - by));
}
