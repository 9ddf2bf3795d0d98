/** Choosing among moves by what they are worth. */
import { next, type Random } from "@guinguette/rules/random";

/**
 * How likely each of several choices should be: the closer to the best, the likelier, and nothing that is
 * `leeway` or more behind it. Straight lines rather than powers of e, which machines do not all round alike.
 */
export function weightsOf(worths: readonly number[], leeway: number): number[] {
  const best = Math.max(...worths);
  return worths.map((each) => (each === best ? 1 : Math.max(0, 1 - (best - each) / leeway)));
}

/** Weights as likelihoods; without any weight, all are alike. */
export function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}

/** A move drawn with the weights of `weightsOf`. */
export function mixed<Move>(
  moves: readonly Move[],
  worth: (move: Move) => number,
  leeway: number,
  random: Random,
): Move {
  return drawn(moves, weightsOf(moves.map(worth), leeway), random);
}

/** The best, or any one of those that are as good. */
export function best<Move>(moves: readonly Move[], worth: (move: Move) => number, random: Random): Move {
  return mixed(moves, worth, Number.MIN_VALUE, random);
}

/** Each as likely as its weight says. */
export function drawn<Move>(moves: readonly Move[], weights: readonly number[], random: Random): Move {
  let left = fraction(random) * weights.reduce((sum, weight) => sum + weight, 0);
  let last: Move | undefined;
  for (const [place, move] of moves.entries()) {
    const weight = weights[place]!;
    // Not even if rounding leaves a little over at the end.
    if (weight <= 0) continue;
    last = move;
    left -= weight;
    if (left < 0) break;
  }
  if (last === undefined) throw new Error("a bot was asked to move without a legal move");
  return last;
}

/** From 0 to just below 1. */
export function fraction(random: Random): number {
  return (next(random) >>> 0) / 0x100000000;
}
