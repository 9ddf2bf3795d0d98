/** Keys of positions: 64 bits as two whole numbers, so that two positions of one search never share theirs by
 * more than an absurd chance. Whole numbers only: the same on every machine. */

/** Two numbers spread over 32 bits. */
export function spread(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x27d4eb2f, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return h ^ (h >>> 15);
}

/** The same in another way, for the other half. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a + 0x165667b1, 0xcc9e2d51) ^ Math.imul(b ^ 0x1b873593, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}
