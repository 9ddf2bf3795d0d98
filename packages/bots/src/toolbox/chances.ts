/** Turning worths into chances, with sums, products and quotients only: every machine rounds those alike. */

/** e to the power of x for x up to 0, near enough: (1 + x/256) to the power of 256. */
export function decay(x: number): number {
  if (x < -128) return 0;
  let power = 1 + x / 256;
  for (let i = 0; i < 8; i++) power *= power;
  return power;
}
