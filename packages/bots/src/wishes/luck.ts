/** Other cards to come: what `sample` imagines, for a hundredth of the time, once it has imagined one state. */
import { below, fork, type Random } from "@guinguette/rules/random";
import { clone, type State } from "@guinguette/rules/wishes/state";

/** The same table with the draw pile in another order, which is all that nobody knows (IW-R15). */
export function withOtherLuck(state: State, random: Random): State {
  const other = clone(state);
  const { deck, pileCount } = other;
  for (let place = pileCount - 1; place > 0; place--) {
    const from = below(random, place + 1);
    const card = deck[place]!;
    deck[place] = deck[from]!;
    deck[from] = card;
  }
  other.random = fork(random);
  return other;
}
