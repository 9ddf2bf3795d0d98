/**
 * Which of the legal moves comes next: xorshift, in one number that stays in a register. It is what random playouts
 * are measured with elsewhere too, so that figures compare the games and not the generators; deals are drawn by the
 * rules' own.
 */
import { next, seeded } from "@guinguette/rules/random";

/** The state of the generator: 32 bits, never 0. */
export type Picks = number;

export function picksOf(seed: string): Picks {
  return next(seeded(`bot/0/${seed}`)) | 1;
}

export function nextPicks(picks: Picks): Picks {
  let bits = picks ^ (picks << 13);
  bits ^= bits >>> 17;
  return bits ^ (bits << 5);
}

/** One of `n`, by the upper half of the bits: a hair unfair, which no figure shows. */
export function pickOf(picks: Picks, n: number): number {
  return ((picks >>> 16) * n) >>> 16;
}
