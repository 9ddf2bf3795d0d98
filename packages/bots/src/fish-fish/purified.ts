/**
 * Characters that are as different as their tastes, and on the whole do what is solved: whoever does not know which of
 * them it has before it can make nothing of it.
 *
 * Harsanyi: Games with randomly disturbed payoffs (1973). The scaling is Sinkhorn's.
 */
import { sharesOf } from "../mix.ts";

/** More rounds change nothing that one would notice. */
const ROUNDS = 6;

/** How likely each choice is for each of those with these tastes, if all of them together are to choose as `solved`. */
export function purified(solved: readonly number[], tastes: readonly (readonly number[])[]): number[][] {
  let all = tastes.map((taste) => sharesOf(solved.map((share, place) => share * taste[place]!)));
  for (let round = 0; round < ROUNDS; round++) {
    const means = solved.map(
      (_, place) => all.reduce((sum, shares) => sum + shares[place]!, 0) / tastes.length,
    );
    all = all.map((shares) =>
      sharesOf(
        shares.map((share, place) => (means[place]! > 0 ? (share * solved[place]!) / means[place]! : 0)),
      ),
    );
  }
  return all;
}
